/**
 * Cards that say the examples of the tests, and what is asked of all examples.
 */
import { describe, expect, test } from 'vitest';
import type { Effect, Part } from '../src/abilities/language.ts';
import type { ArmyCard } from '../src/content/card.ts';
import { powerText } from '../src/text/card-text.ts';

const FACTS = {
  set: 'Examples',
  general: 'jandar',
  species: 'kyrie',
  class: 'warrior',
  personality: 'wild',
  size: 'medium',
  height: 5,
  life: 1,
  move: 5,
  range: 1,
  attack: 3,
  defence: 3,
  points: 50,
  spaces: 1,
  powers: [],
} as const;

/** A woman with a name. */
export const RAELIN: ArmyCard = {
  ...FACTS,
  id: 'raelin-the-kyrie-warrior-rotv',
  name: 'Raelin the Kyrie Warrior',
  rarity: 'unique',
  kind: 'hero',
  figures: 1,
};
/** A hero of whom there may be several. */
export const TROLL: ArmyCard = {
  ...FACTS,
  id: 'feral-troll',
  name: 'Feral Troll',
  rarity: 'uncommon',
  kind: 'hero',
  figures: 1,
};
export const VIPERS: ArmyCard = {
  ...FACTS,
  id: 'venoc-vipers',
  name: 'Venoc Vipers',
  rarity: 'common',
  kind: 'squad',
  figures: 3,
};

export type Example = readonly [card: ArmyCard, part: Part, en: string, de: string, it: string];

/** The cards say each example as expected. */
export function testTexts(examples: readonly Example[]): void {
  describe.each(examples)('%#', (card, part, en, de, it) => {
    test(en, () => {
      const power = { name: 'Example', parts: [part] };
      const said = {
        en: powerText(card, power, 'en'),
        de: powerText(card, power, 'de'),
        it: powerText(card, power, 'it'),
      };
      expect(said).toEqual({ en, de, it });
    });
  });
}

/** What must be done after moving. */
export function afterMoving(...effects: readonly Effect[]): Part {
  return { part: 'act', when: 'after-moving', must: true, do: effects };
}

/** What must be done after moving to an adjacent enemy figure of one's choice. */
export function toAdjacentEnemy(...effects: readonly Effect[]): Part {
  const choose = { figures: { side: 'enemy' }, place: { adjacent: true } } as const;
  return { part: 'act', when: 'after-moving', must: true, choose, do: effects };
}
