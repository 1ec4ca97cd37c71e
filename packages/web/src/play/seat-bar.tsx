/**
 * Who sits where, whose decision it is, and how much time is left.
 */
import { letterOf, type Seat } from '@muster/engine';
import type { Frame } from '@muster/room';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { WebWords } from '../words/en.ts';
import { useWords } from '../words/index.ts';
import styles from './seat-bar.module.css';
import { nameOf } from './named.ts';
import { colourOf, emblemOf } from './seats.ts';
import { SideBadge } from './side-badge.tsx';
import { isAlly, sideNumbers } from './sides.ts';

export function SeatBar({ frame }: { readonly frame: Frame }) {
  const { play: words } = useWords();
  const left = useClock(frame);
  const sides = sideNumbers(frame.seats.map((seat) => seat.side));
  const bar = useRef<HTMLUListElement>(null);
  useAskedInSight(bar, frame.waiting[0]);
  return (
    <ul className={styles['bar']} ref={bar}>
      {frame.seats.map(({ name, kind, present, out }, seat) => {
        const called = nameOf(frame.seats, seat, words);
        const asked = frame.waiting.includes(seat);
        const won = frame.outcome?.winners.includes(seat) === true;
        const who = [
          frame.mine.includes(seat) ? words.you : null,
          isAlly(frame, seat) ? words.ally : null,
          // Bots on a server are named by how well they play.
          kind === 'bot' && !name.startsWith(words.bot) ? levelOf(name, words) : null,
        ].filter((note) => note !== null);
        const isGone = out && !won;
        const news = [
          isGone ? words.out : null,
          kind === 'person' && !present && !isGone ? words.away : null,
          won ? words.winner : null,
        ].filter((note) => note !== null);
        const side = sides?.[seat];
        return (
          <li
            key={letterOf(seat)}
            className={styles['seat']}
            data-asked={asked}
            data-won={won}
            data-out={isGone}
            data-side={side}
          >
            <span className={styles['emblem']} style={{ color: colourOf(seat) }} aria-hidden>
              {emblemOf(seat)}
            </span>
            <span className={styles['name']}>{called}</span>
            {side !== undefined && <SideBadge side={side} />}
            {who.length > 0 && <span className={`${styles['note']} spoken-on-phones`}>{who.join(', ')}</span>}
            {news.length > 0 && <span className={styles['note']}>{news.join(', ')}</span>}
            {asked && kind === 'bot' && <span className={styles['note']}>{words.thinking}</span>}
            {left[seat] !== null && left[seat] !== undefined && (
              <time className={styles['clock']} data-short={left[seat] < 30_000}>
                {clockText(left[seat])}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Records may hold levels nobody is offered here. */
function levelOf(name: string, { levels }: WebWords['play']): string {
  return Object.hasOwn(levels, name) ? levels[name as keyof typeof levels] : name;
}

/** Where not all seats find room, the one that is asked does. */
function useAskedInSight(bar: RefObject<HTMLUListElement | null>, asked: Seat | undefined): void {
  useEffect(() => {
    const all = bar.current;
    const one = asked === undefined ? undefined : all?.children[asked];
    if (all === null || !(one instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = one;
    if (offsetLeft < all.scrollLeft) all.scrollLeft = offsetLeft;
    else all.scrollLeft = Math.max(all.scrollLeft, offsetLeft + offsetWidth - all.clientWidth);
  }, [bar, asked]);
}

/** Milliseconds left by seat, going down while a seat thinks. */
function useClock({ clock }: Frame): readonly (number | null)[] {
  const [gone, setGone] = useState(0);
  const isRunning = clock.running.some((seat) => clock.left[seat] !== null);
  useEffect(() => {
    setGone(0);
    if (!isRunning) return undefined;
    const since = performance.now();
    const timer = setInterval(() => setGone(performance.now() - since), 500);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  return clock.left.map((left, seat) =>
    left === null || !clock.running.includes(seat) ? left : Math.max(0, left - gone),
  );
}

function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
