/**
 * A game that runs in this browser, without a server.
 */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { loadBoard } from '../boards/index.ts';
import { isGameId, type GameId } from '../games.ts';
import { sameGameAgain } from '../local/new-local-game.ts';
import { gameWith, type LocalGame } from '../local/storage.ts';
import { openWorkerLine } from '../local/worker-line.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { openTable, type Table } from '../play/table-store.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import { Loading, NotFound } from './error-page.tsx';

const route = getRouteApi('/here/$id');

/** Bots wait a little, so that one can follow what they do. */
const BOT_PAUSE = { full: 500, fast: 150, off: 0 } as const;

export function HerePage() {
  const { id } = route.useParams();
  const stored = useMemo(() => gameWith(id), [id]);
  return (
    <Suspense fallback={<Loading />} key={id}>
      <Here stored={stored} />
    </Suspense>
  );
}

function Here({ stored }: { readonly stored: Promise<LocalGame | null> }) {
  const local = use(stored);
  if (local === null || !isGameId(local.game)) return <NotFound />;
  return <Playing local={local} game={local.game} />;
}

function Playing({ local, game }: { readonly local: LocalGame; readonly game: GameId }) {
  const { play: words } = useWords();
  const navigate = useNavigate();
  const table = useWorkerTable(local.id);
  if (table === null) return <Loading />;
  const again = async (): Promise<void> => {
    const id = await sameGameAgain(local);
    await navigate({ to: '/here/$id', params: { id } });
  };
  const afterwards = (
    <>
      <Button look="primary" onClick={() => void again()}>
        {words.rematch}
      </Button>
      <Link to="/replay/here/$id" params={{ id: local.id }} className={button['button']}>
        {words.replay}
      </Link>
      <Button look="quiet" onClick={() => void navigate({ to: '/' })}>
        {words.backHome}
      </Button>
    </>
  );
  return <PlayScreen game={game} table={table} board={loadBoard(game)} afterwards={afterwards} />;
}

function useWorkerTable(id: string): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const { language, motion } = useSettings.getState();
    const opened = openTable((events) =>
      openWorkerLine({ ...events, game: id, language, botPause: BOT_PAUSE[motion] }),
    );
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table;
}
