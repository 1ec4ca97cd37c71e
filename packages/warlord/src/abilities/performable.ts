/**
 * Orders and Reacts in one shape, whatever their words leave out: worked out once, so that asking whether one may be performed does
 * not look through words again.
 */
import type {
  Amount,
  Condition,
  Cost,
  Effect,
  Limit,
  OrderAbility,
  ReactAbility,
  StrikeEffect,
  Target,
  Trigger,
  Where,
} from './language.ts';

export interface Performable {
  /** The name under which its uses are counted. */
  readonly uid: string;
  readonly kind: 'order' | 'react';
  readonly spend: boolean;
  readonly whileStunned: boolean;
  readonly limit: Limit | null;
  readonly cost: readonly Cost[];
  readonly condition: Condition | null;
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  /** What its first words need: a roll to reroll (WL-3.12), or somebody to strike who is not chosen as a target (WL-14.15, WL-26.20). */
  readonly object: 'roll' | StrikeEffect | null;
  /** Of a React: what it answers to. */
  readonly on: Trigger | null;
}

export interface PerformableReact extends Performable {
  readonly on: Trigger;
}

/** What is to be chosen as a target. */
export interface TargetSpec {
  readonly id: string | null;
  readonly what: 'character' | 'item' | 'rank';
  readonly where: Where;
  readonly count: Amount | 'all';
  readonly upTo: boolean;
  /** Described by another target: it can't be looked for before that one is chosen. */
  readonly follows: boolean;
}

const ANYTHING: Where = {};
const NOTHING: readonly never[] = [];

export function performable(uid: string, ability: OrderAbility | ReactAbility): Performable {
  return {
    uid,
    kind: ability.kind,
    spend: ability.spend === true,
    whileStunned: ability.whileStunned === true,
    limit: ability.limit ?? null,
    cost: ability.cost ?? NOTHING,
    condition: ability.if ?? null,
    targets: ability.targets?.map(targetSpec) ?? NOTHING,
    effects: ability.do,
    object: objectOf(ability.do),
    on: ability.kind === 'react' ? ability.on : null,
  };
}

function targetSpec({ id, what, where, count, upTo }: Target): TargetSpec {
  return {
    id: id ?? null,
    what: what ?? 'character',
    where: where ?? ANYTHING,
    count: count ?? 1,
    upTo: upTo === true,
    follows: where?.from?.startsWith('target') ?? false,
  };
}

function objectOf([first]: readonly Effect[]): Performable['object'] {
  if (first?.do === 'reroll') return 'roll';
  if (first?.do !== 'strike' || first.optional === true) return null;
  return typeof first.at === 'string' && first.at.startsWith('target') ? null : first;
}

export function isReact(deed: Performable): deed is PerformableReact {
  return deed.on !== null;
}
