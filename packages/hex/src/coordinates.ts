/**
 * Hex coordinates: pointy-top hexes in axial form, sides counted clockwise from the east.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The number of a side, and of the neighbour behind it. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;
export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];

/** East, south-east, south-west, west, north-west, north-east. */
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function stepOf(side: Side): Hex {
  const step = STEPS[side];
  if (step === undefined) throw new Error(`a hex has no side ${side}`);
  return step;
}

export function neighbour({ q, r }: Hex, side: Side): Hex {
  const step = stepOf(side);
  return { q: q + step.q, r: r + step.r };
}

export function oppositeSide(side: Side): Side {
  return turned(side, 3);
}

/** The side that lies so many steps of 60° clockwise. */
export function turned(side: Side, steps: number): Side {
  const turnedSide = SIDES[(((side + steps) % 6) + 6) % 6];
  if (turnedSide === undefined) throw new Error(`a hex has no side ${side}`);
  return turnedSide;
}

/** The side of `a` behind which `b` lies; null if they don't border. */
export function sideTowards(a: Hex, b: Hex): Side | null {
  for (const side of SIDES) {
    const step = stepOf(side);
    if (a.q + step.q === b.q && a.r + step.r === b.r) return side;
  }
  return null;
}

/** Steps between two hexes on an endless plane. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Turned clockwise about (0, 0) in steps of 60°. */
export function rotateHex({ q, r }: Hex, steps: number): Hex {
  let turnedHex = { q, r };
  for (let i = 0; i < ((steps % 6) + 6) % 6; i++) turnedHex = { q: -turnedHex.r, r: turnedHex.q + turnedHex.r };
  return turnedHex;
}

/** "Odd-r" offset coordinates: rows of hexes, odd rows shoved right. */
export function fromOffset(column: number, row: number): Hex {
  return { q: column - (row - (row & 1)) / 2, r: row };
}

export function toOffset({ q, r }: Hex): { readonly column: number; readonly row: number } {
  return { column: q + (r - (r & 1)) / 2, row: r };
}

/** The centre of a hex on the plane; neighbouring centres are one unit apart. */
export function centreOf({ q, r }: Hex): { readonly x: number; readonly y: number } {
  return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}
