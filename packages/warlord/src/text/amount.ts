/**
 * Amounts and ranges, sorted by how they are put into words.
 */
import { STATS, type Amount, type Range, type Ref, type Stat, type Where } from '../abilities/language.ts';

/** Things of which there may be many, so that something happens "for each" of them. */
export type Counted =
  | { readonly counted: 'characters'; readonly where: Where }
  | { readonly counted: 'discard'; readonly where: Where }
  | { readonly counted: 'charges'; readonly on: Ref }
  | { readonly counted: 'wounds'; readonly on: Ref }
  | { readonly counted: 'ranks' };

export interface PerEach {
  readonly times: number;
  readonly unit: Counted;
}

export type Countable = Extract<
  Amount,
  { count: Where } | { inDiscard: Where } | { charges: Ref } | { wounds: Ref } | { ranks: 'yours' }
>;

export function countedIn(amount: Countable): PerEach {
  if ('count' in amount) return { times: amount.each ?? 1, unit: { counted: 'characters', where: amount.count } };
  if ('inDiscard' in amount) return { times: 1, unit: { counted: 'discard', where: amount.inDiscard } };
  if ('charges' in amount) return { times: 1, unit: { counted: 'charges', on: amount.charges } };
  if ('wounds' in amount) return { times: 1, unit: { counted: 'wounds', on: amount.wounds } };
  return { times: 1, unit: { counted: 'ranks' } };
}

/** An amount that grows by a whole number with each thing of a kind. */
export function perEach(amount: Amount): PerEach | undefined {
  if (typeof amount !== 'object' || 'stat' in amount || 'feat' in amount || 'sum' in amount) return undefined;
  if (!('times' in amount)) return countedIn(amount);
  const inner = perEach(amount.of);
  const times = amount.times * (inner?.times ?? 0);
  return inner === undefined || !Number.isInteger(times) ? undefined : { times, unit: inner.unit };
}

/** The positive amount behind a penalty that isn't a plain number. */
function asPenalty(amount: Amount): Amount | undefined {
  if (typeof amount !== 'object' || !('times' in amount) || amount.times >= 0) return undefined;
  return amount.times === -1 ? amount.of : { times: -amount.times, of: amount.of };
}

export type LevelWords =
  | { readonly level: 'exactly' | 'atMost' | 'atLeast'; readonly number: number }
  | { readonly level: 'oneOf'; readonly numbers: readonly number[] }
  | { readonly level: 'lower' | 'equalOrLower' | 'higher' | 'equalOrHigher' | 'equal' };

/** How a range of levels is said, unless it needs a whole clause. */
export function levelWords(range: Range): LevelWords | undefined {
  const compared = comparedWithThis(range);
  if (compared !== undefined) return compared;
  const low = plain(range.atLeast) ?? shifted(range.above, 1);
  const high = plain(range.atMost) ?? shifted(range.below, -1);
  const bounds = Object.values(range).filter((bound) => bound !== undefined);
  if (bounds.length === 0 || bounds.some((bound) => typeof bound !== 'number')) return undefined;
  if (low !== undefined && high !== undefined) {
    const numbers = Array.from({ length: Math.max(0, high - low + 1) }, (_, step) => low + step);
    return low === high ? { level: 'exactly', number: low } : { level: 'oneOf', numbers };
  }
  if (high !== undefined) return { level: high === 1 ? 'exactly' : 'atMost', number: high };
  return low === undefined ? undefined : { level: 'atLeast', number: low };
}

function comparedWithThis(range: Range): LevelWords | undefined {
  const { atLeast, atMost, below, above } = range;
  const own = [atLeast, atMost, below, above].filter((bound) => bound !== undefined).every(isOwnLevel);
  if (!own) return undefined;
  if (atLeast !== undefined && atMost !== undefined) return { level: 'equal' };
  if (atLeast !== undefined) return { level: 'equalOrHigher' };
  if (atMost !== undefined) return { level: 'equalOrLower' };
  if (below !== undefined) return { level: 'lower' };
  return above === undefined ? undefined : { level: 'higher' };
}

function isOwnLevel(amount: Amount): boolean {
  return typeof amount === 'object' && 'stat' in amount && amount.stat === 'level' && amount.of === 'this';
}

function plain(amount: Amount | undefined): number | undefined {
  return typeof amount === 'number' ? amount : undefined;
}

function shifted(amount: Amount | undefined, by: number): number | undefined {
  return typeof amount === 'number' ? amount + by : undefined;
}

export type Comparison = 'atLeast' | 'atMost' | 'below' | 'above' | 'exactly';

/** The bounds of a range one by one; two that meet are one exact value. */
export function comparisons(range: Range): readonly { readonly is: Comparison; readonly than: Amount }[] {
  const { atLeast, atMost, below, above } = range;
  const list: { is: Comparison; than: Amount }[] = [];
  if (atLeast !== undefined && JSON.stringify(atLeast) === JSON.stringify(atMost)) {
    list.push({ is: 'exactly', than: atLeast });
  } else {
    if (atLeast !== undefined) list.push({ is: 'atLeast', than: atLeast });
    if (atMost !== undefined) list.push({ is: 'atMost', than: atMost });
  }
  if (below !== undefined) list.push({ is: 'below', than: below });
  if (above !== undefined) list.push({ is: 'above', than: above });
  return list;
}

// ---------- bonuses ----------

type Bonuses = Partial<Readonly<Record<Stat, Amount>>>;

export interface BonusGroups {
  /** Plain numbers and X, in the order of the values on a card. */
  readonly plain: readonly { readonly stat: Stat; readonly value: number | 'X' }[];
  /** So much for each thing of a kind. */
  readonly each: readonly {
    readonly unit: Counted;
    readonly list: readonly { readonly stat: Stat; readonly value: number }[];
  }[];
  /** As much as some other amount; a penalty where it is taken off. */
  readonly equal: readonly { readonly amount: Amount; readonly penalty: boolean; readonly stats: readonly Stat[] }[];
}

/** Bonuses that grow in the same way are said together. */
export function bonusGroups(add: Bonuses): BonusGroups {
  const plain: { stat: Stat; value: number | 'X' }[] = [];
  const each = new Map<string, { unit: Counted; list: { stat: Stat; value: number }[] }>();
  const equal = new Map<string, { amount: Amount; penalty: boolean; stats: Stat[] }>();
  for (const stat of STATS) {
    const value = add[stat];
    if (value === undefined) continue;
    if (typeof value === 'number' || value === 'X') {
      plain.push({ stat, value });
      continue;
    }
    const per = perEach(value);
    if (per !== undefined) {
      const key = JSON.stringify(per.unit);
      const group = each.get(key) ?? { unit: per.unit, list: [] };
      group.list.push({ stat, value: per.times });
      each.set(key, group);
      continue;
    }
    const key = JSON.stringify(value);
    const penalty = asPenalty(value);
    const group = equal.get(key) ?? { amount: penalty ?? value, penalty: penalty !== undefined, stats: [] };
    group.stats.push(stat);
    equal.set(key, group);
  }
  return { plain, each: [...each.values()], equal: [...equal.values()] };
}
