/**
 * An element lights up when a number that belongs to it has grown, such as its wounds.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { animate } from './animate.ts';

export function useFlash(element: RefObject<Element | null>, amount: number): void {
  const before = useRef(amount);
  useLayoutEffect(() => {
    if (amount > before.current && element.current !== null) {
      animate(element.current, 'flash', [
        { boxShadow: '0 0 0 0 var(--hit)', filter: 'brightness(1.5)' },
        { boxShadow: '0 0 0 9px var(--hit)', filter: 'brightness(1.2)' },
        { boxShadow: '0 0 0 0 transparent', filter: 'brightness(1)' },
      ]);
    }
    before.current = amount;
  }, [element, amount]);
}
