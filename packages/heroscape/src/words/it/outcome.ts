/**
 * How a game ended, in Italian.
 */
import type { Outcome } from '@muster/engine';
import { OUTCOMES, type OutcomeReason } from '../kinds.ts';
import { players } from './terms.ts';

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  'all-eliminated': ' Non resta nessuna miniatura.',
  conceded: ' Tutti gli altri si sono arresi.',
  draw: ' I punti sono pari.',
  eliminated: ' Non resta nessun nemico.',
  mission: " L'obiettivo dello scenario è raggiunto.",
  points: ' Decidono i punti delle miniature rimaste.',
};

export function outcome({ winners, reason }: Outcome): string {
  const known = OUTCOMES.find((one) => one === reason);
  const why = known === undefined ? '' : REASONS[known];
  if (winners.length === 0) return `Non vince nessuno.${why}`;
  if (reason === 'draw') return `La partita finisce in pareggio tra ${players(winners)}.${why}`;
  return `${players(winners)} ${winners.length === 1 ? 'vince' : 'vincono'}.${why}`;
}
