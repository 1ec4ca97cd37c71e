/**
 * Cards that say the examples of the tests.
 */
import type { Part } from '../src/abilities/language.ts';
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

/** What a card with this part says. */
export function said(card: ArmyCard, part: Part): { readonly en: string; readonly de: string; readonly it: string } {
  const power = { name: 'Example', parts: [part] };
  return {
    en: powerText(card, power, 'en'),
    de: powerText(card, power, 'de'),
    it: powerText(card, power, 'it'),
  };
}
