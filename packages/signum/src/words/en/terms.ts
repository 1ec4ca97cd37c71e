/**
 * English words the sentences share.
 */
import { letterOf, type Seat } from '@muster/engine';
import { and, count } from '@muster/grammar/english';
import { COLOURS, type Die, type Symbol } from '../../content/die.ts';

export function player(seat: Seat): string {
  return `Player ${letterOf(seat)}`;
}

/** Inside a sentence. */
export function thePlayer(seat: Seat): string {
  return `player ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  const [first = 0, ...others] = seats;
  return others.length === 0 ? player(first) : `Players ${and(seats.map(letterOf))}`;
}

export function wounds(number: number): string {
  return count(number, 'wound');
}

export function points(number: number): string {
  return count(number, 'victory point');
}

const COLOUR_WORDS: Readonly<Record<Die, string>> = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  P: 'purple',
  G: 'green',
  K: 'black',
};

export function colour(die: Die): string {
  return COLOUR_WORDS[die];
}

/** "2 blue and 1 red die" */
export function dice(list: readonly Die[]): string {
  if (list.length === 0) return 'no dice';
  const parts = COLOURS.flatMap((die) => {
    const number = list.filter((one) => one === die).length;
    return number === 0 ? [] : [`${number} ${colour(die)}`];
  });
  return `${and(parts)} ${list.length === 1 || parts.at(-1)?.startsWith('1 ') === true ? 'die' : 'dice'}`;
}

const SYMBOL_WORDS: Readonly<Record<Symbol, readonly [one: string, many: string]>> = {
  HIT: ['hit', 'hits'],
  CRIT: ['critical hit', 'critical hits'],
  PUSH: ['push', 'pushes'],
  BLANK: ['blank', 'blanks'],
};

export function symbol(face: Symbol): string {
  return SYMBOL_WORDS[face][0];
}

/** "2 hits" */
export function symbols(face: Symbol, number: number): string {
  return count(number, ...SYMBOL_WORDS[face]);
}

/** "2 hits (blue, red), 1 blank (blue)" */
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
