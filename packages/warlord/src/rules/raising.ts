/**
 * Chapter 15: raising troops.
 */
import { choose, refuse, type Script, type Seat, type Verdict } from '@muster/engine';
import { appliesTo, indexOf } from '../abilities/active.ts';
import { useRule } from '../abilities/face.ts';
import { matches } from '../abilities/filter.ts';
import { frameFor } from '../abilities/frame.ts';
import type { Faction } from '../abilities/language.ts';
import { charactersOf, faceOf, playerAt, type Table } from '../table.ts';
import type { CardId, Orientation } from '../state.ts';
import { enterPlay, hasNamesake, isUnique } from './entering.ts';
import { countIn, strengthOf } from './formation.ts';
import { factionsOf, hasTrait, isWarlord } from './identity.ts';
import { takeFrom } from './leaving.ts';
import { slotsIn } from './placement.ts';

/** WL-15.1 to WL-15.8: whether the character card may be put into the army now. */
export function mayRaise(g: Table, seat: Seat, id: CardId): Verdict {
  const face = faceOf(g, id);
  if (face.type !== 'character') return refuse('WL-15.1', 'not-a-character', { card: id });
  if (isUnique(g, id) && hasNamesake(g, seat, id)) return refuse('WL-15.8', 'unique-in-play', { card: id });
  const needs = useRule(face, 'needs');
  if (needs !== undefined && !charactersOf(g, seat).some((c) => matches(g, c.id, needs.who, frameFor(id, id, seat)))) {
    return refuse('WL-2.1', 'needs-somebody', { card: id });
  }
  if (ranksToEnter(g, seat, id).length === 0)
    return refuse('WL-15.4', 'rank-would-be-illegal', { card: id, rank: entryLevel(g, id) });
  return null;
}

/** WL-15.2: the rank equal to its level, or to the level its text names for entering play. */
function entryLevel(g: Table, id: CardId): number {
  const face = faceOf(g, id);
  return useRule(face, 'entersAs')?.level ?? face.level;
}

/** WL-15.4: rank n must hold fewer own characters than rank n − 1. WL-15.10: some need not enter at their level. */
export function ranksToEnter(g: Table, seat: Seat, id: CardId): number[] {
  if (useRule(faceOf(g, id), 'anyRank') === undefined) {
    const level = entryLevel(g, id);
    return hasRoom(g, seat, level) ? [level] : [];
  }
  return roomyRanks(g, seat);
}

/** Every rank that may take one more character without being illegal. */
export function roomyRanks(g: Table, seat: Seat): number[] {
  const ranks: number[] = [];
  for (let rank = 1; rank <= playerAt(g, seat).ranks.length + 1; rank++) if (hasRoom(g, seat, rank)) ranks.push(rank);
  return ranks;
}

function hasRoom(g: Table, seat: Seat, rank: number): boolean {
  return rank <= 1 || countIn(g, seat, rank) < strengthOf(g, seat, rank - 1);
}

/** WL-15.5 to WL-15.7: a character of another faction than the Warlord's enters stunned; a Mercenary never does. */
export function entersAs(
  g: Table,
  seat: Seat,
  id: CardId,
  factions: readonly Faction[] = factionsOf(g, id),
): Orientation {
  if (factions.includes('Mercenary') || hasTrait(g, id, 'Mercenary')) return 'ready'; // WL-15.6
  const warlords = charactersOf(g, seat).filter((c) => isWarlord(g, c.id));
  if (warlords.some((c) => factionsOf(g, c.id).some((faction) => factions.includes(faction)))) return 'ready';
  for (const active of indexOf(g).mods.noLoyaltyPenalty) {
    if (active.frame.seat !== seat || !matches(g, id, active.mod.where, active.frame)) continue;
    if (active.printed.when === null || appliesTo(g, active, active.frame.actor)) return 'ready';
  }
  return 'stunned';
}

export function raise(g: Table, seat: Seat, id: CardId): Script {
  takeFrom(g, seat, 'hand', id);
  return placeNew(g, seat, id, ranksToEnter(g, seat, id));
}

/** WL-15.3, WL-15.13: the owner chooses the place in his or her own formation. */
export function* placeNew(g: Table, seat: Seat, id: CardId, ranks: readonly number[]): Script {
  const options = slotsIn(g, seat, ranks);
  const { rank, slot } = yield* choose({ seat, kind: 'slot', options, about: [id] });
  yield* enterPlay(g, id, seat, rank, slot, entersAs(g, seat, id)); // WL-15.11
}
