/**
 * Pieces that fill spaces: one height per space, on the ground they name, with room above them. The Hive on land (HS-20.1).
 */
import type { Problem } from '@muster/engine';
import { isWaterLike, type Ground } from './map-ground.ts';
import type { MapFile, MapObstacle } from './map.ts';
import { OBSTACLE_HEIGHTS, obstacleHeights } from './piece-heights.ts';

export function checkObstacles(map: MapFile, ground: Ground): readonly Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, number>();
  for (const [i, obstacle] of map.obstacles.entries()) {
    const path = ['obstacles', i] as const;
    problems.push(...checkSize(obstacle, path));
    for (const [part, [q, r]] of obstacle.at.entries()) {
      const at = [...path, 'at', part];
      const key = `${q},${r},${obstacle.level}`;
      const other = taken.get(key);
      if (other !== undefined) problems.push({ path: at, message: `is the space of obstacle ${other} too (HS-9.12)` });
      taken.set(key, i);
      problems.push(...checkPlace(obstacle, part, ground, at));
    }
  }
  return problems;
}

function checkSize(obstacle: MapObstacle, path: Problem['path']): readonly Problem[] {
  const { kind, at, height } = obstacle;
  const spaces = OBSTACLE_HEIGHTS[kind].length;
  const problems: Problem[] = [];
  if (at.length !== spaces) {
    problems.push({ path: [...path, 'at'], message: `has ${at.length} spaces; a ${kind} fills ${spaces} (HS-20.16)` });
  }
  if (height !== undefined && height.length !== at.length) {
    const message = `has ${height.length} heights for ${at.length} spaces; there must be one per space (HS-20.17)`;
    problems.push({ path: [...path, 'height'], message });
  }
  return problems;
}

function checkPlace(obstacle: MapObstacle, part: number, ground: Ground, path: Problem['path']): readonly Problem[] {
  const { field, terrain } = ground;
  const [q, r] = obstacle.at[part] ?? [0, 0];
  const space = field.spaceAt(q, r, obstacle.level);
  if (space === null) {
    return [{ path, message: `has no ground: no surface of (${q}, ${r}) lies on level ${obstacle.level} (HS-M6)` }];
  }
  const problems: Problem[] = [];
  const top = obstacle.level + (obstacleHeights(obstacle)[part] ?? 0);
  const ceiling = field.ceiling[space] ?? 0;
  if (top > ceiling) {
    problems.push({ path, message: `reaches up to level ${top}, into the tile that lies above ${ceiling} (HS-M6)` });
  }
  if (obstacle.kind === 'hive') {
    if (isWaterLike(terrain[space]))
      problems.push({ path, message: 'is no land: the Hive stands on land only (HS-20.1)' });
    // The swamp tile under the Hive is one layer thick; something must lie under it everywhere.
    const bottom = field.bottom[space] ?? 0;
    if (bottom > 0 && obstacle.level - bottom < 2) {
      problems.push({ path, message: "hangs over: the Hive's tile must lie completely on land (HS-20.1)" });
    }
  }
  return problems;
}
