/**
 * A game on the server.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { loadBoard } from '../boards/index.ts';
import { isGameId } from '../games.ts';
import { api } from '../net/api.ts';
import { openSocketLine } from '../net/socket-line.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { openTable, type Table } from '../play/table-store.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { Loading, NotFound } from './error-page.tsx';

const route = getRouteApi('/game/$id');

export function GamePage() {
  const { id } = route.useParams();
  const info = useQuery({
    queryKey: ['game', id],
    queryFn: () => api.game(id),
    refetchInterval: (query) => (query.state.data?.status === 'open' ? 2000 : false),
  });
  if (info.isPending) return <Loading />;
  if (info.data === undefined || !isGameId(info.data.game)) return <NotFound />;
  if (info.data.status === 'open') return <Loading />;
  return (
    <Suspense fallback={<Loading />} key={id}>
      <Running id={id} game={info.data.game} />
    </Suspense>
  );
}

function Running({ id, game }: { readonly id: string; readonly game: 'warlord' | 'signum' | 'heroscape' }) {
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
      <Button look="primary" disabled={rematch.isPending} onClick={() => rematch.mutate()}>
        {words.rematch}
      </Button>
      <Button onClick={() => void navigate({ to: '/' })}>{words.backHome}</Button>
    </>
  );
  return <PlayScreen game={game} table={table} board={loadBoard(game)} afterwards={afterwards} />;
}

function useSocketTable(id: string): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const language = (): 'en' | 'de' | 'it' => useSettings.getState().language;
    const opened = openTable((events, have) => openSocketLine({ ...events, game: id, language, have }));
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table;
}
