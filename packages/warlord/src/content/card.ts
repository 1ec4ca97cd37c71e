/**
 * A card record: facts and abilities together, as the content files hold them.
 */
import type { Ability, Alignment, Class, Faction, Feat, Trait } from '../abilities/language.ts';

export const FORMATS = ['campaign', 'epic'] as const;
/** Which format symbols some printing of the card bears (WL-29.1, WL-29.4). */
export type Format = (typeof FORMATS)[number];

interface CardFacts {
  /** Unique key of the record: the name in small letters and hyphens. */
  readonly id: string;
  readonly name: string;
  /** Codes of the sets it was printed in. */
  readonly sets: readonly string[];
  readonly formats: readonly Format[];
  /** WL-1.8, WL-1.24, WL-1.27: empty is the oval. */
  readonly classes: readonly Class[];
  readonly level: number;
  readonly traits?: readonly Trait[];
  readonly abilities?: readonly Ability[];
}

export interface CharacterCard extends CardFacts {
  readonly type: 'character';
  readonly factions: readonly Faction[];
  readonly alignment: Alignment;
  /** WL-1.6: one number for each melee strike of an attack. */
  readonly atk: readonly number[];
  readonly ac: number;
  readonly skill: number;
  readonly hp: number;
  readonly feats?: Partial<Readonly<Record<Feat, number>>>;
  /** WL-30.8 */
  readonly charges?: number;
}

export interface ItemCard extends CardFacts {
  readonly type: 'item';
  /** WL-1.23: an absent value is not changed. */
  readonly atk?: number;
  readonly ac?: number;
  readonly skill?: number;
  readonly hp?: number;
  readonly feats?: Partial<Readonly<Record<Feat, number>>>;
  readonly charges?: number;
}

export interface ActionCard extends CardFacts {
  readonly type: 'action';
  /** An action that says it is a spell though its icon is neither Wizard nor Cleric. */
  readonly spell?: true;
}

export type Card = CharacterCard | ItemCard | ActionCard;
