/**
 * How a game ended, in Italian.
 */
import type { Outcome } from '@muster/engine';
import { player, players } from './terms.ts';

export function outcome({ winners, reason }: Outcome): string {
  const [first] = winners;
  const why = reason === 'turn limit' ? 'Il limite di turni è raggiunto. ' : '';
  if (first === undefined) return `${why}La partita è finita; non vince nessuno.`;
  if (winners.length === 1) return `${why}${player(first)} vince.`;
  return `${why}La partita finisce in pareggio tra ${players(winners)}.`;
}
