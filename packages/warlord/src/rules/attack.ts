/**
 * Chapter 10: the attack Order.
 */
import { refuse, type Script, type Verdict } from '@muster/engine';
import { AT } from '../abilities/hearing.ts';
import { at, find, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { beginAction, endAction, markActed } from './actions.ts';
import { mayAct } from './performing.ts';
import { spend } from './orientation.ts';
import { isForbidden } from './prohibitions.ts';
import { isHeard, openMoment } from './reacts.ts';
import { isRestless, settle } from './state-check.ts';
import { couldStrike, makeStrike } from './strike.ts';
import { atkNumbers, hasStrikes } from './values.ts';

/** WL-10.2, WL-10.3: any ready character, from any rank, if somebody is in reach (WL-10.11). */
export function mayAttack(g: Table, attacker: CardId): Verdict {
  const c = at(g, attacker);
  const able = mayAct(g, c, {});
  if (able !== null) return able;
  if (c.orientation !== 'ready') return refuse('WL-10.2', 'not-ready', { card: attacker });
  return mayAttackFreely(g, attacker);
}

/** The demands of an attack but for spending the attacker. */
export function mayAttackFreely(g: Table, attacker: CardId): Verdict {
  if (isForbidden(g, attacker, 'attack')) return refuse('WL-2.5', 'forbidden', { card: attacker });
  if (!hasStrikes(g, attacker)) return refuse('WL-10.5', 'no-strikes', { card: attacker });
  const { controller } = at(g, attacker);
  if (!couldStrike(g, { striker: attacker, seat: controller, via: 'melee', attack: true })) {
    return refuse('WL-10.11', 'no-target-in-reach', { card: attacker });
  }
  return null;
}

/** WL-10.5 to WL-10.8: one melee strike for each number of the ATK list, a new target each. */
export function* attack(
  g: Table,
  attacker: CardId,
  options: { readonly free?: boolean; readonly atk?: number } = {},
): Script {
  const { controller: seat } = at(g, attacker);
  const action = beginAction(g, { kind: 'order', performer: attacker, seat, spent: options.free !== true });
  markActed(g, attacker);
  if (options.free !== true) spend(g, attacker); // WL-10.2
  g.io.emit({ type: 'attacked', who: attacker, rules: ['WL-10.1'] });
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, AT.attack_declared | AT.action_played))
    yield* openMoment(g, {
      windows: ['attack_declared', 'action_played'],
      by: attacker,
      on: attacker,
      action,
      reacted: [],
    }); // TW-15, TW-16
  for (let number = 0; !action.canceled; number++) {
    const c = find(g, attacker);
    if (c === null || c.controller !== seat) break; // WL-10.14
    if (number >= atkNumbers(g, attacker).length) break; // WL-10.17
    const optional = number > 0; // WL-10.12
    const strike = yield* makeStrike(g, {
      striker: attacker,
      seat,
      via: 'melee',
      attack: true,
      number,
      optional,
      bonus: options.atk ?? 0,
    });
    if (strike === null) break; // WL-10.8, WL-10.13
  }
  endAction(g, action);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, AT.action_performed))
    yield* openMoment(g, {
      windows: ['attack_ended', 'action_performed'],
      by: attacker,
      on: attacker,
      action,
      reacted: [],
    });
}
