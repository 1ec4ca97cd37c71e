/**
 * How a game ended for who looks at it.
 */
import type { Frame } from '@muster/room';

export type Result = 'won' | 'lost' | 'drawn' | 'over';

/** Those who hold seats of several sides, or none, are told only that it is over. */
export function resultOf({ outcome, mine, seats }: Pick<Frame, 'outcome' | 'mine' | 'seats'>): Result {
  const winners = outcome?.winners ?? [];
  const sidesOf = (some: readonly number[]): number => new Set(some.map((seat) => seats[seat]?.side)).size;
  const isWinner = (seat: number): boolean => winners.includes(seat);
  const isOneSide = sidesOf(mine) === 1;
  const isAmong = isOneSide ? mine.some(isWinner) : mine.every(isWinner);
  if (winners.length === 0 || (sidesOf(winners) > 1 && isAmong)) return 'drawn';
  if (!isOneSide) return 'over';
  return isAmong ? 'won' : 'lost';
}
