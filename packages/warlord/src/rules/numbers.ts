/**
 * The values of all characters at once, as views show them: what a modification says is looked at once and not for every character
 * and value. Each is the value that `values.ts` finds alone.
 */
import { amountIn, holdsFor, indexOf, isInForce, type Active, type ModOf } from '../abilities/active.ts';
import type { Face } from '../abilities/face.ts';
import { filterOf, passes } from '../abilities/filter.ts';
import { resolveRef } from '../abilities/frame.ts';
import type { Stat } from '../abilities/language.ts';
import type { CardId, InPlay } from '../state.ts';
import { faceOf, isCharacter, type Table } from '../table.ts';
import { atkNumbers, isDuring, printedContributions, raised, unsetAtkNumbers } from './values.ts';

/** The numbers of a character now in force. */
export interface Numbers {
  readonly atk: readonly number[];
  readonly ac: number;
  readonly skill: number;
  readonly hp: number;
  readonly level: number;
}

/** In the order of the characters. */
export function numbersOf(g: Table, cards: readonly InPlay[]): readonly Numbers[] {
  const gains = gainsOf(g, cards);
  const { setAtk, extraStrike } = indexOf(g).mods;
  const isAtkChanged = setAtk.length > 0 || extraStrike.length > 0;
  const numbers: Numbers[] = [];
  for (const card of cards) {
    const gained = gains[card.id] ?? NO_GAINS;
    // Most bear nothing: the own card says it all.
    if (isAtkChanged || card.items.length > 0 || card.as !== null) numbers.push(full(g, card.id, gained));
    else numbers.push(bare(faceOf(g, card.id), gained));
  }
  return numbers;
}

function bare(face: Face, { atk, ac, skill, hp, level }: Readonly<Gains>): Numbers {
  return {
    atk: raised(face.atk, atk),
    ac: (face.ac ?? 0) + ac,
    skill: (face.skill ?? 0) + skill,
    hp: (face.hp ?? 0) + hp,
    level: face.level + level,
  };
}

function full(g: Table, id: CardId, { atk, ac, skill, hp, level }: Readonly<Gains>): Numbers {
  return {
    atk: indexOf(g).mods.setAtk.length > 0 ? atkNumbers(g, id) : unsetAtkNumbers(g, id, atk),
    ac: printedContributions(g, id, 'ac') + ac,
    skill: printedContributions(g, id, 'skill') + skill,
    hp: printedContributions(g, id, 'hp') + hp,
    level: printedContributions(g, id, 'level') + level,
  };
}

// ---- what modifications add ----

/** What all modifications together add to each value. */
type Gains = Record<Stat, number>;

function nothingGained(): Gains {
  return { atk: 0, ac: 0, skill: 0, hp: 0, level: 0 };
}

const NO_GAINS: Readonly<Gains> = nothingGained();

/** By card id; only of those who gain or lose anything. */
function gainsOf(g: Table, cards: readonly InPlay[]): readonly (Gains | undefined)[] {
  const gains: (Gains | undefined)[] = [];
  const mods = indexOf(g).mods.stat;
  g.depth++;
  for (const active of mods) addGains(g, active, cards, gains);
  g.depth--;
  return gains;
}

function addGains(
  g: Table,
  active: Active<ModOf<'stat'>>,
  cards: readonly InPlay[],
  gains: (Gains | undefined)[],
): void {
  const { during, for: purpose } = active.mod;
  // What counts in a strike alone, or for one purpose alone, is no part of the value.
  if (purpose !== undefined || (during !== undefined && g.strikes.length === 0)) return;
  let added: Readonly<Gains> | null = null;
  for (const id of affected(g, active, cards)) {
    if (during !== undefined && !isDuring(g, during, id, active)) continue;
    if (added === null) {
      if (!isInForce(g, active)) return;
      added = amountsIn(g, active);
    }
    if (holdsFor(g, active, id)) addTo((gains[id] ??= nothingGained()), added);
  }
}

/** The characters of whom the modification speaks, each once. */
function affected(g: Table, { bound, frame, printed: { who } }: Active, cards: readonly InPlay[]): readonly CardId[] {
  if (bound !== null) return onceEach(g, bound);
  if (who === null) return onceEach(g, [frame.actor]);
  if (typeof who === 'string') return onceEach(g, resolveRef(g, who, frame));
  const filter = filterOf(who);
  const ids: CardId[] = [];
  for (const card of cards) if (passes(g, card.id, card, filter, frame)) ids.push(card.id);
  return ids;
}

function onceEach(g: Table, ids: readonly CardId[]): readonly CardId[] {
  for (let i = 0; i < ids.length; i++)
    if (!isFirstCharacter(g, ids, i)) return ids.filter((_, n) => isFirstCharacter(g, ids, n));
  return ids;
}

function isFirstCharacter(g: Table, ids: readonly CardId[], i: number): boolean {
  const id = ids[i] ?? 0;
  return isCharacter(g, id) && ids.indexOf(id) === i;
}

/** The same for everybody of whom the modification speaks. */
function amountsIn(g: Table, active: Active<ModOf<'stat'>>): Readonly<Gains> {
  const amounts = nothingGained();
  for (const { stat, amount } of active.printed.changes) amounts[stat] += amountIn(g, active, stat, amount);
  return amounts;
}

function addTo(sums: Gains, { atk, ac, skill, hp, level }: Readonly<Gains>): void {
  sums.atk += atk;
  sums.ac += ac;
  sums.skill += skill;
  sums.hp += hp;
  sums.level += level;
}
