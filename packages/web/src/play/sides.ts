/**
 * Who fights for whom, in games in which some fight together.
 */
import type { Seat } from '@muster/engine';
import type { Frame } from '@muster/room';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** By seat the number of its side, counted from one as they appear; null where everybody fights alone. */
export function sideNumbers(sides: readonly number[]): readonly number[] | null {
  const different = [...new Set(sides)];
  return different.length === sides.length ? null : sides.map((side) => different.indexOf(side) + 1);
}

/** Sides have Roman numbers: seats have letters, and what is counted has others. */
export function numeralOf(side: number): string {
  return NUMERALS[side - 1] ?? String(side);
}

/** Whether a seat of somebody else fights for the side of one's own. */
export function isAlly({ seats, mine }: Frame, seat: Seat): boolean {
  return !mine.includes(seat) && mine.some((own) => seats[own]?.side === seats[seat]?.side);
}
