/**
 * The armies of several opponents. Where they find room they stand beside each other; on a phone one is seen at a time, and small flags
 * lead from one to the next.
 */
import type { Seat } from '@muster/engine';
import { useRef, useState, type ReactNode } from 'react';
import { nameOf } from '../../play/named.ts';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import type { TableParts } from './board.tsx';
import styles from './opponents.module.css';

export interface OpponentsProps {
  readonly seats: readonly Seat[];
  /** Those with somebody who can be picked. */
  readonly legal: ReadonlySet<Seat>;
  readonly parts: TableParts;
  army(seat: Seat): ReactNode;
}

export function Opponents({ seats, legal, parts, army }: OpponentsProps) {
  const { play } = useWords();
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  return (
    <div className={styles['opponents']}>
      <ul className={styles['flags']}>
        {seats.map((seat, i) => (
          <li key={seat}>
            <button
              type="button"
              aria-label={nameOf(parts.seats, seat, play)}
              aria-current={i === place}
              data-legal-there={legal.has(seat)}
              style={{ color: colourOf(seat) }}
              onClick={() => show(strip.current, i)}
            >
              {emblemOf(seat)}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['strip']} ref={strip} onScroll={() => setPlace(placeOf(strip.current))}>
        {seats.map((seat) => (
          <div key={seat} className={styles['place']}>
            {army(seat)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Which army is in the middle of what can be seen. */
function placeOf(strip: HTMLElement | null): number {
  return strip === null ? 0 : Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
}

function show(strip: HTMLElement | null, place: number): void {
  if (strip !== null && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = place * strip.clientWidth;
}
