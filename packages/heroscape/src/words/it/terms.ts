/**
 * Italian words the sentences share. Names of cards and figures take no article; where a participle must agree it agrees with
 * "la miniatura" or "la carta".
 */
import { letterOf, type Seat } from '@muster/engine';
import { e } from '@muster/grammar/italian';
import { count, signed } from '@muster/grammar/phrases';
import type { CombatFace } from '../../events.ts';
import { facesTold, fieldOf, placesOfPiece, type Scene } from '../scene.ts';

export function player(seat: Seat): string {
  return `Giocatore ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return e(seats.map(player));
}

export function wounds(number: number): string {
  return count(number, 'ferita', 'ferite');
}

export function points(number: number): string {
  return count(number, 'punto', 'punti');
}

export function markers(number: number): string {
  return count(number, 'segnalino ordine', 'segnalini ordine');
}

/** "1 dado attacco", "2 dadi attacco" */
export function dice(number: number, kind = ''): string {
  return count(number, `dado${kind}`, `dadi${kind}`);
}

export function skulls(number: number): string {
  return count(number, 'teschio', 'teschi');
}

export function shields(number: number): string {
  return count(number, 'scudo', 'scudi');
}

function tellFaces(number: number, face: CombatFace): string {
  if (face === 'blank') return count(number, 'faccia vuota', 'facce vuote');
  return face === 'skull' ? skulls(number) : shields(number);
}

/** "2 teschi, 1 faccia vuota" */
export function faces(rolled: readonly CombatFace[]): string {
  return facesTold(rolled, tellFaces);
}

/** Words of the rules among what dice come from; all else is the name of a power or glyph. */
const SOURCES: Readonly<Record<string, string>> = {
  card: 'carta',
  spirit: 'spiriti',
  height: 'altezza',
  cover: 'copertura',
  flanking: 'fianco',
  water: 'acqua',
};

/** "3 carta, +1 altezza" */
export function sum(parts: readonly { readonly amount: number; readonly source: string }[]): string {
  return parts
    .map(({ amount, source }, i) => `${i === 0 ? amount : signed(amount)} ${SOURCES[source] ?? source}`.trim())
    .join(', ');
}

/** A thing with its gender: what is said of it agrees. */
export interface Thing {
  readonly name: string;
  readonly feminine: boolean;
}

/** "la porta tra 5,3 e 6,3", "l'albero su 4,4" */
export function thing(scene: Scene, piece: number): Thing {
  const kind = fieldOf(scene).pieces[piece]?.kind;
  const where = placesOfPiece(scene, piece);
  if (kind === 'door') return { name: `la porta tra ${where.replace('/', ' e ')}`, feminine: true };
  return { name: `${kind === 'tree' || kind === 'tree4' ? "l'albero" : "l'oggetto"} su ${where}`, feminine: false };
}
