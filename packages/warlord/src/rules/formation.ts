/**
 * Chapter 5: formation, illegal ranks, falling forward.
 */
import { choose, type Script, type Seat } from '@muster/engine';
import { appliesTo, indexOf } from '../abilities/active.ts';
import { opening } from '../abilities/hearing.ts';
import { momentOf } from '../moment.ts';
import { at, find, hasIntruders, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { shared, type CardOption } from './options.ts';
import { turn } from './orientation.ts';
import { chooseSlot, relocate } from './placement.ts';
import { openMoment } from './reacts.ts';
import { suffer } from './wounds.ts';

const REFORMING = opening('reforming');

const fallOption = shared((card): CardOption => ({ key: `fall:${card}`, card }));

/** WL-5.26, WL-27.9: only the formation owner's own characters count; a text may make one count for more. */
export function strengthOf(g: Table, formation: Seat, rank: number): number {
  const mods = indexOf(g).mods.countsAs;
  if (mods.length === 0) return countIn(g, formation, rank);
  const row = playerAt(g, formation).ranks[rank - 1] ?? [];
  let strength = 0;
  for (const id of row) {
    if (find(g, id)?.controller !== formation) continue;
    let counts = 1;
    for (const active of mods) if (appliesTo(g, active, id)) counts = active.mod.characters;
    strength += counts;
  }
  return strength;
}

/** The characters of its own player that stand in the rank. */
function ownIn(g: Table, formation: Seat, rank: number): CardId[] {
  return (playerAt(g, formation).ranks[rank - 1] ?? []).filter((id) => find(g, id)?.controller === formation);
}

/** WL-5.6, WL-5.5: from rank 2 on, a rank with more characters than the one in front. WL-5.22 follows of itself. */
function isIllegal(g: Table, formation: Seat, rank: number): boolean {
  if (rank < 2) return false;
  // A text that makes a character count for several in holding the rank behind it does not make its own rank illegal.
  const count = countIn(g, formation, rank);
  return count > 0 && count > strengthOf(g, formation, rank - 1);
}

/** How many characters of its own player stand in the rank, each counted once. */
export function countIn(g: Table, formation: Seat, rank: number): number {
  const row = playerAt(g, formation).ranks[rank - 1] ?? [];
  if (!hasIntruders(g)) return row.length;
  let count = 0;
  for (const id of row) if (find(g, id)?.controller === formation) count++;
  return count;
}

export function hasIllegalRank(g: Table, formation: Seat): boolean {
  const { length } = playerAt(g, formation).ranks;
  for (let rank = 2; rank <= length; rank++) if (isIllegal(g, formation, rank)) return true;
  return false;
}

export function illegalRanks(g: Table, formation: Seat): number[] {
  const { ranks } = playerAt(g, formation);
  const illegal: number[] = [];
  for (let rank = 2; rank <= ranks.length; rank++) if (isIllegal(g, formation, rank)) illegal.push(rank);
  return illegal;
}

/** WL-5.9: one fall: the controller of the army chooses any one character out of any rank that is illegal now. */
export function* fallForward(g: Table, formation: Seat): Script {
  const options: CardOption[] = [];
  for (const rank of illegalRanks(g, formation)) {
    for (const card of ownIn(g, formation, rank)) options.push(fallOption(card));
  }
  if (options.length === 0) return;
  const { card } = yield* choose({ seat: formation, kind: 'fall', options });
  // TW-1: asked before each fall (WL-5.24).
  const moment = momentOf(REFORMING, card, card);
  moment.movedBy = 'fall';
  yield* openMoment(g, moment);
  const faller = find(g, card);
  if (faller === null || !isIllegal(g, formation, faller.rank)) return; // WL-5.12
  const rank = faller.rank - 1; // WL-5.10
  const slot = yield* chooseSlot(g, formation, card, formation, rank);
  relocate(g, card, formation, rank, slot, 'fall'); // WL-5.18: move first, then the change of state
  if (moment.unharmed) return; // WL-5.17
  switch (at(g, card).orientation) {
    case 'ready':
      turn(g, card, 'spent'); // WL-5.13
      break;
    case 'spent':
      turn(g, card, 'stunned'); // WL-5.14
      break;
    case 'stunned': // WL-4.18: the real state counts
      if (g.rules.fallWoundsStunned) yield* suffer(g, card, 1, 'fall'); // WL-5.15
      break;
  }
}
