/**
 * The games of whoever reads this: on the server and in this browser, those that wait for an answer first.
 */
import type { GameInfo } from '@muster/server/api';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { deleteGame, type LocalGame } from '../local/storage.ts';
import { Button } from '../ui/button.tsx';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import { GameRow } from './game-row.tsx';
import styles from './lists.module.css';

export interface MyGamesProps {
  readonly server: readonly GameInfo[];
  readonly local: readonly LocalGame[];
}

interface Mine {
  readonly id: string;
  readonly createdAt: number;
  readonly urgent: boolean;
  readonly over: boolean;
  readonly info: GameInfo | null;
  readonly local: LocalGame | null;
}

export function MyGames({ server, local }: MyGamesProps) {
  const { home: words } = useWords();
  const games = sorted(server, local);
  const running = games.filter(({ over }) => !over);
  const finished = games.filter(({ over }) => over);
  return (
    <section className={styles['list']} aria-label={words.myGames}>
      <h2>{words.myGames}</h2>
      {running.length === 0 && <p className={styles['nothing']}>{words.noGames}</p>}
      <ul className={styles['rows']}>
        {running.map((mine) => (
          <Row key={mine.id} mine={mine} />
        ))}
      </ul>
      {finished.length > 0 && (
        <details className={styles['finished']}>
          <summary>{words.finished(finished.length)}</summary>
          <ul className={styles['rows']}>
            {finished.map((mine) => (
              <Row key={mine.id} mine={mine} />
            ))}
          </ul>
        </details>
      )}
      <Link className={styles['file']} to="/replay/file">
        {words.watchFile}
      </Link>
    </section>
  );
}

function Row({ mine: { id, urgent, info, local } }: { readonly mine: Mine }) {
  const { home: words } = useWords();
  if (info !== null) {
    const { status, game, seats } = info;
    const text =
      status === 'open' ? words.waiting : status === 'over' ? words.over : urgent ? words.yourTurn : words.theirTurn;
    const main = urgent ? `${button['button']} ${button['primary']}` : button['button'];
    const actions =
      status === 'over' ? (
        <Link to="/replay/$id" params={{ id }} className={button['button']}>
          {words.replay}
        </Link>
      ) : (
        <Link to="/game/$id" params={{ id }} className={main}>
          {status === 'open' ? words.open : words.goOn}
        </Link>
      );
    return <GameRow game={game} seats={seats} status={text} urgent={urgent} where={words.onServer} actions={actions} />;
  }
  return local === null ? null : <LocalRow local={local} urgent={urgent} />;
}

function LocalRow({ local, urgent }: { readonly local: LocalGame; readonly urgent: boolean }) {
  const { home: words, guide } = useWords();
  const queries = useQueryClient();
  const { id, game, holders, over, guided = false } = local;
  const remove = async (): Promise<void> => {
    if (!confirm(words.removeSure)) return;
    await deleteGame(id);
    await queries.invalidateQueries({ queryKey: ['local-games'] });
  };
  const actions = (
    <>
      <Button look="quiet" aria-label={words.remove} onClick={() => void remove()}>
        <Trash2 size={18} aria-hidden />
      </Button>
      <Link
        to={over ? '/replay/here/$id' : '/here/$id'}
        params={{ id }}
        className={urgent ? `${button['button']} ${button['primary']}` : button['button']}
      >
        {over ? words.replay : words.goOn}
      </Link>
    </>
  );
  const status = over ? words.over : urgent ? words.yourTurn : words.theirTurn;
  return (
    <GameRow
      game={game}
      seats={holders}
      status={status}
      urgent={urgent}
      where={guided ? guide.title : words.inThisBrowser}
      actions={actions}
    />
  );
}

function sorted(server: readonly GameInfo[], local: readonly LocalGame[]): readonly Mine[] {
  const all: Mine[] = [
    ...server.map((info): Mine => {
      const { id, createdAt, status, asksMe } = info;
      return { id, createdAt, urgent: status === 'running' && asksMe, over: status === 'over', info, local: null };
    }),
    ...local.map((game): Mine => {
      const { id, createdAt, over } = game;
      return { id, createdAt, urgent: !over && asksAPerson(game), over, info: null, local: game };
    }),
  ];
  return all.toSorted((a, b) => Number(b.urgent) - Number(a.urgent) || b.createdAt - a.createdAt);
}

/** A game nobody has answered in yet waits for a person, as far as one can know without playing it. */
function asksAPerson({ holders, waiting }: LocalGame): boolean {
  return waiting?.some((seat) => holders[seat]?.kind === 'person') ?? true;
}
