/**
 * How a game ended, in German.
 */
import type { Outcome } from '@muster/engine';
import { OUTCOMES, type OutcomeReason } from '../kinds.ts';
import { players } from './terms.ts';

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  'all-eliminated': ' Keine Figur ist übrig.',
  conceded: ' Alle anderen haben aufgegeben.',
  draw: ' Sie haben gleich viele Punkte.',
  eliminated: ' Kein Gegner ist übrig.',
  mission: ' Das Spielziel des Szenarios ist erreicht.',
  points: ' Die Punkte der verbliebenen Figuren entscheiden.',
};

export function outcome({ winners, reason }: Outcome): string {
  const known = OUTCOMES.find((one) => one === reason);
  const why = known === undefined ? '' : REASONS[known];
  if (winners.length === 0) return `Niemand gewinnt.${why}`;
  if (reason === 'draw') return `Das Spiel endet unentschieden zwischen ${players(winners)}.${why}`;
  return `${players(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}.${why}`;
}
