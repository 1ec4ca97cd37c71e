/**
 * Conditions: whether what the words demand is so.
 */
import { characters, type Table } from '../table.ts';
import { amountOf, countOf } from './amount.ts';
import { inRange, matches } from './filter.ts';
import { resolveRef, type Frame } from './frame.ts';
import type { CardId } from '../state.ts';
import type { Condition, Where } from './language.ts';

export function holds(g: Table, condition: Condition, f: Frame): boolean {
  switch (condition.test) {
    case 'is':
      return allMatch(g, resolveRef(g, condition.who, f), condition.where, f);
    case 'exists': {
      const { what, where, atLeast, atMost } = condition;
      const least = atLeast === undefined ? (atMost === undefined ? 1 : 0) : amountOf(g, atLeast, f);
      const enough = atMost === undefined ? least : Number.POSITIVE_INFINITY;
      const count = what === 'item' ? countItems(g, where, f) : countOf(g, where, f, enough);
      return count >= least && (atMost === undefined || count <= amountOf(g, atMost, f));
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
      for (const one of condition.of) if (!holds(g, one, f)) return false;
      return true;
    case 'any':
      for (const one of condition.of) if (holds(g, one, f)) return true;
      return false;
  }
}

/** Nobody at all is not what the words speak of. */
function allMatch(g: Table, ids: readonly CardId[], where: Where, f: Frame): boolean {
  for (const id of ids) if (!matches(g, id, where, f)) return false;
  return ids.length > 0;
}

function countItems(g: Table, where: Where, f: Frame): number {
  let count = 0;
  for (const c of characters(g)) for (const item of c.items) if (matches(g, item, where, f)) count++;
  return count;
}
