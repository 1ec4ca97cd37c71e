/**
 * A guided battle begins: a small game in this browser against a bot.
 */
import type { GameId } from '../games.ts';
import { newLocalGame } from '../local/new-local-game.ts';
import { loadLesson } from './lesson.ts';

/** The id of the new game. */
export async function startGuide(game: GameId, names: { readonly me: string; readonly bot: string }): Promise<string> {
  const { setup } = await loadLesson(game);
  return newLocalGame({
    ...setup,
    game,
    guided: true,
    holders: [
      { kind: 'person', user: 'me', name: names.me },
      { kind: 'bot', level: 'greedy', name: names.bot },
    ],
  });
}
