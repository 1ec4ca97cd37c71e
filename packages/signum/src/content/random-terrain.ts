/**
 * Random terrain (SG-14.20): forests and hills at random on one half, mirrored by half a turn.
 */
import { nextBelow, type Rng } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { fieldOf } from '../field.ts';
import type { FieldMap, PlaceRef } from './map.ts';
import { terrainOf } from './map-checks.ts';
import { GROUND, isUnique } from './terrain.ts';

const HALF = ['forest', 'forest', 'forest', 'hill', 'hill'] as const;

/**
 * Only basic terrain is drawn: unique pieces of the map stay (SG-34.23). Neither forest nor hill is impassable, so nothing is ever cut off;
 * zones and spots stay free.
 */
export function randomTerrain(map: FieldMap, rng: Rng): readonly string[] {
  const { zones, spots, spaceOf, placeOf } = fieldOf(map);
  const terrain = terrainOf(map).map((piece) => (isUnique(piece) ? piece : GROUND));
  const preset = terrain.flatMap((piece, space) => (piece === GROUND ? [] : [space]));
  const taken = new Set<SpaceId>([...zones.flat(), ...spots, ...preset]);
  const mirror = (space: SpaceId) => spaceOf(turned(map, placeOf(space)));
  for (const piece of HALF) {
    const free = terrain.flatMap((_, space) => {
      const other = mirror(space);
      return space < other && !taken.has(space) && !taken.has(other) ? [space] : [];
    });
    const space = free[nextBelow(rng, Math.max(1, free.length))];
    if (space === undefined) break;
    for (const one of [space, mirror(space)]) {
      terrain[one] = piece;
      taken.add(one);
    }
  }
  return terrain;
}

/** The place opposite, by half a turn of the board (SG-34.5). */
export function turned({ board }: FieldMap, [column, row]: PlaceRef): PlaceRef {
  if ('radius' in board) return [-column, -row];
  return [board.width - 1 - (row & 1) - column, board.rows - 1 - row];
}
