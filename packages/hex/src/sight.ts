/**
 * Lines of sight: from a point to samples spread over a figure. A line is free if it runs through the inside of no solid of the
 * field and of no piece that stands; touching is free, and on the border of two hexes both must block. (Heroscape: HS-15.9 ff.)
 */
import { SIDES, stepOf, type Side } from './coordinates.ts';
import type { ColumnId, Field } from './field.ts';
import { gatherBars, meets, newBars, type SightLines, type Stands } from './sight-bars.ts';
import { buildGround, GROUND, type Blockers } from './sight-ground.ts';
import { newPath, ROOT_3, walk } from './sight-path.ts';
import { newSamples, spread, type SightKind, type SightSamples, type SightTarget } from './sight-samples.ts';

export type { Stands } from './sight-bars.ts';
export type { Blockers, Fence, Pane, Prism } from './sight-ground.ts';
export type { SightKind, SightTarget } from './sight-samples.ts';

/** What can be in the way on a field, with room for the one question being answered, so that none has to make its own. */
export interface Sight extends SightLines {
  readonly samples: SightSamples;
}

/** Where a line begins or ends: a place on the plane (see centreOf), a height in levels, and a column on or at the rim of which it lies. */
export interface SightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly column: ColumnId;
}

/** What stops a line, where on the way (from 0 to 1) and at which height the line runs into it. */
export type SightBlock =
  | { readonly kind: 'ground'; readonly column: ColumnId; readonly z: number; readonly at: number }
  | {
      readonly kind: 'piece';
      readonly piece: number;
      readonly column: ColumnId;
      /** For panes. */
      readonly side?: Side;
      readonly z: number;
      readonly at: number;
    };

/** How much of a target can be seen. */
export interface SightCount {
  readonly seen: number;
  readonly total: number;
  /** The highest sample in the middle. */
  readonly topCentreSeen: boolean;
}

export function buildSight(field: Field, blockers: Blockers): Sight {
  const ground = buildGround(field, blockers);
  return { ground, path: newPath(ground), bars: newBars(), samples: newSamples() };
}

export function pointAbove(field: Field, column: ColumnId, z: number): SightPoint {
  const q = field.q[column] ?? 0;
  const r = field.r[column] ?? 0;
  return { x: q + r / 2, y: (r * ROOT_3) / 2, z, column };
}

/** The middle of an edge. */
export function pointOnEdge(field: Field, column: ColumnId, side: Side, z: number): SightPoint {
  const { x, y } = pointAbove(field, column, z);
  const { q, r } = stepOf(side);
  return { x: x + (q + r / 2) / 2, y: y + (r * ROOT_3) / 4, z, column };
}

/** Is the straight line between two points free? */
export function lineClear(sight: Sight, stands: Stands, from: SightPoint, to: SightPoint): boolean {
  look(sight, stands, -1, from, to.x, to.y, to.z, to.z);
  for (let bar = 0; bar < sight.bars.count; bar++) if (meets(sight.bars, bar, from.z, to.z)) return false;
  return true;
}

/** Can at least one sample of the target be seen? */
export function canSee(sight: Sight, stands: Stands, from: SightPoint, target: SightTarget, kind: SightKind): boolean {
  const { samples, ground } = sight;
  spread(samples, ground, from.x, from.y, target, kind);
  for (let i = 0; i < samples.offsets.length; i++) if (seenBeside(sight, stands, from, i) !== 0) return true;
  return false;
}

export function countVisible(
  sight: Sight,
  stands: Stands,
  from: SightPoint,
  target: SightTarget,
  kind: SightKind,
): SightCount {
  const { samples, ground } = sight;
  spread(samples, ground, from.x, from.y, target, kind);
  let seen = 0;
  let topCentreSeen = false;
  for (let i = 0; i < samples.offsets.length; i++) {
    const bits = seenBeside(sight, stands, from, i);
    if (i === 0) topCentreSeen = (bits & 1) !== 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) seen++;
  }
  return { seen, total: samples.offsets.length * samples.count, topCentreSeen };
}

/** What stops the line to the middle of the target; null if that can be seen. */
export function whatBlocks(sight: Sight, stands: Stands, from: SightPoint, target: SightTarget): SightBlock | null {
  const { samples, ground, bars } = sight;
  spread(samples, ground, from.x, from.y, target, 'direct');
  const end = target.level + target.height / 2;
  look(sight, stands, target.piece ?? -1, from, samples.x, samples.y, end, end);
  const rise = end - from.z;
  let first = -1;
  let nearest = Infinity;
  let z = 0;
  for (let bar = 0; bar < bars.count; bar++) {
    if (!meets(bars, bar, from.z, end)) continue;
    let at = bars.enter[bar] ?? 0;
    const met = from.z + at * rise;
    // A line that comes in over or under the bar runs into its top or bottom later.
    const height = Math.min(Math.max(met, bars.bottom[bar] ?? 0), bars.top[bar] ?? 0);
    if (height !== met) at = (height - from.z) / rise;
    if (at >= nearest) continue;
    first = bar;
    nearest = at;
    z = height;
  }
  if (first < 0) return null;
  const piece = bars.piece[first] ?? 0;
  const column = bars.column[first] ?? 0;
  const at = nearest;
  if (piece === GROUND) return { kind: 'ground', column, z, at };
  const side = SIDES[bars.side[first] ?? -1];
  return side === undefined ? { kind: 'piece', piece, column, z, at } : { kind: 'piece', piece, column, side, z, at };
}

/** The samples at one offset that can be seen, as bits from the highest on. They lie above each other, so one walk serves all. */
function seenBeside(sight: Sight, stands: Stands, from: SightPoint, i: number): number {
  const { samples, bars } = sight;
  const { heights, count } = samples;
  const offset = samples.offsets[i] ?? 0;
  const x = samples.x + offset * samples.acrossX;
  const y = samples.y + offset * samples.acrossY;
  look(sight, stands, samples.piece, from, x, y, samples.lowest, samples.highest);
  let seen = (1 << count) - 1;
  for (let bar = 0; bar < bars.count && seen !== 0; bar++) {
    for (let k = 0; k < count; k++) {
      if ((seen & (1 << k)) !== 0 && meets(bars, bar, from.z, heights[k] ?? 0)) seen &= ~(1 << k);
    }
  }
  return seen;
}

function look(
  sight: Sight,
  stands: Stands,
  except: number,
  from: SightPoint,
  x: number,
  y: number,
  lowest: number,
  highest: number,
): void {
  const { ground, path } = sight;
  walk(ground, path, ground.cellOf[from.column] ?? 0, from.x, from.y, x, y);
  gatherBars(sight, stands, except, from.z, lowest, highest);
}
