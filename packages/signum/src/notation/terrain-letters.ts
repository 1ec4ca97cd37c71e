/**
 * Letters for terrain pieces in drawn fields. Capitals and small letters mean the same, and the whole word does too.
 */
import { BASIC_TERRAIN, GROUND, UNIQUE_TERRAIN } from '../content/terrain.ts';

const LETTERS: Readonly<Record<string, string>> = {
  [GROUND]: '.',
  forest: 'F',
  hill: 'H',
  river: 'R',
  ford: 'D',
  bridge: 'B',
  ruins: 'U',
  catacombs: 'C',
  spire: 'S',
  altar: 'A',
  portal: 'P',
  teleport: 'T',
  camp: 'K',
};

export const PIECES: readonly string[] = [...BASIC_TERRAIN, ...UNIQUE_TERRAIN];

export function letterFor(piece: string): string {
  return LETTERS[piece] ?? piece;
}

/** The piece a word of a row means; null if it means none. */
export function pieceMeant(word: string): string | null {
  if (/^\.+$/.test(word)) return GROUND;
  const wanted = word.toLowerCase();
  return PIECES.find((piece) => piece === wanted || LETTERS[piece]?.toLowerCase() === wanted) ?? null;
}

/** For messages: `F forest, H hill …` */
export function listOfLetters(): string {
  return PIECES.map((piece) => `${letterFor(piece)} ${piece}`).join(', ');
}
