/**
 * Modifications in force: those printed on cards in play and those that abilities created, and whom they speak of.
 */
import { find, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { amountOf } from './amount.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import { frameWith, resolveRef, type Frame } from './frame.ts';
import type { Amount, Mod, Scope, Stat } from './language.ts';
import { buildIndex, type ModIndex } from './mod-index.ts';
import type { Kind, PrintedMod } from './printed-mod.ts';

export type ModOf<K extends Kind> = Extract<Mod, { mod: K }>;

export interface Active<M extends Mod = Mod> {
  readonly mod: M;
  readonly printed: PrintedMod;
  readonly frame: Frame;
  /** Whom a created modification was bound to. */
  readonly bound: readonly CardId[] | null;
  /** Amounts of a created modification, fixed when it began. */
  readonly amounts: Partial<Readonly<Record<Stat | 'add', number>>> | null;
  readonly stamp: number;
}

export type ModLists = { readonly [K in Kind]: readonly Active<ModOf<K>>[] };

export function indexOf(g: Table): ModIndex {
  g.index ??= buildIndex(g);
  return g.index;
}

/** Whether the modification speaks of the card now. */
export function appliesTo(g: Table, active: Active, id: CardId): boolean {
  return speaksOf(g, active, id) && isInForce(g, active) && holdsFor(g, active, id);
}

/** Whether the card is one of those whom the words pick out. */
function speaksOf(g: Table, { bound, frame, printed: { who } }: Active, id: CardId): boolean {
  if (bound !== null) return bound.includes(id);
  return who === null ? id === frame.actor : inScope(g, who, frame, id);
}

/** Whether the condition of the whole ability holds: it is the same for all of whom the words speak. */
export function isInForce(g: Table, { printed: { when }, frame }: Active): boolean {
  return when === null || holds(g, when, frame);
}

/** Whether its own condition holds: there `it` is the card it speaks of. */
export function holdsFor(g: Table, { printed: { own }, frame }: Active, id: CardId): boolean {
  return own === null || holds(g, own, frameWith(frame, id));
}

function inScope(g: Table, who: Scope, frame: Frame, id: CardId): boolean {
  if (who === 'this') return id === frame.actor;
  if (typeof who === 'string') return resolveRef(g, who, frame).includes(id);
  return find(g, id)?.kind === 'character' && matches(g, id, who, frame);
}

/** The amount a modification adds, as fixed when it began or as it is now. */
export function amountIn(g: Table, active: Active, key: Stat | 'add', amount: Amount): number {
  return active.amounts?.[key] ?? amountOf(g, amount, active.frame);
}
