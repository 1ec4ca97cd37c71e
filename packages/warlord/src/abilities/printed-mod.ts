/**
 * Modifications in one shape: what their words say, read once, so that the index is built and values are worked out without looking
 * through words again.
 */
import {
  STATS,
  type Amount,
  type Condition,
  type During,
  type Mod,
  type Prohibition,
  type Purpose,
  type Scope,
  type Stat,
} from './language.ts';

export type Kind = Mod['mod'];

/** Modifications are sorted by the number of their kind. */
export const KIND = {
  stat: 0,
  setAtk: 1,
  feat: 2,
  roll: 3,
  dc: 4,
  strike: 5,
  extraStrike: 6,
  identity: 7,
  grant: 8,
  forbid: 9,
  allowCards: 10,
  allowItems: 11,
  carries: 12,
  woundLimit: 13,
  countsAs: 14,
  noLoyaltyPenalty: 15,
  handSize: 16,
} as const satisfies Readonly<Record<Kind, number>>;

/** A modification, with whom it speaks of and when it holds. */
export interface PrintedMod {
  readonly mod: Mod;
  readonly kind: number;
  /** Null stands for `this`. */
  readonly who: Scope | null;
  /** The conditions of the whole ability and of the modification itself. */
  readonly when: Condition | null;
  readonly own: Condition | null;
  /** The values it changes. */
  readonly changes: readonly Change[];
  /** What it forbids. */
  readonly forbids: readonly Prohibition[];
}

export interface Change {
  readonly stat: Stat;
  readonly amount: Amount;
  /** Of a bonus to level: what alone it is good for. */
  readonly purpose: Purpose | null;
  readonly during: During | null;
}

export function printedMod(mod: Mod, when: Condition | undefined): PrintedMod {
  return {
    mod,
    kind: KIND[mod.mod],
    who: 'who' in mod && mod.who !== undefined ? mod.who : null,
    when: when ?? null,
    own: 'when' in mod && mod.when !== undefined ? mod.when : null,
    changes: changesIn(mod),
    forbids: forbidsIn(mod),
  };
}

const created = new WeakMap<Mod, PrintedMod>();

/** The same for a modification that an ability creates: many are created of the same words. */
export function createdMod(mod: Mod): PrintedMod {
  const known = created.get(mod);
  if (known !== undefined) return known;
  const made = printedMod(mod, undefined);
  created.set(mod, made);
  return made;
}

function changesIn(mod: Mod): readonly Change[] {
  if (mod.mod !== 'stat') return [];
  const changes: Change[] = [];
  for (const stat of STATS) {
    const amount = mod.add[stat];
    if (amount !== undefined) changes.push({ stat, amount, purpose: mod.for ?? null, during: mod.during ?? null });
  }
  return changes;
}

function forbidsIn(mod: Mod): readonly Prohibition[] {
  if (mod.mod !== 'forbid') return [];
  return typeof mod.what === 'string' ? [mod.what] : mod.what;
}
