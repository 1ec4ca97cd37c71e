/**
 * Who sits where, and what they play.
 */
import { letterOf, type ContentEntry, type SetupChoices } from '@muster/engine';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { GameId } from '../games.ts';
import { colourOf, emblemOf } from '../play/seats.ts';
import { SideBadge } from '../play/side-badge.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { deckLabel } from './deck-label.ts';
import { DeckPicker } from './deck-picker.tsx';
import {
  decksFor,
  pointLimitOf,
  withSeat,
  type BotLevel,
  type SeatDraft,
  type SeatKind,
  type SetupDraft,
} from './draft.ts';
import styles from './seat-rows.module.css';

export interface SeatRowsProps {
  readonly game: GameId;
  readonly draft: SetupDraft;
  readonly choices: SetupChoices;
  readonly content: readonly ContentEntry[];
  /** By seat the number of the side it will fight for; null where everybody fights alone. */
  readonly sides: readonly number[] | null;
  set(draft: SetupDraft): void;
}

/** A bot's level belongs to the same choice. */
const VALUES: readonly (readonly [SeatKind, BotLevel])[] = [
  ['me', 'greedy'],
  ['here', 'greedy'],
  ['open', 'greedy'],
  ['bot', 'greedy'],
  ['bot', 'random'],
];

export function SeatRows({ game, draft, choices, content, sides, set }: SeatRowsProps) {
  const { setup: words } = useWords();
  const [choosing, setChoosing] = useState<number | null>(null);
  const chosen = choosing === null ? undefined : draft.seats[choosing];
  return (
    <section className={styles['section']}>
      <h2>{words.seats}</h2>
      <ol className={styles['seats']}>
        {draft.seats.map((seat, number) => (
          <li key={letterOf(number)} className={styles['seat']}>
            <span className={styles['emblem']} style={{ color: colourOf(number) }} aria-hidden>
              {emblemOf(number)}
            </span>
            {sides?.[number] !== undefined && <SideBadge side={sides[number]} />}
            <KindSelect
              label={words.seat(letterOf(number))}
              seat={seat}
              where={draft.where}
              onChange={(change) => set(withSeat(draft, number, change))}
            />
            {seat.kind === 'open' ? (
              <span className={styles['hint']}>{words.joinerChooses}</span>
            ) : (
              <Button
                className={styles['deck']}
                aria-label={`${words.seat(letterOf(number))}, ${words.deckNames[game]}: ${deckLabel(seat.deck, choices, content, { setup: words })}`}
                onClick={() => setChoosing(number)}
              >
                <span className={styles['what']}>{words.deckNames[game]}</span>
                <span className={styles['name']}>{deckLabel(seat.deck, choices, content, { setup: words })}</span>
                <ChevronRight size={18} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ol>
      {choosing !== null && chosen !== undefined && (
        <DeckPicker
          game={game}
          deck={chosen.deck}
          decks={decksFor(draft, choices)}
          content={content}
          pointLimit={pointLimitOf(draft, choices)}
          pick={(deck) => set(withSeat(draft, choosing, { deck }))}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}

interface KindSelectProps {
  readonly label: string;
  readonly seat: SeatDraft;
  readonly where: SetupDraft['where'];
  onChange(change: Partial<SeatDraft>): void;
}

function KindSelect({ label, seat, where, onChange }: KindSelectProps) {
  const { setup: words } = useWords();
  const values = VALUES.filter(([kind]) => kind !== 'open' || where === 'server');
  const key = ([kind, level]: readonly [SeatKind, BotLevel]): string => (kind === 'bot' ? `bot ${level}` : kind);
  return (
    <select
      className={styles['kind']}
      aria-label={label}
      value={key([seat.kind, seat.level])}
      onChange={(event) => {
        const value = values.find((one) => key(one) === event.target.value);
        if (value !== undefined) onChange({ kind: value[0], level: value[1] });
      }}
    >
      {values.map((value) => (
        <option key={key(value)} value={key(value)}>
          {value[0] === 'bot' ? words.bots[value[1]] : words.kinds[value[0]]}
        </option>
      ))}
    </select>
  );
}
