/**
 * German words the sentences share. Names of cards and creatures take no article and no ending.
 */
import { letterOf, type Seat } from '@muster/engine';
import { und } from '@muster/grammar/german';
import { count } from '@muster/grammar/phrases';
import { COLOURS, type Die, type Symbol } from '../../content/die.ts';

export function player(seat: Seat): string {
  return `Spieler ${letterOf(seat)}`;
}

/** The singular and the plural are alike. */
export function players(seats: readonly Seat[]): string {
  return `Spieler ${und(seats.map(letterOf))}`;
}

export function wounds(number: number): string {
  return count(number, 'Wunde', 'Wunden');
}

export function points(number: number): string {
  return count(number, 'Siegespunkt', 'Siegespunkte');
}

const COLOUR_WORDS: Readonly<Record<Die, string>> = {
  Y: 'Gelb',
  B: 'Blau',
  R: 'Rot',
  P: 'Lila',
  G: 'Grün',
  K: 'Schwarz',
};

export function colour(die: Die): string {
  return COLOUR_WORDS[die];
}

/** "3 Würfel (2 Blau, 1 Rot)" */
export function dice(list: readonly Die[]): string {
  if (list.length === 0) return 'kein Würfel';
  const parts = COLOURS.flatMap((die) => {
    const number = list.filter((one) => one === die).length;
    return number === 0 ? [] : [`${number} ${colour(die)}`];
  });
  return `${list.length} Würfel (${parts.join(', ')})`;
}

const SYMBOL_WORDS: Readonly<Record<Symbol, readonly [one: string, many: string]>> = {
  HIT: ['Treffer', 'Treffer'],
  CRIT: ['Kritischer Treffer', 'Kritische Treffer'],
  PUSH: ['Schub', 'Schübe'],
  BLANK: ['leere Seite', 'leere Seiten'],
};

export function symbol(face: Symbol): string {
  return SYMBOL_WORDS[face][0];
}

/** "2 Treffer" */
export function symbols(face: Symbol, number: number): string {
  return count(number, ...SYMBOL_WORDS[face]);
}

/** "2 Treffer (Blau, Rot), 1 leere Seite (Blau)" */
export function rolled(faces: readonly { readonly die: Die; readonly symbol: Symbol }[]): string {
  return (['CRIT', 'HIT', 'PUSH', 'BLANK'] as const)
    .flatMap((face) => {
      const shown = faces.filter((one) => one.symbol === face);
      const [one, many] = SYMBOL_WORDS[face];
      return shown.length === 0
        ? []
        : [`${count(shown.length, one, many)} (${shown.map(({ die }) => colour(die)).join(', ')})`];
    })
    .join(', ');
}
