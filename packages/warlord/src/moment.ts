/**
 * Moments: what Reacts answer to. All are made here, in one shape: every window reads them, and what has one shape is read fast.
 */
import type { Seat } from '@muster/engine';
import type { Opening } from './abilities/hearing.ts';
import type { WindowId } from './abilities/language.ts';
import type { WoundCause } from './events.ts';
import type { Action } from './rules/actions.ts';
import { NONE, type CardId, type Orientation } from './state.ts';
import type { Packet, Roll, Strike } from './table.ts';

/** One occurrence of one event to which Reacts may answer (WL-19.13). */
export interface Moment {
  readonly windows: readonly WindowId[];
  /** The windows as bits. */
  readonly mask: number;
  readonly by: CardId;
  readonly on: CardId;
  card: CardId | undefined;
  seat: Seat | undefined;
  via: WoundCause | undefined;
  roll: Roll | undefined;
  strike: Strike | undefined;
  packet: Packet | undefined;
  action: Action | undefined;
  result: 'success' | 'failure' | undefined;
  became: Orientation | undefined;
  movedBy: 'fall' | 'maneuver' | 'effect' | undefined;
  /** Of a fall about to happen: whether its penalty has been lifted (WL-5.17). */
  unharmed: boolean;
  /** Physical cards that have reacted (WL-19.6). */
  readonly reacted: CardId[];
  /** The trigger is no longer true: no further React (WL-19.12). */
  over: boolean;
}

/** A moment of which no more is known yet than who did it to whom. */
export function momentOf({ windows, mask }: Opening, by: CardId, on: CardId): Moment {
  return {
    windows,
    mask,
    by,
    on,
    card: undefined,
    seat: undefined,
    via: undefined,
    roll: undefined,
    strike: undefined,
    packet: undefined,
    action: undefined,
    result: undefined,
    became: undefined,
    movedBy: undefined,
    unharmed: false,
    reacted: [],
    over: false,
  };
}

/** A moment in the course of an action: its performer is who does it and whom it happens to. */
export function actionMoment(opening: Opening, action: Action): Moment {
  const moment = momentOf(opening, action.performer, action.performer);
  moment.action = action;
  if (action.card !== NONE) moment.card = action.card;
  return moment;
}

/** A moment that is about a card: one drawn, equipped, retrieved, or entering play. */
export function cardMoment(opening: Opening, who: CardId, card: CardId, seat?: Seat): Moment {
  const moment = momentOf(opening, who, who);
  moment.card = card;
  moment.seat = seat;
  return moment;
}
