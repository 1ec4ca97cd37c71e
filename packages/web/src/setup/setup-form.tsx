/**
 * Everything that can be chosen before a game.
 */
import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { loadGame, type GameId } from '../games.ts';
import { api, RequestFailed } from '../net/api.ts';
import { sideNumbers } from '../play/sides.ts';
import { Button } from '../ui/button.tsx';
import { SaidText } from '../ui/said-text.tsx';
import { failureText, useWords } from '../words/index.ts';
import {
  changed,
  firstDraft,
  playersOf,
  problemsOf,
  sidesOf,
  wishOf,
  withPlayers,
  type ClockKind,
  type SetupDraft,
} from './draft.ts';
import { MapCards } from './map-cards.tsx';
import { DeckTerms, OptionRows } from './option-rows.tsx';
import { ProblemNote } from './problem-note.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SeatRows } from './seat-rows.tsx';
import styles from './setup-form.module.css';
import { useBegin } from './use-begin.ts';
import { useChoices, useContent } from './use-content.ts';

const CLOCK_KINDS: readonly ClockKind[] = ['none', 'move', 'game', 'days'];

export function SetupForm({ game }: { readonly game: GameId }) {
  const words = useWords();
  const { setup } = words;
  const played = use(loadGame(game));
  const choices = useChoices(played);
  const content = useContent(played);
  const [draft, setDraft] = useState<SetupDraft>(() => firstDraft(choices, 'server'));
  const isOffline = useQuery({ queryKey: ['me'], queryFn: api.me }).isError;
  // Without a server there is only one place; as soon as it answers, what was chosen counts again.
  const actual = useMemo(
    () => (isOffline ? changed(draft, { where: 'here' }, choices) : draft),
    [isOffline, draft, choices],
  );
  const problems = useMemo(() => problemsOf(played, actual), [played, actual]);
  const sides = useMemo(() => sideNumbers(sidesOf(played, { ...wishOf(actual), decks: [] })), [played, actual]);
  const begin = useBegin(game);
  const change = (part: Partial<SetupDraft>): void => setDraft(changed(actual, part, choices));
  const parts = { game, draft: actual, choices, set: setDraft };
  const hasOpenSeat = actual.seats.some(({ kind }) => kind === 'open');
  const nobody = actual.where === 'server' && !actual.seats.some(({ kind }) => kind === 'me' || kind === 'here');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate(actual);
      }}
    >
      <div className={styles['fields']}>
        {isOffline ? (
          <p className={styles['offline']}>{words.home.offline}</p>
        ) : (
          <RadioCards
            legend={setup.where}
            value={actual.where}
            cards={[
              { value: 'server', name: setup.onServer, text: setup.onServerText },
              { value: 'here', name: setup.here, text: setup.hereText },
            ]}
            onChange={(where) => change({ where })}
          />
        )}
        {choices.editions.length > 1 && (
          <RadioCards
            legend={setup.edition}
            value={actual.edition}
            cards={choices.editions.map(({ id, name, text }) => ({ value: id, name, text }))}
            onChange={(edition) => change({ edition })}
          />
        )}
        <RadioCards
          legend={setup.players}
          value={String(actual.seats.length)}
          compact
          cards={playersOf(actual, choices).map((count) => ({ value: String(count), name: setup.playerCount(count) }))}
          onChange={(count) => setDraft(withPlayers(actual, Number(count), choices))}
        />
        <SeatRows {...parts} content={content} sides={sides} />
        <DeckTerms {...parts} />
        <MapCards {...parts} />
        {actual.where === 'server' && (
          <RadioCards
            legend={setup.clock}
            value={actual.clock}
            cards={CLOCK_KINDS.map((kind) => ({ value: kind, name: setup.clocks[kind] }))}
            onChange={(clock) => change({ clock })}
          />
        )}
        {actual.where === 'server' && hasOpenSeat && (
          <RadioCards
            legend={setup.visibility}
            value={actual.visibility}
            cards={(['public', 'link'] as const).map((value) => ({ value, name: setup.visibilities[value] }))}
            onChange={(visibility) => change({ visibility })}
          />
        )}
        <OptionRows {...parts} />
      </div>
      <div className={styles['begin']}>
        <ProblemNote problems={problems} />
        {nobody && <p role="alert">{setup.nobody}</p>}
        {begin.isError && (
          <p className={styles['failed']} role="alert">
            {failureText(words, begin.error instanceof RequestFailed ? begin.error.reason : 'other')}{' '}
            <SaidText
              message={begin.error.message}
              said={begin.error instanceof RequestFailed ? begin.error.said : undefined}
            />
          </p>
        )}
        <Button type="submit" look="primary" size="large" disabled={problems.length > 0 || nobody || begin.isPending}>
          {hasOpenSeat ? setup.create : setup.begin}
        </Button>
      </div>
    </form>
  );
}
