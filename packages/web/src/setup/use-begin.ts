/**
 * Makes the game that was set up, on the server or in this browser, and goes there.
 */
import { letterOf } from '@muster/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { GameId } from '../games.ts';
import { newLocalGame } from '../local/new-local-game.ts';
import { api } from '../net/api.ts';
import { ensureUser } from '../net/ensure-user.ts';
import { useWords } from '../words/index.ts';
import { holdersOf, newGameOf, wishOf, type SetupDraft } from './draft.ts';

export function useBegin(game: GameId) {
  const { play } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (draft: SetupDraft): Promise<void> => {
      if (draft.where === 'server') {
        await ensureUser();
        const { id } = await api.create(newGameOf(game, draft));
        void queries.invalidateQueries();
        await navigate({ to: '/game/$id', params: { id } });
        return;
      }
      const several = draft.seats.filter(({ kind }) => kind === 'bot').length > 1;
      const holders = holdersOf(draft, {
        me: play.you,
        bot: (seat) => (several ? `${play.bot} ${letterOf(seat)}` : play.bot),
        other: (seat) => play.seat(letterOf(seat)),
      });
      const id = await newLocalGame({ game, holders, ...wishOf(draft) });
      void queries.invalidateQueries({ queryKey: ['local-games'] });
      await navigate({ to: '/here/$id', params: { id } });
    },
  });
}
