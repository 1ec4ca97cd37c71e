/**
 * How places are written: column and row as in map files, `3,2`, in lists `[3, 2]`. Row 0 is the first row, odd rows are shoved half a hex
 * to the right and are one hex shorter (SG-34.5); on a hexagon it is the axial place (SG-34.21).
 */
import type { SpaceId } from '@muster/hex';
import type { FieldMap, PlaceRef } from '../content/map.ts';
import { fieldOf, isOnBoard } from '../field.ts';

const TEXT = /^(-?\d+) ?, ?(-?\d+)$/;

/** `[3, 2]` or `3,2`; null for anything else. */
export function readPlace(data: unknown): PlaceRef | null {
  const numbers: unknown = typeof data === 'string' ? TEXT.exec(data.trim())?.slice(1).map(Number) : data;
  if (!Array.isArray(numbers) || numbers.length !== 2) return null;
  const [column, row] = numbers as readonly unknown[];
  return isWhole(column) && isWhole(row) ? [column, row] : null;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

/** The hex a written place means; null if there is none. */
export function spaceAt(map: FieldMap, data: unknown): SpaceId | null {
  const place = readPlace(data);
  return place === null || !isOnBoard(map, place) ? null : fieldOf(map).spaceOf(place);
}

export function placeText(map: FieldMap, space: SpaceId): string {
  return fieldOf(map).names[space] ?? 'nowhere';
}
