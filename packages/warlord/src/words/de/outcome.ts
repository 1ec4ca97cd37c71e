/**
 * How a game ended, in German.
 */
import type { Outcome } from '@muster/engine';
import { player, players } from './terms.ts';

export function outcome({ winners, reason }: Outcome): string {
  const [first] = winners;
  const why = reason === 'turn limit' ? 'Die Rundengrenze ist erreicht. ' : '';
  if (first === undefined) return `${why}Die Partie ist zu Ende; niemand gewinnt.`;
  if (winners.length === 1) return `${why}${player(first)} gewinnt.`;
  return `${why}Die Partie endet unentschieden zwischen ${players(winners)}.`;
}
