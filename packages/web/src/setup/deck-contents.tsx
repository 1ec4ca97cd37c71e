/**
 * What a deck, army or warband is made of, card by card.
 */
import type { ContentEntry, DeckChoice } from '@muster/engine';
import { Suspense, use, useState } from 'react';
import { Emblem } from '../gallery/emblem.tsx';
import { loadFaces } from '../gallery/face.ts';
import type { GameId } from '../games.ts';
import { useWords } from '../words/index.ts';
import styles from './deck-contents.module.css';

export interface DeckContentsProps {
  readonly game: GameId;
  readonly contents: DeckChoice['contents'];
  readonly content: readonly ContentEntry[];
}

/** As many as stand in a line on a phone. */
const MOST_EMBLEMS = 8;

export function DeckContents({ game, contents, content }: DeckContentsProps) {
  const { setup: words } = useWords();
  const [open, setOpen] = useState(false);
  const count = contents.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <>
      <Suspense fallback={<div className={styles['emblems']} />}>
        <div className={styles['emblems']}>
          {contents.slice(0, MOST_EMBLEMS).map(({ id }) => {
            const entry = content.find((one) => one.id === id);
            return entry === undefined ? null : (
              <span key={id} title={entry.name}>
                <Emblem game={game} entry={entry} />
              </span>
            );
          })}
        </div>
      </Suspense>
      <details className={styles['contents']} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.contents(count)}</summary>
        {open && (
          <ul>
            {contents.map(({ id, count: copies }) => {
              const entry = content.find((one) => one.id === id);
              return entry === undefined ? null : <CardLine key={id} game={game} entry={entry} copies={copies} />;
            })}
          </ul>
        )}
      </details>
    </>
  );
}

interface CardLineProps {
  readonly game: GameId;
  readonly entry: ContentEntry;
  readonly copies: number;
}

function CardLine({ game, entry, copies }: CardLineProps) {
  const { gallery } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {copies > 1 && `${copies} × `}
          {entry.name}
          <span className={styles['kind']}>
            {gallery.kinds[entry.kind as keyof typeof gallery.kinds] ?? entry.kind}
          </span>
        </summary>
        {open && (
          <Suspense>
            <Face game={game} entry={entry} />
          </Suspense>
        )}
      </details>
    </li>
  );
}

function Face({ game, entry }: Omit<CardLineProps, 'copies'>) {
  const { Large } = use(loadFaces(game));
  return <Large entry={entry} />;
}
