/**
 * Amounts: numbers found when the words are carried out.
 */
import { rankCount } from '../rules/distance.ts';
import { featBonus, statOf } from '../rules/values.ts';
import { characters, find, lastKnown, playerAt, type Table } from '../table.ts';
import { filterOf, matches, passes } from './filter.ts';
import { firstMeant, type Frame } from './frame.ts';
import type { CardId } from '../state.ts';
import type { Amount, Where } from './language.ts';

export function amountOf(g: Table, amount: Amount, f: Frame): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return f.x;
  if ('count' in amount) return countOf(g, amount.count, f) * (amount.each ?? 1);
  if ('stat' in amount) return statOf(g, firstMeant(g, amount.of, f), amount.stat);
  if ('feat' in amount) return featBonus(g, firstMeant(g, amount.of, f), amount.feat) ?? 0;
  if ('charges' in amount) return find(g, firstMeant(g, amount.charges, f))?.charges ?? 0;
  if ('wounds' in amount) return lastKnown(g, firstMeant(g, amount.wounds, f))?.wounds ?? 0;
  if ('ranks' in amount) return rankCount(g, f.seat);
  if ('inDiscard' in amount) return matchingIn(g, playerAt(g, f.seat).discard, amount.inDiscard, f);
  if ('sum' in amount) return sumOf(g, amount.sum, f);
  return amount.times * amountOf(g, amount.of, f);
}

/** How many characters in play match; no more than `enough` are looked for. */
export function countOf(g: Table, where: Where, f: Frame, enough = Number.POSITIVE_INFINITY): number {
  const filter = filterOf(where);
  let count = 0;
  for (const c of characters(g)) {
    if (count >= enough) break;
    if (passes(g, c.id, c, filter, f)) count++;
  }
  return count;
}

function matchingIn(g: Table, pile: readonly CardId[], where: Where, f: Frame): number {
  let count = 0;
  for (const id of pile) if (matches(g, id, where, f)) count++;
  return count;
}

function sumOf(g: Table, amounts: readonly Amount[], f: Frame): number {
  let sum = 0;
  for (const amount of amounts) sum += amountOf(g, amount, f);
  return sum;
}
