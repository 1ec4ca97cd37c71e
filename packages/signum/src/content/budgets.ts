/**
 * The stat budgets of creatures (SG-39.20 to SG-39.28).
 */
import type { Problem } from '@muster/engine';
import type { AttackType } from '../abilities/language.ts';
import type { AnyCreature, AttackBox } from './card.ts';
import type { Die } from './die.ts';

const EXPECTED: Readonly<Record<Die, number>> = { Y: 1 / 3, B: 1 / 2, R: 2 / 3, P: 2 / 3, G: 2 / 3, K: 5 / 6 };

/** Damage symbols to be expected of a pool. */
function expectedDamage(dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + EXPECTED[die], 0);
}

type Span = readonly [least: number, most: number];

interface Budget {
  readonly cost: Span;
  readonly income: Span;
  readonly hp: Span;
  readonly movement: Span;
  readonly range: Readonly<Record<AttackType, number>>;
  readonly dice: readonly Die[];
  readonly properties: Span;
}

const FREE: Span = [0, 0];

const BUDGETS: Readonly<Record<string, Budget>> = {
  rankless: budget([1, 1], [0, 1], [2, 2], [3, 4], [1, 3, 2], ['Y', 'B'], [0, 1]), // SG-39.20
  bronze: budget([2, 3], [1, 1], [3, 4], [3, 4], [1, 4, 3], ['B', 'B'], [1, 1]), // SG-39.21
  silver: budget([4, 5], [1, 2], [4, 5], [3, 4], [2, 4, 3], ['B', 'B', 'R'], [1, 2]), // SG-39.22
  gold: budget([6, 7], [2, 2], [5, 7], [3, 4], [2, 5, 4], ['R', 'R', 'P'], [2, 3]), // SG-39.23
  double: budget([8, 9], [3, 3], [8, 10], [3, 3], [2, 0, 0], ['R', 'R', 'P', 'G'], [3, 4]), // SG-39.24
  hero: budget(FREE, FREE, [9, 11], [3, 3], [1, 4, 3], ['B', 'R', 'P'], [2, 3]), // SG-39.25
  minion: budget(FREE, FREE, [1, 2], [3, 3], [1, 0, 0], ['Y', 'Y'], [0, 1]), // SG-39.26
};

function budget(
  cost: Span,
  income: Span,
  hp: Span,
  movement: Span,
  range: readonly [number, number, number],
  dice: readonly Die[],
  properties: Span,
): Budget {
  const [melee, ranged, magic] = range;
  return { cost, income, hp, movement, range: { melee, ranged, magic }, dice, properties };
}

export function budgetName(record: AnyCreature): string {
  if (record.kind !== 'character') return record.kind;
  if (record.stars.length > 1) return 'double';
  return record.stars[0] ?? 'rankless';
}

export function checkBudget(record: AnyCreature): readonly Problem[] {
  const problems: Problem[] = [];
  const name = budgetName(record);
  const of = BUDGETS[name];
  if (of === undefined) return [{ path: ['stars'], message: `there is no budget for '${name}'` }];
  const within = (field: string, value: number, [least, most]: Span) => {
    if (value < least || value > most)
      problems.push({ path: [field], message: `${value} is not ${least} to ${most}, the budget of ${name}` });
  };
  if (record.kind === 'character') {
    within('cost', record.cost, of.cost);
    within('income', record.income, of.income);
  }
  within('hp', record.hp, of.hp);
  within('movement', record.movement, of.movement);
  within('properties', record.properties.length, of.properties);
  for (const [i, box] of record.attacks.entries()) {
    for (const { path, message } of checkBox(record, box, of))
      problems.push({ path: ['attacks', i, ...path], message });
  }
  return problems;
}

const SLACK = 0.02;
const FORCING: readonly string[] = ['Assassin', 'Berserk', 'Hunter', 'Predator', 'Superiority'];
const STRONG: readonly string[] = ['Frenzy', 'Heavy Hand', 'Stun'];

function checkBox(record: AnyCreature, { type, dice, range, critical }: AttackBox, of: Budget): readonly Problem[] {
  const problems: Problem[] = [];
  const damage = expectedDamage(dice);
  const most = expectedDamage(of.dice);
  if (range > of.range[type]) problems.push({ path: ['range'], message: `${range} is more than ${of.range[type]}` });
  if (damage > most + SLACK)
    problems.push({ path: ['dice'], message: `${damage.toFixed(2)} damage is more than ${most.toFixed(2)}` });
  // SG-39.27: reach is paid for with a wound or a die step.
  if (type !== 'melee' && record.hp >= of.hp[1] && damage > most - SLACK) {
    problems.push({ path: ['dice'], message: `reach must cost a wound or a die step` });
  }
  // SG-39.28
  if (record.properties.some(({ keyword }) => FORCING.includes(keyword)) && STRONG.includes(critical.critical)) {
    problems.push({ path: ['critical'], message: `'${critical.critical}' is too strong for a forced critical effect` });
  }
  return problems;
}
