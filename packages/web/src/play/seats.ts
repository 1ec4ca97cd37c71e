/**
 * Seats have a colour and an emblem beside their letter: colour is never the only sign. Some are played from here.
 */
import type { Seat } from '@muster/engine';
import type { Frame } from '@muster/room';

const EMBLEMS = ['●', '◆', '▲', '■', '★', '✚'] as const;

export function emblemOf(seat: Seat): string {
  return EMBLEMS[seat % EMBLEMS.length] ?? '●';
}

export function colourOf(seat: Seat): string {
  return `var(--seat-${seat % EMBLEMS.length})`;
}

/** Whether somebody plays here, and no bot for them. */
export function isPlayedHere({ mine, seats }: Pick<Frame, 'mine' | 'seats'>): boolean {
  return mine.some((seat) => seats[seat]?.kind === 'person');
}
