/**
 * Everything that can happen, as typed events. The log, animations and statistics read these and nothing else.
 */
import type { GameEvent, Outcome, Seat } from '@muster/engine';
import type { RollKind } from './abilities/language.ts';
import type { CardId, Lasting, Orientation, Phase } from './state.ts';

export type Zone = 'deck' | 'hand' | 'discard' | 'removed' | 'play';

export type MoveCause = 'fall' | 'maneuver' | 'effect' | 'stealth' | 'intruder' | 'reveal';

export type WoundCause = 'melee' | 'ranged' | 'spell' | 'action' | 'fall' | 'cost';

export type WarlordEvent = GameEvent &
  (
    | { readonly type: 'turn'; readonly turn: number }
    | { readonly type: 'phase'; readonly phase: Phase }
    | { readonly type: 'army revealed'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly type: 'readied all' }
    /** `cards` is what was drawn or discarded; others than its owner learn the number only where the cards stay hidden. */
    | {
        readonly type: 'drew';
        readonly seat: Seat;
        readonly cards: readonly CardId[] | null;
        readonly count: number;
        readonly shown?: boolean;
      }
    | { readonly type: 'shuffled'; readonly seat: Seat }
    | { readonly type: 'looked'; readonly seat: Seat; readonly cards: readonly CardId[] | null; readonly count: number }
    | { readonly type: 'hand shown'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | {
        readonly type: 'rolled';
        readonly roll: RollKind;
        readonly who: CardId;
        readonly natural: number;
        readonly name?: string;
        readonly reroll?: true;
      }
    | {
        readonly type: 'initiative';
        readonly seat: Seat;
        readonly results: readonly { readonly seat: Seat; readonly total: number }[];
        /** Of each result the face of the die. */
        readonly naturals: readonly number[];
      }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'attacked'; readonly who: CardId }
    | { readonly type: 'aimed'; readonly who: CardId; readonly at: CardId; readonly via: 'melee' | 'ranged' }
    | {
        readonly type: 'struck';
        readonly who: CardId;
        readonly at: CardId;
        readonly via: 'melee' | 'ranged';
        readonly natural: number;
        readonly total: number;
        readonly ac: number;
        readonly hit: boolean;
      }
    | { readonly type: 'strike over'; readonly who: CardId; readonly reason: 'canceled' | 'gone' | 'no target' }
    | { readonly type: 'canceled'; readonly what: 'strike' | 'action'; readonly who: CardId; readonly card: CardId }
    | { readonly type: 'redirected'; readonly from: CardId; readonly to: CardId }
    | {
        readonly type: 'checked';
        readonly who: CardId;
        readonly check: 'check' | 'save';
        readonly name: string;
        readonly natural: number;
        readonly total: number;
        readonly dc: number;
        readonly success: boolean;
      }
    /** `by` wounds with `card`; NONE where nobody or no card does. */
    | {
        readonly type: 'wounded';
        readonly who: CardId;
        readonly wounds: number;
        readonly cause: WoundCause;
        readonly by: CardId;
        readonly card: CardId;
      }
    | { readonly type: 'wounds prevented'; readonly who: CardId; readonly by: number }
    | { readonly type: 'healed'; readonly who: CardId; readonly wounds: number }
    | {
        readonly type: 'killed';
        readonly who: CardId;
        readonly by: CardId;
        readonly cause: WoundCause | 'effect' | 'energies';
      }
    | { readonly type: 'turned'; readonly who: CardId; readonly to: Orientation }
    | {
        readonly type: 'moved';
        readonly who: CardId;
        readonly formation: Seat;
        readonly rank: number;
        readonly slot: number;
        readonly cause: MoveCause;
      }
    | {
        readonly type: 'entered play';
        readonly who: CardId;
        readonly seat: Seat;
        readonly rank: number;
        readonly orientation: Orientation;
      }
    | { readonly type: 'equipped'; readonly item: CardId; readonly who: CardId }
    | { readonly type: 'attached'; readonly card: CardId; readonly to: CardId; readonly scribed?: true }
    | {
        readonly type: 'played';
        readonly card: CardId;
        readonly by: CardId;
        readonly kind: 'order' | 'react';
        readonly ability: string;
        /** Nobody else knew the card before. */
        readonly fromHand: boolean;
      }
    | { readonly type: 'feat'; readonly feat: string; readonly by: CardId; readonly kind: 'order' | 'react' }
    | { readonly type: 'targeted'; readonly card: CardId; readonly by: CardId; readonly targets: readonly CardId[] }
    /** `card` is null for those who may not see it. */
    | {
        readonly type: 'zone';
        readonly card: CardId | null;
        readonly seat: Seat;
        readonly from: Zone;
        readonly to: Zone;
      }
    | { readonly type: 'charges'; readonly on: CardId; readonly add: number }
    /** `who` are those the changes are bound to; others go on for whomever their words describe. */
    | {
        readonly type: 'modified';
        readonly source: CardId;
        readonly who: readonly CardId[];
        readonly changes: readonly Pick<Lasting, 'mod' | 'amounts' | 'until'>[];
      }
    | { readonly type: 'effects ended' }
    | { readonly type: 'eliminated'; readonly seat: Seat; readonly conceded: boolean }
    | { readonly type: 'over'; readonly outcome: Outcome }
  );
