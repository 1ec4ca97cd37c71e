/**
 * Which hexes a piece covers, and how Virtualscape places a turned one.
 */
import { rotateHex, turned, type Hex, type Side } from '@muster/hex';

/** The hexes of an unturned piece; east is (1, 0), south-east (0, 1), south-west (−1, 1). */
export type Shape = readonly Hex[];

export interface PieceEdge {
  readonly hex: Hex;
  readonly side: Side;
}

function row(r: number, first: number, last: number): Shape {
  return Array.from({ length: last - first + 1 }, (_, i) => ({ q: first + i, r }));
}

const seven: Shape = [...row(0, 0, 1), ...row(1, -1, 1), ...row(2, -1, 0)];

export const SHAPES = {
  1: row(0, 0, 0),
  2: row(0, 0, 1),
  3: [...row(0, 0, 1), ...row(1, 0, 0)],
  4: [...row(0, 0, 1), ...row(1, 0, 1)],
  6: [...row(0, 0, 2), ...row(1, -1, 1)],
  7: seven,
  24: [...seven, ...row(2, 1, 1), ...row(3, -2, 2), ...row(4, -2, 2), ...row(5, -3, 2)],
  straight3: row(0, 0, 2),
  straight4: row(0, 0, 3),
  straight5: row(0, 0, 4),
  walkway7: [...row(0, 0, 3), ...row(1, 0, 2)],
  walkway9: [...row(0, 0, 4), ...row(1, 0, 3)],
  /** The warehouse ruin: two hexes above, four below. */
  warehouse: [...row(0, -1, 0), ...row(1, -1, 2)],
} as const satisfies Readonly<Record<string, Shape>>;

/** A piece on the field: how far it was moved after turning it about (0, 0). */
interface Placement {
  readonly rotation: number;
  readonly shift: Hex;
}

/**
 * Virtualscape turns a piece clockwise about (0, 0) and then moves it so that the upper left hex of the turned shape lies at the
 * tile's position: of the hexes in the highest row the leftmost.
 */
export function placementOf(shape: Shape, rotation: number, anchor: Hex): Placement {
  const corner = upperLeft(shape.map((hex) => rotateHex(hex, rotation)));
  return { rotation, shift: { q: anchor.q - corner.q, r: anchor.r - corner.r } };
}

export function upperLeft(hexes: Shape): Hex {
  const [first, ...others] = hexes;
  if (first === undefined) throw new Error('a piece covers at least one hex');
  return others.reduce((best, hex) => (hex.r < best.r || (hex.r === best.r && hex.q < best.q) ? hex : best), first);
}

export function placed(hex: Hex, { rotation, shift }: Placement): Hex {
  const turnedHex = rotateHex(hex, rotation);
  return { q: turnedHex.q + shift.q, r: turnedHex.r + shift.r };
}

export function placedEdge({ hex, side }: PieceEdge, placement: Placement): PieceEdge {
  return { hex: placed(hex, placement), side: turned(side, placement.rotation) };
}
