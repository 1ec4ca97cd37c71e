/**
 * A game on the server: waiting for players, running, or over.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { loadBoard } from '../boards/index.ts';
import { isGameId, type GameId } from '../games.ts';
import { api, RequestFailed } from '../net/api.ts';
import { openSocketLine } from '../net/socket-line.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { openTable, type Table } from '../play/table-store.ts';
import { rememberSeedHash } from '../replay/seed-hashes.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import { failureText, useWords } from '../words/index.ts';
import { WaitingRoom } from '../waiting/waiting-room.tsx';
import { Loading, NotFound } from './error-page.tsx';
import { Message } from './message.tsx';

const route = getRouteApi('/game/$id');

export function GamePage() {
  const { id } = route.useParams();
  const words = useWords();
  const info = useQuery({
    queryKey: ['game', id],
    queryFn: () => api.game(id),
    refetchInterval: (query) => (query.state.data?.status === 'open' ? 2000 : false),
  });
  if (info.isPending) return <Loading />;
  if (info.data === undefined) {
    const reason = info.error instanceof RequestFailed ? info.error.reason : 'other';
    return (
      <Message title={failureText(words, reason)}>
        <Button look="primary" onClick={() => void info.refetch()}>
          {words.home.tryAgain}
        </Button>
        <Link to="/">{words.play.backHome}</Link>
      </Message>
    );
  }
  const { game, status } = info.data;
  if (!isGameId(game)) return <NotFound />;
  if (status === 'open') return <WaitingRoom info={info.data} game={game} />;
  return (
    <Suspense fallback={<Loading />} key={id}>
      <Running id={id} game={game} mine={info.data.mine.length > 0} />
    </Suspense>
  );
}

function Running({ id, game, mine }: { readonly id: string; readonly game: GameId; readonly mine: boolean }) {
  const { play: words } = useWords();
  const navigate = useNavigate();
  const table = useSocketTable(id);
  const rematch = useMutation({
    mutationFn: () => api.rematch(id),
    onSuccess: ({ id: next }) => navigate({ to: '/game/$id', params: { id: next } }),
  });
  if (table === null) return <Loading />;
  const afterwards = (
    <>
      {mine && (
        <Button look="primary" disabled={rematch.isPending} onClick={() => rematch.mutate()}>
          {words.rematch}
        </Button>
      )}
      <Link to="/replay/$id" params={{ id }} className={button['button']}>
        {words.replay}
      </Link>
      <a href={`/api/games/${id}/record`} download={`${game}-${id}.yaml`} className={button['button']}>
        {words.download}
      </a>
      <Button look="quiet" onClick={() => void navigate({ to: '/' })}>
        {words.backHome}
      </Button>
    </>
  );
  return <PlayScreen game={game} table={table} board={loadBoard(game)} afterwards={afterwards} />;
}

function useSocketTable(id: string): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const language = (): 'en' | 'de' | 'it' => useSettings.getState().language;
    const opened = openTable((events, have) => openSocketLine({ ...events, game: id, language, have }));
    // What was told before the first roll is kept, to be compared with the seed when the game is over.
    const forget = opened.store.subscribe(({ frame }) => {
      if (frame === null || frame.seed !== null) return;
      rememberSeedHash(id, frame.seedHash);
      forget();
    });
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table;
}
