/**
 * Chapter 7: setup and starting army.
 */
import { chooseTogether, type Decision, type Script, type Seat } from '@muster/engine';
import { faceOf, playerAt, putInPlay, seatsInGame, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { freshCard } from './entering.ts';
import { cardOptions, type CardOption } from './options.ts';
import { put } from './placement.ts';

const WARLORD_RANK = 3; // WL-7.6, WL-7.7: whatever its level

/** WL-7.1, WL-7.12: each arranges the starting ranks in secret; all are revealed together. */
export function* revealArmies(g: Table): Script {
  const fronts = yield* arrange(g, 1);
  const seconds = yield* arrange(g, 2);
  for (const seat of seatsInGame(g)) {
    place(g, seat, 1, fronts.get(seat) ?? []);
    place(g, seat, 2, seconds.get(seat) ?? []);
    const player = playerAt(g, seat);
    place(g, seat, WARLORD_RANK, [player.warlord]);
    g.io.emit({ type: 'army revealed', seat, cards: [player.warlord, ...player.start], rules: ['WL-7.1'] });
    player.start = [];
  }
  g.unsettled = true;
}

/** WL-7.6: level 1 in rank 1, level 2 in rank 2; the left–right order is the owner's choice. */
function* arrange(g: Table, level: number): Script<Map<Seat, readonly CardId[]>> {
  const rows = new Map<Seat, readonly CardId[]>();
  const decisions: Decision<CardOption>[] = [];
  for (const seat of seatsInGame(g)) {
    const cards = playerAt(g, seat).start.filter((id) => faceOf(g, id).level === level);
    rows.set(seat, cards);
    const options = cardOptions(cards);
    decisions.push({ seat, kind: 'arrange rank', options, min: cards.length, max: cards.length, ordered: true });
  }
  const orders = yield* chooseTogether(decisions);
  for (const [i, { seat }] of decisions.entries())
    rows.set(
      seat,
      (orders[i] ?? []).map((option) => option.card),
    );
  return rows;
}

/** WL-7.10: ready, without wounds, no loyalty penalty. */
function place(g: Table, seat: Seat, rank: number, cards: readonly CardId[]): void {
  for (const [slot, id] of cards.entries()) {
    putInPlay(g, freshCard(g, id, 'character', seat, 'ready'));
    put(g, id, seat, rank, slot);
  }
}
