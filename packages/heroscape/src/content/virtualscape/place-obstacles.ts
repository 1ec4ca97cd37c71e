/**
 * Trees, glaciers and the like, and the pillars of a castle.
 */
import type { Hex } from '@muster/hex';
import type { MapObstacle } from '../map.ts';
import { keyOf, standingLevel, type Site } from './layers.ts';
import { partsUsedAs, type Part, type Parts } from './parts.ts';

/** A wall of the castle is nine layers high, its base one (HS-20.16), an arch both together. */
export const WALL_HEIGHT = 9;
export const BASE_HEIGHT = 1;
export const ARCH_HEIGHT = BASE_HEIGHT + WALL_HEIGHT;

export function placeObstacles(parts: Parts, site: Site): readonly MapObstacle[] {
  const obstacles: MapObstacle[] = [];
  const taken = new Set<string>();
  const put = (obstacle: MapObstacle, part: Part): void => {
    const keys = obstacle.at.map(([q, r]) => `${q},${r},${obstacle.level}`);
    if (keys.some((key) => taken.has(key))) {
      site.report.add('left out', part.tile, `another piece stands where the ${part.piece.name} should stand`);
      return;
    }
    for (const key of keys) taken.add(key);
    obstacles.push(obstacle);
  };
  for (const part of partsUsedAs(parts, 'obstacle')) {
    const { kind, base, height } = part.use;
    // What brings its own ground stands on top of that.
    const level = standingLevel(site, part.hexes, base === null ? part.tile.z : part.tile.z + 1);
    if (level === null) {
      site.report.add('left out', part.tile, `there is no level ground under the ${part.piece.name}`);
      continue;
    }
    const at = part.hexes.map(({ q, r }) => [q, r] as const);
    put({ kind, at, level, ...(height === undefined ? {} : { height }) }, part);
  }
  for (const pillar of pillarsOf(parts, site)) put(pillar.obstacle, pillar.part);
  return obstacles;
}

interface Column {
  readonly part: Part;
  readonly hex: Hex;
  /** From this layer up to that one. */
  readonly z: number;
  readonly top: number;
  readonly hasWall: boolean;
}

/**
 * Bases, walls and the sides of arches that stand upon each other are one pillar; a base alone can be walked upon (HS-9.13). How
 * a wall is turned makes no difference: it fills its space.
 */
function pillarsOf(parts: Parts, site: Site): readonly { readonly obstacle: MapObstacle; readonly part: Part }[] {
  const pillars: { readonly obstacle: MapObstacle; readonly part: Part }[] = [];
  for (const { part, hex, z, top, hasWall } of columnsOf(parts)) {
    const surface = standingLevel(site, [hex], z);
    if (surface === null) {
      site.report.add('left out', part.tile, `there is no ground under the ${part.piece.name}`);
      continue;
    }
    const height = top - site.floor - surface;
    // A base that became ground itself is no obstacle any more.
    if (height === 0) continue;
    const at = [[hex.q, hex.r] as const];
    pillars.push({
      part,
      obstacle: hasWall
        ? { kind: 'pillar', at, level: surface, height: [height] }
        : { kind: 'pillarBase', at, level: surface, standable: true },
    });
  }
  return pillars;
}

function columnsOf(parts: Parts): readonly Column[] {
  const columns = new Map<string, Column[]>();
  for (const part of parts.pieces) {
    const height = castleHeight(part);
    if (height === 0) continue;
    const { z } = part.tile;
    for (const hex of part.use.as === 'arch' ? [part.hexes[0], part.hexes[2]] : part.hexes) {
      if (hex === undefined) continue;
      const here = columns.get(keyOf(hex)) ?? [];
      columns.set(keyOf(hex), here);
      const below = here.at(-1);
      const hasWall = part.use.as !== 'castleBase';
      // Parts come from low to high; some maps let a wall begin in the layer of its base.
      if (below !== undefined && z <= below.top) {
        here[here.length - 1] = { ...below, top: Math.max(below.top, z + height), hasWall: below.hasWall || hasWall };
      } else {
        here.push({ part, hex, z, top: z + height, hasWall });
      }
    }
  }
  return [...columns.values()].flat();
}

function castleHeight({ use }: Part): number {
  if (use.as === 'castleBase') return BASE_HEIGHT;
  if (use.as === 'castleWall') return WALL_HEIGHT;
  return use.as === 'arch' ? ARCH_HEIGHT : 0;
}
