/**
 * "Play now" behind a button: starts a game and goes there.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GameId } from '../games.ts';
import { useWords } from '../words/index.ts';
import { playNow } from './play-now.ts';

export interface PlayNow {
  start(): Promise<void>;
  readonly starting: boolean;
  readonly failed: boolean;
}

export function usePlayNow(game: GameId): PlayNow {
  const { play } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    setFailed(false);
    try {
      const { where, id } = await playNow(game, { me: play.you, bot: play.bot });
      void queries.invalidateQueries();
      await navigate({ to: where === 'server' ? '/game/$id' : '/here/$id', params: { id } });
    } catch (error) {
      console.error(error);
      setFailed(true);
      setStarting(false);
    }
  };
  return { start, starting, failed };
}
