/**
 * One of the games on the first page: a picture, a line, and the way in.
 */
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { GAME_NAMES, type GameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import styles from './game-plate.module.css';
import { GuideLink } from './guide-link.tsx';
import { HeroscapePicture } from './heroscape-picture.tsx';
import { SignumPicture } from './signum-picture.tsx';
import { usePlayNow } from './use-play-now.ts';
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
        <GuideLink game={game} />
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
