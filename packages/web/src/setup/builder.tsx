/**
 * Where an army or a warband is put together: what was chosen on one side, with what is left to spend, and the cards to choose
 * from on the other.
 */
import type { ContentEntry } from '@muster/engine';
import { Suspense, type ReactNode } from 'react';
import { Emblem } from '../gallery/emblem.tsx';
import type { GameId } from '../games.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { BuilderList } from './builder-list.tsx';
import styles from './builder.module.css';

export interface BuilderProps {
  readonly game: GameId;
  /** What is spent and what is left. */
  readonly sum: ReactNode;
  /** What is chosen first, before any card. */
  readonly lead?: ReactNode;
  readonly picked: readonly ContentEntry[];
  readonly entries: readonly ContentEntry[];
  /** Whether it may be played as it is. */
  readonly isWhole: boolean;
  /** What a card costs. */
  note(id: string): string;
  mayAdd(id: string): boolean;
  add(id: string): void;
  takeOut(place: number): void;
  take(): void;
}

export function Builder({ game, sum, lead, picked, entries, isWhole, note, mayAdd, add, takeOut, take }: BuilderProps) {
  const { setup: words, error } = useWords();
  return (
    <Suspense fallback={<p>{error.loading}</p>}>
      <div className={styles['builder']}>
        <section className={styles['chosen']} aria-label={game === 'heroscape' ? words.ownArmy : words.ownWarband}>
          {lead}
          <div className={styles['sum']}>
            {sum}
            <Button look="primary" disabled={!isWhole} onClick={take}>
              {words.take}
            </Button>
          </div>
          {picked.length === 0 && <p className={styles['empty']}>{words.empty}</p>}
          <ul className={styles['picked']}>
            {picked.map((entry, place) => (
              // The same card may stand there twice.
              <li key={`${place} ${entry.id}`}>
                <Emblem game={game} entry={entry} />
                <span className={styles['name']}>
                  {entry.name} <span className={styles['cost']}>{note(entry.id)}</span>
                </span>
                <Button size="small" aria-label={`${words.takeOut}: ${entry.name}`} onClick={() => takeOut(place)}>
                  −
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <BuilderList game={game} entries={entries} note={note} mayAdd={mayAdd} add={add} />
      </div>
    </Suspense>
  );
}
