/**
 * Where the buttons of a replay lead.
 */
import type { TurnMark } from './playback.ts';

/** The turn that is played at a moment: the last that had begun. */
export function turnAt(turns: readonly TurnMark[], at: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.at <= at),
  );
}

/** The beginning of the turn, or of the one before if one stands there already. */
export function turnBack(turns: readonly TurnMark[], at: number): number {
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

export function turnOn(turns: readonly TurnMark[], at: number, end: number): number {
  return turns.find((turn) => turn.at > at)?.at ?? end;
}
