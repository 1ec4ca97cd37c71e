/**
 * How a game ended, in English.
 */
import type { Outcome } from '@muster/engine';
import { OUTCOMES, type OutcomeReason } from '../kinds.ts';
import { players } from './terms.ts';

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  'all-eliminated': ' No figure is left.',
  conceded: ' All others have given up.',
  draw: ' They have the same points.',
  eliminated: ' No enemy is left.',
  mission: ' The goal of the scenario is reached.',
  points: ' The points of the figures left decide.',
};

export function outcome({ winners, reason }: Outcome): string {
  const known = OUTCOMES.find((one) => one === reason);
  const why = known === undefined ? '' : REASONS[known];
  if (winners.length === 0) return `Nobody wins.${why}`;
  if (reason === 'draw') return `The game is a draw between ${players(winners)}.${why}`;
  return `${players(winners)} ${winners.length === 1 ? 'wins' : 'win'}.${why}`;
}
