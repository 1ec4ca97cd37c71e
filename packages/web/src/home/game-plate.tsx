/**
 * One of the games on the first page: a picture, a line, and the way in.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { GAME_NAMES, type GameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import styles from './game-plate.module.css';
import { HeroscapePicture } from './heroscape-picture.tsx';
import { playNow } from './play-now.ts';
import { SignumPicture } from './signum-picture.tsx';
import { WarlordPicture } from './warlord-picture.tsx';

const PICTURES: Readonly<Record<GameId, ComponentType>> = {
  warlord: WarlordPicture,
  signum: SignumPicture,
  heroscape: HeroscapePicture,
};

export function GamePlate({ game }: { readonly game: GameId }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { start, starting, failed } = usePlayNow(game);
  const Picture = PICTURES[game];
  const name = GAME_NAMES[game][language];
  return (
    <li className={styles['plate']}>
      <div className={styles['picture']}>
        <Picture />
      </div>
      <div className={styles['words']}>
        <h2>{name}</h2>
        <p className={styles['line']}>{words.games[game].line}</p>
        <p className={styles['text']}>{words.games[game].text}</p>
      </div>
      <div className={styles['ways']}>
        <Button
          look="primary"
          size="large"
          disabled={starting}
          aria-label={`${words.home.playNow}: ${name}`}
          onClick={() => void start()}
        >
          {starting ? words.home.starting : words.home.playNow}
        </Button>
        <p className={styles['hint']}>{failed ? words.failures.other : words.home.playNowHint}</p>
        <Link
          to="/new/$game"
          params={{ game }}
          className={button['button']}
          aria-label={`${words.home.setUp}: ${name}`}
        >
          {words.home.setUp}
        </Link>
      </div>
    </li>
  );
}

function usePlayNow(game: GameId) {
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
