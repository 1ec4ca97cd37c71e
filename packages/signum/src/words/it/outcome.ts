/**
 * How a match ended, in Italian.
 */
import { letterOf, type Outcome } from '@muster/engine';
import { e } from '@muster/grammar/italian';
import { OUTCOMES, type OutcomeReason } from '../kinds.ts';
import { players } from './terms.ts';

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  conceded: ' Tutti gli altri si sono arresi.',
  draw: ' Niente decide tra loro.',
  feats: ' Il mazzo delle imprese è vuoto e decidono i punti vittoria.',
  goal: ' I punti vittoria necessari sono raggiunti.',
  hero: ' Un eroe è caduto e la partita finisce.',
  kills: ' Decidono i personaggi uccisi.',
  limit: " L'ultimo turno è finito e decidono i punti vittoria.",
};

export function outcome({ winners, reason }: Outcome): string {
  const known = OUTCOMES.find((one) => one === reason);
  const why = known === undefined ? '' : REASONS[known];
  if (winners.length === 0) return 'Nessuno vince.';
  if (reason === 'draw') return `La partita finisce in pareggio tra i giocatori ${e(winners.map(letterOf))}.${why}`;
  return `${players(winners)} ${winners.length === 1 ? 'vince' : 'vincono'}.${why}`;
}
