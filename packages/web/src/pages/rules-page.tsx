/**
 * The rules of the games.
 */
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { isGameId } from '../games.ts';
import { Rulebook } from '../rulebook/rulebook.tsx';
import { useWords } from '../words/index.ts';
import { NotFound } from './error-page.tsx';
import { PerGamePage } from './per-game-page.tsx';

const bookRoute = getRouteApi('/rules/$game');
const ruleRoute = getRouteApi('/rules/$game/$rule');

export function RulesPage() {
  const { rulebook: words } = useWords();
  return <PerGamePage title={words.title} intro={words.text} to="/rules/$game" />;
}

export function RulebookPage() {
  const { game } = bookRoute.useParams();
  const { chapter = null, q = '' } = bookRoute.useSearch();
  return <Book game={game} chapter={chapter} query={q} rule={null} />;
}

export function RulePage() {
  const { game, rule } = ruleRoute.useParams();
  return <Book game={game} chapter={null} query="" rule={rule} />;
}

interface BookProps {
  readonly game: string;
  readonly chapter: number | null;
  readonly query: string;
  readonly rule: string | null;
}

function Book({ game, chapter, query, rule }: BookProps) {
  const { rulebook: words } = useWords();
  const navigate = useNavigate();
  if (!isGameId(game)) return <NotFound />;
  const search = (q: string): void => {
    const kept = chapter === null ? {} : { chapter };
    void navigate({
      to: '/rules/$game',
      params: { game },
      search: q === '' ? kept : { ...kept, q },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <PerGamePage title={words.title} to="/rules/$game">
      <Rulebook game={game} query={query} chapter={chapter} rule={rule} search={search} />
    </PerGamePage>
  );
}
