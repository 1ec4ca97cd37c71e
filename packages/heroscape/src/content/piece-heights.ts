/**
 * What a piece of a map measures when the file says nothing (HS-20.16).
 */
import type { EdgeKind, MapEdge, MapObstacle, ObstacleKind } from './map.ts';

/**
 * One height per space, in the order of `at` (HS-20.17). Where the table gives several sizes of one piece, it is the smallest. The
 * table knows no outcrops: they come in the sizes of the glaciers with one and three spaces.
 */
export const OBSTACLE_HEIGHTS: Readonly<Record<ObstacleKind, readonly number[]>> = {
  tree: [10],
  tree4: [15, 15, 15, 15],
  bush: [9],
  palm: [14],
  glacier1: [7],
  glacier3: [5, 7, 9],
  glacier4: [7, 9, 11, 11],
  glacier6: [9, 9, 17, 17, 17, 17],
  outcrop1: [7],
  outcrop3: [5, 7, 9],
  pillar: [9],
  pillarBase: [1],
  hive: [17, 17, 17, 17, 17, 17], // HS-20.5
};

/** For sight; the arch is as high as the door that fits into it. */
export const EDGE_HEIGHTS: Readonly<Record<EdgeKind, number>> = { ruin: 6, wall: 3, battlement: 5, arch: 10 };

/** HS-20.17: what must be climbed from outside and from inside. An arch leaves a gap. */
const EDGE_CLIMBS: Readonly<Record<EdgeKind, { readonly outer: number; readonly inner: number }>> = {
  ruin: { outer: 6, inner: 6 },
  wall: { outer: 3, inner: 2 },
  battlement: { outer: 3, inner: 2 },
  arch: { outer: 0, inner: 0 },
};

/** The heights of an obstacle, one per space. */
export function obstacleHeights({ kind, height }: MapObstacle): readonly number[] {
  return height ?? OBSTACLE_HEIGHTS[kind];
}

/** Where the top of an edge piece lies for somebody who climbs it from the space (q, r) or from the one behind the side. */
export function edgeTop(edge: MapEdge, from: 'self' | 'other'): number {
  const { outer, inner } = EDGE_CLIMBS[edge.kind];
  // A ruin of another height is as hard to climb as it is high.
  const plain = edge.kind === 'ruin' ? edge.height : undefined;
  const isInside = from === (edge.innerSide ?? 'self');
  return edge.base + (isInside ? (edge.inner ?? plain ?? inner) : (edge.outer ?? plain ?? outer));
}

/** HS-9.10, HS-9.13: trees, plants, glaciers and the Hive can't be walked over; outcrops are like glaciers. */
export function isImpassable(kind: ObstacleKind): boolean {
  return kind !== 'pillar' && kind !== 'pillarBase';
}
