/**
 * Conditions: whether what the words demand is so.
 */
import { characters, type Table } from '../table.ts';
import { amountOf } from './amount.ts';
import { inRange, matches } from './filter.ts';
import { resolveRef, type Frame } from './frame.ts';
import type { Condition } from './language.ts';

export function holds(g: Table, condition: Condition, f: Frame): boolean {
  switch (condition.test) {
    case 'is': {
      const ids = resolveRef(g, condition.who, f);
      return ids.length > 0 && ids.every((id) => matches(g, id, condition.where, f));
    }
    case 'exists': {
      const count =
        condition.what === 'item' ? countItems(g, condition.where, f) : amountOf(g, { count: condition.where }, f);
      const atLeast = condition.atLeast ?? (condition.atMost === undefined ? 1 : 0);
      return inRange(g, count, condition.atMost === undefined ? { atLeast } : { atLeast, atMost: condition.atMost }, f);
    }
    case 'wonInitiative':
      return g.state.initiativeSettled && g.state.initiative === f.seat;
    case 'compare':
      return inRange(g, amountOf(g, condition.a, f), condition.b, f);
    case 'natural': {
      const natural = (f.moment?.roll ?? f.moment?.strike?.roll ?? g.strikes.at(-1)?.roll)?.natural ?? 0;
      if (condition.is === 'odd') return natural % 2 === 1;
      if (condition.is === 'even') return natural % 2 === 0;
      return inRange(g, natural, condition.is, f);
    }
    case 'not':
      return !holds(g, condition.condition, f);
    case 'all':
      return condition.of.every((one) => holds(g, one, f));
    case 'any':
      return condition.of.some((one) => holds(g, one, f));
  }
}

function countItems(g: Table, where: Parameters<typeof matches>[2], f: Frame): number {
  let count = 0;
  for (const c of characters(g)) for (const item of c.items) if (matches(g, item, where, f)) count++;
  return count;
}
