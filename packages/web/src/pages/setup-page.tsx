/**
 * Setting up a game.
 */
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GAME_NAMES, isGameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import { SetupForm } from '../setup/setup-form.tsx';
import { useWords } from '../words/index.ts';
import { NotFound } from './error-page.tsx';
import styles from './page.module.css';

const route = getRouteApi('/new/$game');

export function SetupPage() {
  const { game } = route.useParams();
  const { setup } = useWords();
  const language = useSettings((settings) => settings.language);
  if (!isGameId(game)) return <NotFound />;
  return (
    <div className={styles['page']}>
      <h1>{setup.title(GAME_NAMES[game][language])}</h1>
      <Suspense fallback={<p role="status">{setup.loading}</p>} key={game}>
        <SetupForm game={game} />
      </Suspense>
    </div>
  );
}
