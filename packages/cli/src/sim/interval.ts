/**
 * How sure a share is.
 */
import type { Outcome, Seat } from '@muster/engine';

export interface Share {
  readonly games: number;
  /** A shared win counts as its part. */
  readonly wins: number;
  readonly rate: number;
  /** The true share lies between these with 95 % confidence (Wilson). */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))) / (1 + z2);
  return { games, wins, rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How much of a win is a seat's: shared wins are shared. */
export function partOf(outcome: Outcome | null, seat: Seat): number {
  return outcome?.winners.includes(seat) === true ? 1 / outcome.winners.length : 0;
}

/** The value below which the given part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
