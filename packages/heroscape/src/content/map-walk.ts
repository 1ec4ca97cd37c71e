/**
 * Walking over a map on foot, as far as it can be judged without a game: a medium figure, nobody in the way, doors open.
 */
import { hexOf, neighbour, oppositeSide, sideOf, SIDES, type Side, type SpaceId, type StepId } from '@muster/hex';
import type { Ground } from './map-ground.ts';
import type { MapEdge, MapFile } from './map.ts';
import { edgeTop, isImpassable, obstacleHeights } from './piece-heights.ts';

/** The height of a medium figure. */
export const MEDIUM = 5;

interface Way {
  readonly space: SpaceId;
  readonly length: number;
}

export interface Walk {
  /** How many spaces it is from each space to this one; infinite where there is no way. */
  lengthsTo(target: SpaceId): readonly number[];
  /** The spaces that can be walked to from any of these. */
  from(starts: Iterable<SpaceId>): ReadonlySet<SpaceId>;
}

export function walkOver(map: MapFile, ground: Ground): Walk {
  const ways = waysOver(map, ground);
  const back: Way[][] = ways.map(() => []);
  for (const [space, list] of ways.entries()) {
    for (const way of list) back[way.space]?.push({ space, length: way.length });
  }
  return {
    lengthsTo: (target) => shortest(back, target),
    from(starts) {
      const found = new Set(starts);
      for (const space of found) for (const way of ways[space] ?? []) found.add(way.space);
      return found;
    },
  };
}

/** By space: the steps from it. */
function waysOver(map: MapFile, ground: Ground): Way[][] {
  const { field } = ground;
  const edges = edgesBySide(map.edges);
  const ways: Way[][] = Array.from({ length: field.spaces }, () => []);
  for (let step: StepId = 0; step < field.steps; step++) {
    if (!canStep(ground, edges, step)) continue;
    ways[field.stepFrom[step] ?? 0]?.push({ space: field.stepTo[step] ?? 0, length: 1 });
  }
  for (const { q, r, side, foot, height, rungs } of map.ladders) {
    const behind = neighbour({ q, r }, SIDES[side] ?? 0);
    const bottom = field.spaceAt(q, r, foot);
    const top = field.spaceAt(behind.q, behind.r, foot + height);
    if (bottom === null || top === null) continue;
    // HS-12.2, HS-12.12: as many spaces as rungs, and the one at the end.
    const length = (rungs ?? Math.max(1, Math.floor(height / 2))) + 1;
    ways[bottom]?.push({ space: top, length });
    ways[top]?.push({ space: bottom, length });
  }
  return ways;
}

/** The edge pieces by both of their names (HS-M5). */
function edgesBySide(
  edges: readonly MapEdge[],
): ReadonlyMap<string, readonly { edge: MapEdge; from: 'self' | 'other' }[]> {
  const found = new Map<string, { edge: MapEdge; from: 'self' | 'other' }[]>();
  const put = (q: number, r: number, side: Side, edge: MapEdge, from: 'self' | 'other'): void => {
    const key = `${q},${r},${side}`;
    found.set(key, [...(found.get(key) ?? []), { edge, from }]);
  };
  for (const edge of edges) {
    const side = SIDES[edge.side] ?? 0;
    const behind = neighbour(edge, side);
    put(edge.q, edge.r, side, edge, 'self');
    put(behind.q, behind.r, oppositeSide(side), edge, 'other');
  }
  return found;
}

function canStep(ground: Ground, edges: ReturnType<typeof edgesBySide>, step: StepId): boolean {
  const { field } = ground;
  const from = field.stepFrom[step] ?? 0;
  const to = field.stepTo[step] ?? 0;
  const start = floorOf(ground, from);
  const end = floorOf(ground, to);
  if (start === null || end === null) return false;
  // HS-9.7, HS-9.14
  const opening = Math.min(field.ceiling[from] ?? 0, field.ceiling[to] ?? 0) - Math.max(start, end);
  if (opening < MEDIUM) return false;
  let climb = Math.max(0, end - start);
  const { q, r } = hexOf(field, from);
  for (const { edge, from: facing } of edges.get(`${q},${r},${sideOf(field, step)}`) ?? []) {
    // HS-9.11; a piece on another storey is in nobody's way.
    if (edge.base <= Math.max(start, end)) climb = Math.max(climb, edgeTop(edge, facing) - start);
  }
  return climb <= MEDIUM; // HS-9.1
}

/** The level on which a walker stands here; null where an obstacle leaves no room. */
function floorOf(ground: Ground, space: SpaceId): number | null {
  const level = ground.field.level[space] ?? 0;
  const here = ground.obstacles.get(space);
  if (here === undefined) return level;
  if (isImpassable(here.obstacle.kind)) return null;
  return level + (obstacleHeights(here.obstacle)[here.part] ?? 0); // HS-9.13
}

/** Lengths are small whole numbers: spaces wait in one list per length. */
function shortest(ways: readonly (readonly Way[])[], start: SpaceId): readonly number[] {
  const lengths = new Array<number>(ways.length).fill(Number.POSITIVE_INFINITY);
  const waiting: SpaceId[][] = [[start]];
  lengths[start] = 0;
  for (let length = 0; length < waiting.length; length++) {
    for (const space of waiting[length] ?? []) {
      if (lengths[space] !== length) continue;
      for (const way of ways[space] ?? []) {
        const total = length + way.length;
        if (total >= (lengths[way.space] ?? 0)) continue;
        lengths[way.space] = total;
        while (waiting.length <= total) waiting.push([]);
        waiting[total]?.push(way.space);
      }
    }
  }
  return lengths;
}
