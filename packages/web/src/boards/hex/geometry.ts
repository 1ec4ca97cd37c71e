/**
 * Where hexes lie in the plane. Corners point up and down; the distance from centre to corner is 1.
 */
const WIDTH = Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf({ q, r }: { readonly q: number; readonly r: number }): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * r };
}

/** The corners of a hex around its centre, clockwise from the one in the north-east. */
export function cornersOf(size = 1): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

/** The two ends of a side; side 0 is the east, then clockwise. */
export function sideEnds(side: number): readonly [Point, Point] {
  const corners = cornersOf();
  const nowhere = { x: 0, y: 0 };
  return [corners[side % 6] ?? nowhere, corners[(side + 1) % 6] ?? nowhere];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all hexes, with a margin. */
export function boxAround(hexes: readonly { readonly q: number; readonly r: number }[], margin = 1.2): Box {
  const centres = hexes.map(centreOf);
  const left = Math.min(...centres.map(({ x }) => x)) - margin;
  const top = Math.min(...centres.map(({ y }) => y)) - margin;
  const right = Math.max(...centres.map(({ x }) => x)) + margin;
  const bottom = Math.max(...centres.map(({ y }) => y)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
