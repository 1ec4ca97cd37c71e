/**
 * The way of a line over the hexes: which it crosses from where to where, and through which edges it goes.
 *
 * A hex lies between three pairs of parallel sides, so the walk uses three coordinates, one across each pair: 2x, x + √3·y and
 * √3·y − x. A hex is where all three differ by at most 1 from its centre's, and centres have whole coordinates: the walk goes
 * from hex to hex by whole numbers and gathers no errors on its way.
 */
import { edgeOf, type CellId, type SightGround } from './sight-ground.ts';

/**
 * What lies nearer than this is the same, in lengths, heights and parts of a line. Points of a field are seldom so near without
 * being equal, and rounding errors stay a hundred thousand times smaller: everybody gets the same answer.
 */
export const SAME = 1e-9;

export const ROOT_3 = Math.sqrt(3);

/** By side × 3 + coordinate: where the centre of the neighbour lies. */
const CENTRES = Int8Array.from([2, 1, -1, 1, 2, 1, -1, 1, 2, -2, -1, 1, -1, -2, -1, 1, -1, -2]);

/** In place of a cell or an edge. */
const NONE = -1;

/** One walk at a time, written over by the next: sight is asked for too often to make new ones. */
export interface SightPath {
  /** The start, and the way from there to the end, in the three coordinates. */
  readonly start: Float64Array;
  readonly way: Float64Array;
  /** How many hexes it crosses. */
  length: number;
  readonly cell: Int32Array;
  /** The hex on the other side where the line runs on the border of two, else -1. */
  readonly beside: Int32Array;
  /** Where it enters and leaves the hex, as parts of the line. */
  readonly enter: Float64Array;
  readonly leave: Float64Array;
  /**
   * The edges through which it leaves, -1 for none. A line through a corner passes it on both sides at once: on one through `exit`,
   * on the other through `exitBeside` and `exitBehind`. It is stopped there if both ways are, as on a border.
   */
  readonly exit: Int32Array;
  /** These two mean nothing where `exit` is none. */
  readonly exitBeside: Int32Array;
  readonly exitBehind: Int32Array;
}

export function newPath(ground: SightGround): SightPath {
  const longest = ground.width === 0 ? 0 : 2 * (ground.width + Math.ceil(ground.cells / ground.width));
  return {
    start: new Float64Array(3),
    way: new Float64Array(3),
    length: 0,
    cell: new Int32Array(longest),
    beside: new Int32Array(longest),
    enter: new Float64Array(longest),
    leave: new Float64Array(longest),
    exit: new Int32Array(longest),
    exitBeside: new Int32Array(longest),
    exitBehind: new Int32Array(longest),
  };
}

/** Walks from (ax, ay), a point of `from` or its rim, to (bx, by). */
export function walk(
  ground: SightGround,
  path: SightPath,
  from: CellId,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  const { steps, width } = ground;
  const { start, way } = path;
  const a0 = 2 * ax;
  const a1 = ax + ROOT_3 * ay;
  const a2 = ROOT_3 * ay - ax;
  const d0 = 2 * bx - a0;
  const d1 = bx + ROOT_3 * by - a1;
  const d2 = ROOT_3 * by - bx - a2;
  start[0] = a0;
  start[1] = a1;
  start[2] = a2;
  way[0] = d0;
  way[1] = d1;
  way[2] = d2;
  // Coordinates that stay the same all the way.
  const still0 = d0 <= SAME && d0 >= -SAME;
  const still1 = d1 <= SAME && d1 >= -SAME;
  const still2 = d2 <= SAME && d2 >= -SAME;
  // The sides through which it can leave a hex; each step through one of them leads nearer to the end.
  const side0 = d0 > 0 ? 0 : 3;
  const side1 = d1 > 0 ? 1 : 4;
  const side2 = d2 > 0 ? 2 : 5;
  const rim0 = d0 > 0 ? 1 : -1;
  const rim1 = d1 > 0 ? 1 : -1;
  const rim2 = d2 > 0 ? 1 : -1;

  let cell = from;
  const q = (cell % width) + ground.q;
  const r = Math.floor(cell / width) + ground.r;
  // The start as seen from the centre of the hex.
  let u0 = a0 - (2 * q + r);
  let u1 = a1 - (q + 2 * r);
  let u2 = a2 - (r - q);
  let at = 0;
  for (let i = 0; ; i++) {
    const leave0 = still0 ? Infinity : (rim0 - u0) / d0;
    const leave1 = still1 ? Infinity : (rim1 - u1) / d1;
    const leave2 = still2 ? Infinity : (rim2 - u2) / d2;
    let border = NONE;
    if (still0 && onRim(u0)) border = u0 > 0 ? 0 : 3;
    else if (still1 && onRim(u1)) border = u1 > 0 ? 1 : 4;
    else if (still2 && onRim(u2)) border = u2 > 0 ? 2 : 5;

    let side = side0;
    let leave = leave0;
    if (leave1 < leave) {
      side = side1;
      leave = leave1;
    }
    if (leave2 < leave) {
      side = side2;
      leave = leave2;
    }
    const ends = leave >= 1 - SAME;
    path.cell[i] = cell;
    path.beside[i] = border < 0 ? NONE : cell + (steps[border] ?? 0);
    path.enter[i] = at;
    path.leave[i] = ends ? 1 : leave;
    if (ends) {
      path.exit[i] = NONE;
      path.length = i + 1;
      return;
    }

    // Two sides at once are a corner.
    const corner = leave + SAME;
    let other = NONE;
    if (side !== side0 && leave0 <= corner) other = side0;
    else if (side !== side1 && leave1 <= corner) other = side1;
    else if (side !== side2 && leave2 <= corner) other = side2;
    if (other >= 0) side = leaveByCorner(ground, path, i, side, other);
    else leaveBySide(ground, path, i, side, border);
    // Who stands on an edge looks from it, not through it.
    if (leave <= SAME) path.exit[i] = NONE;

    cell += steps[side] ?? 0;
    u0 -= CENTRES[side * 3] ?? 0;
    u1 -= CENTRES[side * 3 + 1] ?? 0;
    u2 -= CENTRES[side * 3 + 2] ?? 0;
    if (leave > at) at = leave;
  }
}

/** Through a side, or from the border of two hexes into the one ahead of both. */
function leaveBySide({ steps }: SightGround, path: SightPath, i: number, side: number, border: number): void {
  const cell = path.cell[i] ?? 0;
  path.exit[i] = edgeOf(steps, cell, side);
  path.exitBeside[i] = border < 0 ? NONE : edgeOf(steps, cell + (steps[border] ?? 0), sideBetween(border, side));
  path.exitBehind[i] = NONE;
}

/** Into one of the two hexes that meet at the corner, or onto their border. Returns the side behind which the line goes on. */
function leaveByCorner({ steps }: SightGround, path: SightPath, i: number, a: number, b: number): number {
  const cell = path.cell[i] ?? 0;
  const across = 3 - (a % 3) - (b % 3);
  const drift = path.way[across] ?? 0;
  const onBorder = drift <= SAME && drift >= -SAME;
  const intoB = !onBorder && (CENTRES[b * 3 + across] ?? 0) * drift > 0;
  const side = intoB ? b : a;
  const other = intoB ? a : b;
  path.exit[i] = edgeOf(steps, cell, side);
  path.exitBeside[i] = edgeOf(steps, cell, other);
  path.exitBehind[i] = onBorder ? NONE : edgeOf(steps, cell + (steps[other] ?? 0), sideBetween(other, side));
  return side;
}

/** The way from the neighbour behind side `a` to the one behind the next side `b`. */
function sideBetween(a: number, b: number): number {
  return (2 * b - a + 6) % 6;
}

function onRim(u: number): boolean {
  const beyond = (u < 0 ? -u : u) - 1;
  return beyond <= SAME && beyond >= -SAME;
}
