/**
 * Chapter 5.25 and 15.3: putting characters into the rows of a formation and taking them out.
 */
import { choose, type Script, type Seat } from '@muster/engine';
import { opening } from '../abilities/hearing.ts';
import type { MoveCause } from '../events.ts';
import { momentOf } from '../moment.ts';
import { at, playerAt, touchRanks, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { slotOption, type SlotOption } from './options.ts';
import { isHeard } from './reacts.ts';

const MOVED = opening('moved');
const MANEUVERED = opening('moved', 'maneuvered'); // TW-22

/** The places in some ranks of a formation. */
export function slotsIn(g: Table, formation: Seat, ranks: readonly number[]): SlotOption[] {
  const options: SlotOption[] = [];
  for (const rank of ranks) addSlots(g, formation, rank, options);
  return options;
}

export function slotOptions(g: Table, formation: Seat, rank: number): SlotOption[] {
  const options: SlotOption[] = [];
  addSlots(g, formation, rank, options);
  return options;
}

export function addSlots(g: Table, formation: Seat, rank: number, options: SlotOption[]): void {
  const length = playerAt(g, formation).ranks[rank - 1]?.length ?? 0;
  for (let slot = 0; slot <= length; slot++) options.push(slotOption(formation, rank, slot));
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
  if (!isHeard(g, MOVED.mask)) return;
  const moment = momentOf(cause === 'maneuver' ? MANEUVERED : MOVED, id, id);
  moment.movedBy = cause === 'fall' || cause === 'maneuver' ? cause : 'effect';
  g.aftermath.push(moment);
}
