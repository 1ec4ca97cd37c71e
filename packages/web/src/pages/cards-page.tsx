/**
 * The cards of the games.
 */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Gallery } from '../gallery/gallery.tsx';
import { isGameId } from '../games.ts';
import type { CardsSearch } from '../searches.ts';
import { useWords } from '../words/index.ts';
import { Loading, NotFound } from './error-page.tsx';
import { GameChoice } from './game-choice.tsx';
import styles from './page.module.css';

const route = getRouteApi('/cards/$game');

export function CardsPage() {
  const { gallery: words } = useWords();
  return (
    <div className={styles['wide']}>
      <h1>{words.title}</h1>
      <p className={styles['intro']}>{words.text}</p>
      <Games />
    </div>
  );
}

export function GalleryPage() {
  const { gallery: words } = useWords();
  const { game } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  if (!isGameId(game)) return <NotFound />;
  const change = (next: CardsSearch): void =>
    void navigate({ to: '/cards/$game', params: { game }, search: next, replace: true, resetScroll: false });
  return (
    <div className={styles['wide']}>
      <h1>{words.title}</h1>
      <Games />
      <Suspense fallback={<Loading />}>
        <Gallery key={game} game={game} search={search} change={change} />
      </Suspense>
    </div>
  );
}

function Games() {
  return (
    <GameChoice
      link={(game, name) => (
        <Link to="/cards/$game" params={{ game }}>
          {name}
        </Link>
      )}
    />
  );
}
