/**
 * Conditions, sorted by how they are put into words.
 */
import type { Amount, Condition, Range, Where } from '../abilities/language.ts';
import { perEach, type Counted } from './amount.ts';
import { splitRank } from './noun.ts';

/** Whether a condition is about something that happens rather than a state that lasts: "if", not "while". */
export function isMomentary(condition: Condition): boolean {
  switch (condition.test) {
    case 'natural':
    case 'wonInitiative':
      return true;
    case 'not':
      return isMomentary(condition.condition);
    case 'all':
    case 'any':
      return condition.of.some(isMomentary);
    case 'is':
    case 'exists':
    case 'compare':
      return false;
  }
}

export function existsRange(condition: Extract<Condition, { test: 'exists' }>): Range {
  const { atLeast, atMost } = condition;
  return { ...(atLeast === undefined ? {} : { atLeast }), ...(atMost === undefined ? {} : { atMost }) };
}

export type HowMany =
  | { readonly many: 'some' | 'none' }
  | { readonly many: 'atLeast' | 'atMost' | 'exactly' | 'below' | 'above'; readonly than: Amount }
  | { readonly many: 'between'; readonly low: Amount; readonly high: Amount };

export function howMany(range: Range): HowMany {
  const { atLeast, atMost, below, above } = range;
  if (atMost === 0 || below === 1) return { many: 'none' };
  if (atLeast !== undefined && atMost !== undefined) {
    const same = JSON.stringify(atLeast) === JSON.stringify(atMost);
    return same ? { many: 'exactly', than: atLeast } : { many: 'between', low: atLeast, high: atMost };
  }
  if (atLeast !== undefined) return { many: 'atLeast', than: atLeast };
  if (atMost !== undefined) return { many: 'atMost', than: atMost };
  if (below !== undefined) return { many: 'below', than: below };
  return above === undefined ? { many: 'some' } : { many: 'above', than: above };
}

export type Comparing =
  /** So many things of a kind. */
  | { readonly is: 'count'; readonly unit: Counted; readonly range: Range }
  /** More or fewer of one kind than of another; `place` where they differ only in where they stand. */
  | { readonly is: 'counts'; readonly more: boolean; readonly a: Counted; readonly b: Counted; readonly place?: Where }
  | { readonly is: 'amounts' };

export function comparing(a: Amount, b: Range): Comparing {
  const bounds = Object.values(b);
  const each = perEach(a);
  if (each?.times !== 1) return { is: 'amounts' };
  if (bounds.every((bound) => typeof bound === 'number')) return { is: 'count', unit: each.unit, range: b };
  const other = perEach(b.above ?? b.below ?? 0);
  if (bounds.length !== 1 || other?.times !== 1) return { is: 'amounts' };
  const place = samePeople(each.unit, other.unit);
  return {
    is: 'counts',
    more: b.above !== undefined,
    a: each.unit,
    b: other.unit,
    ...(place === undefined ? {} : { place }),
  };
}

function samePeople(a: Counted, b: Counted): Where | undefined {
  if (a.counted !== 'characters' || b.counted !== 'characters') return undefined;
  const [one, two] = [splitRank(a.where), splitRank(b.where)];
  const both = [one, two].every((split) => Object.keys(split.rank).length > 0);
  return both && JSON.stringify(one.members) === JSON.stringify(two.members) ? two.rank : undefined;
}
