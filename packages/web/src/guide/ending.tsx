/**
 * What one can do once the lesson is over.
 */
import { Link } from '@tanstack/react-router';
import type { GameId } from '../games.ts';
import { usePlayNow } from '../home/use-play-now.ts';
import { Button } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import styles from './ending.module.css';

export interface EndingProps {
  readonly game: GameId;
  /** The battle itself is over, not only the lesson. */
  readonly over: boolean;
  playOn(): void;
}

export function Ending({ game, over, playOn }: EndingProps) {
  const { guide: words } = useWords();
  return (
    <>
      <h2>{over ? words.overTitle : words.endTitle}</h2>
      <p>{over ? words.overText : words.endText}</p>
      <div className={styles['ways']}>
        {!over && (
          <Button size="small" onClick={playOn}>
            {words.playOn}
          </Button>
        )}
        <WholeGame game={game} size="small" />
        <Link to="/rules/$game" params={{ game }} className={`${button['button']} ${button['small']}`}>
          {words.readRules}
        </Link>
      </div>
    </>
  );
}

/** From here into a game with whole armies. */
export function WholeGame({ game, size = 'normal' }: { readonly game: GameId; readonly size?: 'normal' | 'small' }) {
  const { guide: words } = useWords();
  const { start, starting } = usePlayNow(game);
  return (
    <Button look={size === 'normal' ? 'primary' : 'plain'} size={size} disabled={starting} onClick={() => void start()}>
      {starting ? words.starting : words.wholeGame}
    </Button>
  );
}
