/**
 * Lines of sight once more, for comparison: all hexes clipped as polygons on the plane, without a walk and without special cases.
 *
 * A line is blocked where it would run into solids, or through panes, both a hair to its left and a hair to its right. That is the
 * whole rule about borders and corners: who touches something has free sight on one side of it.
 */
import { centreOf, SIDES, stepOf, type Fence, type Field, type Pane, type SightPoint } from '@muster/hex';
import type { Scene } from './fields.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly a: SightPoint;
  readonly b: SightPoint;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

const HAIR = 1e-7;

/** Null where the answer hangs on less than the reference can tell. */
export function referenceClear(scene: Scene, a: SightPoint, b: SightPoint): boolean | null {
  const strict = isBlocked(scene, { a, b }, 3e-6);
  return isBlocked(scene, { a, b }, 3e-5) === strict ? !strict : null;
}

function isBlocked(scene: Scene, line: Line, margin: number): boolean {
  const left = moved(line, HAIR);
  const right = moved(line, -HAIR);
  const onRight = filledParts(scene, right);
  const inside = filledParts(scene, left).some((part) =>
    onRight.some((other) => Math.min(part.to, other.to) - Math.max(part.from, other.from) > margin),
  );
  if (inside) return true;

  const panes = scene.blockers.panes.filter(({ piece }) => scene.stands[piece] === 1);
  const throughRight = panes.flatMap((pane) => crossings(right, paneEnds(scene.field, pane), pane, margin));
  const throughPanes = panes
    .flatMap((pane) => crossings(left, paneEnds(scene.field, pane), pane, margin))
    .some((at) => throughRight.some((other) => Math.abs(at - other) < 1e-5));
  if (throughPanes) return true;

  return scene.blockers.fences.some((fence) => {
    const ends = fenceEnds(scene.field, fence);
    if (scene.stands[fence.piece] !== 1) return false;
    return [left, right].every((one) => crossings(one, ends, fence, margin).length > 0);
  });
}

/** To the left; an upright line to no side in particular, but not along an edge. */
function moved({ a, b }: Line, by: number): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const x = length < 1e-9 ? 0.8 * by : (-(b.y - a.y) / length) * by;
  const y = length < 1e-9 ? 0.6 * by : ((b.x - a.x) / length) * by;
  return { a: { ...a, x: a.x + x, y: a.y + y }, b: { ...b, x: b.x + x, y: b.y + y } };
}

/** The parts of the line that lie in solids and prisms. */
function filledParts({ field, blockers, stands }: Scene, line: Line): readonly Part[] {
  const parts: Part[] = [];
  const add = (column: number, scale: number, bottom: number, top: number): void => {
    const part = within(line, corners(centre(field, column), scale), bottom, top);
    if (part.from < part.to) parts.push(part);
  };
  for (let space = 0; space < field.spaces; space++) {
    add(field.column[space] ?? 0, 1, field.bottom[space] ?? 0, field.level[space] ?? 0);
  }
  for (const { column, scale, bottom, top, piece } of blockers.prisms) {
    if (stands[piece] === 1) add(column, scale, bottom, top);
  }
  return parts;
}

function within({ a, b }: Line, polygon: readonly Point[], bottom: number, top: number): Part {
  let from = 0;
  let to = 1;
  /** Keeps what is not negative of start + t · rise. */
  const keep = (start: number, rise: number): void => {
    if (rise === 0) {
      if (start <= 0) to = from;
    } else if (rise > 0) from = Math.max(from, -start / rise);
    else to = Math.min(to, -start / rise);
  };
  for (const [i, corner] of polygon.entries()) {
    const next = polygon[(i + 1) % polygon.length] ?? corner;
    const inside = (p: Point): number =>
      (next.x - corner.x) * (p.y - corner.y) - (next.y - corner.y) * (p.x - corner.x);
    keep(inside(a), inside(b) - inside(a));
  }
  keep(a.z - bottom, b.z - a.z);
  keep(top - a.z, a.z - b.z);
  return { from, to };
}

/** Where the line goes through an upright rectangle: none or one. */
function crossings(
  { a, b }: Line,
  [c, d]: readonly [Point, Point],
  { bottom, top }: { readonly bottom: number; readonly top: number },
  margin: number,
): readonly number[] {
  const cross = (p: Point, q: Point): number => p.x * q.y - p.y * q.x;
  const way = { x: b.x - a.x, y: b.y - a.y };
  const wall = { x: d.x - c.x, y: d.y - c.y };
  const to = { x: c.x - a.x, y: c.y - a.y };
  const slant = cross(way, wall);
  if (Math.abs(slant) < 1e-9) return [];
  const at = cross(to, wall) / slant;
  const along = cross(to, way) / slant;
  const z = a.z + at * (b.z - a.z);
  const hits = at > margin && at < 1 - margin && along > 0 && along < 1 && z > bottom + margin && z < top - margin;
  return hits ? [at] : [];
}

function centre(field: Field, column: number): Point {
  return centreOf({ q: field.q[column] ?? 0, r: field.r[column] ?? 0 });
}

/** The corners of a hex clockwise; the edge behind side s joins corners s and s + 1. */
function corners({ x, y }: Point, scale: number): readonly Point[] {
  return SIDES.map((side) => {
    const here = centreOf(stepOf(side));
    const before = centreOf(stepOf(SIDES[(side + 5) % 6] ?? 0));
    return { x: x + (scale * (here.x + before.x)) / 3, y: y + (scale * (here.y + before.y)) / 3 };
  });
}

function paneEnds(field: Field, { column, side }: Pane): readonly [Point, Point] {
  const around = corners(centre(field, column), 1);
  const nowhere = { x: 0, y: 0 };
  return [around[side] ?? nowhere, around[(side + 1) % 6] ?? nowhere];
}

function fenceEnds(field: Field, { a, b }: Fence): readonly [Point, Point] {
  return [centre(field, a), centre(field, b)];
}
