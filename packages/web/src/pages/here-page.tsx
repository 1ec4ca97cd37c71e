/**
 * A game that runs in this browser, without a server.
 */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { loadBoard } from '../boards/index.ts';
import { isGameId, type GameId } from '../games.ts';
import { WholeGame } from '../guide/ending.tsx';
import { GuidePanel } from '../guide/guide-panel.tsx';
import { useProgress } from '../guide/guide-store.ts';
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

/** Bots wait a little, so that one can follow what they do; only who chose that nothing moves wants them at once. */
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

interface PlayingProps {
  readonly local: LocalGame;
  readonly game: GameId;
}

function Playing({ local, game }: PlayingProps) {
  const table = useWorkerTable(local.id);
  const { dismissed } = useProgress(local.id);
  if (table === null) return <Loading />;
  const isGuided = local.guided === true && !dismissed;
  return (
    <PlayScreen
      game={game}
      table={table}
      board={loadBoard(game)}
      afterwards={<Afterwards local={local} game={game} />}
      {...(isGuided && {
        guide: (frame, onRule) => <GuidePanel game={game} id={local.id} table={table} frame={frame} onRule={onRule} />,
      })}
    />
  );
}

function Afterwards({ local, game }: PlayingProps) {
  const { play: words, guide } = useWords();
  const navigate = useNavigate();
  const again = async (): Promise<void> => {
    const id = await sameGameAgain(local);
    await navigate({ to: '/here/$id', params: { id } });
  };
  return (
    <>
      {local.guided === true ? (
        <>
          <WholeGame game={game} />
          <Link to="/guide/$game" params={{ game }} className={button['button']}>
            {guide.repeat}
          </Link>
          <Link to="/rules/$game" params={{ game }} className={button['button']}>
            {guide.readRules}
          </Link>
        </>
      ) : (
        <Button look="primary" onClick={() => void again()}>
          {words.rematch}
        </Button>
      )}
      <Link to="/replay/here/$id" params={{ id: local.id }} className={button['button']}>
        {words.replay}
      </Link>
      <Button look="quiet" onClick={() => void navigate({ to: '/' })}>
        {words.backHome}
      </Button>
    </>
  );
}

function useWorkerTable(id: string): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const { language, chosenMotion } = useSettings.getState();
    const opened = openTable((events) =>
      openWorkerLine({ ...events, game: id, language, botPause: BOT_PAUSE[chosenMotion ?? 'full'] }),
    );
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table;
}
