/**
 * A battlefield as something to draw, by the numbers that views and options use. What lies on it stands in the view.
 */
import type { SpaceId } from '@muster/hex';
import { library } from './content/library.ts';
import { terrainOf } from './content/map-checks.ts';
import type { FieldMap } from './content/map.ts';
import { fieldOf } from './field.ts';

/** `hexes[7]` is hex 7 of views and options. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly hexes: readonly BoardHex[];
  /** Where unique terrain may be laid. */
  readonly spots: readonly SpaceId[];
  /** Hexes of the deployment zones, by number of the zone. */
  readonly zones: readonly (readonly SpaceId[])[];
  /** War Camp hexes that belong to the player of a zone. */
  readonly camps: readonly { readonly hex: SpaceId; readonly zone: number }[];
}

export interface BoardHex {
  readonly id: SpaceId;
  readonly q: number;
  readonly r: number;
  /** Column and row as the drawn field and texts call it. */
  readonly column: number;
  readonly row: number;
  /** What the map lays on it; empty for plain ground. The view's terrain is how it is now. */
  readonly terrain: string;
  /** The number of the deployment zone, null for none. */
  readonly zone: number | null;
}

/** Null if no map goes by that id. */
export function boardOf(map: string | FieldMap): Board | null {
  const file = typeof map === 'string' ? library().maps.find(({ id }) => id === map) : map;
  if (file === undefined) return null;
  const { field, placeOf, spaceOf, spots, zones } = fieldOf(file);
  const terrain = terrainOf(file);
  const hexes = Array.from({ length: field.spaces }, (_, id): BoardHex => {
    const [column, row] = placeOf(id);
    const at = field.column[id] ?? 0;
    const zone = zones.findIndex((one) => one.includes(id));
    return {
      id,
      q: field.q[at] ?? 0,
      r: field.r[at] ?? 0,
      column,
      row,
      terrain: terrain[id] ?? '',
      zone: zone < 0 ? null : zone,
    };
  });
  const camps = (file.camps ?? []).map(({ at, zone }) => ({ hex: spaceOf(at), zone }));
  return { id: file.id, name: file.name, hexes, spots, zones, camps };
}
