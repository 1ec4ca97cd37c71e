/**
 * Seats have a colour and an emblem beside their letter: colour is never the only sign.
 */
import type { Seat } from '@muster/engine';

const EMBLEMS = ['●', '◆', '▲', '■', '★', '✚'] as const;

export function emblemOf(seat: Seat): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? '●';
}

export function colourOf(seat: Seat): string {
  return `var(--seat-${seat % EMBLEMS.length})`;
}
