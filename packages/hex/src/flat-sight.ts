/**
 * Lines of sight on a flat field: hexes that block fill their whole area. Seven points of each hex are tried, its centre and its corners
 * pulled a little inward; sight exists if one of the lines between two such points crosses the inside of no blocking hex. A line along the
 * border of two hexes is blocked only if both block. (SIGNUM SG-19.7)
 */
import { hexDistance, type Hex } from './coordinates.ts';
import type { ColumnId, Field } from './field.ts';
import { ROOT_3 } from './sight-path.ts';

/** How far corners are pulled towards the centre. */
const INWARD = 0.98;
/** Rounding only; blocking hexes are never shrunk. */
const SAME = 1e-9;
/** A hex off every shortest way by more than this can't be touched by any of the lines. */
const DETOUR = 1;

/** The sample points of a hex, relative to its centre. */
const SAMPLES: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[
    [0, 1 / ROOT_3],
    [0.5, 0.5 / ROOT_3],
    [0.5, -0.5 / ROOT_3],
    [0, -1 / ROOT_3],
    [-0.5, -0.5 / ROOT_3],
    [-0.5, 0.5 / ROOT_3],
  ].map(([x = 0, y = 0]): readonly [number, number] => [x * INWARD, y * INWARD]),
];

/** Whether something in one column can be seen from another; `blocks` says which columns are in the way, never those two. */
export function flatSight(field: Field, from: ColumnId, to: ColumnId, blocks: (column: ColumnId) => boolean): boolean {
  const a = hexAt(field, from);
  const b = hexAt(field, to);
  const far = hexDistance(a, b);
  if (far <= 1) return true;
  const blockers: Hex[] = [];
  for (let column = 0; column < field.columns; column++) {
    if (column === from || column === to || !blocks(column)) continue;
    const hex = hexAt(field, column);
    if (hexDistance(a, hex) + hexDistance(hex, b) <= far + DETOUR) blockers.push(hex);
  }
  if (blockers.length === 0) return true;
  for (const start of SAMPLES) {
    for (const end of SAMPLES) {
      if (isClear(a, start, b, end, blockers)) return true;
    }
  }
  return false;
}

function hexAt(field: Field, column: ColumnId): Hex {
  return { q: field.q[column] ?? 0, r: field.r[column] ?? 0 };
}

const centreX = ({ q, r }: Hex): number => q + r / 2;
const centreY = ({ r }: Hex): number => (r * ROOT_3) / 2;

/** A stretch of the line along the border of a blocking hex, which another blocking hex on the far side would close. */
interface Along {
  readonly enter: number;
  readonly leave: number;
}

interface Crossing extends Along {
  readonly onBorder: boolean;
}

function isClear(
  a: Hex,
  start: readonly [number, number],
  b: Hex,
  end: readonly [number, number],
  blockers: readonly Hex[],
): boolean {
  const borders: Along[] = [];
  for (const span of crossings(a, start, b, end, blockers)) {
    if (span === null) continue;
    if (!span.onBorder) return false;
    borders.push(span);
  }
  // On the border of two hexes both must block.
  for (const [i, one] of borders.entries()) {
    for (const other of borders.slice(i + 1)) if (overlap(one, other)) return false;
  }
  return true;
}

function overlap(one: Along, other: Along): boolean {
  return Math.min(one.leave, other.leave) - Math.max(one.enter, other.enter) > SAME;
}

/** By hex: where a line between two sample points crosses it, null if it does not. */
function crossings(
  a: Hex,
  start: readonly [number, number],
  b: Hex,
  end: readonly [number, number],
  hexes: readonly Hex[],
): readonly (Crossing | null)[] {
  const x = centreX(a) + start[0];
  const y = centreY(a) + start[1];
  const dx = centreX(b) + end[0] - x;
  const dy = centreY(b) + end[1] - y;
  return hexes.map((hex) => crossing(x - centreX(hex), y - centreY(hex), dx, dy));
}

/** The three pairs of sides of a pointy-top hex about the origin: |x| ≤ 1/2 and its turns by 60°. */
const NORMALS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, ROOT_3 / 2],
  [-0.5, ROOT_3 / 2],
];

function crossing(x: number, y: number, dx: number, dy: number): Crossing | null {
  let enter = 0;
  let leave = 1;
  let onBorder = false;
  for (const [nx, ny] of NORMALS) {
    const at = x * nx + y * ny;
    const along = dx * nx + dy * ny;
    if (Math.abs(along) < SAME) {
      if (Math.abs(at) > 0.5 + SAME) return null;
      if (Math.abs(at) > 0.5 - SAME) onBorder = true;
      continue;
    }
    const first = (-0.5 - at) / along;
    const second = (0.5 - at) / along;
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return leave - enter > SAME ? { enter, leave, onBorder } : null;
}

/** What lies between a hex and another so far from it: which of the lines each hex in between crosses, as bits of two words. */
interface Lines {
  /** Hexes in between, relative to the first. */
  readonly hexes: readonly Hex[];
  /** By hex in between, two words each: lines that cross its inside. */
  readonly inside: Int32Array;
  /** Lines along the border of two hexes, which both must block: pairs of places in `hexes`, two words each. */
  readonly pairs: Int16Array;
  readonly along: Int32Array;
}

interface Between {
  readonly lines: Lines;
  /** The columns of the hexes in between; NO_COLUMN where the field has none. */
  readonly columns: Int16Array;
}

const NO_COLUMN = -1;
const WORD = 32;
const ALL_OF_FIRST = -1;
const ALL_OF_SECOND = 2 ** (SAMPLES.length ** 2 - WORD) - 1;

/** The sights of one field: what the lines between two columns cross is worked out once and kept, as fields never change. */
export class FlatSights {
  readonly #field: Field;
  readonly #columnAt = new Map<string, ColumnId>();
  /** Null where nothing can be in between. */
  readonly #between: (Between | null | undefined)[];

  constructor(field: Field) {
    this.#field = field;
    this.#between = new Array<Between | null | undefined>(field.columns * field.columns).fill(undefined);
    for (let column = 0; column < field.columns; column++) this.#columnAt.set(nameOf(hexAt(field, column)), column);
  }

  /** The same as flatSight. */
  sees(from: ColumnId, to: ColumnId, blocks: (column: ColumnId) => boolean): boolean {
    const at = from * this.#field.columns + to;
    let between = this.#between[at];
    if (between === undefined) this.#between[at] = between = this.#lookBetween(from, to);
    return between === null || hasOpenLine(between, blocks);
  }

  #lookBetween(from: ColumnId, to: ColumnId): Between | null {
    const a = hexAt(this.#field, from);
    const b = hexAt(this.#field, to);
    if (hexDistance(a, b) <= 1) return null;
    const lines = linesTo({ q: b.q - a.q, r: b.r - a.r });
    const column = ({ q, r }: Hex): ColumnId => this.#columnAt.get(nameOf({ q: a.q + q, r: a.r + r })) ?? NO_COLUMN;
    return { lines, columns: Int16Array.from(lines.hexes, column) };
  }
}

function nameOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

function hasOpenLine(
  { lines: { inside, pairs, along }, columns }: Between,
  blocks: (column: ColumnId) => boolean,
): boolean {
  let first = 0;
  let second = 0;
  let blocking = 0;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] ?? NO_COLUMN;
    if (column === NO_COLUMN || !blocks(column)) continue;
    first |= inside[2 * i] ?? 0;
    second |= inside[2 * i + 1] ?? 0;
    blocking++;
  }
  if (blocking > 1) {
    const isBlocked = (place: number): boolean => {
      const column = columns[place] ?? NO_COLUMN;
      return column !== NO_COLUMN && blocks(column);
    };
    for (let i = 0; i < pairs.length; i += 2) {
      if (!isBlocked(pairs[i] ?? 0) || !isBlocked(pairs[i + 1] ?? 0)) continue;
      first |= along[i] ?? 0;
      second |= along[i + 1] ?? 0;
    }
  }
  return first !== ALL_OF_FIRST || second !== ALL_OF_SECOND;
}

const HERE: Hex = { q: 0, r: 0 };
/** By the hex they lead to: they are the same on every field. */
const known = new Map<string, Lines>();

function linesTo(there: Hex): Lines {
  const name = nameOf(there);
  let lines = known.get(name);
  if (lines === undefined) known.set(name, (lines = drawLines(there)));
  return lines;
}

function drawLines(there: Hex): Lines {
  const hexes = hexesBetween(there);
  const inside = new Int32Array(2 * hexes.length);
  const pairs: number[] = [];
  const along: number[] = [];
  let line = 0;
  for (const start of SAMPLES) {
    for (const end of SAMPLES) {
      const word = line < WORD ? 0 : 1;
      const bit = 1 << (line % WORD);
      const borders: (Along & { readonly place: number })[] = [];
      for (const [place, span] of crossings(HERE, start, there, end, hexes).entries()) {
        if (span === null) continue;
        if (span.onBorder) borders.push({ enter: span.enter, leave: span.leave, place });
        else inside[2 * place + word] = (inside[2 * place + word] ?? 0) | bit;
      }
      for (const [i, one] of borders.entries()) {
        for (const other of borders.slice(i + 1)) {
          if (!overlap(one, other)) continue;
          pairs.push(one.place, other.place);
          along.push(word === 0 ? bit : 0, word === 1 ? bit : 0);
        }
      }
      line++;
    }
  }
  return { hexes, inside, pairs: Int16Array.from(pairs), along: Int32Array.from(along) };
}

function hexesBetween(there: Hex): readonly Hex[] {
  const far = hexDistance(HERE, there);
  const hexes: Hex[] = [];
  for (let q = -far; q <= far; q++) {
    for (let r = -far; r <= far; r++) {
      const hex = { q, r };
      const [near, left] = [hexDistance(HERE, hex), hexDistance(hex, there)];
      if (near > 0 && left > 0 && near + left <= far + DETOUR) hexes.push(hex);
    }
  }
  return hexes;
}
