/**
 * A field turned by half, for those who sit on its far side: everybody has their own army in front.
 */
import type { SceneSpace, SceneWall } from './scene.ts';

/** Whether the spaces of one's own lie further away than the rest of the field. */
export function isFar(own: readonly number[], spaces: readonly SceneSpace[]): boolean {
  const rows = (list: readonly SceneSpace[]): number =>
    list.reduce((sum, { r }) => sum + r, 0) / Math.max(1, list.length);
  const mine = spaces.filter(({ id }) => own.includes(id));
  return mine.length > 0 && rows(mine) < rows(spaces);
}

export function turnedSpace<T extends { readonly q: number; readonly r: number }>(space: T): T {
  return { ...space, q: -space.q, r: -space.r };
}

export function turnedWall(wall: SceneWall): SceneWall {
  return { ...turnedSpace(wall), side: (wall.side + 3) % 6 };
}
