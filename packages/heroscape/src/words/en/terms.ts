/**
 * English words the sentences share.
 */
import { letterOf, type Seat } from '@muster/engine';
import { and, count } from '@muster/grammar/english';
import { signed } from '@muster/grammar/phrases';
import type { CombatFace } from '../../events.ts';
import { facesTold, fieldOf, placesOfPiece, type Scene } from '../scene.ts';

export function player(seat: Seat): string {
  return `Player ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return and(seats.map(player));
}

export function wounds(number: number): string {
  return count(number, 'wound');
}

export function dice(number: number, kind = ''): string {
  return count(number, `${kind}die`, `${kind}dice`);
}

/** "2 skulls, 1 blank" */
export function faces(rolled: readonly CombatFace[]): string {
  return facesTold(rolled, count);
}

/** Words of the rules among what dice come from; all else is the name of a power or glyph. */
const SOURCES: Readonly<Record<string, string>> = {
  card: 'card',
  spirit: 'spirits',
  height: 'height',
  cover: 'cover',
  flanking: 'flanking',
  water: 'water',
};

/** "3 card, +1 height" */
export function sum(parts: readonly { readonly amount: number; readonly source: string }[]): string {
  return parts
    .map(({ amount, source }, i) => `${i === 0 ? amount : signed(amount)} ${SOURCES[source] ?? source}`.trim())
    .join(', ');
}

/** "the door between 5,3 and 6,3", "the tree at 4,4" */
export function thing(scene: Scene, piece: number): string {
  const kind = fieldOf(scene).pieces[piece]?.kind;
  const noun = kind === 'tree' || kind === 'tree4' ? 'tree' : 'object';
  const where = placesOfPiece(scene, piece);
  return kind === 'door' ? `the door between ${where.replace('/', ' and ')}` : `the ${noun} at ${where}`;
}
