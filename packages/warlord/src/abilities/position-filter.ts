/**
 * The part of a filter that speaks of places: distances, ranks and neighbours, measured from a character.
 */
import { adjacent, adjacentRanks, distance, rankCount } from '../rules/distance.ts';
import { lastKnown, type Table } from '../table.ts';
import type { InPlay } from '../state.ts';
import { amountOf } from './amount.ts';
import { firstMeant, type Frame } from './frame.ts';
import type { Where } from './language.ts';

type PlaceTest = (g: Table, origin: InPlay, place: InPlay, f: Frame) => boolean;

/** Whether a card (as it is or last was) stands where the filter wants it; null if the filter says nothing of places. */
export function positionTest(where: Where): ((g: Table, card: InPlay | null, f: Frame) => boolean) | null {
  const relative = relativeTests(where);
  const { rank, from } = where;
  if (relative.length === 0 && rank === undefined) return null;
  return (g, card, f) => {
    const place = standing(g, card);
    if (place === null) return false;
    if (rank !== undefined && place.rank !== (rank === 'last' ? rankCount(g, place.formation) : rank)) return false;
    if (relative.length === 0) return true;
    const origin = standing(g, lastKnown(g, from === undefined ? f.actor : firstMeant(g, from, f)));
    if (origin === null) return false;
    for (const test of relative) if (!test(g, origin, place, f)) return false;
    return true;
  };
}

function relativeTests(where: Where): readonly PlaceTest[] {
  const tests: PlaceTest[] = [];
  const { within, ranksAway } = where;
  if (where.sameRank !== undefined) tests.push((_g, origin, place) => distance(origin, place) === 0);
  if (within !== undefined) tests.push((g, origin, place, f) => distance(origin, place) <= amountOf(g, within, f));
  if (ranksAway !== undefined) tests.push((_g, origin, place) => distance(origin, place) === ranksAway);
  if (where.adjacent !== undefined) tests.push((g, origin, place) => adjacent(g, origin.id, place.id));
  if (where.adjacentRank !== undefined) tests.push((_g, origin, place) => adjacentRanks(origin, place));
  if (where.rankInFront !== undefined) tests.push((_g, origin, place) => isInFront(origin, place));
  if (where.rankBehind !== undefined) {
    tests.push((_g, origin, place) => origin.formation === place.formation && place.rank === origin.rank + 1);
  }
  return tests;
}

/** WL-6.2: facing front ranks are each the rank in front of the other. */
function isInFront(origin: InPlay, place: InPlay): boolean {
  return origin.formation === place.formation ? place.rank === origin.rank - 1 : place.rank === 1 && origin.rank === 1;
}

/** The place of an item is that of its bearer. */
function standing(g: Table, card: InPlay | null): InPlay | null {
  return card === null || card.kind === 'character' ? card : lastKnown(g, card.host);
}
