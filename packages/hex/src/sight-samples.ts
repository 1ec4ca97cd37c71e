/**
 * Where to look at: samples over the shape of a target, in rows above each other and columns beside each other.
 */
import { stepOf, type Side } from './coordinates.ts';
import type { ColumnId } from './field.ts';
import type { SightGround } from './sight-ground.ts';
import { ROOT_3, SAME } from './sight-path.ts';

/** What somebody looks for: something that rises over the centre of a column, or over the middle of one of its edges. */
export interface SightTarget {
  readonly column: ColumnId;
  readonly side?: Side;
  /** Where it stands, and how high it rises from there. */
  readonly level: number;
  readonly height: number;
  /** The piece that it is itself, if it is one: nothing hides behind itself. */
  readonly piece?: number;
}

/** How much of the target counts: its trunk, or everything up to the rim. */
export type SightKind = 'direct' | 'clear';

/** How far the samples lie beside the middle, at right angles to the look; what is likely to be seen comes first. */
const OFFSETS = { direct: [0, 0.2, -0.2], clear: [0, 0.2, -0.2, 0.35, -0.35] } as const;
/** The highest sample, in eighths of the height. The samples of clear sight are those of direct sight and more. */
const HIGHEST = { direct: 7, clear: 8 } as const;
/** The lowest sample of clear sight: over the feet, whatever the height. */
const FEET = 0.05;

/** The samples of the question being answered, written over by the next. */
export interface SightSamples {
  /** The middle. */
  x: number;
  y: number;
  /** One unit to the side. */
  acrossX: number;
  acrossY: number;
  offsets: readonly number[];
  /** From the highest on. */
  readonly heights: Float64Array;
  count: number;
  lowest: number;
  highest: number;
  /** The piece that the target is, -1 for none. */
  piece: number;
}

export function newSamples(): SightSamples {
  return {
    x: 0,
    y: 0,
    acrossX: 0,
    acrossY: 0,
    offsets: OFFSETS.direct,
    heights: new Float64Array(9),
    count: 0,
    lowest: 0,
    highest: 0,
    piece: -1,
  };
}

/** Spreads the samples over a target as it looks from a place. */
export function spread(
  samples: SightSamples,
  ground: SightGround,
  fromX: number,
  fromY: number,
  target: SightTarget,
  kind: SightKind,
): void {
  const cell = ground.cellOf[target.column] ?? 0;
  let q = (cell % ground.width) + ground.q;
  let r = Math.floor(cell / ground.width) + ground.r;
  if (target.side !== undefined) {
    const step = stepOf(target.side);
    q += step.q / 2;
    r += step.r / 2;
  }
  samples.x = q + r / 2;
  samples.y = (r * ROOT_3) / 2;
  const x = samples.x - fromX;
  const y = samples.y - fromY;
  const distance = Math.sqrt(x * x + y * y);
  // A look straight up or down has no direction; any will do, as long as it is the same for all.
  samples.acrossX = distance > SAME ? -y / distance : 0;
  samples.acrossY = distance > SAME ? x / distance : 1;
  samples.offsets = OFFSETS[kind];
  samples.piece = target.piece ?? -1;

  const { heights } = samples;
  const { level, height } = target;
  let count = 0;
  for (let part = HIGHEST[kind]; part >= 1; part--) heights[count++] = level + (height * part) / 8;
  samples.highest = heights[0] ?? level;
  samples.lowest = heights[count - 1] ?? level;
  if (kind === 'clear') {
    heights[count++] = level + FEET;
    samples.highest = Math.max(samples.highest, level + FEET);
    samples.lowest = Math.min(samples.lowest, level + FEET);
  }
  samples.count = count;
}
