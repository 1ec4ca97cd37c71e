/**
 * Changing a game that others may be changing at the same moment.
 */
import { notFound } from '../request-failure.ts';
import { Conflict, type GameChange, type Store, type StoredGame } from '../store/store.ts';

const MOST_TRIES = 20;

/** Does something with the game as it is at that moment; once more if it was changed meanwhile. */
export async function withGame<T>({ games }: Store, id: string, work: (game: StoredGame) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const game = await games.byId(id);
    if (game === null) throw notFound();
    try {
      return await work(game);
    } catch (error) {
      if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Changes the game as it is at that moment; null leaves it alone. */
export function changeGame(
  store: Store,
  id: string,
  change: (game: StoredGame) => GameChange | null,
): Promise<StoredGame> {
  return withGame(store, id, async (game) => {
    const wanted = change(game);
    return wanted === null ? game : store.games.change(game, wanted);
  });
}
