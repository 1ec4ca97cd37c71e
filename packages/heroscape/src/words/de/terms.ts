/**
 * German words the sentences share. Names of cards and figures take no article and no ending.
 */
import { letterOf, type Seat } from '@muster/engine';
import { und } from '@muster/grammar/german';
import { count, signed } from '@muster/grammar/phrases';
import type { CombatFace } from '../../events.ts';
import { facesTold, fieldOf, placesOfPiece, type Scene } from '../scene.ts';

export function player(seat: Seat): string {
  return `Spieler ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return und(seats.map(player));
}

export function wounds(number: number): string {
  return count(number, 'Wunde', 'Wunden');
}

export function points(number: number): string {
  return count(number, 'Punkt', 'Punkte');
}

/** "1 Befehlsmarker", "2 Befehlsmarker" */
export function markers(number: number): string {
  return `${number} Befehlsmarker`;
}

export type DieWord = 'Würfel' | 'Angriffswürfel' | 'Verteidigungswürfel' | 'Symbolwürfel';

/** Nominative and accusative. */
export function dice(number: number, word: DieWord = 'Würfel'): string {
  return `${number} ${word}`;
}

/** Dative: "mit 1 Würfel", "mit 2 Würfeln" */
export function withDice(number: number, word: DieWord = 'Würfel'): string {
  return `mit ${number} ${word}${number === 1 ? '' : 'n'}`;
}

function tellFaces(number: number, face: CombatFace): string {
  if (face === 'blank') return count(number, 'Blankoseite', 'Blankoseiten');
  return face === 'skull' ? skulls(number) : shields(number);
}

/** "2 Schädel, 1 Blankoseite" */
export function faces(rolled: readonly CombatFace[]): string {
  return facesTold(rolled, tellFaces);
}

export function skulls(number: number): string {
  return `${number} Schädel`;
}

export function shields(number: number): string {
  return count(number, 'Schild', 'Schilde');
}

/** Words of the rules among what dice come from; all else is the name of a power or glyph. */
const SOURCES: Readonly<Record<string, string>> = {
  card: 'Karte',
  spirit: 'Geister',
  height: 'Höhe',
  cover: 'Deckung',
  flanking: 'Flanke',
  water: 'Wasser',
};

/** "3 Karte, +1 Höhe" */
export function sum(parts: readonly { readonly amount: number; readonly source: string }[]): string {
  return parts
    .map(({ amount, source }, i) => `${i === 0 ? amount : signed(amount)} ${SOURCES[source] ?? source}`.trim())
    .join(', ');
}

type Case = 'nom' | 'acc';

/** "das Tor zwischen 5,3 und 6,3", "den Baum auf 4,4" */
export function thing(scene: Scene, piece: number, form: Case = 'nom'): string {
  const kind = fieldOf(scene).pieces[piece]?.kind;
  const where = placesOfPiece(scene, piece);
  if (kind === 'tree' || kind === 'tree4') return `${form === 'acc' ? 'den' : 'der'} Baum auf ${where}`;
  return kind === 'door' ? `das Tor zwischen ${where.replace('/', ' und ')}` : `das Objekt auf ${where}`;
}
