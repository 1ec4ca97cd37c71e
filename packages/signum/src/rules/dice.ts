/**
 * Rolling the dice (chapter 13).
 */
import type { Seat, Verdict } from '@muster/engine';
import type { Die, Symbol } from '../content/die.ts';
import type { SignumEvent } from '../events.ts';
import { emit, type Table } from '../table.ts';
import type { CreatureId, RolledDie } from '../state.ts';
import { no } from './reasons.ts';

/** Where dice came from and went. */
export type DiceBonus = Pick<Extract<SignumEvent, { type: 'roll' }>, 'added' | 'removed'>;

export function rollDie(g: Table, die: Die): Symbol {
  const faces = g.state.options.data.faces[die];
  return faces[g.io.dice.roll(g.state.rng, faces.length, faces) - 1] ?? 'BLANK';
}

/** SG-13.7: rolls a pool; each roll is an event with who and why. */
export function rollPool(
  g: Table,
  dice: readonly Die[],
  seat: Seat,
  creature: CreatureId,
  why: string,
  bonus?: DiceBonus,
): RolledDie[] {
  const rolled = dice.map((die): RolledDie => ({ die, symbol: rollDie(g, die), changedBy: [] }));
  emit(g, { type: 'roll', seat, why, creature, dice: rolled.map(({ die, symbol }) => ({ die, symbol })), ...bonus });
  return rolled;
}

/** SG-20.14: each die at most once by each player. */
export function mayChange({ changedBy }: RolledDie, seat: Seat): Verdict {
  return changedBy.includes(seat) ? no('SG-20.14', 'used-already') : null;
}

export function count(symbols: readonly Symbol[], symbol: Symbol): number {
  let found = 0;
  for (const one of symbols) if (one === symbol) found++;
  return found;
}
