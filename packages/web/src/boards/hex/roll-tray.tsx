/**
 * Where dice that were just rolled lie: large for a moment beside whoever they are about, with how it ended in words, then in the corner of
 * the field, and soon small.
 */
import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useMoment } from '../motion/use-moment.ts';
import type { Point } from './geometry.ts';
import { besidePoint, Places } from './places.ts';
import styles from './roll-tray.module.css';

export interface RollTrayProps {
  /** The line of the log that tells the roll. */
  readonly number: number;
  readonly isNew: boolean;
  /** Whom it is about, if anybody on the field. */
  readonly figure: number | null;
  /** How it ended, as the log tells it. */
  readonly told: string | null;
  readonly children: ReactNode;
}

/** Milliseconds until they step aside: who is asked something wants to see the field. */
const AT_THE_FIGHT = 2000;
/** Where the field is small, they would hide it. */
const SMALL = '(max-width: 900px)';

export function RollTray({ number, isNew, figure, told, children }: RollTrayProps) {
  const tray = useRef<HTMLDivElement>(null);
  const placeOf = useContext(Places);
  const isFresh = useMoment(number, AT_THE_FIGHT) && isNew;
  const [at, setAt] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const point = isFresh && figure !== null && !matchMedia(SMALL).matches ? placeOf(figure) : null;
    setAt(point === null || tray.current === null ? null : besideIn(tray.current, point));
  }, [number, isFresh, figure, told, placeOf]);
  return (
    <div
      ref={tray}
      className={styles['tray']}
      data-new={isNew}
      data-at={at === null ? 'corner' : 'fight'}
      style={at === null ? undefined : { left: at.x, top: at.y, bottom: 'auto' }}
    >
      {children}
      {told !== null && isNew && (
        <p className={styles['told']} key={told} aria-hidden>
          {told}
        </p>
      )}
    </div>
  );
}

function besideIn(tray: HTMLElement, { x, y }: Point): Point | null {
  const field = tray.offsetParent?.getBoundingClientRect();
  if (field === undefined) return null;
  const size = { width: tray.offsetWidth, height: tray.offsetHeight };
  return besidePoint({ x: x - field.left, y: y - field.top }, size, field);
}
