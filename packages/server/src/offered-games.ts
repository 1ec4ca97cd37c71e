/**
 * The games that can be played here.
 */
import type { Game } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';

const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  [warlord.id, warlord],
  [heroscape.id, heroscape],
  [signum.id, signum],
]);

export function gameById(id: string): Game | null {
  return GAMES.get(id) ?? null;
}
