/**
 * What can stand in the way of a line of sight, hex by hex in flat arrays. Unlike a field this knows the hexes between and around
 * its columns too, as lines may run over them.
 */
import { sideTowards, SIDES, stepOf, type Side } from './coordinates.ts';
import type { ColumnId, Field } from './field.ts';

/** Something that stands on the field; `piece` is the number under which the game says whether it is still there. */
interface Blocker {
  readonly bottom: number;
  readonly top: number;
  readonly piece: number;
}

/** Fills the hex of a column, shrunk about its centre; a scale of 1 is the whole hex. */
export interface Prism extends Blocker {
  readonly column: ColumnId;
  readonly scale: number;
}

/** Stands upright on the edge of two hexes. */
export interface Pane extends Blocker {
  readonly column: ColumnId;
  readonly side: Side;
}

/** Stands upright between the centres of two neighbouring columns. */
export interface Fence extends Blocker {
  readonly a: ColumnId;
  readonly b: ColumnId;
}

export interface Blockers {
  readonly prisms?: readonly Prism[];
  readonly panes?: readonly Pane[];
  readonly fences?: readonly Fence[];
}

/** The hex of a bounding grid, counted row by row; the grid has a rim, so that every cell in use has six neighbours. */
export type CellId = number;
/** Cell × 3 + side for the sides 0 to 2: each edge has one number, whichever of its hexes one comes from. */
export type EdgeId = number;

/** In place of a piece: the ground, which always stands. */
export const GROUND = -1;

/** Things by the place where they stand: those of place p are first[p] … first[p + 1] - 1. */
interface Things {
  readonly first: Int32Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  readonly piece: Int32Array;
  readonly column: Int16Array;
}

export interface SightGround {
  readonly cells: number;
  readonly width: number;
  /** The coordinates of cell 0. */
  readonly q: number;
  readonly r: number;
  /** By side: the way to the neighbouring cell. */
  readonly steps: Int32Array;
  /** By column. */
  readonly cellOf: Int32Array;
  /** By cell: the top of the highest thing in it (panes aside). */
  readonly highest: Float64Array;
  /** By cell: what fills the whole hex – solids of the field and unshrunk prisms. */
  readonly layers: Things;
  /** By cell: shrunk prisms. */
  readonly prisms: Things;
  /** By prism. */
  readonly scale: Float64Array;
  /** By edge. */
  readonly panes: Things;
  /** By pane. */
  readonly paneSide: Int8Array;
  /** By cell, in both cells: runs from the centre of `fenceFrom` through its side `fenceSide` (0 to 2). */
  readonly fences: Things;
  /** By fence. */
  readonly fenceFrom: Int32Array;
  readonly fenceSide: Int8Array;
}

/** Wide enough for every hex that a line between two points of the field can touch. */
const RIM = 2;

export function buildGround(field: Field, { prisms = [], panes = [], fences = [] }: Blockers): SightGround {
  for (const blocker of [...prisms, ...panes, ...fences]) {
    if (blocker.piece < 0) throw new Error(`a piece has no number ${blocker.piece}`);
  }
  for (const { scale } of prisms) if (scale <= 0 || scale > 1) throw new Error(`a prism has no scale ${scale}`);
  const q = Math.min(...field.q) - RIM;
  const r = Math.min(...field.r) - RIM;
  const width = Math.max(...field.q) + RIM + 1 - q;
  const cells = field.columns === 0 ? 0 : width * (Math.max(...field.r) + RIM + 1 - r);
  const steps = Int32Array.from(SIDES, (side) => stepOf(side).r * width + stepOf(side).q);
  const cellOf = Int32Array.from(field.q, (atQ, column) => ((field.r[column] ?? 0) - r) * width + atQ - q);
  const cellAt = (column: ColumnId): CellId => {
    const cell = cellOf[column];
    if (cell === undefined) throw new Error(`there is no column ${column}`);
    return cell;
  };

  // Perches have no ground, and what has no height hides nothing.
  const solids = Array.from(field.level, (top, space) => {
    return { column: field.column[space] ?? 0, bottom: field.bottom[space] ?? 0, top, piece: GROUND, scale: 1 };
  });
  const filling = [...solids, ...prisms].filter(hasHeight);
  const layers = sorted(filling, ({ column, scale }) => (scale === 1 ? [cellAt(column)] : []));
  const shrunk = sorted(filling, ({ column, scale }) => (scale < 1 ? [cellAt(column)] : []));
  const upright = sorted(panes.filter(hasHeight), ({ column, side }) => [edgeOf(steps, cellAt(column), side)]);
  const joined = sorted(
    fences.filter(hasHeight).map((fence) => fenceOf(field, fence)),
    ({ column, to }) => [cellAt(column), cellAt(to)],
  );
  const highest = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY);
  for (const { place, item } of [...layers, ...shrunk, ...joined]) {
    highest[place] = Math.max(highest[place] ?? item.top, item.top);
  }
  return {
    cells,
    width,
    q,
    r,
    steps,
    cellOf,
    highest,
    layers: thingsOf(cells, layers),
    prisms: thingsOf(cells, shrunk),
    scale: Float64Array.from(shrunk, ({ item }) => item.scale),
    panes: thingsOf(cells * 3, upright),
    paneSide: Int8Array.from(upright, ({ item }) => item.side),
    fences: thingsOf(cells, joined),
    fenceFrom: Int32Array.from(joined, ({ item }) => cellAt(item.column)),
    fenceSide: Int8Array.from(joined, ({ item }) => item.side),
  };
}

export function edgeOf(steps: Int32Array, cell: CellId, side: number): EdgeId {
  return side < 3 ? cell * 3 + side : (cell + (steps[side] ?? 0)) * 3 + side - 3;
}

/** A fence told from that end from which it runs through a side from 0 to 2. */
function fenceOf(field: Field, { a, b, bottom, top, piece }: Fence) {
  const side = sideTowards(hexOfColumn(field, a), hexOfColumn(field, b));
  if (side === null) throw new Error(`columns ${a} and ${b} are no neighbours`);
  const rest = { bottom, top, piece };
  return side < 3 ? { column: a, to: b, side, ...rest } : { column: b, to: a, side: side - 3, ...rest };
}

function hexOfColumn(field: Field, column: ColumnId) {
  return { q: field.q[column] ?? 0, r: field.r[column] ?? 0 };
}

function hasHeight({ bottom, top }: Blocker): boolean {
  return bottom < top;
}

interface Placed<T> {
  readonly place: number;
  readonly item: T;
}

function sorted<T>(items: readonly T[], placesOf: (item: T) => readonly number[]): readonly Placed<T>[] {
  return items
    .flatMap((item) => placesOf(item).map((place) => ({ place, item })))
    .toSorted((a, b) => a.place - b.place);
}

function thingsOf(places: number, things: readonly Placed<Blocker & { readonly column: ColumnId }>[]): Things {
  const first = new Int32Array(places + 1);
  for (const { place } of things) first[place + 1] = (first[place + 1] ?? 0) + 1;
  for (let place = 0; place < places; place++) first[place + 1] = (first[place + 1] ?? 0) + (first[place] ?? 0);
  return {
    first,
    bottom: Float64Array.from(things, ({ item }) => item.bottom),
    top: Float64Array.from(things, ({ item }) => item.top),
    piece: Int32Array.from(things, ({ item }) => item.piece),
    column: Int16Array.from(things, ({ item }) => item.column),
  };
}
