/**
 * Cards that say the examples of the tests, and what is asked of all examples.
 */
import { LANGUAGES, type Language } from '@muster/engine';
import { expect, test } from 'vitest';
import type { Ability, Trigger } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import { abilityText } from '../src/text/card-text.ts';

/** A character, whose lines are about itself. */
export const RUTH: Card = {
  id: 'ruth',
  name: 'Ruth',
  type: 'character',
  sets: [],
  formats: [],
  classes: ['Fighter'],
  level: 1,
  factions: [],
  alignment: 'good',
  atk: [1],
  ac: 10,
  skill: 1,
  hp: 1,
};
/** An action, whose lines are about the Cleric who performs it. */
export const OATH: Card = {
  id: 'oath',
  name: 'Oath',
  type: 'action',
  sets: [],
  formats: [],
  classes: ['Cleric'],
  level: 1,
};
/** An item, whose lines are about the Wizard who bears it. */
export const STAFF: Card = {
  id: 'staff',
  name: 'Staff',
  type: 'item',
  sets: [],
  formats: [],
  classes: ['Wizard'],
  level: 1,
};

export type Example = readonly [what: string, ability: Ability, en: string, de: string, it: string];

/** The card says each example as expected, and no two alike. */
export function testTexts(card: Card, examples: readonly Example[]): void {
  test.each(examples)('%s', (_what, ability, ...expected) => {
    expect(LANGUAGES.map((language) => abilityText(card, ability, language))).toEqual(expected);
  });

  test.each(LANGUAGES)('no two mean the same (%s)', (language) => {
    const texts = examples.map(([, ability]) => abilityText(card, ability, language));
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
}

/** Words for a part of a line. */
export type Phrase<Data> = readonly [data: Data, en: string, de: string, it: string];

/** Phrases in the middle of lines that differ in nothing else. */
export function linesWith<Data>(
  phrases: readonly Phrase<Data>[],
  line: (data: Data) => Ability,
  frame: Readonly<Record<Language, (phrase: string) => string>>,
): readonly Example[] {
  return phrases.map(([data, en, de, it]) => [
    JSON.stringify(data),
    line(data),
    frame.en(en),
    frame.de(de),
    frame.it(it),
  ]);
}

/** Reacts that wait for these. */
export function reactsTo(triggers: readonly Phrase<Trigger>[]): readonly Example[] {
  return linesWith(triggers, (on) => ({ kind: 'react', on, do: [{ do: 'draw', cards: 1 }] }), {
    en: (event) => `React: ${event}: Draw a card.`,
    de: (event) => `Reaktion: ${event}: Ziehe eine Karte.`,
    it: (event) => `Reazione: ${event}: Pesca una carta.`,
  });
}
