/**
 * The battlefield of a position as it is written: the id of a map, or a drawn field as rows.
 */
import { letterOf } from '@muster/engine';
import type { Fields } from '@muster/schema';
import { library } from '../content/library.ts';
import type { FieldMap } from '../content/map.ts';
import { terrainOf } from '../content/map-checks.ts';
import { fieldOf } from '../field.ts';
import type { SignumState } from '../state.ts';
import { placeText } from './places.ts';
import { FIELD_ID } from './read-field.ts';
import { letterFor } from './terrain-letters.ts';

export function writeBattlefield(map: FieldMap): Fields {
  if (library().maps.includes(map)) return { map: map.id };
  const { board } = map;
  if (map.id !== FIELD_ID || !('width' in board)) return { map };
  const terrain = terrainOf(map);
  const { spaceOf } = fieldOf(map);
  const rows = Array.from({ length: board.rows }, (_, row) => {
    const letters = Array.from({ length: board.width - (row & 1) }, (_, column) =>
      letterFor(terrain[spaceOf([column, row])] ?? ''),
    );
    return `${row % 2 === 1 ? ' ' : ''}${letters.join(' ')}`;
  });
  return {
    field: rows,
    zones: map.zones,
    ...(map.spots.length > 0 ? { spots: map.spots } : {}),
    ...(map.camps === undefined
      ? {}
      : { camps: Object.fromEntries(map.camps.map(({ at, zone }) => [at.join(','), letterOf(zone)])) }),
  };
}

/** What lies elsewhere than on the map. */
export function writeTerrain({ map, terrain }: SignumState): Fields {
  const usual = terrainOf(map);
  const changed = terrain.flatMap((piece, space) =>
    piece === usual[space] ? [] : [[placeText(map, space), piece === '' ? 'none' : piece] as const],
  );
  return changed.length === 0 ? {} : { terrain: Object.fromEntries(changed) };
}
