/**
 * Everything a sentence can say of its subject, by subject matter. Each language has one word list per group.
 */
import type { Effect } from '../../abilities/language.ts';
import type { General } from '../../content/card.ts';
import type { Ground, ObstacleWord } from './ground.ts';
import type { Kind, Noun, Role, Space, Where } from './noun.ts';

export type Verb = FightVerb | SpecialVerb | MoveVerb | EffectVerb | TurnVerb | StateVerb;

export type StatWord = 'attack' | 'defence' | 'move' | 'range' | 'leaving' | 'leap';
export type SymbolWord = 'skull' | 'shield';

export interface Bonus {
  readonly stat: StatWord;
  readonly add: number;
  readonly per?: Per;
  /** Not more than this in all. */
  readonly max?: number;
}

/** As often as there are such things. */
export type Per =
  | { readonly per: 'figure'; readonly noun: Noun }
  | { readonly per: 'wound'; readonly on: Noun }
  | { readonly per: 'marker'; readonly name: string }
  | { readonly per: 'wound-this-turn'; readonly on: Noun }
  | { readonly per: 'order-marker' };

export type Until = 'turn' | 'round';

/** An attack seen from either side. */
export interface Strike {
  /** `any`: normal or special. */
  readonly attack?: 'normal' | 'special' | 'any';
  readonly other?: Noun;
  /** The figure attacked is its chosen target, not merely reached by its area. */
  readonly aimed?: true;
}

/** Numbers and dice; what happens in attacks. The subject is a figure. */
export type FightVerb = { readonly of: 'fight' } & (
  | { readonly v: 'gets'; readonly bonuses: readonly Bonus[]; readonly against?: Noun }
  | {
      readonly v: 'rolls-at-most';
      readonly stat: 'attack' | 'defence';
      readonly max: number;
      readonly against?: Noun;
      readonly until?: Until;
    }
  | { readonly v: 'counts-each'; readonly what: SymbolWord; readonly times: number }
  | { readonly v: 'adds-automatic'; readonly what: SymbolWord; readonly count: number }
  | { readonly v: 'uses-symbols'; readonly what: SymbolWord; readonly general: General; readonly dice: number | 'same' }
  | { readonly v: 'blocks-all' }
  | { readonly v: 'receives-at-most'; readonly wounds: number }
  | { readonly v: 'rolls-shield' }
  | { readonly v: 'rolls-only-skulls' }
  | { readonly v: 'excess-hits'; readonly on: Noun }
  | { readonly v: 'rerolls' }
  | { readonly v: 'counts-once' }
  | {
      readonly v: 'attacks-more';
      readonly more: number | 'all-adjacent';
      readonly differentTargets?: true;
      readonly adjacentOnly?: true;
    }
  | { readonly v: 'attacks-fewer'; readonly fewer: number }
  | { readonly v: 'attacks'; readonly strike: Strike }
  | { readonly v: 'attacks-only'; readonly whom: Noun }
  | { readonly v: 'attacks-if-adjacent'; readonly whom: Noun }
  | { readonly v: 'attacks-this-turn' }
  | { readonly v: 'attacks-all-adjacent' }
  | { readonly v: 'is-targeted'; readonly strike: Strike }
  | { readonly v: 'faces-skulls'; readonly strike: Strike }
  | { readonly v: 'defends'; readonly strike: Strike; readonly unhurt?: true }
  | { readonly v: 'would-be-wounded'; readonly strike: Strike; readonly leaving?: true }
  | { readonly v: 'would-be-destroyed'; readonly strike: Strike }
  | { readonly v: 'is-wounded'; readonly strike: Strike }
  | { readonly v: 'wounds'; readonly strike: Strike; readonly atLeast?: number; readonly leaving?: 'only' | 'too' }
  | { readonly v: 'destroys'; readonly strike: Strike }
  | { readonly v: 'is-destroyed'; readonly strike: Strike }
  | { readonly v: 'has-attacked' }
  | { readonly v: 'survives'; readonly attacker: Noun }
  | {
      readonly v: 'is-hidden';
      readonly until: 'turn' | 'next-marker' | 'moved';
      readonly whileUnengaged?: true;
      readonly whileStill?: true;
    }
);

/** Special attacks. The subject is the player, the attack or who makes it. */
export type SpecialVerb = { readonly of: 'special' } & (
  | { readonly v: 'uses-it'; readonly times: number; readonly differentTargets?: true }
  | { readonly v: 'uses-it-again'; readonly adjacentToLast?: true; readonly differentTargets?: true }
  | { readonly v: 'spends-pool'; readonly pool: number }
  | { readonly v: 'needs-no-sight' }
  | { readonly v: 'needs-clear-sight' }
  | { readonly v: 'aims-only'; readonly at: Noun; readonly objects?: true }
  | { readonly v: 'spares-objects' }
  | { readonly v: 'is-usable' }
  | { readonly v: 'wounds-with-it'; readonly whom?: Noun }
  | { readonly v: 'destroys-with-it' }
  | { readonly v: 'rolls-skulls'; readonly atLeast: number }
  | { readonly v: 'rolls-symbol'; readonly general: General }
  | { readonly v: 'rolls-dice-of'; readonly general: General; readonly dice: number | 'same' }
  | { readonly v: 'is-affected'; readonly too?: true }
  | { readonly v: 'is-spared' }
  | { readonly v: 'rolls-once-for-all' }
  | { readonly v: 'cannot-defend' }
  | { readonly v: 'attacks-in-turn' }
  | { readonly v: 'survives-it' }
  | { readonly v: 'is-destroyed-by-it' }
  | {
      readonly v: 'combines';
      readonly need: readonly ('unengaged' | 'together' | 'same-level' | 'adjacent-to-target' | 'sight')[];
      readonly target?: Noun;
    }
  | { readonly v: 'makes-one'; readonly dice: number; readonly at?: Noun }
  | { readonly v: 'makes-on-the-way'; readonly attacks: number; readonly at: Noun }
);

/** Moving and being moved. The subject is a figure. */
export type MoveVerb = { readonly of: 'move' } & (
  | { readonly v: 'flies' }
  | { readonly v: 'takes-off-safely' }
  | { readonly v: 'passes-figures' }
  | { readonly v: 'is-attacked-when-leaving'; readonly is: boolean }
  | { readonly v: 'climbs'; readonly times?: number; readonly add?: number }
  | { readonly v: 'ignores-stop'; readonly ground: Ground }
  | { readonly v: 'ignores-cost'; readonly ground: Ground }
  | { readonly v: 'ignores-damage'; readonly ground: Ground }
  | { readonly v: 'leaps'; readonly spaces: number; readonly up: number; readonly down: number }
  | { readonly v: 'steps-up'; readonly spaces: number; readonly up: number; readonly down: number }
  | { readonly v: 'moves'; readonly spaces: number }
  | { readonly v: 'must-end-move' }
  | { readonly v: 'comes-into'; readonly where: Where }
  | { readonly v: 'passes-through'; readonly whom: Noun }
  | { readonly v: 'moves-at-all' }
  | { readonly v: 'is-moved-by-powers' }
  | { readonly v: 'turns-ground'; readonly from: Ground; readonly into: Ground; readonly where: Where }
  | { readonly v: 'goes-on' }
  | { readonly v: 'ends-move' }
  | { readonly v: 'ends-move-engaged' }
);

type EffectOf<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** What the player does with a power. The subject is the player, where nothing else is said. */
export type EffectVerb = { readonly of: 'effect' } & (
  | { readonly v: 'choose'; readonly whom: Noun }
  | { readonly v: 'choose-flown-over'; readonly whom: Noun }
  | { readonly v: 'choose-too'; readonly whom: Noun }
  | { readonly v: 'choose-line'; readonly spaces: number; readonly from: 'self' | 'target'; readonly too?: true }
  | { readonly v: 'use-with-every-figure' }
  | { readonly v: 'roll'; readonly dice: Dice; readonly each?: Noun }
  | { readonly v: 'roll-again' }
  | { readonly v: 'add-to-roll'; readonly add: number; readonly per?: Per }
  | { readonly v: 'add-distance' }
  | { readonly v: 'repeat' }
  | { readonly v: 'wound'; readonly whom: Noun; readonly wounds: number }
  | { readonly v: 'destroy'; readonly whom: Noun }
  | { readonly v: 'heal'; readonly whom: Noun; readonly wounds: number | 'all'; readonly upTo?: true }
  | { readonly v: 'remove-orders'; readonly whom: Noun; readonly count: 'all' | 'one-random' }
  | { readonly v: 'take-control'; readonly whom: Noun }
  /** Said of an opponent. */
  | { readonly v: 'gains-control'; readonly until?: 'turn' }
  | { readonly v: 'negate'; readonly whom: Noun }
  | { readonly v: 'give'; readonly whom: Noun; readonly bonuses: readonly Bonus[]; readonly until: Until }
  | { readonly v: 'activate'; readonly state: string; readonly until: Until; readonly x?: true }
  | { readonly v: 'place'; readonly whom: Noun; readonly space: Space; readonly inPlace?: Role }
  | { readonly v: 'gather'; readonly whom: Noun; readonly space: Space; readonly count: number | 'wounds' }
  /** Said of a figure. */
  | { readonly v: 'may-fall' }
  | { readonly v: 'switch'; readonly whom: Noun; readonly once?: 'turn' }
  | {
      readonly v: 'move';
      readonly whom: Noun;
      readonly spaces: number | 'symbols';
      readonly several: boolean;
      readonly up?: number;
      readonly unengaged?: true;
      /** Without leaving-engagement attacks. */
      readonly free?: true;
    }
  | { readonly v: 'move-again'; readonly whom: Noun }
  | { readonly v: 'attack-again'; readonly with: Noun }
  | { readonly v: 'ignore-attack' }
  | { readonly v: 'ignore-wounds' }
  | {
      readonly v: 'put-marker';
      readonly name: string;
      readonly count: number;
      readonly on?: Noun;
      readonly max?: number;
    }
  | { readonly v: 'remove-marker'; readonly name: string; readonly count: number; readonly on?: Noun }
  | { readonly v: 'revive'; readonly whom: Noun; readonly space: Space; readonly inPlace?: Role }
  | { readonly v: 'bring'; readonly name: string; readonly space: Space }
  | { readonly v: 'become-spirit'; readonly stat: EffectOf<'spirit'>['stat'] }
  /** Said of a figure. */
  | { readonly v: 'becomes'; readonly species?: string; readonly class?: string; readonly personality?: string }
  /** Such a result is enough for self. */
  | { readonly v: 'is-enough'; readonly from: number }
  | { readonly v: 'turn-ends' }
  | { readonly v: 'distribute'; readonly among: Noun }
  | { readonly v: 'lay-shadow' }
);

export type Dice =
  | { readonly dice: 'd20' }
  | { readonly dice: 'attack'; readonly count: number | 'wounds'; readonly per?: Per }
  | { readonly dice: 'symbols'; readonly general: General; readonly count: number | 'same' };

/** Turns, markers, the start of the game. The subject is the player, where nothing else is said. */
export type TurnVerb = { readonly of: 'turn' } & (
  | { readonly v: 'take-turn'; readonly with: readonly Noun[]; readonly first?: true }
  | { readonly v: 'take-turn-instead'; readonly options: readonly (readonly Noun[])[] }
  | { readonly v: 'another-turn'; readonly with: Noun }
  | { readonly v: 'acts-with'; readonly move: number; readonly attack: number }
  | { readonly v: 'need-not-have-moved' }
  | { readonly v: 'add-d20'; readonly add: number; readonly power?: string; readonly owners?: Noun }
  | { readonly v: 'add-initiative'; readonly add: number; readonly per?: Per; readonly max?: number }
  | { readonly v: 'starts-in-reserve' }
  | { readonly v: 'choose-at-start'; readonly whom: Noun; readonly as?: string }
  | { readonly v: 'starts-with-markers'; readonly name: string; readonly count: number | 'per-figure' }
  | { readonly v: 'is-exempt'; readonly power: string }
);

/** What may be true of someone. */
export type StateVerb = { readonly of: 'state' } & (
  | { readonly v: 'is'; readonly kind: Kind }
  | { readonly v: 'stands-on'; readonly ground: Ground }
  | { readonly v: 'started-on'; readonly ground: Ground }
  | { readonly v: 'started-engaged'; readonly is: boolean }
  | { readonly v: 'started-adjacent-to'; readonly whom: Noun }
  | { readonly v: 'started-next-to'; readonly obstacles: readonly ObstacleWord[] }
  | { readonly v: 'is-next-to'; readonly obstacles: readonly ObstacleWord[] }
  | { readonly v: 'was-not-adjacent'; readonly to: Noun }
  | { readonly v: 'was-away'; readonly from: Noun; readonly atLeast: number }
  | { readonly v: 'is-engaged'; readonly is: boolean }
  | { readonly v: 'is-then-unengaged' }
  | { readonly v: 'is-adjacent'; readonly is: boolean }
  | { readonly v: 'is-within'; readonly where: Where; readonly beforeMoving?: true }
  | { readonly v: 'is-higher-than'; readonly whom: Noun }
  | { readonly v: 'has-height' }
  | { readonly v: 'is-the-target' }
  | { readonly v: 'was-unhurt' }
  | { readonly v: 'has-moved'; readonly is: boolean }
  | { readonly v: 'has-same-target' }
  /** Said of the figures that are there. */
  | { readonly v: 'are-there'; readonly where: Where }
  | { readonly v: 'are-in-play' }
  | { readonly v: 'has-wounds'; readonly atLeast: number }
  | { readonly v: 'has-given-wounds'; readonly atLeast: number }
  | { readonly v: 'can-reach'; readonly whom: Noun }
  /** Said of the player. */
  | { readonly v: 'has-only'; readonly kind: Kind }
  | { readonly v: 'has-unrevealed'; readonly exactly: number }
  | { readonly v: 'has-orders-only-on'; readonly kind: Kind; readonly andThis?: true }
  | { readonly v: 'has-orders'; readonly atLeast: number }
  | { readonly v: 'takes-marker-turn'; readonly face?: '1' | '2' | '3' }
  | { readonly v: 'has-marker'; readonly name: string; readonly atLeast: number }
  | { readonly v: 'took-no-bonding-turn' }
  | { readonly v: 'has-been-destroyed' }
  | { readonly v: 'is-attacked-with'; readonly attack: 'normal' | 'special' | 'any' }
  | { readonly v: 'has-active'; readonly state: string }
  | { readonly v: 'is-in-first-round' }
);
