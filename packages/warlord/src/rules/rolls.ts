/**
 * Chapter 3: dice and criticals.
 */
import { NOTHING_TO_ASK, type Script } from '@muster/engine';
import { opening, type Opening } from '../abilities/hearing.ts';
import { amountIn, appliesTo, indexOf } from '../abilities/active.ts';
import type { RollKind } from '../abilities/language.ts';
import { momentOf, type Moment } from '../moment.ts';
import type { Roll, Strike, Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { hasTrait } from './identity.ts';
import { isHeard, openMoment } from './reacts.ts';
import { strikeMods } from './strike-mods.ts';

const SIDES = 20; // WL-3.1

const BEFORE_DIE_ROLL = opening('before_die_roll');
const BEFORE_STRIKE_ROLL = opening('before_strike_roll', 'before_die_roll'); // TW-8
const AFTER_DIE_ROLL = opening('after_die_roll');

export type RollResult = 'critical-success' | 'critical-failure' | 'success' | 'failure';

/** A roll that is about to be made: effects may already add to it. */
export function announceRoll(kind: RollKind, roller: CardId, name = '', strike: Strike | null = null): Roll {
  return { kind, roller, name, strike, natural: 0, bonus: 0, forced: null };
}

/** The moment before the die is thrown; for a melee strike it is the same moment as TW-8. */
export function beforeRoll(g: Table, roll: Roll): Script {
  const { strike } = roll;
  const opens = strike?.via === 'melee' ? BEFORE_STRIKE_ROLL : BEFORE_DIE_ROLL; // WL-30.4
  return isHeard(g, opens.mask) ? openMoment(g, rollMoment(opens, roll)) : NOTHING_TO_ASK;
}

function rollMoment(opens: Opening, roll: Roll): Moment {
  const { roller, strike } = roll;
  const moment = momentOf(opens, roller, strike === null ? roller : strike.target);
  moment.roll = roll;
  if (strike !== null) moment.strike = strike;
  return moment;
}

/** WL-1.1, WL-3.9: the face shown is the natural roll. */
export function throwDie(g: Table, roll: Roll, again = false): void {
  roll.natural = g.io.dice.roll(g.state.rng, SIDES);
  const { kind, roller: who, name, natural } = roll;
  const named = name === '' ? {} : { name };
  g.io.emit(
    again
      ? { type: 'rolled', roll: kind, who, natural, ...named, reroll: true, rules: ['WL-3.10'] }
      : { type: 'rolled', roll: kind, who, natural, ...named },
  );
}

/** TW-9: the face is known, the outcome not yet applied. */
export function afterRoll(g: Table, roll: Roll): Script {
  return isHeard(g, AFTER_DIE_ROLL.mask) ? openMoment(g, rollMoment(AFTER_DIE_ROLL, roll)) : NOTHING_TO_ASK;
}

/** WL-3.10, WL-3.11: the new face counts, and is a new die roll with a window of its own. */
export function* reroll(g: Table, roll: Roll, moment: Moment | null): Script {
  if (isProtected(g, roll)) return; // WL-3.12
  throwDie(g, roll, true);
  if (moment !== null) moment.over = true; // WL-19.12: the roll reacted to no longer counts
  yield* afterRoll(g, roll);
}

/** WL-3.3, WL-3.4: natural 1 and 20; WL-2.7: or what a card that names criticals makes of the roll. */
export function criticalOf(roll: Roll): 'critical-success' | 'critical-failure' | null {
  if (roll.forced !== null && roll.kind !== 'initiative') return roll.forced; // WL-3.8
  return roll.natural === 20 ? 'critical-success' : roll.natural === 1 ? 'critical-failure' : null;
}

/** WL-3.5, WL-3.6, WL-24.5: criticals, and a natural 19 at an Astral target, can't be rerolled. */
export function isProtected(g: Table, roll: Roll): boolean {
  if (criticalOf(roll) !== null) return true;
  const { strike } = roll;
  return roll.natural === 19 && strike !== null && resists(g, strike, 'Astral'); // WL-26.5
}

/** Whether the target's trait bears on the strike: not if it comes from a spell (WL-24.8) or ignores the trait. */
export function resists(g: Table, strike: Strike, trait: 'Astral' | 'Ethereal'): boolean {
  if (strike.spell || strike.ignores.includes(trait) || !hasTrait(g, strike.target, trait)) return false;
  return !strikeMods(g, strike).some((active) => active.mod.ignores?.includes(trait) === true);
}

/** Bonuses and penalties to the roll itself, beyond ATK or skill. */
export function rollModifiers(g: Table, roll: Roll, noBonuses = false): number {
  let sum = 0;
  const add = (amount: number): void => {
    if (!noBonuses || amount < 0) sum += amount;
  };
  add(roll.bonus);
  for (const active of indexOf(g).mods.roll) {
    const { mod } = active;
    const kinds: readonly string[] = typeof mod.rolls === 'string' ? [mod.rolls] : mod.rolls;
    if (!kinds.includes('any') && !kinds.includes(roll.kind)) continue;
    if (mod.name !== undefined && mod.name !== roll.name) continue; // WL-21.3
    if (mod.spell === true && roll.strike?.spell !== true) continue;
    if (appliesTo(g, active, roll.roller)) add(amountIn(g, active, 'add', mod.add));
  }
  return sum;
}

/** WL-3.2 to WL-3.4: against a target number. */
export function resultAgainst(roll: Roll, total: number, target: number): RollResult {
  return criticalOf(roll) ?? (total >= target ? 'success' : 'failure');
}

export function succeeds(result: RollResult): boolean {
  return result === 'success' || result === 'critical-success';
}
