/**
 * The texts of all cards of the game, and that the languages agree on them.
 */
import { LANGUAGES, type Language } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import { library } from '../src/content/library.ts';
import { abilityText, cardText } from '../src/text/card-text.ts';

const CARDS = library().cards;
const WRITTEN = CARDS.filter((card) => card.abilities !== undefined);

/** What must not happen in a line, with a word for it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/ {2}/, 'two spaces'],
  [/undefined|NaN|\[object/, 'a value that is none'],
  [/^\s|\s$/, 'space around it'],
  [/^(?!.*\.[”“»]?$)/, 'no period at the end'],
  [/ [,.:;)]|\( /, 'a space at the wrong side of a sign'],
  [/,,|\.\.|::|;;|[,:;]\./, 'two signs'],
  [/^\p{Ll}|[.!?] \p{Ll}|^[^:.]*: \p{Ll}/u, 'a small letter at the start of a sentence'],
  [/\uE000/, 'an unfinished clause'],
  [/(^|[^\p{L}])(\p{L}{2,}) \2(?!\p{L})/u, 'a word twice'],
];

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  it: ['«', '»'],
};

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** The line without names, which may hold anything. */
function nameless(line: string, card: Card): string {
  return line.replaceAll(card.name, 'X');
}

function faultsIn(line: string, language: Language): readonly string[] {
  const [open, close] = QUOTES[language];
  const faults = FAULTS.filter(([pattern]) => pattern.test(line)).map(([, fault]) => fault);
  const balanced = count(line, open) === count(line, close) && count(line, '(') === count(line, ')');
  return balanced ? faults : [...faults, 'an open bracket or quotation'];
}

describe.each(LANGUAGES)('cards in %s', (language) => {
  test('have one line for each ability', () => {
    for (const card of CARDS) {
      const lines = cardText(card, language)
        .split('\n')
        .filter((line) => line !== '');
      expect(lines, card.name).toHaveLength(card.abilities?.length ?? 0);
    }
  });

  test('are written without faults', () => {
    const found = WRITTEN.flatMap((card) =>
      cardText(card, language)
        .split('\n')
        .flatMap((line) => faultsIn(nameless(line, card), language).map((fault) => `${card.name}: ${fault}: ${line}`)),
    );
    expect(found).toEqual([]);
  });
});

test('what is the same in one language is the same in the others', () => {
  const lines = WRITTEN.flatMap((card) => (card.abilities ?? []).map((ability) => linesOf(card, ability)));
  for (const one of LANGUAGES) {
    for (const other of LANGUAGES) {
      const seen = new Map<string, string>();
      for (const line of lines) {
        const known = seen.get(line[one]) ?? line[other];
        expect(line[other], line[one]).toBe(known);
        seen.set(line[one], known);
      }
    }
  }
});

function linesOf(card: Card, ability: Ability): Readonly<Record<Language, string>> {
  const text = (language: Language): string => abilityText(card, ability, language);
  return { en: text('en'), de: text('de'), it: text('it') };
}

test('every trait has a German and an Italian word', () => {
  const traits = new Set(CARDS.flatMap((card) => card.traits ?? []));
  for (const trait of traits) {
    if (trait === 'Charges') continue; // said as "with the trait" on purpose
    const kill: Ability = { kind: 'order', do: [{ do: 'kill', who: { choose: { trait } } }] };
    for (const card of WRITTEN.slice(0, 1)) {
      expect(abilityText(card, kill, 'de'), trait).not.toContain('mit der Eigenschaft');
      expect(abilityText(card, kill, 'it'), trait).not.toContain('con il tratto');
    }
  }
});

test('a card without abilities has no text', () => {
  const vanilla = CARDS.find((card) => card.abilities === undefined);
  expect(vanilla && cardText(vanilla, 'de')).toBe('');
});

test('a special text without words is an error, not a gap', () => {
  const card = WRITTEN[0];
  const ability: Ability = { kind: 'order', do: [{ do: 'special', id: 'nothing-of-the-kind' }] };
  expect(() => card && abilityText(card, ability, 'it')).toThrow('nothing-of-the-kind');
});
