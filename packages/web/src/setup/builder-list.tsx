/**
 * Cards to take from, with a search: each opens to show its text.
 */
import type { ContentEntry } from '@muster/engine';
import { use, useState } from 'react';
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
  const words = useWords();
  const { facets, factionName } = use(loadFaces(game));
  const [query, setQuery] = useState('');
  const [faction, setFaction] = useState('');
  const [onlyFitting, setOnlyFitting] = useState(false);
  const factions = [...new Set(entries.flatMap((entry) => facets(entry).factions))];
  const wanted = factions.includes(faction) ? faction : '';
  const shown = found(entries, query).filter(
    (entry) => (wanted === '' || facets(entry).factions.includes(wanted)) && (!onlyFitting || mayAdd(entry.id)),
  );
  return (
    <section className={styles['library']}>
      <div className={styles['filters']}>
        <input
          type="search"
          placeholder={words.setup.findCards}
          aria-label={words.setup.findCards}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {factions.length > 1 && (
          <select
            aria-label={words.gallery.faction}
            value={wanted}
            onChange={(event) => setFaction(event.target.value)}
          >
            <option value="">{words.setup.anyFaction}</option>
            {factions.map((one) => (
              <option key={one} value={one}>
                {factionName(one, words)}
              </option>
            ))}
          </select>
        )}
        <label>
          <input type="checkbox" checked={onlyFitting} onChange={(event) => setOnlyFitting(event.target.checked)} />
          {words.setup.onlyFitting}
        </label>
      </div>
      {shown.length === 0 && <p className={styles['empty']}>{words.setup.noCards}</p>}
      <ul className={styles['cards']}>
        {shown.map((entry) => (
          <Card key={entry.id} game={game} entry={entry} note={note(entry.id)} disabled={!mayAdd(entry.id)} add={add} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly game: GameId;
  readonly entry: ContentEntry;
  readonly note: string;
  readonly disabled: boolean;
  add(id: string): void;
}

function Card({ game, entry, note, disabled, add }: CardProps) {
  const { setup: words, play } = useWords();
  const { Small, Large } = use(loadFaces(game));
  const [open, setOpen] = useState(false);
  return (
    <li className={styles['card']} data-open={open} data-fits={!disabled}>
      {open && <Large entry={entry} />}
      <button
        type="button"
        className={open ? styles['close'] : styles['face']}
        aria-label={open ? `${play.close}: ${entry.name}` : entry.name}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? play.close : <Small entry={entry} />}
      </button>
      <Button size="small" disabled={disabled} aria-label={`${words.add}: ${entry.name}`} onClick={() => add(entry.id)}>
        <span aria-hidden>+</span> {note === '' ? words.add : note}
      </Button>
    </li>
  );
}
