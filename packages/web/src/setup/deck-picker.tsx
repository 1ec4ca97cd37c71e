/**
 * The window in which a seat's deck, army or warband is chosen.
 */
import { RANDOM_DECK, type ContentEntry, type DeckChoice } from '@muster/engine';
import { lazy, Suspense, useState } from 'react';
import type { GameId } from '../games.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import { DeckContents } from './deck-contents.tsx';
import styles from './deck-picker.module.css';

const ArmyBuilder = lazy(async () => ({ default: (await import('./army-builder.tsx')).ArmyBuilder }));
const WarbandBuilder = lazy(async () => ({ default: (await import('./warband-builder.tsx')).WarbandBuilder }));

export interface DeckPickerProps {
  readonly game: GameId;
  readonly deck: string;
  readonly decks: readonly DeckChoice[];
  readonly content: readonly ContentEntry[];
  /** What an army may cost; null without a limit. */
  readonly pointLimit: number | null;
  pick(deck: string): void;
  onClose(): void;
}

export function DeckPicker({ game, deck, decks, content, pointLimit, pick, onClose }: DeckPickerProps) {
  const { setup: words, error } = useWords();
  const isOwn = deck !== RANDOM_DECK && !decks.some(({ id }) => id === deck);
  const [own, setOwn] = useState(isOwn);
  const take = (id: string): void => {
    pick(id);
    onClose();
  };
  const ownName = game === 'heroscape' ? words.ownArmy : words.ownWarband;
  return (
    <Modal title={words.chooseDeck[game]} onClose={onClose}>
      {game !== 'warlord' && (
        <div className={styles['ways']}>
          <Button aria-pressed={!own} look={own ? 'quiet' : 'plain'} onClick={() => setOwn(false)}>
            {words.ready}
          </Button>
          <Button aria-pressed={own} look={own ? 'plain' : 'quiet'} onClick={() => setOwn(true)}>
            {ownName}
          </Button>
        </div>
      )}
      {own ? (
        <Suspense fallback={<p>{error.loading}</p>}>
          {game === 'heroscape' ? (
            <ArmyBuilder deck={isOwn ? deck : ''} content={content} limit={pointLimit} take={take} />
          ) : (
            <WarbandBuilder deck={isOwn ? deck : ''} content={content} take={take} />
          )}
        </Suspense>
      ) : (
        <ul className={styles['decks']}>
          <Deck
            name={words.surprise}
            text={words.surpriseText}
            taken={deck === RANDOM_DECK}
            take={() => take(RANDOM_DECK)}
          />
          {decks.map((one) => (
            <Deck
              key={one.id}
              name={one.name}
              text={one.text}
              points={one.points}
              taken={one.id === deck}
              take={() => take(one.id)}
            >
              <DeckContents game={game} contents={one.contents} content={content} />
            </Deck>
          ))}
        </ul>
      )}
    </Modal>
  );
}

interface DeckProps {
  readonly name: string;
  readonly text: string;
  readonly points?: number | undefined;
  readonly taken: boolean;
  readonly children?: React.ReactNode;
  take(): void;
}

function Deck({ name, text, points, taken, children, take }: DeckProps) {
  const { setup: words } = useWords();
  return (
    <li className={styles['deck']} data-taken={taken}>
      <div className={styles['head']}>
        <h3>{name}</h3>
        {points !== undefined && <span className={styles['points']}>{words.points(points)}</span>}
      </div>
      <p>{text}</p>
      {children}
      <Button
        look={taken ? 'plain' : 'primary'}
        aria-label={`${taken ? words.taken : words.take}: ${name}`}
        onClick={take}
      >
        {taken ? words.taken : words.take}
      </Button>
    </li>
  );
}
