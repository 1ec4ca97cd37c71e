/**
 * The records of Signum: factions, heroes, characters, minions, battle-deck cards, feats (chapters 3, 11, 39).
 */
import type { AttackType, Body, Creatures, Critical, Grant, Property, Rank, Trigger } from '../abilities/language.ts';
import type { Die } from './die.ts';

/** SG-3.6: one attack box. */
export interface AttackBox {
  readonly type: AttackType;
  readonly dice: readonly Die[];
  readonly range: number;
  readonly critical: Critical;
}

interface CreatureRecord {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  /** SG-0.13 */
  readonly affinities: readonly string[];
  readonly hp: number;
  readonly movement: number;
  /** SG-3.16: it picks one each time it attacks. */
  readonly attacks: readonly AttackBox[];
  readonly properties: readonly Property[];
}

/** SG-5.2 */
export interface Leadership {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

export interface HeroRecord extends CreatureRecord {
  readonly kind: 'hero';
  readonly leadership: Leadership;
  /** SG-6.2: ids of the hero's ten cards. */
  readonly cards: readonly string[];
}

export interface CharacterRecord extends CreatureRecord {
  readonly kind: 'character';
  /** SG-5.1, SG-5.4: its stars; none for rankless ones. */
  readonly stars: readonly Exclude<Rank, 'rankless'>[];
  readonly cost: number;
  readonly income: number;
}

export interface MinionRecord extends CreatureRecord {
  readonly kind: 'minion';
}

/** SG-8.18 */
export const RELIC_CLASSES = ['weapon', 'armour', 'headgear', 'footwear', 'jewel', 'consumable'] as const;
export type RelicClass = (typeof RELIC_CLASSES)[number];

interface SupportRecord {
  readonly id: string;
  readonly name: string;
  /** Empty for universal cards (SG-6.6). */
  readonly faction: string;
  readonly cost: number;
  readonly income: number;
}

export interface SpellRecord extends SupportRecord {
  readonly kind: 'spell';
  readonly firstWord?: Body;
  readonly does?: Body;
  /** SG-7.5: stays attached to a creature that fits, and gives it these. */
  readonly enchantment?: { readonly on: Creatures; readonly grants: readonly Grant[] };
}

export interface RelicRecord extends SupportRecord {
  readonly kind: 'relic';
  readonly class: RelicClass;
  readonly properties: readonly Property[];
}

export interface BuildingRecord extends SupportRecord {
  readonly kind: 'building';
  readonly properties: readonly Property[];
}

export interface TacticRecord extends SupportRecord {
  readonly kind: 'tactic';
  readonly on: Trigger;
  /** Whose event: the creature or player it is about. */
  readonly about?: Creatures;
  /** Whose turn, card or feat it is. */
  readonly whose?: 'your' | 'opponent';
  readonly does: Body;
}

export type SupportCard = SpellRecord | RelicRecord | BuildingRecord | TacticRecord;
export type AnyCreature = HeroRecord | CharacterRecord | MinionRecord;

export interface FactionRecord {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly minion: string;
  /** SG-6.1: ids of the twenty cards, with repeats. */
  readonly cards: readonly string[];
}

/** SG-11.40 to SG-11.66 */
export interface FeatRecord {
  readonly id: string;
  readonly name: string;
  readonly kind: 'military' | 'achievement';
  readonly points: number;
  readonly condition: string;
  /** Copies by deck label 20, 24, 30, 45. */
  readonly copies: readonly [number, number, number, number];
}
