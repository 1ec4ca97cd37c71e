/**
 * WL-11.2, WL-11.18, WL-12.1: strikes that an action creates.
 */
import type { Script } from '@muster/engine';
import { amountOf } from '../abilities/amount.ts';
import { runEffects } from '../abilities/effects.ts';
import { matches } from '../abilities/filter.ts';
import { firstMeant, resolveRef, type Frame } from '../abilities/frame.ts';
import type { Effect, StrikeEffect } from '../abilities/language.ts';
import { find, inPlay, type Strike, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { couldStrike, makeStrike, plainStrike, type StrikeSpec } from './strike.ts';

function specOf(g: Table, effect: StrikeEffect, f: Frame): StrikeSpec | null {
  const striker = firstMeant(g, effect.by ?? 'this', f);
  const c = find(g, striker);
  if (c === null) return null;
  const spec = plainStrike(striker, c.controller, effect.via);
  spec.action = f.action;
  if (effect.atk !== undefined) spec.atk = amountOf(g, effect.atk, f);
  if (effect.bonus !== undefined) spec.bonus = amountOf(g, effect.bonus, f);
  if (effect.extraWounds !== undefined) spec.extraWounds = amountOf(g, effect.extraWounds, f);
  spec.noWounds = effect.noWounds ?? false;
  spec.noBonuses = effect.noBonuses ?? false;
  spec.result = effect.result ?? null;
  spec.extraRange = effect.extraRange ?? 0;
  spec.reach = effect.reach ?? null;
  spec.allows = allowed(g, effect, f);
  spec.optional = effect.optional ?? false;
  if (effect.onHit !== undefined) spec.onHit = { effects: effect.onHit, frame: f };
  return spec;
}

/** WL-11.19: a named target must still be an opponent's character in reach. WL-21.6a: whom a save protects is out of reach. */
function allowed(g: Table, effect: StrikeEffect, f: Frame): ((id: CardId) => boolean) | null {
  const where = effect.at;
  const { saved } = f;
  if (where === undefined) return saved.length === 0 ? null : (id) => !saved.includes(id);
  if (typeof where !== 'string') return (id) => !saved.includes(id) && matches(g, id, where, f);
  return (id) => !saved.includes(id) && resolveRef(g, where, f).includes(id);
}

export function canStrike(g: Table, effect: StrikeEffect, f: Frame): boolean {
  const spec = specOf(g, effect, f);
  return spec !== null && couldStrike(g, spec);
}

/** Performs the strikes of an effect one after the other (WL-10.6). */
export function* strikeEffect(g: Table, effect: StrikeEffect, f: Frame): Script {
  const times = effect.times === undefined ? 1 : amountOf(g, effect.times, f);
  for (let n = 0; n < times; n++) {
    if (f.action?.canceled === true) return; // WL-26.15
    const spec = specOf(g, effect, f);
    if (spec === null || !couldStrike(g, spec)) return;
    const strike = yield* makeStrike(g, spec);
    if (strike === null) return;
    yield* afterwards(g, effect, strike, f);
  }
}

function* afterwards(g: Table, effect: StrikeEffect, strike: Strike, f: Frame): Script {
  if (strike.canceled || strike.roll === null) return;
  if (strike.hit) yield* follow(g, effect.afterHit, strike, f);
  else yield* follow(g, effect.afterMiss, strike, f);
  if (strike.killed) yield* follow(g, effect.afterKill, strike, f);
}

function* follow(g: Table, effects: readonly Effect[] | undefined, strike: Strike, f: Frame): Script {
  if (effects === undefined) return;
  f.it = strike.target;
  if (inPlay(g, f.actor) || f.action !== null) yield* runEffects(g, effects, f);
}
