/**
 * How far it is to walk from space to space, as a bot estimates it: figures in the way are left out, and of what a figure can do only
 * how high it climbs. Worked out once per space somebody wants to go to.
 */
import type { SpaceId, StepId } from '@muster/hex';
import type { Battlefield } from '../battlefield.ts';
import { isClimbable } from '../content/pieces.ts';
import { BREAKS_FALLS, codeOf, ENTRY_COST, STOPS } from '../content/terrain.ts';

/** Further than anybody goes. */
export const NO_WAY = 400;
const LONGEST = 120;
const HIGHEST_CLIMB = 15;
/** Entering water ends the move; climbing and falls cost besides their points some blood. */
const STOP_COST = 2;
const FALL_COST = 8;
const DOOR_COST = 12;
const MOLTEN_LAVA = codeOf('moltenLava');

const rows = new WeakMap<Battlefield, Map<number, Int16Array>>();

/** By space: what the way from there to the goal costs somebody who climbs so high, and uses ladders or not. */
export function waysTo(battlefield: Battlefield, goal: SpaceId, climb: number, ladders: boolean): Int16Array {
  let known = rows.get(battlefield);
  if (known === undefined) rows.set(battlefield, (known = new Map()));
  const reach = Math.min(climb, HIGHEST_CLIMB);
  const key = (goal * (HIGHEST_CLIMB + 1) + reach) * 2 + Number(ladders);
  let row = known.get(key);
  if (row === undefined) known.set(key, (row = search(battlefield, goal, reach, ladders)));
  return row;
}

/** From the goal backwards, bucket by bucket. */
function search(battlefield: Battlefield, goal: SpaceId, climb: number, ladders: boolean): Int16Array {
  const { field } = battlefield;
  const row = new Int16Array(field.spaces).fill(NO_WAY);
  const buckets: SpaceId[][] = Array.from({ length: LONGEST + 1 }, () => []);
  row[goal] = 0;
  buckets[0]?.push(goal);
  for (const [cost, bucket] of buckets.entries()) {
    for (const space of bucket) {
      if (row[space] !== cost) continue;
      for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
        const from = field.stepTo[step] ?? 0;
        const isRung = field.perch[from] === 1 || field.perch[space] === 1;
        const price = isRung
          ? ladders
            ? 1
            : NO_WAY
          : costOf(battlefield, field.stepBack[step] ?? 0, climb, space === goal);
        const total = cost + price;
        if (total > LONGEST || total >= (row[from] ?? 0)) continue;
        row[from] = total;
        buckets[total]?.push(from);
      }
    }
  }
  return row;
}

function costOf(battlefield: Battlefield, step: StepId, climb: number, isLast: boolean): number {
  const { field, floor, filledBy, pieces, edges, unsupported, terrain } = battlefield;
  const from = field.stepFrom[step] ?? 0;
  const to = field.stepTo[step] ?? 0;
  const a = floor[from] ?? 0;
  const b = floor[to] ?? 0;
  let top = Math.max(a, b);
  let cost = 0;
  for (const id of edges[step] ?? []) {
    const piece = pieces[id];
    if (piece?.kind === 'door') cost += piece.door?.open === true ? 0 : DOOR_COST;
    else for (const crossing of piece?.crossings ?? []) if (crossing.step === step) top = Math.max(top, crossing.top);
  }
  if (top - a > climb || unsupported[step] === 1) return NO_WAY;
  const filled = filledBy[to] ?? -1;
  if (filled >= 0 && !isLast && !isClimbable(pieces[filled]?.kind ?? 'tree')) return NO_WAY;
  const code = terrain[to] ?? 0;
  if (code === MOLTEN_LAVA && !isLast) return NO_WAY;
  if (STOPS[code] === 1) cost += STOP_COST;
  if (top - b >= climb && BREAKS_FALLS[code] !== 1) cost += FALL_COST;
  return cost + top - a + (ENTRY_COST[code] ?? 1);
}
