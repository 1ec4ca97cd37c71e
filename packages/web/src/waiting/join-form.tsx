/**
 * Joining a game: as whom, and with what.
 */
import { RANDOM_DECK, type Seat } from '@muster/engine';
import type { GameInfo } from '@muster/server/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { use, useState } from 'react';
import { loadGame, type GameId } from '../games.ts';
import { api, RequestFailed } from '../net/api.ts';
import { guestName } from '../net/guest-name.ts';
import { deckLabel } from '../setup/deck-label.ts';
import { DeckPicker } from '../setup/deck-picker.tsx';
import { pointLimitOf } from '../setup/draft.ts';
import { useChoices, useContent } from '../setup/use-content.ts';
import { Button } from '../ui/button.tsx';
import { SaidText } from '../ui/said-text.tsx';
import { failureText, useWords } from '../words/index.ts';
import styles from './waiting-room.module.css';

export interface JoinFormProps {
  readonly info: GameInfo;
  readonly game: GameId;
  /** Where to sit; null where no seat is free. */
  readonly seat: Seat | null;
}

export function JoinForm({ info, game: id, seat }: JoinFormProps) {
  const words = useWords();
  const { waiting, setup } = words;
  const game = use(loadGame(id));
  const choices = useChoices(game);
  const content = useContent(game);
  const queries = useQueryClient();
  const me = useQuery({ queryKey: ['me'], queryFn: api.me });
  const [suggested] = useState(() => guestName());
  const [name, setName] = useState<string | null>(null);
  const [deck, setDeck] = useState(RANDOM_DECK);
  const [choosing, setChoosing] = useState(false);
  const user = me.data?.user ?? null;
  const join = useMutation({
    mutationFn: async () => {
      if (user === null) queries.setQueryData(['me'], await api.guest((name ?? suggested).trim()));
      return api.join(info.id, seat === null ? { deck } : { deck, seat });
    },
    onSuccess: (joined) => queries.setQueryData(['game', info.id], joined),
  });
  const limit = pointLimitOf(info, choices);
  const decks = choices.decks.filter(
    ({ editions, points = 0 }) =>
      (info.edition === null || editions.includes(info.edition)) && points <= (limit ?? Number.POSITIVE_INFINITY),
  );
  if (seat === null) return <p>{words.failures.full}</p>;
  return (
    <form
      className={styles['join']}
      onSubmit={(event) => {
        event.preventDefault();
        join.mutate();
      }}
    >
      <h2>{waiting.joinTitle}</h2>
      {user === null && (
        <label>
          {waiting.asName}
          <input required maxLength={30} value={name ?? suggested} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      <Button className={styles['choose']} onClick={() => setChoosing(true)}>
        <span className={styles['deck']}>{setup.deckNames[id]}</span>
        {deckLabel(deck, choices, content, words)}
        <ChevronRight size={18} aria-hidden />
      </Button>
      {join.isError && (
        <p className={styles['failed']} role="alert">
          {failureText(words, join.error instanceof RequestFailed ? join.error.reason : 'other')}{' '}
          {join.error instanceof RequestFailed && join.error.reason === 'bad-setup' && (
            <SaidText message={join.error.message} said={join.error.said} />
          )}
        </p>
      )}
      <Button type="submit" look="primary" size="large" disabled={join.isPending || me.isPending}>
        {waiting.join}
      </Button>
      {choosing && (
        <DeckPicker
          game={id}
          deck={deck}
          decks={decks}
          content={content}
          pointLimit={limit}
          pick={setDeck}
          onClose={() => setChoosing(false)}
        />
      )}
    </form>
  );
}
