/**
 * Cards to take from, with a search: each opens to show its text.
 */
import type { ContentEntry } from '@muster/engine';
import { Suspense, use, useState } from 'react';
import { loadFaces } from '../gallery/face.ts';
import { found } from '../gallery/finding.ts';
import type { GameId } from '../games.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './builder.module.css';

export interface BuilderListProps {
  readonly game: GameId;
  readonly entries: readonly ContentEntry[];
  /** What it costs. */
  note(id: string): string;
  mayAdd(id: string): boolean;
  add(id: string): void;
}

export function BuilderList({ game, entries, note, mayAdd, add }: BuilderListProps) {
  const { setup: words } = useWords();
  const [query, setQuery] = useState('');
  const shown = found(entries, query);
  return (
    <>
      <input
        type="search"
        className={styles['search']}
        placeholder={words.findCards}
        aria-label={words.findCards}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {shown.length === 0 && <p className={styles['empty']}>{words.noCards}</p>}
      <ul className={styles['cards']}>
        {shown.map((entry) => (
          <Row key={entry.id} game={game} entry={entry} note={note(entry.id)} disabled={!mayAdd(entry.id)} add={add} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly game: GameId;
  readonly entry: ContentEntry;
  readonly note: string;
  readonly disabled: boolean;
  add(id: string): void;
}

function Row({ game, entry, note, disabled, add }: RowProps) {
  const { setup: words } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {entry.name} <span className={styles['cost']}>{note}</span>
        </summary>
        {open && (
          <Suspense>
            <Face game={game} entry={entry} />
          </Suspense>
        )}
      </details>
      <Button size="small" disabled={disabled} aria-label={`${words.add}: ${entry.name}`} onClick={() => add(entry.id)}>
        +
      </Button>
    </li>
  );
}

function Face({ game, entry }: { readonly game: GameId; readonly entry: ContentEntry }) {
  const { Large } = use(loadFaces(game));
  return <Large entry={entry} />;
}
