/**
 * How a game ended, in English.
 */
import type { Outcome } from '@muster/engine';
import { player, players } from './terms.ts';

export function outcome({ winners, reason }: Outcome): string {
  const [first] = winners;
  const why = reason === 'turn limit' ? ' at the turn limit' : '';
  if (first === undefined) return 'The game is over; nobody wins.';
  return winners.length === 1
    ? `${player(first)} wins${why}.`
    : `The game is a draw between ${players(winners)}${why}.`;
}
