/**
 * What happens in a match of Signum, as events.
 */
import type { GameEvent, Outcome, RuleId, Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Token } from './abilities/language.ts';
import type { Die, Symbol } from './content/die.ts';
import type { CardId, CreatureId } from './state.ts';

export type DamageCause =
  | 'attack'
  | 'push'
  | 'cleave'
  | 'spell'
  | 'longshot'
  | 'terrain'
  | 'poison'
  | 'plague'
  | 'effect';

/** What gives or takes something: a card, a keyword or terrain by name, or the text of a creature. */
export interface Source {
  readonly source: string;
  /** Whose text it is, NOBODY for cards and terrain. */
  readonly creature: CreatureId;
}

export interface SymbolChange {
  readonly symbol: Symbol;
  readonly add: number;
  readonly source: string;
}

export type SignumEvent = GameEvent & { readonly rules?: readonly RuleId[] } & (
    | { readonly type: 'first-player'; readonly seat: Seat }
    | { readonly type: 'warband'; readonly seat: Seat; readonly characters: readonly CardId[] }
    | { readonly type: 'terrain-placed'; readonly seat: Seat; readonly piece: string; readonly at: SpaceId }
    | { readonly type: 'terrain-declined'; readonly seat: Seat }
    | { readonly type: 'hand-chosen'; readonly seat: Seat }
    | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'round'; readonly left: number }
    | { readonly type: 'strength'; readonly seat: Seat; readonly strength: number }
    /** With the victory points that milestones bring or take (SG-12.11). */
    | { readonly type: 'income'; readonly seat: Seat; readonly income: number; readonly points?: number }
    | { readonly type: 'points'; readonly seat: Seat; readonly points: number; readonly why: string }
    /** With the milestone of the income it is drawn for (SG-12.12). */
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId; readonly milestone?: number }
    | { readonly type: 'drew-feat'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'to-hall'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'from-hall'; readonly seat: Seat; readonly card: CardId; readonly to: string }
    /** With the property that is used, by its place on the card. */
    | { readonly type: 'closed'; readonly seat: Seat; readonly card: CardId; readonly property?: number }
    /** Whom a text works on: that of the card that is named, or of a creature. */
    | {
        readonly type: 'chosen';
        readonly source: string;
        readonly creature: CreatureId;
        readonly targets: readonly CreatureId[];
      }
    | { readonly type: 'enchanted'; readonly creature: CreatureId; readonly card: CardId }
    | {
        readonly type: 'relic-tokens';
        readonly seat: Seat;
        readonly card: CardId;
        readonly armour: number;
        readonly reuse: number;
      }
    | { readonly type: 'feat'; readonly seat: Seat; readonly card: CardId; readonly points: number }
    | { readonly type: 'feat-face-down'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'feat-discarded'; readonly seat: Seat; readonly card: CardId; readonly for: string }
    | { readonly type: 'entered'; readonly creature: CreatureId; readonly at: SpaceId }
    | { readonly type: 'activated'; readonly creature: CreatureId }
    | { readonly type: 'skipped'; readonly creature: CreatureId }
    | { readonly type: 'contract'; readonly creature: CreatureId; readonly strength: number }
    | {
        readonly type: 'moved';
        readonly creature: CreatureId;
        readonly path: readonly SpaceId[];
        readonly running: boolean;
      }
    | { readonly type: 'placed'; readonly creature: CreatureId; readonly at: SpaceId }
    | { readonly type: 'pushed'; readonly creature: CreatureId; readonly to: SpaceId }
    | {
        readonly type: 'attack';
        readonly attacker: CreatureId;
        readonly target: CreatureId;
        readonly attack: string;
        readonly counter: boolean;
      }
    | {
        readonly type: 'roll';
        readonly seat: Seat;
        readonly why: string;
        readonly creature: CreatureId;
        readonly dice: readonly { readonly die: Die; readonly symbol: Symbol }[];
        /** Dice that are not in the attack box. */
        readonly added?: readonly (Source & { readonly dice: readonly Die[] })[];
        /** Dice the target takes away. */
        readonly removed?: readonly (Source & { readonly dice: number })[];
      }
    | {
        readonly type: 'reroll';
        readonly seat: Seat;
        readonly dice: readonly { readonly die: Die; readonly symbol: Symbol }[];
      }
    | {
        readonly type: 'critical';
        readonly creature: CreatureId;
        readonly critical: string;
        readonly symbol?: Symbol;
      }
    /** What is added to a roll and taken out of it (SG-20.5). */
    | { readonly type: 'symbols'; readonly creature: CreatureId; readonly changes: readonly SymbolChange[] }
    | { readonly type: 'damage'; readonly creature: CreatureId; readonly damage: number; readonly cause: DamageCause }
    | { readonly type: 'armour-lost'; readonly creature: CreatureId; readonly tokens: number }
    | {
        readonly type: 'wounded';
        readonly creature: CreatureId;
        readonly wounds: number;
        readonly cause: DamageCause;
        readonly source?: string;
      }
    | { readonly type: 'healed'; readonly creature: CreatureId; readonly wounds: number }
    | { readonly type: 'token'; readonly creature: CreatureId; readonly token: Token; readonly add: number }
    /** SG-22.15: by a creature, or by the card that is named. */
    | { readonly type: 'died'; readonly creature: CreatureId; readonly by: CreatureId; readonly source?: string }
    | { readonly type: 'removed'; readonly creature: CreatureId }
    | { readonly type: 'control'; readonly creature: CreatureId; readonly seat: Seat }
    | { readonly type: 'property'; readonly creature: CreatureId; readonly name: string }
    | { readonly type: 'eliminated'; readonly seat: Seat }
    | { readonly type: 'conceded'; readonly seat: Seat }
    | { readonly type: 'last-feat' }
    | { readonly type: 'over'; readonly outcome: Outcome }
  );
