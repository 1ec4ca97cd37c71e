/**
 * Seats have a letter, a colour and an emblem: colour is never the only sign.
 */
import type { Seat } from '@muster/engine';

const EMBLEMS = ['●', '◆', '▲', '■', '★', '✚'] as const;

export function letterOf(seat: Seat): string {
  return String.fromCodePoint(65 + seat);
}

export function emblemOf(seat: Seat): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? '●';
}

export function colourOf(seat: Seat): string {
  return `var(--seat-${seat % EMBLEMS.length})`;
}
