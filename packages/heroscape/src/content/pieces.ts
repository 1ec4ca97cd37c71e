/**
 * Obstacles, walls and doors: what can be done with them. Their heights stand in piece-heights.ts.
 */
import type { EdgeKind, ObstacleKind } from './map.ts';

export type PieceKind = ObstacleKind | EdgeKind | 'door';

/** HS-20.16 */
export const DOOR_HEIGHT = 10;

/** HS-9.13: may be walked onto; what it is not, is impassable on foot. */
export function isClimbable(kind: PieceKind): boolean {
  return kind === 'pillar' || kind === 'pillarBase';
}

/** HS-15.12 */
export function losScale(kind: PieceKind): number {
  if (kind === 'bush') return 0.7;
  if (kind === 'palm') return 0.15;
  if (kind === 'hive' || kind.startsWith('glacier') || kind.startsWith('outcrop')) return 1;
  return 0.8;
}

/** HS-17.8 */
export function isJunglePlant(kind: PieceKind): boolean {
  return kind === 'bush' || kind === 'palm';
}

export function isTree(kind: PieceKind): boolean {
  return kind === 'tree' || kind === 'tree4';
}
