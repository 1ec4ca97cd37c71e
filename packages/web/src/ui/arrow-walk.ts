/**
 * Arrow keys lead from one thing to the next, and from the last to the first.
 */
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Among what fits the selector within the element that hears the key. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  // Where there is nothing to go to the keys do what they always do.
  if (stops.length === 0) return;
  event.preventDefault();
  const at = stops.findIndex((stop) => stop === document.activeElement);
  // Who stands beside them comes to the first, or the last.
  const next = at < 0 && step < 0 ? stops.length - 1 : at + step;
  stops[(next + stops.length) % stops.length]?.focus();
}
