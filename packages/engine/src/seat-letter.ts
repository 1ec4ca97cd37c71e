/**
 * Seats have letters, for people: A for seat 0, B for seat 1 …
 */
import type { Seat } from './decision.ts';

const A = 65;

export function letterOf(seat: Seat): string {
  return String.fromCharCode(A + seat);
}

/** Null for whatever is no such letter. */
export function seatOf(letter: string): Seat | null {
  return /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - A : null;
}

/** Through whose eyes: a seat by its letter, a spectator as `nobody`; undefined for whatever is neither. */
export function eyesOf(name: unknown): Seat | null | undefined {
  return name === 'nobody' ? null : typeof name === 'string' ? (seatOf(name) ?? undefined) : undefined;
}
