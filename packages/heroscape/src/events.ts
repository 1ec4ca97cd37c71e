/**
 * What happens in a game of Heroscape, as events: the log, animations and statistics read these and nothing else.
 */
import type { GameEvent, Outcome, RuleId, Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { GlyphName } from './content/glyph.ts';
import type { CardId, FigureId, MarkerFace } from './state.ts';

export type CombatFace = 'skull' | 'shield' | 'blank';

/** Why a d20 was rolled. */
export type D20Purpose =
  | 'setup' // HS-3.2
  | 'initiative' // HS-4.7
  | 'power'
  | 'lava' // HS-8.15, HS-8.16
  | 'fall' // HS-10.4
  | 'glyph'
  | 'volcano' // HS-V13
  | 'geyser' // HS-V14
  | 'explosion'; // HS-V38

export type WoundCause =
  | 'attack'
  | 'counter'
  | 'leaving'
  | 'fall'
  | 'lava'
  | 'glyph'
  | 'power'
  | 'volcano'
  | 'explosion';

export type MoveMode = 'walk' | 'fly' | 'leap' | 'place';

interface Happening {
  readonly rules?: readonly RuleId[];
}

export type HeroscapeEvent = GameEvent &
  Happening &
  (
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'card-chosen'; readonly seat: Seat; readonly card: CardId; readonly copies: number }
    | { readonly type: 'army-complete'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'deployed'; readonly figure: FigureId; readonly at: readonly SpaceId[] }
    | { readonly type: 'not-deployed'; readonly figure: FigureId }
    | { readonly type: 'markers-placed'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | {
        readonly type: 'd20';
        readonly seat: Seat;
        readonly purpose: D20Purpose;
        readonly figure: FigureId;
        readonly power: string;
        readonly natural: number;
        readonly total: number;
      }
    | { readonly type: 'initiative'; readonly order: readonly Seat[] }
    | {
        readonly type: 'marker-revealed';
        readonly seat: Seat;
        readonly face: MarkerFace;
        readonly card: CardId;
      }
    | { readonly type: 'turn'; readonly seat: Seat; readonly card: CardId; readonly power: string }
    | { readonly type: 'turn-lost'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'turn-over'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly type: 'moved';
        readonly figure: FigureId;
        readonly from: readonly SpaceId[];
        readonly to: readonly SpaceId[];
        readonly mode: MoveMode;
        readonly path: readonly SpaceId[];
      }
    | { readonly type: 'turned-round'; readonly figure: FigureId }
    | { readonly type: 'stopped'; readonly figure: FigureId; readonly by: 'water' | 'glyph' | 'power' }
    | {
        readonly type: 'combat-dice';
        readonly seat: Seat;
        readonly figure: FigureId;
        readonly purpose: 'attack' | 'defence' | 'leaving' | 'fall' | 'lava' | 'power' | 'volcano' | 'explosion';
        readonly faces: readonly CombatFace[];
        /** What was added to or taken from the number of dice, for the log: "+1 height". */
        readonly parts: readonly { readonly amount: number; readonly source: string }[];
      }
    | {
        readonly type: 'symbol-dice';
        readonly seat: Seat;
        readonly figure: FigureId;
        readonly general: string;
        readonly dice: number;
        readonly symbols: number;
      }
    | {
        readonly type: 'attack';
        readonly attacker: FigureId;
        readonly target: FigureId;
        /** The piece attacked, NOBODY for figures. */
        readonly object: number;
        /** The special attack's name; empty for a normal attack. */
        readonly power: string;
      }
    | {
        readonly type: 'attack-result';
        readonly attacker: FigureId;
        readonly target: FigureId;
        readonly object: number;
        readonly skulls: number;
        readonly shields: number;
        readonly wounds: number;
      }
    | { readonly type: 'wounded'; readonly figure: FigureId; readonly wounds: number; readonly cause: WoundCause }
    | { readonly type: 'object-wounded'; readonly piece: number; readonly wounds: number }
    | { readonly type: 'object-destroyed'; readonly piece: number }
    | { readonly type: 'healed'; readonly figure: FigureId; readonly wounds: number }
    | {
        readonly type: 'destroyed';
        readonly figure: FigureId;
        readonly by: FigureId;
        readonly cause: WoundCause;
      }
    | { readonly type: 'card-lost'; readonly card: CardId }
    | { readonly type: 'placed'; readonly figure: FigureId; readonly at: readonly SpaceId[] }
    | { readonly type: 'glyph-revealed'; readonly glyph: GlyphName; readonly space: SpaceId }
    | { readonly type: 'glyph'; readonly glyph: GlyphName; readonly figure: FigureId }
    | { readonly type: 'glyph-gone'; readonly glyph: GlyphName }
    | { readonly type: 'power-used'; readonly figure: FigureId; readonly card: CardId; readonly power: string }
    | { readonly type: 'marker-lost'; readonly seat: Seat; readonly card: CardId; readonly count: number }
    | { readonly type: 'markers-redistributed'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'control'; readonly card: CardId; readonly seat: Seat }
    | { readonly type: 'negated'; readonly card: CardId }
    | { readonly type: 'spirit'; readonly figure: FigureId; readonly card: CardId; readonly stat: string }
    | {
        readonly type: 'identity';
        readonly card: CardId;
        readonly species: string;
        readonly class: string;
        readonly personality: string;
      }
    | { readonly type: 'chosen'; readonly card: CardId; readonly as: string; readonly choice: CardId }
    | { readonly type: 'card-marker'; readonly card: CardId; readonly name: string; readonly count: number }
    | { readonly type: 'hidden'; readonly figure: FigureId }
    | { readonly type: 'door'; readonly piece: number; readonly open: boolean }
    | { readonly type: 'power-point'; readonly seat: Seat; readonly card: CardId }
    | { readonly type: 'terrain'; readonly space: SpaceId; readonly terrain: string }
    | { readonly type: 'linked'; readonly card: CardId; readonly partner: CardId }
    | { readonly type: 'mission'; readonly seat: Seat; readonly what: string; readonly count: number }
    | { readonly type: 'eliminated'; readonly seat: Seat }
    | { readonly type: 'conceded'; readonly seat: Seat }
    | { readonly type: 'scored'; readonly team: number; readonly points: number }
    | { readonly type: 'over'; readonly outcome: Outcome }
  );
