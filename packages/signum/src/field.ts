/**
 * A map made ready for play: one space per hex, distances and lines of sight. It never changes; terrain stands in the state.
 */
import {
  buildField,
  ColumnDistances,
  FlatSights,
  hexDistance,
  hexOf,
  type Field,
  type Hex,
  type SpaceId,
} from '@muster/hex';
import type { FieldMap, PlaceRef } from './content/map.ts';
import { NOBODY, type CreatureId } from './state.ts';

export interface SignumField {
  readonly map: FieldMap;
  readonly field: Field;
  readonly distances: ColumnDistances;
  readonly sights: FlatSights;
  /** Spaces of the deployment zones. */
  readonly zones: readonly (readonly SpaceId[])[];
  /** By zone and space: how far it is from there to the zone. */
  readonly zoneDistances: readonly Int16Array[];
  readonly spots: readonly SpaceId[];
  /** By space: nobody stands there. Tables begin as a copy of it, which takes a fifth of the time of an array of numbers made anew. */
  readonly nobody: readonly CreatureId[];
  /** By space, its neighbours. */
  readonly beside: readonly (readonly SpaceId[])[];
  /** Room for one search at a time: nothing is kept between two. */
  readonly search: Search;
  readonly spaceOf: (place: PlaceRef) => SpaceId;
  readonly placeOf: (space: SpaceId) => PlaceRef;
  /** By space: how it is written, `3,2`. */
  readonly names: readonly string[];
}

/** Spaces found, from near to far, and by space the steps to it where `seen` holds the number of the search. */
export interface Search {
  run: number;
  readonly seen: Int32Array;
  readonly steps: Int16Array;
  readonly found: Int16Array;
}

const built = new WeakMap<FieldMap, SignumField>();

export function fieldOf(map: FieldMap): SignumField {
  const known = built.get(map);
  if (known !== undefined) return known;
  const field = buildField(hexesOf(map).map(({ q, r }) => ({ q, r, bottom: 0, top: 1 })));
  const beside = Array.from({ length: field.spaces }, (_, space) => {
    const found: SpaceId[] = [];
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++)
      found.push(field.stepTo[step] ?? 0);
    return found;
  });
  const distances = new ColumnDistances(field);
  const zones = map.zones.map((zone) => zone.map((place) => spaceAt(map, field, place)));
  const made: SignumField = {
    map,
    field,
    distances,
    sights: new FlatSights(field),
    zones,
    zoneDistances: zones.map((zone) => distancesTo(field, distances, zone)),
    spots: map.spots.map((place) => spaceAt(map, field, place)),
    nobody: beside.map(() => NOBODY),
    beside,
    search: {
      run: 0,
      seen: new Int32Array(field.spaces),
      steps: new Int16Array(field.spaces),
      found: new Int16Array(field.spaces),
    },
    spaceOf: (place) => spaceAt(map, field, place),
    placeOf: (space) => placeOf(map, hexOf(field, space)),
    names: Array.from({ length: field.spaces }, (_, space) => placeOf(map, hexOf(field, space)).join(',')),
  };
  built.set(map, made);
  return made;
}

/** SG-34.5: odd rows are shifted to the right; axial places on the hexagon (SG-34.21). */
function hexAt({ board }: FieldMap, [column, row]: PlaceRef): Hex {
  if ('radius' in board) return { q: column, r: row };
  return { q: column - (row - (row & 1)) / 2, r: row };
}

function placeOf({ board }: FieldMap, { q, r }: Hex): PlaceRef {
  if ('radius' in board) return [q, r];
  return [q + (r - (r & 1)) / 2, r];
}

function hexesOf(map: FieldMap): readonly Hex[] {
  const { board } = map;
  const hexes: Hex[] = [];
  if ('radius' in board) {
    for (let q = -board.radius; q <= board.radius; q++) {
      for (let r = -board.radius; r <= board.radius; r++)
        if (hexDistance({ q, r }, { q: 0, r: 0 }) <= board.radius) hexes.push({ q, r });
    }
    return hexes;
  }
  for (let row = 0; row < board.rows; row++) {
    for (let column = 0; column < board.width - (row & 1); column++) hexes.push(hexAt(map, [column, row]));
  }
  return hexes;
}

export function isOnBoard(map: FieldMap, place: PlaceRef): boolean {
  const { q, r } = hexAt(map, place);
  return hexesOf(map).some((hex) => hex.q === q && hex.r === r);
}

function spaceAt(map: FieldMap, field: Field, place: PlaceRef): SpaceId {
  const { q, r } = hexAt(map, place);
  const space = field.spaceAt(q, r, 1);
  if (space === null) throw new Error(`the map '${map.id}' has no hex ${place.join(', ')}`);
  return space;
}

function distancesTo(field: Field, distances: ColumnDistances, zone: readonly SpaceId[]): Int16Array {
  const column = (space: SpaceId): number => field.column[space] ?? 0;
  return Int16Array.from({ length: field.spaces }, (_, space) =>
    Math.min(...zone.map((at) => distances.between(column(space), column(at)))),
  );
}

/** SG-0.17 */
export function distanceOf({ field, distances }: SignumField, a: SpaceId, b: SpaceId): number {
  return distances.between(field.column[a] ?? 0, field.column[b] ?? 0);
}
