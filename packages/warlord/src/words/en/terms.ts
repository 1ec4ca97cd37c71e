/**
 * English words the sentences share.
 */
import { letterOf, type Seat } from '@muster/engine';
import { and } from '@muster/grammar/english';
import { FEATS } from '../../abilities/language.ts';

export function player(seat: Seat): string {
  return `Player ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return and(seats.map(player));
}

/** "magic save", "skill check", "Riposte check" */
export function checkName(check: 'check' | 'save', name: string): string {
  return `${name} ${check}`;
}

/** Feats bear their English names on the cards. */
export function featName(name: string | number | undefined): string {
  return FEATS.find((feat) => feat === name) ?? String(name);
}

export const ROLLS = { melee: 'melee strike', ranged: 'ranged strike', initiative: 'initiative' } as const;
