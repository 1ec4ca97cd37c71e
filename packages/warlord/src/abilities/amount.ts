/**
 * Amounts: numbers found when the words are carried out.
 */
import { rankCount } from '../rules/distance.ts';
import { featBonus, statOf } from '../rules/values.ts';
import { characters, find, lastKnown, playerAt, type Table } from '../table.ts';
import { matches } from './filter.ts';
import { firstOf, resolveRef, type Frame } from './frame.ts';
import type { Amount } from './language.ts';

export function amountOf(g: Table, amount: Amount, f: Frame): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return f.x;
  if ('count' in amount) {
    let count = 0;
    for (const c of characters(g)) if (matches(g, c.id, amount.count, f)) count++;
    return count * (amount.each ?? 1);
  }
  if ('stat' in amount) return statOf(g, firstOf(resolveRef(g, amount.of, f)), amount.stat);
  if ('feat' in amount) return featBonus(g, firstOf(resolveRef(g, amount.of, f)), amount.feat) ?? 0;
  if ('charges' in amount) return find(g, firstOf(resolveRef(g, amount.charges, f)))?.charges ?? 0;
  if ('wounds' in amount) return lastKnown(g, firstOf(resolveRef(g, amount.wounds, f)))?.wounds ?? 0;
  if ('ranks' in amount) return rankCount(g, f.seat);
  if ('inDiscard' in amount) {
    return playerAt(g, f.seat).discard.filter((id) => matches(g, id, amount.inDiscard, f)).length;
  }
  if ('sum' in amount) return amount.sum.reduce<number>((sum, one) => sum + amountOf(g, one, f), 0);
  return amount.times * amountOf(g, amount.of, f);
}
