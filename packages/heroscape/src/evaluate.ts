/**
 * What bots think of a state: the points still standing, what everybody could do next from where they stand, and how near the goals
 * of the scenario are.
 */
import type { Seat } from '@muster/engine';
import { goalsFor } from './bot/goals.ts';
import { outlookOf, type Unit } from './bot/outlook.ts';
import { positionOf } from './bot/position.ts';
import { markerValue, reserveValue, turnsValue } from './bot/turns.ts';
import type { HeroscapeState } from './state.ts';

export { rank } from './bot/rank.ts';

const WIN = 100_000;
/** What others may do counts less than what one does: nobody knows whether they will. */
const THEIR_GOALS = 0.7;

/** In points of an army: own side less the others. */
export function evaluate(state: HeroscapeState, seat: Seat): number {
  if (state.outcome !== null) {
    if (!state.outcome.winners.includes(seat)) return -WIN;
    return WIN / state.outcome.winners.length;
  }
  const o = outlookOf(state, seat);
  const sides = Math.max(1, new Set(state.players.map(({ team }) => team)).size - 1);
  return (
    material(o.mine) -
    material(o.foes) / sides +
    reserveValue(o) +
    positionOf(o) +
    goalsFor(o, o.mine, o.foes, true) -
    THEIR_GOALS * goalsFor(o, o.foes, o.mine, false) +
    markerValue(o) +
    turnsValue(o)
  );
}

function material(units: readonly Unit[]): number {
  let sum = 0;
  for (const { worth } of units) sum += worth;
  return sum;
}
