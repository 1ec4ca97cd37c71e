/**
 * Italian words the sentences share. Names of cards and creatures take no article; a participle that speaks of a creature agrees with
 * "creatura".
 */
import { letterOf, type Seat } from '@muster/engine';
import { e } from '@muster/grammar/italian';
import { count } from '@muster/grammar/phrases';
import { COLOURS, type Die, type Symbol } from '../../content/die.ts';

export function player(seat: Seat): string {
  return `Il giocatore ${letterOf(seat)}`;
}

/** "del giocatore A" */
export function ofPlayer(seat: Seat): string {
  return `del giocatore ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  const [first = 0, ...others] = seats;
  return others.length === 0 ? player(first) : `I giocatori ${e(seats.map(letterOf))}`;
}

export function wounds(number: number): string {
  return count(number, 'ferita', 'ferite');
}

export function points(number: number): string {
  return count(number, 'punto vittoria', 'punti vittoria');
}

const COLOUR_WORDS: Readonly<Record<Die, readonly [one: string, many: string]>> = {
  Y: ['giallo', 'gialli'],
  B: ['blu', 'blu'],
  R: ['rosso', 'rossi'],
  P: ['viola', 'viola'],
  G: ['verde', 'verdi'],
  K: ['nero', 'neri'],
};

export function colour(die: Die): string {
  return COLOUR_WORDS[die][0];
}

/** "3 dadi (2 blu, 1 rosso)" */
export function dice(list: readonly Die[]): string {
  if (list.length === 0) return 'nessun dado';
  const parts = COLOURS.flatMap((die) => {
    const number = list.filter((one) => one === die).length;
    return number === 0 ? [] : [count(number, ...COLOUR_WORDS[die])];
  });
  return `${count(list.length, 'dado', 'dadi')} (${parts.join(', ')})`;
}

const SYMBOL_WORDS: Readonly<Record<Symbol, readonly [one: string, many: string]>> = {
  HIT: ['colpo', 'colpi'],
  CRIT: ['colpo critico', 'colpi critici'],
  PUSH: ['spinta', 'spinte'],
  BLANK: ['vuoto', 'vuoti'],
};

export function symbol(face: Symbol): string {
  return SYMBOL_WORDS[face][0];
}

/** "2 colpi" */
export function symbols(face: Symbol, number: number): string {
  return count(number, ...SYMBOL_WORDS[face]);
}

/** "2 colpi (blu, rosso), 1 vuoto (blu)" */
export function rolled(faces: readonly { readonly die: Die; readonly symbol: Symbol }[]): string {
  return (['CRIT', 'HIT', 'PUSH', 'BLANK'] as const)
    .flatMap((face) => {
      const shown = faces.filter((one) => one.symbol === face);
      return shown.length === 0
        ? []
        : [`${count(shown.length, ...SYMBOL_WORDS[face])} (${shown.map(({ die }) => colour(die)).join(', ')})`];
    })
    .join(', ');
}
