/**
 * Chapter 4: ready, spent, stunned.
 */
import { opening } from '../abilities/hearing.ts';
import { momentOf, type Moment } from '../moment.ts';
import { at, find, type Table } from '../table.ts';
import type { CardId, Orientation } from '../state.ts';
import { isHeard } from './reacts.ts';

const ORIENTATION_CHANGED = opening('orientation_changed');

/** Turns a card and remembers the moment (TW-23). What already is so stays so (WL-4.16). */
export function turn(g: Table, id: CardId, to: Orientation): void {
  const card = at(g, id);
  if (card.orientation === to) return;
  card.orientation = to;
  g.io.emit({ type: 'turned', who: id, to });
  if (isHeard(g, ORIENTATION_CHANGED.mask)) g.aftermath.push(turnedMoment(id, to));
  g.unsettled = true;
}

export function turnedMoment(id: CardId, to: Orientation): Moment {
  const moment = momentOf(ORIENTATION_CHANGED, id, id);
  moment.became = to;
  return moment;
}

/** WL-4.5, WL-4.6: only a ready card can be spent; a stunned one must not improve by it (WL-4.16). */
export function spend(g: Table, id: CardId): void {
  if (find(g, id)?.orientation === 'ready') turn(g, id, 'spent');
}

/** WL-4.7 */
export function stun(g: Table, id: CardId): void {
  if (find(g, id) !== null) turn(g, id, 'stunned');
}

/** WL-4.15: an effect that readies a card readies it from either state. */
export function ready(g: Table, id: CardId): void {
  if (find(g, id) !== null) turn(g, id, 'ready');
}

/** From stunned to spent, as a card that "unstuns" says. */
export function unstun(g: Table, id: CardId): void {
  if (find(g, id)?.orientation === 'stunned') turn(g, id, 'spent');
}
