/**
 * Chapter 10: the attack Order.
 */
import { refuse, type Script, type Verdict } from '@muster/engine';
import { opening } from '../abilities/hearing.ts';
import { actionMoment } from '../moment.ts';
import { at, find, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { beginAction, endAction, markActed } from './actions.ts';
import { mayAct } from './performing.ts';
import { spend } from './orientation.ts';
import { isForbidden } from './prohibitions.ts';
import { isHeard, openMoment } from './reacts.ts';
import { isRestless, settle } from './state-check.ts';
import { hasMeleeTarget, makeStrike, plainStrike } from './strike.ts';
import { atkNumbers, hasStrikes } from './values.ts';

const ATTACK_DECLARED = opening('attack_declared', 'action_played'); // TW-15, TW-16
const ATTACK_ENDED = opening('attack_ended', 'action_performed');

/** WL-10.2, WL-10.3: any ready character, from any rank, if somebody is in reach (WL-10.11). */
export function mayAttack(g: Table, c: InPlay): Verdict {
  const able = mayAct(g, c);
  if (able !== null) return able;
  if (c.orientation !== 'ready') return refuse('WL-10.2', 'not-ready', { card: c.id });
  return mayAttackFreely(g, c);
}

/** The demands of an attack but for spending the attacker. */
export function mayAttackFreely(g: Table, { id: attacker, controller }: InPlay): Verdict {
  if (isForbidden(g, attacker, 'attack')) return refuse('WL-2.5', 'forbidden', { card: attacker });
  if (!hasStrikes(g, attacker)) return refuse('WL-10.5', 'no-strikes', { card: attacker });
  if (!hasMeleeTarget(g, attacker, controller)) return refuse('WL-10.11', 'no-target-in-reach', { card: attacker });
  return null;
}

/** WL-10.5 to WL-10.8: one melee strike for each number of the ATK list, a new target each. */
export function* attack(
  g: Table,
  attacker: CardId,
  options: { readonly free?: boolean; readonly atk?: number } = {},
): Script {
  const { controller: seat } = at(g, attacker);
  const action = beginAction(g, {
    kind: 'order',
    ability: 'attack',
    performer: attacker,
    seat,
    spent: options.free !== true,
  });
  markActed(g, attacker);
  if (options.free !== true) spend(g, attacker); // WL-10.2
  g.io.emit({ type: 'attacked', who: attacker, rules: ['WL-10.1'] });
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, ATTACK_DECLARED.mask)) yield* openMoment(g, actionMoment(ATTACK_DECLARED, action));
  for (let number = 0; !action.canceled; number++) {
    const c = find(g, attacker);
    if (c === null || c.controller !== seat) break; // WL-10.14
    if (number >= atkNumbers(g, attacker).length) break; // WL-10.17
    const spec = plainStrike(attacker, seat, 'melee');
    spec.attack = true;
    spec.number = number;
    spec.optional = number > 0; // WL-10.12
    spec.bonus = options.atk ?? 0;
    const strike = yield* makeStrike(g, spec);
    if (strike === null) break; // WL-10.8, WL-10.13
  }
  endAction(g, action);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, ATTACK_ENDED.mask)) yield* openMoment(g, actionMoment(ATTACK_ENDED, action));
}
