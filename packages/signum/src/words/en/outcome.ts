/**
 * How a match ended, in English.
 */
import type { Outcome } from '@muster/engine';
import { OUTCOMES, type OutcomeReason } from '../kinds.ts';
import { players } from './terms.ts';

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  conceded: ' Everybody else has given up.',
  draw: ' Nothing tells them apart.',
  feats: ' The feat deck is empty and the victory points decide.',
  goal: ' The victory points are reached.',
  hero: ' A hero has fallen and ends the match.',
  kills: ' The characters killed decide.',
  limit: ' The last turn is over and the victory points decide.',
};

export function outcome({ winners, reason }: Outcome): string {
  const known = OUTCOMES.find((one) => one === reason);
  const why = known === undefined ? '' : REASONS[known];
  if (winners.length === 0) return 'Nobody wins.';
  if (reason === 'draw') return `The match is a draw between ${players(winners).replace(/^P/, 'p')}.${why}`;
  return `${players(winners)} ${winners.length === 1 ? 'wins' : 'win'}.${why}`;
}
