/**
 * A table that waits for players: who is there, the link for those who are not, and the way to begin or to leave.
 */
import { letterOf, type Seat, type SetupWish } from '@muster/engine';
import type { GameInfo } from '@muster/server/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, use, useMemo, useState } from 'react';
import { GAME_NAMES, loadGame, type GameId } from '../games.ts';
import { MapPicture } from '../maps/map-picture.tsx';
import { api, RequestFailed } from '../net/api.ts';
import { Loading } from '../pages/error-page.tsx';
import { colourOf, emblemOf } from '../play/seats.ts';
import { SideBadge } from '../play/side-badge.tsx';
import { sideNumbers } from '../play/sides.ts';
import { useSettings } from '../settings.ts';
import { deckLabel } from '../setup/deck-label.ts';
import { sidesOf } from '../setup/draft.ts';
import { useChoices, useContent } from '../setup/use-content.ts';
import { valueText } from '../setup/value-text.ts';
import { Button } from '../ui/button.tsx';
import { failureText, useWords } from '../words/index.ts';
import { JoinForm } from './join-form.tsx';
import { ShareLink } from './share-link.tsx';
import styles from './waiting-room.module.css';

export interface WaitingRoomProps {
  readonly info: GameInfo;
  readonly game: GameId;
}

export function WaitingRoom({ info, game }: WaitingRoomProps) {
  const { waiting: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const isIn = info.mine.length > 0;
  const [wished, setWished] = useState<Seat | null>(null);
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const wish = wished !== null && free.includes(wished) ? wished : (free[0] ?? null);
  return (
    <div className={styles['scroll']}>
      <div className={styles['room']}>
        <h1>{words.title}</h1>
        <p className={styles['game']}>{GAME_NAMES[game][language]}</p>
        <Suspense fallback={<Loading />}>
          <About info={info} game={game} />
          <Seats info={info} game={game} wish={isIn || free.length < 2 ? null : wish} setWish={setWished} />
          {isIn ? <ShareLink /> : <JoinForm info={info} game={game} seat={wish} />}
          {(isIn || info.host) && <Host info={info} />}
        </Suspense>
      </div>
    </div>
  );
}

function About({ info, game: id }: WaitingRoomProps) {
  const { waiting: words, setup } = useWords();
  const game = use(loadGame(id));
  const choices = useChoices(game);
  const edition = choices.editions.find((one) => one.id === info.edition);
  const map = choices.maps.find((one) => one.id === info.map);
  const changes = Object.entries(info.options).map(([key, value]) => {
    const option = choices.options.find(({ id: one }) => one === key);
    return `${option?.name ?? key}: ${valueText(value, setup, option?.valueNames)}`;
  });
  return (
    <div className={styles['about']}>
      <dl className={styles['facts']}>
        {edition !== undefined && <Fact name={setup.edition} text={edition.name} />}
        {map !== undefined && <Fact name={setup.map} text={map.name} />}
        <Fact name={words.clock} text={setup.clocks[info.clock.kind]} />
        {changes.length > 0 && <Fact name={words.options} text={changes.join(', ')} />}
      </dl>
      {map !== undefined && (
        <div className={styles['map']}>
          <MapPicture game={id} map={map.id} />
        </div>
      )}
    </div>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface SeatsProps extends WaitingRoomProps {
  /** Where somebody who joins would sit, if there is a choice. */
  readonly wish: Seat | null;
  setWish(seat: Seat): void;
}

function Seats({ info, game: id, wish, setWish }: SeatsProps) {
  const { waiting: words, play, setup } = useWords();
  const game = use(loadGame(id));
  const choices = useChoices(game);
  const content = useContent(game);
  const sides = useMemo(() => sideNumbers(sidesOf(game, wishIn(info))), [game, info]);
  return (
    <ol className={styles['seats']} aria-label={words.seats} aria-live="polite">
      {info.seats.map(({ kind, name, deck }, seat) => (
        <li key={letterOf(seat)} data-kind={kind} data-wished={seat === wish}>
          <span className={styles['emblem']} style={{ color: colourOf(seat) }} aria-hidden>
            {emblemOf(seat)}
          </span>
          {sides?.[seat] !== undefined && <SideBadge side={sides[seat]} />}
          <strong>
            {kind === 'open' ? words.free : kind === 'bot' ? words.bot : name}
            {info.mine.includes(seat) && ` (${play.you})`}
          </strong>
          {kind !== 'open' && (
            <span className={styles['deck']}>
              {deck === null ? words.surprise : deckLabel(deck, choices, content, { setup })}
            </span>
          )}
          {kind === 'open' && info.mine.length > 0 && <Move info={info} seat={seat} />}
          {kind === 'open' && wish !== null && (
            <Button className={styles['sit']} aria-pressed={seat === wish} onClick={() => setWish(seat)}>
              {seat === wish ? words.yourSeat : words.sitHere}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Who has a seat may take another that is free. */
function Move({ info, seat }: { readonly info: GameInfo; readonly seat: Seat }) {
  const words = useWords();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: () => api.join(info.id, { seat }),
    onSuccess: (moved) => queries.setQueryData(['game', info.id], moved),
  });
  return (
    <>
      <Button className={styles['sit']} disabled={move.isPending} onClick={() => move.mutate()}>
        {words.waiting.sitHere}
      </Button>
      {move.isError && (
        <p className={styles['failed']} role="alert">
          {failureText(words, move.error instanceof RequestFailed ? move.error.reason : 'other')}
        </p>
      )}
    </>
  );
}

function wishIn({ seats, edition, map, options }: GameInfo): SetupWish {
  return { players: seats.length, ...(edition !== null && { edition }), ...(map !== null && { map }), options };
}

function Host({ info }: { readonly info: GameInfo }) {
  const words = useWords();
  const { waiting } = words;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const start = useMutation({
    mutationFn: () => api.start(info.id),
    onSuccess: (started) => queries.setQueryData(['game', info.id], started),
  });
  const leave = useMutation({
    mutationFn: () => api.leave(info.id),
    onSuccess: async () => {
      await navigate({ to: '/' });
      queries.removeQueries({ queryKey: ['game', info.id] });
      void queries.invalidateQueries({ queryKey: ['lobby'] });
    },
  });
  const failed = start.error ?? leave.error;
  return (
    <div className={styles['host']}>
      {failed !== null && (
        <p className={styles['failed']} role="alert">
          {failureText(words, failed instanceof RequestFailed ? failed.reason : 'other')}
        </p>
      )}
      {info.host ? (
        <>
          <Button size="large" disabled={start.isPending} onClick={() => start.mutate()}>
            {waiting.start}
          </Button>
          <p className={styles['hint']}>{waiting.startHint}</p>
        </>
      ) : (
        <p className={styles['hint']}>{waiting.host}</p>
      )}
      {leaving ? (
        <div className={styles['sure']} role="alert">
          <p>{waiting.leaveSure}</p>
          <Button look="danger" disabled={leave.isPending} onClick={() => leave.mutate()}>
            {waiting.leave}
          </Button>
          <Button onClick={() => setLeaving(false)}>{words.account.deleteNo}</Button>
        </div>
      ) : (
        <Button look="quiet" onClick={() => setLeaving(true)}>
          {waiting.leave}
        </Button>
      )}
    </div>
  );
}
