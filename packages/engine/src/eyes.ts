/**
 * Through whose eyes a game is looked at.
 */
import type { Seat } from './decision.ts';

/** A seat, a spectator (null), or somebody who may see all that players hide from each other: only once a game is over. */
export type Eyes = Seat | 'all' | null;

/** Whether they see what the seat alone may see. */
export function seesAs(eyes: Eyes, seat: Seat): boolean {
  return eyes === seat || eyes === 'all';
}
