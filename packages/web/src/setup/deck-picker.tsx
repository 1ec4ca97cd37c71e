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
import { deckLabel } from './deck-label.ts';
import styles from './deck-picker.module.css';
import { contentsOf, useOwnDecks, useOwnDecksOf, type OwnDeck } from './own-decks.ts';

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
  const words = useWords();
  const { setup } = words;
  const isOwn = deck !== RANDOM_DECK && !decks.some(({ id }) => id === deck);
  /** What is being put together; null while one chooses among what is there. */
  const [building, setBuilding] = useState<string | null>(isOwn ? deck : null);
  const { keep, forget } = useOwnDecks();
  const kept = useOwnDecksOf(game);
  const take = (id: string): void => {
    pick(id);
    onClose();
  };
  const takeOwn = (own: OwnDeck): void => {
    keep(game, own);
    take(own.id);
  };
  const ownName = game === 'heroscape' ? setup.ownArmy : setup.ownWarband;
  const isBuilding = building !== null;
  return (
    <Modal title={setup.chooseDeck[game]} wide onClose={onClose}>
      {game !== 'warlord' && (
        <div className={styles['ways']}>
          <Button aria-pressed={!isBuilding} look={isBuilding ? 'quiet' : 'plain'} onClick={() => setBuilding(null)}>
            {setup.ready}
          </Button>
          <Button
            aria-pressed={isBuilding}
            look={isBuilding ? 'plain' : 'quiet'}
            onClick={() => setBuilding(building ?? '')}
          >
            {ownName}
          </Button>
        </div>
      )}
      {isBuilding ? (
        <Suspense fallback={<p>{words.error.loading}</p>}>
          {game === 'heroscape' ? (
            <ArmyBuilder deck={building} content={content} limit={pointLimit} take={takeOwn} />
          ) : (
            <WarbandBuilder deck={building} content={content} take={takeOwn} />
          )}
        </Suspense>
      ) : (
        <ul className={styles['decks']}>
          <Deck
            name={setup.surprise}
            text={setup.surpriseText}
            taken={deck === RANDOM_DECK}
            take={() => take(RANDOM_DECK)}
          />
          {kept.map(({ id, points }) => (
            <Deck
              key={id}
              name={deckLabel(id, { decks }, content, words)}
              text={setup.own}
              points={points}
              isTooDear={pointLimit !== null && (points ?? 0) > pointLimit}
              taken={id === deck}
              take={() => takeOwn(points === undefined ? { id } : { id, points })}
              change={() => setBuilding(id)}
              forget={() => forget(game, id)}
            >
              <DeckContents game={game} contents={contentsOf(id)} content={content} />
            </Deck>
          ))}
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
  /** More than may be spent. */
  readonly isTooDear?: boolean;
  readonly taken: boolean;
  readonly children?: React.ReactNode;
  take(): void;
  change?(): void;
  forget?(): void;
}

function Deck({ name, text, points, isTooDear = false, taken, children, take, change, forget }: DeckProps) {
  const { setup: words } = useWords();
  return (
    <li className={styles['deck']} data-taken={taken}>
      <div className={styles['head']}>
        <h3>{name}</h3>
        {points !== undefined && <span className={styles['points']}>{words.points(points)}</span>}
      </div>
      <p>{isTooDear ? words.tooDear : text}</p>
      {children}
      <div className={styles['buttons']}>
        <Button
          look={taken ? 'plain' : 'primary'}
          disabled={isTooDear}
          aria-label={`${taken ? words.taken : words.take}: ${name}`}
          onClick={take}
        >
          {taken ? words.taken : words.take}
        </Button>
        {change !== undefined && (
          <Button aria-label={`${words.change}: ${name}`} onClick={change}>
            {words.change}
          </Button>
        )}
        {forget !== undefined && (
          <Button look="quiet" aria-label={`${words.forget}: ${name}`} onClick={forget}>
            {words.forget}
          </Button>
        )}
      </div>
    </li>
  );
}
