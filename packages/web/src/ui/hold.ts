/**
 * Looking closer: resting the pointer on something, holding a finger on it, or moving the focus to it.
 */
import { useCallback, useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

const REST = 250;
const HOLD = 450;

export interface HoldProps {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/** `look` is called with true when somebody looks closer and with false when they look away. */
export function useHold(look: (closer: boolean) => void): HoldProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Somebody has looked with a finger that is still down: lifting it is no click. */
  const held = useRef(false);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const away = (): void => {
    stop();
    look(false);
  };
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      stop();
      timer.current = setTimeout(() => look(true), REST);
    },
    onPointerLeave: away,
    onPointerDown: ({ pointerType }) => {
      held.current = false;
      if (pointerType === 'mouse') return;
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
        look(true);
      }, HOLD);
    },
    onPointerUp: stop,
    onPointerCancel: away,
    onClickCapture: (event) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // A click moves the focus too; only who walks with keys wants to look.
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) look(true);
    },
    onBlur: away,
  };
}
