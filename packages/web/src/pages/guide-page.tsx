/**
 * Starts a guided battle and goes there.
 */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isGameId, type GameId } from '../games.ts';
import { startGuide } from '../guide/start-guide.ts';
import { useWords } from '../words/index.ts';
import { NotFound } from './error-page.tsx';
import { Message } from './message.tsx';

const route = getRouteApi('/guide/$game');

export function GuidePage() {
  const { game } = route.useParams();
  return isGameId(game) ? <Starting key={game} game={game} /> : <NotFound />;
}

function Starting({ game }: { readonly game: GameId }) {
  const { guide: words, play } = useWords();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const started = useRef<Promise<string> | null>(null);
  useEffect(() => {
    // One battle, however often the page is drawn.
    started.current ??= startGuide(game, { me: play.you, bot: play.bot });
    started.current.then(
      (id) => navigate({ to: '/here/$id', params: { id }, replace: true }),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [game, navigate, play]);
  if (!failed) return <Message title={words.starting}>{null}</Message>;
  return (
    <Message title={words.failed}>
      <Link to="/">{play.backHome}</Link>
    </Message>
  );
}
