/**
 * Cards that say the examples of the tests, and what is asked of all examples.
 */
import { describe, expect, test } from 'vitest';
import type { Body, Creatures, Effect, Property } from '../src/abilities/language.ts';
import type { CharacterRecord, RelicRecord, SpellRecord, SupportCard, TacticRecord } from '../src/content/card.ts';
import type { AnyCreature } from '../src/content/card.ts';
import { cardText } from '../src/text/card-text.ts';

export interface Said {
  readonly en: string;
  readonly de: string;
  readonly it: string;
}

export type Example<Data> = readonly [data: Data, en: string, de: string, it: string];

/** Each example is said as expected. */
export function testTexts<Data>(what: string, examples: readonly Example<Data>[], saidOf: (data: Data) => Said): void {
  describe.each(examples)(`${what} %#`, (data, en, de, it) => {
    test(en, () => {
      expect(saidOf(data)).toEqual({ en, de, it });
    });
  });
}

export function saidBy(card: AnyCreature | SupportCard): Said {
  return { en: cardText(card, 'en'), de: cardText(card, 'de'), it: cardText(card, 'it') };
}

const FACTS = { id: 'example', name: 'Example', faction: 'dawnward', cost: 1, income: 1 } as const;

export function character(property: Property): CharacterRecord {
  const box = { type: 'melee', dice: ['B'], range: 1, critical: { critical: 'Stun' } } as const;
  return {
    ...FACTS,
    kind: 'character',
    affinities: [],
    hp: 4,
    movement: 3,
    stars: ['bronze'],
    attacks: [box],
    properties: [property],
  };
}

export function relic(property: Property): RelicRecord {
  return { ...FACTS, kind: 'relic', class: 'weapon', properties: [property] };
}

export function spell(does: Body): SpellRecord {
  return { ...FACTS, kind: 'spell', does };
}

export function tactic(text: Pick<TacticRecord, 'on' | 'does'> & Partial<TacticRecord>): TacticRecord {
  return { ...FACTS, kind: 'tactic', ...text };
}

/** What a spell says that does this to an enemy creature. */
export function saidOfEffects(effects: readonly Effect[]): Said {
  return saidBy(spell({ choose: { creatures: { side: 'enemy' } }, do: effects }));
}

/** How these creatures are called by a character's first word that hurts one of them. */
export function saidOfCreatures(creatures: Creatures): Said {
  return saidBy(
    character({
      keyword: 'First Word',
      does: { choose: { creatures }, do: [{ do: 'damage', who: 'it', damage: 1 }] },
    }),
  );
}
