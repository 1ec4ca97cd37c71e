/**
 * Effects: carrying out what the words say, one instruction after the other (WL-2.8: what can't be done is left out).
 */
import { choose, NOTHING_TO_ASK, type Option, type Script } from '@muster/engine';
import { cancelAction } from '../rules/actions.ts';
import { attack, mayAttack, mayAttackFreely } from '../rules/attack.ts';
import { makeCheck } from '../rules/checks.ts';
import { attachCard } from '../rules/feat-orders.ts';
import { isOnTable, removeFromGame, removeFromPlay, takeFrom, toZone } from '../rules/leaving.ts';
import { cardOptions } from '../rules/options.ts';
import { ready, spend, stun, unstun } from '../rules/orientation.ts';
import { reroll } from '../rules/rolls.ts';
import { isRestless, settle } from '../rules/state-check.ts';
import { cancelStrike, mayRedirectTo, redirectStrike } from '../rules/strike.ts';
import { strikeEffect } from '../rules/strike-effect.ts';
import { mayBecomeTarget, replaceTarget, resolveWho } from '../rules/targeting.ts';
import { heal, inflictOnAll, kill, reducePacket } from '../rules/wounds.ts';
import { at, find, inPlay, ownerOf, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { amountOf } from './amount.ts';
import { cardEffect } from './card-effects.ts';
import { holds } from './condition.ts';
import { firstMeant, firstOf, frameWith, type Frame } from './frame.ts';
import type { CheckEffect, Effect, Who } from './language.ts';
import { modify } from './modify.ts';
import { moveEffect } from './move-effects.ts';
import { special } from './special.ts';

export function* runEffects(g: Table, effects: readonly Effect[], f: Frame): Script {
  for (const effect of effects) {
    if (f.action?.canceled === true || playerAt(g, f.seat).out) return; // WL-31.9
    yield* runEffect(g, effect, f);
    if (isRestless(g)) yield* settle(g); // WL-5.28
  }
}

/** What happens at once has happened when it returns. */
function runEffect(g: Table, effect: Effect, f: Frame): Script {
  switch (effect.do) {
    case 'strike':
      return strikeEffect(g, effect, f);
    case 'attack':
      return attackEffect(g, effect, f);
    case 'redirect':
      return redirect(g, effect.to, f);
    case 'wound':
      return woundEffect(g, effect, f);
    case 'heal':
      return eachOf(g, effect.who, f, (id) =>
        heal(g, id, effect.wounds === 'all' ? Number.POSITIVE_INFINITY : amountOf(g, effect.wounds, f)),
      );
    case 'spend':
    case 'ready':
    case 'stun':
    case 'unstun': {
      const turn = TURNS[effect.do];
      return eachOf(g, effect.who, f, (id) => turn(g, id));
    }
    case 'kill':
      return killEffect(g, effect.who, f);
    case 'discard':
    case 'remove':
      return eachOf(g, effect.who, f, (id) => leave(g, id, effect.do === 'discard' ? 'discard' : 'removed', f));
    case 'move':
    case 'shift':
      return moveEffect(g, effect, f);
    case 'check':
      return checkEffect(g, effect, f);
    case 'reroll':
      return f.moment?.roll === undefined ? NOTHING_TO_ASK : reroll(g, f.moment.roll, f.moment);
    case 'attach':
      return attachEffect(g, effect.to, f);
    case 'charges':
      return eachOf(g, effect.on, f, (id) => addCharges(g, id, amountOf(g, effect.add, f)));
    case 'if':
      return runEffects(g, holds(g, effect.condition, f) ? effect.then : (effect.else ?? []), f);
    case 'may':
      return mayEffect(g, effect.effects, f);
    case 'choose':
      return chooseEffect(g, effect.of, f);
    case 'forEach':
      return forEachEffect(g, effect, f);
    case 'special':
      return special(g, effect.id, f);
    case 'alterStrike':
    case 'cancel':
    case 'reduceWounds':
    case 'fallUnharmed':
    case 'rollBonus':
    case 'setRoll':
    case 'modify':
    case 'atEndOfTurn':
      happenAtOnce(g, effect, f);
      return NOTHING_TO_ASK;
    default:
      return cardEffect(g, effect, f);
  }
}

type AtOnce =
  | 'alterStrike'
  | 'cancel'
  | 'reduceWounds'
  | 'fallUnharmed'
  | 'rollBonus'
  | 'setRoll'
  | 'modify'
  | 'atEndOfTurn';

/** Effects about which nobody is asked anything. */
function happenAtOnce(g: Table, effect: Extract<Effect, { do: AtOnce }>, f: Frame): void {
  switch (effect.do) {
    case 'alterStrike':
      alterStrike(g, effect, f);
      break;
    case 'cancel':
      cancel(g, f);
      break;
    case 'reduceWounds':
      reduceWounds(g, effect, f);
      break;
    case 'fallUnharmed':
      // WL-5.17: in Campaign only a React played while reforming averts the penalty; the moment remembers it.
      if (f.moment !== null && (g.rules.fallPenaltyPreventable || f.action?.kind === 'react')) f.moment.unharmed = true;
      break;
    case 'rollBonus':
      if (f.moment?.roll !== undefined) f.moment.roll.bonus += amountOf(g, effect.add, f);
      break;
    case 'setRoll':
      if (f.moment?.roll !== undefined) f.moment.roll.forced = effect.result;
      break;
    case 'modify':
      modify(g, effect.mods, effect.until ?? 'turn', f); // WL-20.1, WL-20.2
      break;
    case 'atEndOfTurn': {
      const { source, actor, seat, targets, it } = f;
      g.state.delayed.push({ effects: effect.effects, source, actor, seat, targets, it });
      break;
    }
  }
}

function* eachOf(g: Table, who: Who, f: Frame, act: (id: CardId) => void): Script {
  for (const id of yield* resolveWho(g, who, f)) act(id);
}

function* woundEffect(g: Table, effect: Extract<Effect, { do: 'wound' }>, f: Frame): Script {
  const cause = f.action?.spell === true ? 'spell' : 'action';
  const targets = yield* resolveWho(g, effect.who, f);
  yield* inflictOnAll(g, targets, amountOf(g, effect.wounds, f), cause, { by: f.actor, card: f.source });
}

function* killEffect(g: Table, who: Who, f: Frame): Script {
  yield* kill(g, yield* resolveWho(g, who, f), f.actor);
}

function* mayEffect(g: Table, effects: readonly Effect[], f: Frame): Script {
  const options: Option[] = [{ key: 'yes' }, { key: 'pass' }];
  const picked = yield* choose({ seat: f.seat, kind: 'may', options, about: [f.source] });
  if (picked.key === 'yes') yield* runEffects(g, effects, f);
}

function* chooseEffect(g: Table, modes: readonly (readonly Effect[])[], f: Frame): Script {
  const options = modes.map((_, n): Option & { n: number } => ({ key: `mode:${n}`, n }));
  const { n } = yield* choose({ seat: f.seat, kind: 'mode', options, about: [f.source] });
  yield* runEffects(g, modes[n] ?? [], f);
}

function* forEachEffect(g: Table, effect: Extract<Effect, { do: 'forEach' }>, f: Frame): Script {
  for (const it of yield* resolveWho(g, effect.who, f)) yield* runWith(g, effect.effects, f, it);
}

/** Deals with one character; who saved meanwhile stays out of the spell's reach afterwards (WL-21.6a). */
function* runWith(g: Table, effects: readonly Effect[], f: Frame, it: CardId): Script {
  const within = frameWith(f, it);
  yield* runEffects(g, effects, within);
  f.saved = within.saved;
}

const TURNS = { spend, ready, stun, unstun } as const;

function* attackEffect(g: Table, effect: Extract<Effect, { do: 'attack' }>, f: Frame): Script {
  const attacker = firstMeant(g, effect.who ?? 'this', f);
  const c = find(g, attacker);
  if (c === null) return;
  const verdict = effect.free === true ? mayAttackFreely(g, c) : mayAttack(g, c);
  if (verdict !== null) return;
  if (effect.optional === true) {
    const options: Option[] = [{ key: 'yes' }, { key: 'pass' }];
    const picked = yield* choose({ seat: f.seat, kind: 'may', options, about: [attacker] });
    if (picked.key === 'pass') return;
  }
  yield* attack(g, attacker, {
    free: effect.free ?? false,
    atk: effect.atk === undefined ? 0 : amountOf(g, effect.atk, f),
  });
}

function alterStrike(g: Table, effect: Extract<Effect, { do: 'alterStrike' }>, f: Frame): void {
  const strike = f.moment?.strike ?? g.strikes.at(-1);
  if (strike === undefined) return;
  if (effect.bonus !== undefined) strike.bonus += amountOf(g, effect.bonus, f);
  if (effect.ac !== undefined) strike.acBonus += amountOf(g, effect.ac, f);
  if (effect.extraWounds !== undefined) strike.extraWounds += amountOf(g, effect.extraWounds, f); // WL-13.11
  if (effect.noWounds === true) strike.noWounds = true;
  if (effect.ignores !== undefined) strike.ignores = [...strike.ignores, ...effect.ignores];
  if (effect.result !== undefined) {
    strike.forced = effect.result;
    if (strike.roll !== null) strike.roll.forced = effect.result;
  }
  if (effect.onHit !== undefined) strike.onHit.push({ effects: effect.onHit, frame: f });
  if (effect.after !== undefined) strike.after.push({ effects: effect.after, frame: f });
}

/** Cancels what the React answers to. */
function cancel(g: Table, f: Frame): void {
  const { moment } = f;
  if (moment === null) return;
  if (moment.strike !== undefined) cancelStrike(g, moment.strike);
  else if (moment.action !== undefined) cancelAction(g, moment.action);
}

/** WL-26.9 holds for every redirection: the new target must be a legal one. */
function* redirect(g: Table, to: Who, f: Frame): Script {
  const { moment } = f;
  if (moment === null) return;
  const { strike, action } = moment;
  const legal = (id: CardId): boolean =>
    strike !== undefined
      ? mayRedirectTo(g, strike, id)
      : action !== undefined && mayBecomeTarget(action, moment.on, id);
  const ids =
    typeof to === 'string' || 'all' in to ? yield* resolveWho(g, to, f) : yield* resolveWho(g, { all: to.choose }, f);
  const options = cardOptions(ids.filter(legal));
  if (options.length === 0) return;
  const { card } = yield* choose({ seat: f.seat, kind: 'redirect', options, about: [f.source] });
  if (strike !== undefined) redirectStrike(g, strike, card);
  else if (action !== undefined) replaceTarget(g, action, moment.on, card);
}

function reduceWounds(g: Table, effect: Extract<Effect, { do: 'reduceWounds' }>, f: Frame): void {
  const packet = f.moment?.packet;
  if (packet === undefined) return;
  if (effect.by !== undefined) reducePacket(g, packet, amountOf(g, effect.by, f));
  if (effect.to !== undefined) reducePacket(g, packet, packet.wounds - amountOf(g, effect.to, f));
}

/** A card in play leaves it; a card just played, and one whose death is answered, goes where the words say instead of the discard pile. */
function leave(g: Table, id: CardId, to: 'discard' | 'removed', f: Frame): void {
  if (find(g, id) !== null) removeFromPlay(g, id, to);
  else if (id === f.source) {
    const owner = g.state.owners[id] ?? f.seat;
    if (!takeFrom(g, owner, 'discard', id) && !isOnTable(g, id)) return;
    toZone(g, id, to);
    g.io.emit({ type: 'zone', card: id, seat: owner, from: 'hand', to });
  } else if (to === 'removed' && id === f.moment?.on) removeFromGame(g, id);
}

function* checkEffect(g: Table, effect: CheckEffect, f: Frame): Script {
  for (const who of yield* resolveWho(g, effect.who, f)) {
    if (find(g, who)?.kind !== 'character' || f.action?.canceled === true) continue;
    const dc = amountOf(g, effect.dc, frameWith(f, who));
    const success = yield* makeCheck(g, who, { type: effect.type, name: effect.name, dc, action: f.action });
    // WL-21.6a, WL-21.7: where the card is silent, a magic save puts the character out of the spell's reach.
    const silent = effect.success === undefined && effect.type === 'save' && effect.name === 'magic';
    if (success && silent && g.rules.saveNegatesSpell && f.action?.spell === true) f.saved = [...f.saved, who];
    const then = success ? effect.success : effect.failure;
    if (then !== undefined) yield* runWith(g, then, f, who);
  }
}

function* attachEffect(g: Table, to: Who, f: Frame): Script {
  const host = firstOf(yield* resolveWho(g, to, f));
  if (!inPlay(g, host) || find(g, f.source) !== null) return;
  takeFrom(g, ownerOf(g, f.source), 'discard', f.source); // a scribed spell was discarded when it was cast
  attachCard(g, f.source, host, false);
}

function addCharges(g: Table, id: CardId, add: number): void {
  if (!inPlay(g, id) || add === 0) return;
  const card = at(g, id);
  card.charges = Math.max(0, card.charges + add);
  g.io.emit({ type: 'charges', on: id, add });
}
