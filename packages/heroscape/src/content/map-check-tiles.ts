/**
 * HS-M6: no two tiles overlap, and every tile except those of layer 1 rests on something.
 */
import type { Problem } from '@muster/engine';
import { neighbour, SIDES } from '@muster/hex';
import { bottomOf } from './map-ground.ts';
import type { MapFile, MapTile } from './map.ts';
import { isImpassable, obstacleHeights } from './piece-heights.ts';

export function checkTiles(map: MapFile): readonly Problem[] {
  return [...checkOverlaps(map.tiles), ...checkSupport(map)];
}

function checkOverlaps(tiles: readonly MapTile[]): readonly Problem[] {
  const problems: Problem[] = [];
  const columns = new Map<string, number[]>();
  for (const [i, tile] of tiles.entries()) {
    if (bottomOf(tile) >= tile.level) {
      problems.push({ path: ['tiles', i, 'from'], message: `${tile.from} lies above the level ${tile.level} (HS-M3)` });
      continue;
    }
    const column = columns.get(keyOf(tile)) ?? [];
    columns.set(keyOf(tile), column);
    const other = column.find((j) => {
      const there = tiles[j];
      return there !== undefined && bottomOf(there) < tile.level && bottomOf(tile) < there.level;
    });
    if (other !== undefined) {
      const message = `overlaps tile ${other} at (${tile.q}, ${tile.r}); both fill a layer between level 1 and ${tile.level} (HS-M6)`;
      problems.push({ path: ['tiles', i], message });
    }
    column.push(i);
  }
  return problems;
}

/**
 * A tile that doesn't reach down to layer 1 lies on another tile or a pillar, or it hangs on to a neighbour that reaches its
 * underside; over a bridge the support is passed on from tile to tile.
 */
function checkSupport(map: MapFile): readonly Problem[] {
  const { tiles } = map;
  const columns = new Map<string, MapTile[]>();
  for (const tile of tiles) columns.set(keyOf(tile), [...(columns.get(keyOf(tile)) ?? []), tile]);
  const pillars = pillarTops(map);
  const supported = new Set(
    tiles.filter((tile) => bottomOf(tile) === 0 || pillars.has(`${keyOf(tile)},${bottomOf(tile)}`)),
  );
  // A set hands out what is added while it is gone through.
  for (const tile of supported) {
    for (const above of columns.get(keyOf(tile)) ?? []) if (bottomOf(above) === tile.level) supported.add(above);
    for (const side of SIDES) {
      for (const beside of columns.get(keyOf(neighbour(tile, side))) ?? []) {
        if (tile.level >= bottomOf(beside) && bottomOf(tile) <= bottomOf(beside)) supported.add(beside);
      }
    }
  }
  const problems: Problem[] = [];
  for (const [i, tile] of tiles.entries()) {
    if (supported.has(tile) || bottomOf(tile) >= tile.level) continue;
    const message = `rests on nothing: at (${tile.q}, ${tile.r}) nothing reaches up to its underside, nor beside it (HS-M6)`;
    problems.push({ path: ['tiles', i], message });
  }
  return problems;
}

/** Pillars and their bases carry walkways. */
function pillarTops(map: MapFile): ReadonlySet<string> {
  const tops = new Set<string>();
  for (const obstacle of map.obstacles) {
    if (isImpassable(obstacle.kind)) continue;
    for (const [part, [q, r]] of obstacle.at.entries()) {
      tops.add(`${q},${r},${obstacle.level + (obstacleHeights(obstacle)[part] ?? 0)}`);
    }
  }
  return tops;
}

function keyOf({ q, r }: { readonly q: number; readonly r: number }): string {
  return `${q},${r}`;
}
