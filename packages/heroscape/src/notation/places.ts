/**
 * How places are written: column and row of the drawn rows ("odd-r": odd rows are shoved half a space to the right), both from 0 in
 * the upper left, and the level only where a column has several spaces: `3,2` or `3,2,7`, in lists `[3, 2]` or `[3, 2, 7]`.
 */
import { fromOffset, hexOf, toOffset, type Field, type Hex, type SpaceId } from '@muster/hex';
import type { SpaceRef } from '../content/map.ts';

/** A place as somebody wrote it. */
export interface Written extends Hex {
  /** Null: the only space of the column. */
  readonly level: number | null;
}

const TEXT = /^(-?\d+) ?, ?(-?\d+)(?: ?, ?(\d+))?$/;

/** `[3, 2]`, `[3, 2, 7]`, `3,2` or `3,2,7`; null for anything else. */
export function readPlace(data: unknown): Written | null {
  const numbers = typeof data === 'string' ? TEXT.exec(data.trim())?.slice(1).flatMap(numberIn) : data;
  if (!Array.isArray(numbers) || numbers.length < 2 || numbers.length > 3 || !numbers.every(Number.isInteger))
    return null;
  const [column, row, level] = numbers as readonly number[];
  return { ...fromOffset(column ?? 0, row ?? 0), level: level ?? null };
}

function numberIn(text: string | undefined): number[] {
  return text === undefined ? [] : [Number(text)];
}

/** The spaces a written place may mean: rungs of ladders only where their level is named. */
export function spacesAt(field: Field, { q, r, level }: Written): readonly SpaceId[] {
  const column = field.columnAt(q, r);
  if (column === null) return [];
  const spaces: SpaceId[] = [];
  for (let space = field.firstSpace[column] ?? 0; space < (field.firstSpace[column + 1] ?? 0); space++) {
    if (level === null ? field.perch[space] !== 1 : field.level[space] === level) spaces.push(space);
  }
  return spaces;
}

/** The numbers of a place, the level only where it is needed. */
export function placeOf(field: Field, space: SpaceId): readonly number[] {
  const hex = hexOf(field, space);
  const { column, row } = toOffset(hex);
  const alone = field.perch[space] !== 1 && spacesAt(field, { ...hex, level: null }).length === 1;
  return alone ? [column, row] : [column, row, field.level[space] ?? 0];
}

/** Texts by battlefield and space: labels name the same few over and over. */
const texts = new WeakMap<Field, (string | undefined)[]>();

export function placeText(field: Field, space: SpaceId): string {
  let known = texts.get(field);
  if (known === undefined) texts.set(field, (known = new Array<string | undefined>(field.spaces).fill(undefined)));
  return (known[space] ??= placeOf(field, space).join(','));
}

/** A space of a map file as it is written here. */
export function refPlace([q, r, level]: SpaceRef): readonly number[] {
  const { column, row } = toOffset({ q, r });
  return [column, row, level];
}

export function hexPlace(hex: Hex): readonly number[] {
  const { column, row } = toOffset(hex);
  return [column, row];
}
