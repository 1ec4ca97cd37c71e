/**
 * A page with one part for each game: what there is to look up, in which of the games, and there its part.
 */
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { GAME_IDS, GAME_NAMES } from '../games.ts';
import { useSettings } from '../settings.ts';
import { Loading } from './error-page.tsx';
import page from './page.module.css';
import styles from './per-game-page.module.css';

export interface PerGamePageProps {
  readonly title: string;
  /** Where a game's part is. */
  readonly to: '/cards/$game' | '/rules/$game';
  /** What one finds, said as long as no game is chosen. */
  readonly intro?: string;
  /** The part of the game that is chosen. */
  readonly children?: ReactNode;
}

export function PerGamePage({ title, to, intro, children }: PerGamePageProps) {
  const language = useSettings((settings) => settings.language);
  return (
    <div className={page['wide']}>
      <h1>{title}</h1>
      {intro !== undefined && <p className={page['intro']}>{intro}</p>}
      <ul className={styles['games']}>
        {GAME_IDS.map((game) => (
          <li key={game}>
            <Link to={to} params={{ game }}>
              {GAME_NAMES[game][language]}
            </Link>
          </li>
        ))}
      </ul>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </div>
  );
}
