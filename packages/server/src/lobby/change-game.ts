/**
 * Changing a game that others may be changing at the same moment.
 */
import { notFound } from '../request-failure.ts';
import { Conflict, type GameChange, type Store, type StoredGame } from '../store/store.ts';

const MOST_TRIES = 20;

/** Changes the game as it is at that moment; null leaves it alone. */
export async function changeGame(
  { games }: Store,
  id: string,
  change: (game: StoredGame) => GameChange | null,
): Promise<StoredGame> {
  for (let tries = 1; ; tries++) {
    const game = await games.byId(id);
    if (game === null) throw notFound();
    const wanted = change(game);
    if (wanted === null) return game;
    try {
      return await games.change(game, wanted);
    } catch (error) {
      if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
    }
  }
}
