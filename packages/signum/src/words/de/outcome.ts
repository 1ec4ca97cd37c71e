/**
 * How a match ended, in German.
 */
import type { Outcome } from '@muster/engine';
import { OUTCOMES, type OutcomeReason } from '../kinds.ts';
import { players } from './terms.ts';

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  conceded: ' Alle anderen haben aufgegeben.',
  draw: ' Nichts entscheidet zwischen ihnen.',
  feats: ' Der Fähigkeitensatz ist leer, und die Siegespunkte entscheiden.',
  goal: ' Die nötigen Siegespunkte sind erreicht.',
  hero: ' Ein Held ist gefallen, und das beendet die Partie.',
  kills: ' Die getöteten Spielfiguren entscheiden.',
  limit: ' Der letzte Spielzug ist vorbei, und die Siegespunkte entscheiden.',
};

export function outcome({ winners, reason }: Outcome): string {
  const known = OUTCOMES.find((one) => one === reason);
  const why = known === undefined ? '' : REASONS[known];
  if (winners.length === 0) return 'Niemand gewinnt.';
  if (reason === 'draw') return `Die Partie endet unentschieden zwischen ${players(winners)}.${why}`;
  return `${players(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}.${why}`;
}
