/**
 * An army card: its numbers (facts) and its powers as data (HS-1.4).
 */
import type { Power } from '../abilities/language.ts';

/** HS-1.6, in ascending order. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

export const GENERALS = ['jandar', 'utgar', 'ullar', 'vydar', 'einar', 'aquilla', 'valkrill'] as const;
export type General = (typeof GENERALS)[number];

export const RARITIES = ['unique', 'common', 'uncommon'] as const;
export type Rarity = (typeof RARITIES)[number];
/** HS-1.5 */
export type CardKind = 'hero' | 'squad';

/**
 * What weapons do beside wounding; optional rules ask for it (HS-V29, HS-V39). The fire of a card with special attacks is in those, that
 * of any other card in its normal attack.
 */
export const WEAPON_TAGS = ['fire', 'cutting'] as const;
export type WeaponTag = (typeof WEAPON_TAGS)[number];

export interface ArmyCard {
  readonly id: string;
  readonly name: string;
  /** HS-3.12: two editions of one character share it; left out: the name. */
  readonly character?: string;
  readonly set: string;
  readonly general: General;
  /** Traits in the singular (HS-28.3). */
  readonly species: string;
  readonly class: string;
  readonly personality: string;
  readonly rarity: Rarity;
  readonly kind: CardKind;
  readonly size: Size;
  readonly height: number;
  readonly life: number;
  readonly move: number;
  readonly range: number;
  readonly attack: number;
  readonly defence: number;
  readonly points: number;
  readonly figures: number;
  /** HS-7.1, HS-7.14 */
  readonly spaces: 1 | 2 | 6;
  readonly weapons?: readonly WeaponTag[];
  readonly powers: readonly Power[];
  /** What still keeps the card from being offered for play; left out: nothing. */
  readonly missing?: readonly string[];
}
