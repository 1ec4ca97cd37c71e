/**
 * Chapters 14 and 17: performing what is printed on cards.
 */
import { refuse, type Script, type Seat, type Verdict } from '@muster/engine';
import { AT } from '../abilities/hearing.ts';
import { appliesTo, modsInForce } from '../abilities/active.ts';
import { holds } from '../abilities/condition.ts';
import { runEffects } from '../abilities/effects.ts';
import { frameFor, type Frame } from '../abilities/frame.ts';
import type { OrderAbility, ReactAbility } from '../abilities/language.ts';
import { charactersOf, faceOf, find, inPlay, lastKnown, playerAt, type Moment, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { beginAction, endAction, markActed, type Action } from './actions.ts';
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
  readonly uid: string;
  readonly ability: OrderAbility | ReactAbility;
  readonly granted?: true;
}

/** Abilities that effects in force give to the seat's characters. */
export function grantedAbilities(g: Table, seat: Seat): readonly Printed[] {
  const grants = modsInForce(g, 'grant');
  if (grants.length === 0) return [];
  const printed: Printed[] = [];
  for (const [n, active] of grants.entries()) {
    const { source } = active.frame;
    // Two copies of the granting card grant two abilities, each with uses of its own.
    const nth = grants.slice(0, n).filter((other) => other.frame.source === source).length;
    const uid = `${faceOf(g, source).card.id}#grant${nth}@${source}`;
    for (const c of charactersOf(g, seat)) {
      if (appliesTo(g, active, c.id))
        printed.push({ source, actor: c.id, uid, ability: active.mod.ability, granted: true });
    }
  }
  return printed;
}

/** Whether an ability of a card in play may be performed now. */
export function mayPerform(g: Table, printed: Printed, moment: Moment | null): Verdict {
  const { ability, actor, source } = printed;
  // Words about the death of their own card are performed by the dead.
  const performer = find(g, actor) ?? (moment?.on === actor ? lastKnown(g, actor) : null);
  const card = find(g, source);
  if (performer === null) return refuse('WL-17.2', 'no-performer', { card: source });
  const stunned = mayAct(g, performer, ability);
  if (stunned !== null) return stunned;
  if (card?.kind === 'item' && card.orientation === 'stunned' && !g.rules.stunnedItemsAct) {
    return refuse('WL-17.6', 'item-stunned', { card: source });
  }
  if (usesLeft(g, printed) <= 0) return refuse('WL-17.7', 'used-up', { card: source });
  if (ability.spend === true && performer.orientation !== 'ready')
    return refuse('WL-17.3', 'must-spend', { card: actor });
  return mayCarryOut(g, ability, frameFor(source, actor, performer.controller, moment), false, ability.spend === true);
}

/** WL-4.9, WL-4.10, WL-19.17: a stunned character performs no action, whatever card it is printed on. */
export function mayAct(g: Table, performer: InPlay, ability: { readonly whileStunned?: true }): Verdict {
  if (performer.orientation === 'stunned' && ability.whileStunned !== true)
    return refuse('WL-4.9', 'stunned', { card: performer.id });
  if (isForbidden(g, performer.id, 'act')) return refuse('WL-2.5', 'forbidden', { card: performer.id });
  return null;
}

/** The demands that hold for every action: "Spend", other costs, conditions, targets. */
export function mayCarryOut(
  g: Table,
  ability: OrderAbility | ReactAbility,
  f: Frame,
  spell: boolean,
  spends: boolean,
): Verdict {
  if (spends && find(g, f.actor)?.orientation !== 'ready') return refuse('WL-14.7', 'must-spend', { card: f.actor }); // WL-17.3
  for (const cost of ability.cost ?? [])
    if (!canPay(g, cost, f)) return refuse('WL-4.6', 'cost-not-payable', { card: f.source });
  if (ability.if !== undefined && !holds(g, ability.if, f))
    return refuse('WL-2.1', 'condition-not-met', { card: f.source });
  if (!hasTargets(g, ability.targets, f, spell)) return refuse('WL-14.15', 'no-target', { card: f.source });
  if (!hasObject(g, ability, f)) return refuse('WL-14.15', 'no-target', { card: f.source });
  return null;
}

/** Performs an ability of a card in play. */
export function* perform(g: Table, printed: Printed, seat: Seat, moment: Moment | null): Script {
  const { ability, actor, source, uid } = printed;
  countUse(g, printed);
  g.io.emit({ type: 'played', card: source, by: actor, kind: ability.kind, ability: uid });
  yield* carryOut(g, { ability, source, actor, seat, spell: false, spends: ability.spend === true }, moment, () => {});
}

export interface Carried {
  readonly ability: OrderAbility | ReactAbility;
  readonly source: CardId;
  readonly actor: CardId;
  readonly seat: Seat;
  readonly spell: boolean;
  readonly spends: boolean;
}

/** WL-14.14: the sequence of every action. `finish` is step 6, where an action card is discarded. */
export function* carryOut(g: Table, what: Carried, moment: Moment | null, finish: (action: Action) => void): Script {
  const { ability, source, actor, seat, spell, spends } = what;
  const action = beginAction(g, { kind: ability.kind, performer: actor, seat, card: source, spell, spent: spends });
  const f = frameFor(source, actor, seat, moment, action);
  markActed(g, actor);
  if (spends) spend(g, actor); // (2) WL-14.7
  for (const cost of ability.cost ?? []) yield* pay(g, cost, f);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, AT.action_played))
    yield* openMoment(g, { windows: ['action_played'], by: actor, on: actor, card: source, action, reacted: [] }); // TW-16
  const specs = ability.targets ?? [];
  if (playerAt(g, seat).out) action.canceled = true; // WL-31.9
  if (!action.canceled && specs.length > 0) {
    yield* chooseTargets(g, specs, f, action); // (3)
    yield* targetWindows(g, action); // (4)
    action.targets = action.targets.map((id) => (inPlay(g, id) && mayBeTargeted(g, id, actor, spell) ? id : 0)); // WL-14.19: those still there
    action.specs = action.specs.filter((_, i) => action.targets[i] !== 0);
    action.targets = action.targets.filter((id) => id !== 0);
    bindTargets(specs, f, action);
    if (action.targets.length === 0 && !specs.every((spec) => spec.upTo === true)) action.canceled = true;
  }
  if (!action.canceled) yield* runEffects(g, ability.do, f); // (5)
  finish(action); // (6)
  endAction(g, action);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, AT.action_performed))
    yield* openMoment(g, { windows: ['action_performed'], by: actor, on: actor, card: source, action, reacted: [] });
}

/** A strike needs somebody to strike (WL-14.15, WL-26.20), a reroll a roll that is no critical (WL-3.12). */
function hasObject(g: Table, ability: OrderAbility | ReactAbility, f: Frame): boolean {
  const [first] = ability.do;
  if (first?.do === 'reroll') return f.moment?.roll !== undefined && !isProtected(g, f.moment.roll);
  if (first === undefined || first.do !== 'strike' || first.optional === true) return true;
  if (typeof first.at === 'string' && first.at.startsWith('target')) return true; // not chosen yet
  return canStrike(g, first, f);
}

// ---- limits ----

function counts(g: Table, printed: Printed): InPlay | null {
  return find(g, printed.granted === true ? printed.actor : printed.source);
}

function usesLeft(g: Table, printed: Printed): number {
  const { limit } = printed.ability;
  const card = counts(g, printed);
  if (limit === undefined || card === null) return Number.POSITIVE_INFINITY; // WL-17.7
  return limit.times - ((limit.per === 'turn' ? card.uses : card.gameUses)[printed.uid] ?? 0);
}

function countUse(g: Table, printed: Printed): void {
  const { limit } = printed.ability;
  const card = counts(g, printed);
  if (limit === undefined || card === null) return;
  if (limit.per === 'turn') card.uses = addUse(card.uses, printed.uid);
  else card.gameUses = addUse(card.gameUses, printed.uid);
}

export function addUse(uses: Readonly<Record<string, number>>, name: string): Readonly<Record<string, number>> {
  return { ...uses, [name]: (uses[name] ?? 0) + 1 };
}
