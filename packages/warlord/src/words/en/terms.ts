/**
 * English words the sentences share.
 */
import type { Seat } from '@muster/engine';
import { FEATS } from '../../abilities/language.ts';
import { letterOf } from '../../notation.ts';
import { listed } from '../../text/words.ts';

export function player(seat: Seat): string {
  return `Player ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return and(seats.map(player));
}

export function and(items: readonly string[]): string {
  return listed(items, 'and');
}

/** "1 wound", "2 wounds" */
export function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}

/** "magic save", "skill check", "Riposte check" */
export function checkName(check: 'check' | 'save', name: string): string {
  return `${name} ${check}`;
}

/** Feats bear their English names on the cards. */
export function featName(name: string | number | undefined): string {
  return FEATS.find((feat) => feat === name) ?? String(name);
}
