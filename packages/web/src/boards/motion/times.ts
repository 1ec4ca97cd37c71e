/**
 * How long things take to move on the tables, in milliseconds.
 */
import type { Motion } from '../../settings.ts';

const TIMES = {
  /** To another place. */
  glide: 240,
  /** Into view, and out of it. */
  appear: 180,
  fade: 220,
  /** Somebody is hit. */
  flash: 240,
  /** Towards whom one attacks, and back. */
  lunge: 200,
} as const;

export type MotionKind = keyof typeof TIMES;

const SPEED: Readonly<Record<Motion, number>> = { full: 1, fast: 0.5, off: 0 };

export function timeOf(kind: MotionKind, motion: Motion): number {
  return TIMES[kind] * SPEED[motion];
}
