/**
 * Seats have letters: A for seat 0, B for seat 1 …
 */
import type { Seat } from '@muster/engine';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function seatLetter(seat: Seat): string {
  return LETTERS[seat] ?? String(seat);
}

export function seatOf(letter: string): Seat | null {
  const seat = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  return seat < 0 ? null : seat;
}
