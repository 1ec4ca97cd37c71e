/**
 * Dice (chapter 1): combat dice, the d20 and the symbol dice of the generals.
 */
import { choose, type Script, type Seat } from '@muster/engine';
import type { SymbolRoll } from '../abilities/language.ts';
import { d20BonusOf } from '../abilities/d20-bonus.ts';
import type { CombatFace, D20Purpose, HeroscapeEvent } from '../events.ts';
import { cardOfFigure, emit, playerAt, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';

/** HS-1.1: three skulls, two shields, one blank. */
const COMBAT_DIE: readonly CombatFace[] = ['skull', 'skull', 'skull', 'shield', 'shield', 'blank'];

type CombatRoll = Omit<Extract<HeroscapeEvent, { type: 'combat-dice' }>, 'type' | 'faces' | 'rules'>;

/** HS-1.3, HS-1.10: rolls combat dice; HS-V4: a power point repeats the whole roll. */
export function* rollCombatDice(g: Table, dice: number, roll: CombatRoll): Script<readonly CombatFace[]> {
  let faces = throwDice(g, dice);
  tell(g, roll, faces);
  if (dice > 0 && (yield* spendsPowerPoint(g, roll.seat, roll.figure, windowOf(roll.purpose)))) {
    faces = throwDice(g, dice);
    tell(g, roll, faces);
  }
  return faces;
}

function tell(g: Table, { seat, figure, purpose, parts }: CombatRoll, faces: readonly CombatFace[]): void {
  emit(g, { type: 'combat-dice', seat, figure, purpose, parts, faces });
}

function windowOf(purpose: CombatRoll['purpose']): string {
  if (purpose === 'attack') return 'HS-T30';
  return purpose === 'defence' ? 'HS-T33' : 'HS-T50';
}

/** Combat dice without any choice about them. */
export function throwDice(g: Table, dice: number): CombatFace[] {
  const faces: CombatFace[] = [];
  for (let i = 0; i < dice; i++) faces.push(COMBAT_DIE[g.io.dice.roll(g.state.rng, 6) - 1] ?? 'blank');
  return faces;
}

export function countFaces(faces: readonly CombatFace[], face: CombatFace): number {
  let count = 0;
  for (const one of faces) if (one === face) count++;
  return count;
}

export interface D20Roll {
  readonly seat: Seat;
  readonly purpose: D20Purpose;
  /** The figure it is rolled for, NOBODY if for a player. */
  readonly figure: FigureId;
  /** The power it is rolled for; empty if none. */
  readonly power: string;
  /** What the power itself adds. */
  readonly plus?: number;
  /** A high result is not always better for the roller: bonuses that may be left out are asked for. */
  readonly unsure?: true;
  /** HS-21.20: special attacks get no bonus from Lodin. */
  readonly special?: true;
}

/** HS-1.2: not clamped, but never below 1. */
export function* rollD20(g: Table, roll: D20Roll): Script<number> {
  let total = yield* throwD20(g, roll);
  if (yield* spendsPowerPoint(g, roll.seat, roll.figure, 'HS-T49')) total = yield* throwD20(g, roll);
  return total;
}

function* throwD20(g: Table, roll: D20Roll): Script<number> {
  const natural = g.io.dice.roll(g.state.rng, 20);
  const bonus = d20BonusOf(g, roll);
  let total = natural + (roll.plus ?? 0) + bonus.fixed;
  if (bonus.optional > 0 && (roll.unsure !== true || (yield* wantsBonus(roll.seat)))) total += bonus.optional;
  total = Math.max(1, total);
  const { seat, purpose, figure, power } = roll;
  emit(g, { type: 'd20', seat, purpose, figure, power, natural, total });
  return total;
}

/** HS-21.20: a harmful high roll can be avoided. */
function* wantsBonus(seat: Seat): Script<boolean> {
  const picked = yield* choose({ seat, kind: 'd20-bonus', options: [{ key: 'yes' }, { key: 'no' }] });
  return picked.key === 'yes';
}

/** HS-V4: one power point of the card, or one that any card may use, repeats a roll; the second result stands. */
function* spendsPowerPoint(g: Table, seat: Seat, figure: FigureId, window: string): Script<boolean> {
  if (!g.state.options.powerPoints || figure === NOBODY) return false;
  const card = cardOfFigure(g, figure);
  const player = playerAt(g, seat);
  const own = card.controller === seat && card.powerPoints > 0;
  if (!own && player.powerPoints === 0) return false;
  const options = [
    ...(own ? [{ key: 'card' }] : []),
    ...(player.powerPoints > 0 ? [{ key: 'army' }] : []),
    { key: 'pass' },
  ];
  const picked = yield* choose({ seat, kind: 'power-point', options, about: [figure] });
  if (picked.key === 'pass') return false;
  if (picked.key === 'card') card.powerPoints--;
  else player.powerPoints--;
  emit(g, { type: 'power-point', seat, card: card.id, rules: ['HS-V4', window] });
  return true;
}

/**
 * How many symbols are rolled. Dice of a general are combat dice with its symbol where others are blank (their faces are not
 * published); where the dice of a combat roll are such dice, the symbols are counted there.
 */
export function rollSymbols(g: Table, { general, dice }: SymbolRoll, seat: Seat, figure: FigureId): number {
  if (dice === 'same') return 0;
  const symbols = countFaces(throwDice(g, dice), 'blank');
  emit(g, { type: 'symbol-dice', seat, figure, general, dice, symbols });
  return symbols;
}
