/**
 * Chapter 5.25 and 15.3: putting characters into the rows of a formation and taking them out.
 */
import { choose, type Option, type Script, type Seat } from '@muster/engine';
import { AT } from '../abilities/hearing.ts';
import type { MoveCause } from '../events.ts';
import { at, playerAt, touchRanks, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { isHeard } from './reacts.ts';

/** A place in a row: 0 is the far left, the length of the row the far right. */
export interface SlotOption extends Option {
  readonly formation: Seat;
  readonly rank: number;
  readonly slot: number;
}

export function slotOptions(g: Table, formation: Seat, rank: number): SlotOption[] {
  const length = playerAt(g, formation).ranks[rank - 1]?.length ?? 0;
  const options: SlotOption[] = [];
  for (let slot = 0; slot <= length; slot++)
    options.push({ key: `to:${formation}:${rank}:${slot}`, formation, rank, slot });
  return options;
}

/** WL-15.3, WL-27.14: the controller places the character far left, far right or between any two. */
export function* chooseSlot(g: Table, seat: Seat, id: CardId, formation: Seat, rank: number): Script<number> {
  const option = yield* choose({ seat, kind: 'slot', options: slotOptions(g, formation, rank), about: [id] });
  return option.slot;
}

/** Takes a character out of its row, which closes up (WL-5.25). */
export function lift(g: Table, id: CardId): void {
  const card = at(g, id);
  const { ranks } = playerAt(g, card.formation);
  const row = ranks[card.rank - 1] ?? [];
  const slot = row.indexOf(id);
  if (slot >= 0) row.splice(slot, 1);
  touchRanks(g);
  while (ranks.length > 0 && ranks[ranks.length - 1]?.length === 0) ranks.pop();
}

/** Puts a character that stands nowhere into a row. */
export function put(g: Table, id: CardId, formation: Seat, rank: number, slot: number): void {
  const { ranks } = playerAt(g, formation);
  while (ranks.length < rank) ranks.push([]);
  const row = ranks[rank - 1];
  if (row === undefined) throw new Error(`there is no rank ${rank}`);
  row.splice(slot, 0, id);
  const card = at(g, id);
  card.formation = formation;
  card.rank = rank;
  touchRanks(g);
}

/** Moves a character and remembers the moment (TW-21). `slot` counts in the row without the character. */
export function relocate(g: Table, id: CardId, formation: Seat, rank: number, slot: number, cause: MoveCause): void {
  lift(g, id);
  put(g, id, formation, rank, slot);
  const card = at(g, id);
  if (formation === card.controller) card.byStealth = false;
  g.io.emit({ type: 'moved', who: id, formation, rank, slot, cause });
  if (!isHeard(g, AT.moved)) return;
  const movedBy = cause === 'fall' || cause === 'maneuver' ? cause : 'effect';
  g.aftermath.push({
    windows: cause === 'maneuver' ? ['moved', 'maneuvered'] : ['moved'],
    by: id,
    on: id,
    movedBy,
    reacted: [],
  });
}
