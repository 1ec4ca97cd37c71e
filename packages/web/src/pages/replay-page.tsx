/**
 * Replays: of games on the server that are over, and of games in this browser.
 */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { answersOf } from '@muster/room';
import { useCallback, useMemo } from 'react';
import { sha256 } from '../local/digest.ts';
import { entriesOf, gameWith } from '../local/storage.ts';
import { api, RequestFailed } from '../net/api.ts';
import { OpenedRecord } from '../replay/opened-record.tsx';
import { seedHashOf } from '../replay/seed-hashes.ts';
import type { ReplaySearch } from '../searches.ts';
import { Button } from '../ui/button.tsx';
import { failureText, useWords } from '../words/index.ts';
import { Loading, NotFound } from './error-page.tsx';
import { Message } from './message.tsx';

const serverRoute = getRouteApi('/replay/$id');
const hereRoute = getRouteApi('/replay/here/$id');

export function ReplayPage() {
  const { id } = serverRoute.useParams();
  const search = serverRoute.useSearch();
  const words = useWords();
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ['record', id],
    queryFn: async () => ({ info: await api.game(id), text: await api.record(id) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const note = useCallback(
    (next: ReplaySearch) => void navigate({ to: '/replay/$id', params: { id }, search: next, replace: true }),
    [navigate, id],
  );
  const parts = useMemo(() => {
    if (found.data === undefined) return null;
    const { info, text } = found.data;
    return { source: { kind: 'text', text } as const, seats: info.seats, name: `${info.game}-${id}` };
  }, [found.data, id]);
  if (found.isPending) return <Loading />;
  if (parts === null) {
    const reason = found.error instanceof RequestFailed ? found.error.reason : 'other';
    return (
      <Message title={reason === 'not-over' ? words.replay.notOver : failureText(words, reason)}>
        <Button look="primary" onClick={() => void found.refetch()}>
          {words.home.tryAgain}
        </Button>
        <Link to="/">{words.play.backHome}</Link>
      </Message>
    );
  }
  return <OpenedRecord {...parts} isShared search={search} note={note} toldHash={seedHashOf(id)} />;
}

export function ReplayHerePage() {
  const { id } = hereRoute.useParams();
  const search = hereRoute.useSearch();
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ['local-record', id],
    networkMode: 'always',
    queryFn: async () => ({ local: await gameWith(id), entries: await entriesOf(id) }),
  });
  const note = useCallback(
    (next: ReplaySearch) => void navigate({ to: '/replay/here/$id', params: { id }, search: next, replace: true }),
    [navigate, id],
  );
  const parts = useMemo(() => {
    const local = found.data?.local ?? null;
    if (found.data === undefined || local === null) return null;
    const { game, setup, seed, hash, holders } = local;
    const answers = answersOf(found.data.entries);
    const record = { game, setup, seed, answers, ...(hash !== undefined && { hash }) };
    return {
      source: { kind: 'record', record } as const,
      seats: holders,
      name: `${game}-${id}`,
      toldHash: sha256(seed),
    };
  }, [found.data, id]);
  if (found.isPending) return <Loading />;
  return parts === null ? <NotFound /> : <OpenedRecord {...parts} isShared={false} search={search} note={note} />;
}
