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
    // A hex off every shortest way by more than one can't be touched by any of the lines.
    if (hexDistance(a, hex) + hexDistance(hex, b) <= far + 1) blockers.push(hex);
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

function isClear(
  a: Hex,
  start: readonly [number, number],
  b: Hex,
  end: readonly [number, number],
  blockers: readonly Hex[],
): boolean {
  const x = centreX(a) + start[0];
  const y = centreY(a) + start[1];
  const dx = centreX(b) + end[0] - x;
  const dy = centreY(b) + end[1] - y;
  const borders: Along[] = [];
  for (const blocker of blockers) {
    const span = crossing(x - centreX(blocker), y - centreY(blocker), dx, dy);
    if (span === null) continue;
    if (!span.onBorder) return false;
    borders.push(span);
  }
  // On the border of two hexes both must block.
  for (const [i, one] of borders.entries()) {
    for (const other of borders.slice(i + 1)) {
      if (Math.min(one.leave, other.leave) - Math.max(one.enter, other.enter) > SAME) return false;
    }
  }
  return true;
}

/** The three pairs of sides of a pointy-top hex about the origin: |x| ≤ 1/2 and its turns by 60°. */
const NORMALS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, ROOT_3 / 2],
  [-0.5, ROOT_3 / 2],
];

function crossing(x: number, y: number, dx: number, dy: number): (Along & { readonly onBorder: boolean }) | null {
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
