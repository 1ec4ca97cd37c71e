/**
 * A game in a list: which, with whom, how it stands, and what to do.
 */
import { letterOf } from '@muster/engine';
import type { ReactNode } from 'react';
import { GAME_NAMES, isGameId } from '../games.ts';
import { colourOf, emblemOf } from '../play/seats.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import styles from './game-row.module.css';

export interface RowSeat {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
}

export interface GameRowProps {
  readonly game: string;
  readonly seats: readonly RowSeat[];
  readonly status: string;
  /** It waits for the reader. */
  readonly urgent?: boolean;
  readonly where?: string | undefined;
  readonly actions: ReactNode;
}

export function GameRow({ game, seats, status, urgent = false, where, actions }: GameRowProps) {
  const { play, waiting } = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <li className={styles['row']} data-urgent={urgent}>
      <div className={styles['about']}>
        <h3>{isGameId(game) ? GAME_NAMES[game][language] : game}</h3>
        <ul className={styles['seats']}>
          {seats.map(({ kind, name }, seat) => (
            <li key={letterOf(seat)}>
              <span style={{ color: colourOf(seat) }} aria-hidden>
                {emblemOf(seat)}
              </span>{' '}
              {kind === 'bot' ? play.bot : kind === 'open' ? waiting.free : name}
            </li>
          ))}
        </ul>
        <p className={styles['status']}>
          <strong>{status}</strong>
          {where !== undefined && <span> · {where}</span>}
        </p>
      </div>
      <div className={styles['actions']}>{actions}</div>
    </li>
  );
}
