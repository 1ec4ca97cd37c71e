/**
 * The ground of a map file: its spaces, what they are made of and what stands on them. For looking at maps, not for playing on them.
 */
import { buildField, type ColumnId, type Field, type Hex, type SpaceId } from '@muster/hex';
import type { MapFile, MapObstacle, MapTile, SpaceRef, Terrain } from './map.ts';

export interface Ground {
  readonly field: Field;
  /** By space. */
  readonly terrain: readonly Terrain[];
  /** The obstacle on a space, if there is one, and which of its spaces this is. */
  readonly obstacles: ReadonlyMap<SpaceId, { readonly obstacle: MapObstacle; readonly part: number }>;
}

/** Also for a map with problems: what stands on nothing is left out. */
export function groundOf(map: Pick<MapFile, 'tiles' | 'obstacles'>): Ground {
  const tiles = map.tiles.filter((tile) => bottomOf(tile) < tile.level);
  const field = buildField(tiles.map((tile) => ({ q: tile.q, r: tile.r, bottom: bottomOf(tile), top: tile.level })));
  const terrain = new Array<Terrain>(field.spaces).fill('grass');
  for (const tile of tiles) {
    const space = field.spaceAt(tile.q, tile.r, tile.level);
    if (space !== null) terrain[space] = tile.terrain;
  }
  const obstacles = new Map<SpaceId, { readonly obstacle: MapObstacle; readonly part: number }>();
  for (const obstacle of map.obstacles) {
    for (const [part, [q, r]] of obstacle.at.entries()) {
      const space = field.spaceAt(q, r, obstacle.level);
      if (space !== null && !obstacles.has(space)) obstacles.set(space, { obstacle, part });
    }
  }
  return { field, terrain, obstacles };
}

/** HS-M3: the underside of a tile. */
export function bottomOf(tile: MapTile): number {
  return (tile.from ?? 1) - 1;
}

export function spaceOf({ field }: Ground, [q, r, level]: SpaceRef): SpaceId | null {
  return field.spaceAt(q, r, level);
}

/** The levels one can stand on in a column, from low to high. */
export function levelsAt({ field }: Ground, { q, r }: Hex): readonly number[] {
  const column = field.columnAt(q, r);
  return column === null ? [] : levelsOf(field, column);
}

function levelsOf(field: Field, column: ColumnId): readonly number[] {
  return [...field.level.subarray(field.firstSpace[column] ?? 0, field.firstSpace[column + 1] ?? 0)];
}

/** HS-8.2 */
export function isWaterLike(terrain: Terrain | undefined): boolean {
  return (
    terrain === 'water' ||
    terrain === 'swampWater' ||
    terrain === 'ice' ||
    terrain === 'slipperyIce' ||
    terrain === 'moltenLava'
  );
}

/** "(3, −1, level 2)" for messages. */
export function atSpace([q, r, level]: SpaceRef): string {
  return `(${q}, ${r}) on level ${level}`;
}
