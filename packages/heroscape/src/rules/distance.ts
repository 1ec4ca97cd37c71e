/**
 * Range and distance (chapter 16).
 */
import { UNREACHABLE, type SpaceId } from '@muster/hex';
import type { Figure } from '../state.ts';
import type { Table } from '../table.ts';

/** HS-16.5, HS-16.8 */
export function spaceDistance(g: Table, a: SpaceId, b: SpaceId): number {
  const { field, distances } = g.battlefield;
  const steps = distances.between(field.column[a] ?? 0, field.column[b] ?? 0);
  if (steps < 0) return FAR_AWAY;
  return Math.max(1, steps);
}

/** Further than any range: there is no way over the battlefield. */
const FAR_AWAY = 1000;

/** HS-16.5: the minimum over all spaces of both. */
export function distanceOf(g: Table, a: readonly SpaceId[], b: readonly SpaceId[]): number {
  let least = FAR_AWAY;
  for (const from of a) {
    for (const to of b) {
      let distance = spaceDistance(g, from, to);
      if (g.state.options.heightDistance) {
        const { floor } = g.battlefield;
        distance += Math.floor(Math.abs((floor[from] ?? 0) - (floor[to] ?? 0)) / 10); // HS-V28
      }
      least = Math.min(least, distance);
    }
  }
  return least;
}

export function figureDistance(g: Table, a: Figure, b: Figure): number {
  return distanceOf(g, a.at, b.at);
}

/** Whether they are further apart than so many spaces (at least one), whatever heights add: a quick no for those out of reach. */
export function isFurtherThan(g: Table, a: Figure, b: Figure, distance: number): boolean {
  if (distance === Infinity) return false;
  const most = Math.max(1, distance);
  const { field, distances } = g.battlefield;
  for (const from of a.at) {
    const row = distances.from(field.column[from] ?? 0);
    for (const to of b.at) {
      const steps = row[field.column[to] ?? 0] ?? UNREACHABLE;
      if (steps <= most && steps !== UNREACHABLE) return false;
    }
  }
  return true;
}
