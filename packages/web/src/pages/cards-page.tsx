/**
 * The cards of the games.
 */
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Gallery } from '../gallery/gallery.tsx';
import { isGameId } from '../games.ts';
import type { CardsSearch } from '../searches.ts';
import { useWords } from '../words/index.ts';
import { NotFound } from './error-page.tsx';
import { PerGamePage } from './per-game-page.tsx';

const route = getRouteApi('/cards/$game');

export function CardsPage() {
  const { gallery: words } = useWords();
  return <PerGamePage title={words.title} intro={words.text} to="/cards/$game" />;
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
    <PerGamePage title={words.title} to="/cards/$game">
      <Gallery key={game} game={game} search={search} change={change} />
    </PerGamePage>
  );
}
