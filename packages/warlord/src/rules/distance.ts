/**
 * Chapter 6: distance and adjacency.
 */
import type { Seat } from '@muster/engine';
import { find, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';

/** Where a character stands. */
export interface Place {
  readonly formation: Seat;
  readonly rank: number;
}

/** WL-6.3: in one formation the difference of the ranks, between two their sum less one; slots never matter (WL-6.12). */
export function distance(a: Place, b: Place): number {
  return a.formation === b.formation ? Math.abs(a.rank - b.rank) : a.rank + b.rank - 1;
}

/** WL-6.5, WL-6.9: next to each other in the same rank, intruders included. WL-6.13: nobody is adjacent to itself. */
export function adjacent(g: Table, a: CardId, b: CardId): boolean {
  const one = find(g, a);
  const other = find(g, b);
  if (one === null || other === null) return neighbours(g, a).includes(b) || neighbours(g, b).includes(a);
  if (one.formation !== other.formation || one.rank !== other.rank) return false;
  const row = playerAt(g, one.formation).ranks[one.rank - 1] ?? [];
  return Math.abs(row.indexOf(a) - row.indexOf(b)) === 1;
}

/** The characters to the left and right; of one that left play, those it had. */
export function neighbours(g: Table, id: CardId): readonly CardId[] {
  const card = find(g, id);
  if (card === null) return g.gone.findLast((gone) => gone.card.id === id)?.neighbours ?? [];
  const row = playerAt(g, card.formation).ranks[card.rank - 1] ?? [];
  const slot = row.indexOf(id);
  const both: CardId[] = [];
  const left = slot > 0 ? row[slot - 1] : undefined;
  const right = row[slot + 1];
  if (left !== undefined) both.push(left);
  if (right !== undefined) both.push(right);
  return both;
}

/** WL-6.6, WL-6.7: the ranks in front and behind; front ranks are adjacent to all other front ranks. */
export function adjacentRanks(a: Place, b: Place): boolean {
  return distance(a, b) === 1;
}

/** Ranks that hold characters of the formation's own player (WL-27.10). */
export function rankCount(g: Table, formation: Seat): number {
  const { ranks } = playerAt(g, formation);
  for (let rank = ranks.length; rank > 0; rank--) {
    if ((ranks[rank - 1] ?? []).some((id) => find(g, id)?.controller === formation)) return rank;
  }
  return 0;
}
