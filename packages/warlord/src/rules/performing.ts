/**
 * Chapters 14 and 17: performing what is printed on cards.
 */
import { refuse, type Script, type Seat, type Verdict } from '@muster/engine';
import { appliesTo, indexOf } from '../abilities/active.ts';
import { holds } from '../abilities/condition.ts';
import { runEffects } from '../abilities/effects.ts';
import type { Performable } from '../abilities/performable.ts';
import { frameFor, type Frame } from '../abilities/frame.ts';
import type { StrikeEffect } from '../abilities/language.ts';
import { actionMoment, type Moment } from '../moment.ts';
import { charactersOf, find, inPlay, lastKnown, playerAt, type Table } from '../table.ts';
import { NO_USES, type CardId, type InPlay } from '../state.ts';
import { ACTION_PERFORMED, ACTION_PLAYED, beginAction, endAction, markActed } from './actions.ts';
import { canPay, pay } from './costs.ts';
import { spend } from './orientation.ts';
import { isForbidden } from './prohibitions.ts';
import { isHeard, openMoment } from './reacts.ts';
import { isProtected } from './rolls.ts';
import { isRestless, settle } from './state-check.ts';
import { canStrike } from './strike-effect.ts';
import { bindTargets, chooseTargets, hasTargets, mayBeTargeted, targetWindows } from './targeting.ts';

/** An Order or React of a card in play. */
export interface Printed {
  /** The card the words are printed on; for a granted ability the card that grants it. */
  readonly source: CardId;
  /** WL-17.2, WL-17.5: who performs it. */
  readonly actor: CardId;
  readonly performable: Performable;
  readonly granted: boolean;
}

const NOTHING_GRANTED: readonly Printed[] = [];

/** Abilities that effects in force give to the seat's characters. */
export function grantedAbilities(g: Table, seat: Seat): readonly Printed[] {
  const { grants } = indexOf(g);
  if (grants.length === 0) return NOTHING_GRANTED;
  const printed: Printed[] = [];
  for (const { active, performable } of grants) {
    const { source } = active.frame;
    for (const c of charactersOf(g, seat)) {
      if (appliesTo(g, active, c.id)) printed.push({ source, actor: c.id, performable, granted: true });
    }
  }
  return printed;
}

/** Whether an ability of a card in play may be performed now. */
export function mayPerform(g: Table, printed: Printed, moment: Moment | null): Verdict {
  const { performable, actor, source } = printed;
  // Words about the death of their own card are performed by the dead.
  const performer = find(g, actor) ?? (moment?.on === actor ? lastKnown(g, actor) : null);
  const card = find(g, source);
  if (performer === null) return refuse('WL-17.2', 'no-performer', { card: source });
  const stunned = mayAct(g, performer, performable.whileStunned);
  if (stunned !== null) return stunned;
  if (card?.kind === 'item' && card.orientation === 'stunned' && !g.rules.stunnedItemsAct) {
    return refuse('WL-17.6', 'item-stunned', { card: source });
  }
  if (usesLeft(g, printed) <= 0) return refuse('WL-17.7', 'used-up', { card: source });
  if (performable.spend && performer.orientation !== 'ready') return refuse('WL-17.3', 'must-spend', { card: actor });
  return mayCarryOut(g, performable, frameFor(source, actor, performer.controller, moment), false, performable.spend);
}

/** WL-4.9, WL-4.10, WL-19.17: a stunned character performs no action, whatever card it is printed on. */
export function mayAct(g: Table, performer: InPlay, whileStunned = false): Verdict {
  if (performer.orientation === 'stunned' && !whileStunned) return refuse('WL-4.9', 'stunned', { card: performer.id });
  if (isForbidden(g, performer.id, 'act')) return refuse('WL-2.5', 'forbidden', { card: performer.id });
  return null;
}

/** The demands that hold for every action: "Spend", other costs, conditions, targets. */
export function mayCarryOut(
  g: Table,
  { cost, condition, targets, object }: Performable,
  f: Frame,
  spell: boolean,
  spends: boolean,
): Verdict {
  if (spends && find(g, f.actor)?.orientation !== 'ready') return refuse('WL-14.7', 'must-spend', { card: f.actor }); // WL-17.3
  for (const one of cost) if (!canPay(g, one, f)) return refuse('WL-4.6', 'cost-not-payable', { card: f.source });
  if (condition !== null && !holds(g, condition, f)) return refuse('WL-2.1', 'condition-not-met', { card: f.source });
  if (!hasTargets(g, targets, f, spell)) return refuse('WL-14.15', 'no-target', { card: f.source });
  if (object !== null && !hasObject(g, object, f)) return refuse('WL-14.15', 'no-target', { card: f.source });
  return null;
}

/** Performs an ability of a card in play. */
export function perform(g: Table, printed: Printed, seat: Seat, moment: Moment | null): Script {
  const { performable, actor, source } = printed;
  const { kind, uid, spend: spends } = performable;
  countUse(g, printed);
  g.io.emit({ type: 'played', card: source, by: actor, kind, ability: uid, fromHand: false });
  return carryOut(g, { performable, source, actor, seat, spell: false, spends }, moment, null);
}

export interface Carried {
  readonly performable: Performable;
  readonly source: CardId;
  readonly actor: CardId;
  readonly seat: Seat;
  readonly spell: boolean;
  readonly spends: boolean;
}

/** WL-14.14: the sequence of every action. `finish` is step 6, where an action card is discarded. */
export function* carryOut(g: Table, what: Carried, moment: Moment | null, finish: (() => void) | null): Script {
  const { performable, source, actor, seat, spell, spends } = what;
  const { kind, uid: ability } = performable;
  const action = beginAction(g, { kind, ability, performer: actor, seat, card: source, spell, spent: spends });
  const f = frameFor(source, actor, seat, moment, action);
  markActed(g, actor);
  if (spends) spend(g, actor); // (2) WL-14.7
  for (const cost of performable.cost) yield* pay(g, cost, f);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, ACTION_PLAYED.mask)) yield* openMoment(g, actionMoment(ACTION_PLAYED, action));
  const { targets: specs } = performable;
  if (playerAt(g, seat).out) action.canceled = true; // WL-31.9
  if (!action.canceled && specs.length > 0) {
    yield* chooseTargets(g, specs, f, action); // (3)
    yield* targetWindows(g, action); // (4)
    action.targets = action.targets.map((id) => (inPlay(g, id) && mayBeTargeted(g, id, actor, spell) ? id : 0)); // WL-14.19: those still there
    action.specs = action.specs.filter((_, i) => action.targets[i] !== 0);
    action.targets = action.targets.filter((id) => id !== 0);
    bindTargets(specs, f, action);
    if (action.targets.length === 0 && !specs.every((spec) => spec.upTo)) action.canceled = true;
  }
  if (!action.canceled) yield* runEffects(g, performable.effects, f); // (5)
  finish?.(); // (6)
  endAction(g, action);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, ACTION_PERFORMED.mask)) yield* openMoment(g, actionMoment(ACTION_PERFORMED, action));
}

/** A strike needs somebody to strike (WL-14.15, WL-26.20), a reroll a roll that is no critical (WL-3.12). */
function hasObject(g: Table, object: 'roll' | StrikeEffect, f: Frame): boolean {
  if (object === 'roll') return f.moment?.roll !== undefined && !isProtected(g, f.moment.roll);
  return canStrike(g, object, f);
}

// ---- limits ----

function counts(g: Table, printed: Printed): InPlay | null {
  return find(g, printed.granted ? printed.actor : printed.source);
}

function usesLeft(g: Table, printed: Printed): number {
  const { limit, uid } = printed.performable;
  if (limit === null) return Number.POSITIVE_INFINITY; // WL-17.7
  const card = counts(g, printed);
  if (card === null) return Number.POSITIVE_INFINITY;
  return limit.times - usesIn(limit.per === 'turn' ? card.uses : card.gameUses, uid);
}

function countUse(g: Table, printed: Printed): void {
  const { limit, uid } = printed.performable;
  const card = counts(g, printed);
  if (limit === null || card === null) return;
  if (limit.per === 'turn') card.uses = addUse(card.uses, uid);
  else card.gameUses = addUse(card.gameUses, uid);
}

/** Most cards have been used for nothing yet, and that is seen at once. */
export function usesIn(uses: Readonly<Record<string, number>>, name: string): number {
  return uses === NO_USES ? 0 : (uses[name] ?? 0);
}

export function addUse(uses: Readonly<Record<string, number>>, name: string): Readonly<Record<string, number>> {
  return { ...uses, [name]: (uses[name] ?? 0) + 1 };
}
