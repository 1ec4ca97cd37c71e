/**
 * A game against a bot at once: on the server if it answers, else in this browser.
 */
import { RANDOM_DECK, type SetupWish } from '@muster/engine';
import type { GameId } from '../games.ts';
import { api, RequestFailed } from '../net/api.ts';
import { ensureUser } from '../net/ensure-user.ts';

/** What a newcomer plays: the first of what there is to choose, with ready decks. */
export const FIRST_GAMES: Readonly<Record<GameId, Pick<SetupWish, 'edition' | 'map'>>> = {
  warlord: { edition: 'campaign' },
  signum: { edition: 'duel', map: 'old-sanctuary' },
  heroscape: { edition: 'master', map: 'lone-mesa' },
};

export interface Started {
  readonly where: 'server' | 'here';
  readonly id: string;
}

export async function playNow(game: GameId, names: { readonly me: string; readonly bot: string }): Promise<Started> {
  try {
    await ensureUser();
    const { id } = await api.create({
      game,
      ...FIRST_GAMES[game],
      seats: [
        { kind: 'me', deck: RANDOM_DECK },
        { kind: 'bot', level: 'greedy', deck: RANDOM_DECK },
      ],
      clock: { kind: 'none' },
      visibility: 'link',
    });
    return { where: 'server', id };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    return { where: 'here', id: await playHere(game, names) };
  }
}

async function playHere(game: GameId, names: { readonly me: string; readonly bot: string }): Promise<string> {
  const { newLocalGame } = await import('../local/new-local-game.ts');
  return newLocalGame({
    game,
    ...FIRST_GAMES[game],
    decks: [RANDOM_DECK, RANDOM_DECK],
    holders: [
      { kind: 'person', user: 'me', name: names.me },
      { kind: 'bot', level: 'greedy', name: names.bot },
    ],
  });
}
