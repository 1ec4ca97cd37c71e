/**
 * Chapters 11, 12 and 24: one strike, from its announcement to its end.
 */
import { choose, NOTHING_TO_ASK, refuse, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import { opening, type Opening } from '../abilities/hearing.ts';
import { amountIn } from '../abilities/active.ts';
import { runEffects } from '../abilities/effects.ts';
import { frameWith } from '../abilities/frame.ts';
import { inContext } from '../context.ts';
import { momentOf, type Moment } from '../moment.ts';
import {
  at,
  characters,
  charactersOf,
  find,
  inPlay,
  nextStamp,
  type Rider,
  type Strike,
  type Table,
} from '../table.ts';
import { NONE, type CardId, type InPlay } from '../state.ts';
import { endEffects, withdraw, type Action } from './actions.ts';
import { distance } from './distance.ts';
import { usesThisTurn } from './feats.ts';
import { shared, type CardOption } from './options.ts';
import { isForbidden } from './prohibitions.ts';
import { isHeard, openMoment } from './reacts.ts';
import { afterRoll, announceRoll, beforeRoll, resists, rollModifiers, throwDie } from './rolls.ts';
import { isRestless, settle } from './state-check.ts';
import { extraReach, strikeMods } from './strike-mods.ts';
import { acOf, atkBonusOf, atkNumbers, featBonus } from './values.ts';
import { inflict } from './wounds.ts';

const MELEE_REACH = 1; // WL-10.4
const RANGED_REACH = 2; // WL-12.2

const BEFORE_RANGED = opening('before_ranged_target');
/** TW-3 and TW-4, with TW-6 for spells and TW-7 where the striker has just aimed. */
const MELEE_TARGET = {
  plain: opening('after_targeted_melee'),
  aimed: opening('after_targeted_melee', 'after_aiming_melee'),
  spell: opening('after_targeted_melee', 'after_targeted_spell'),
  spellAimed: opening('after_targeted_melee', 'after_targeted_spell', 'after_aiming_melee'),
};
const RANGED_TARGET = {
  plain: opening('after_targeted_ranged'),
  aimed: opening('after_targeted_ranged', 'after_aiming_ranged'),
  spell: opening('after_targeted_ranged', 'after_targeted_spell'),
  spellAimed: opening('after_targeted_ranged', 'after_targeted_spell', 'after_aiming_ranged'),
};
const AFTER_HIT = opening('after_hit');
const MISSED = opening('strike_missed');
const AFTER_MELEE = opening('after_melee_strike');
const AFTER_RANGED = opening('after_ranged_strike');

/** A strike that is to be made. */
export interface StrikeSpec {
  readonly striker: CardId;
  readonly seat: Seat;
  readonly via: 'melee' | 'ranged';
  attack: boolean;
  action: Action | null;
  number: number;
  atk: number | null;
  bonus: number;
  extraWounds: number;
  noWounds: boolean;
  noBonuses: boolean;
  result: 'critical-success' | null;
  extraRange: number;
  reach: readonly number[] | null;
  allows: ((id: CardId) => boolean) | null;
  /** The player may choose not to make it. */
  optional: boolean;
  /** Words that follow a hit, before wounds; `it` is the target. */
  onHit: Rider | null;
}

/** A strike about which nothing is special; whoever makes it changes what is. */
export function plainStrike(striker: CardId, seat: Seat, via: 'melee' | 'ranged'): StrikeSpec {
  return {
    striker,
    seat,
    via,
    attack: false,
    action: null,
    number: 0, // WL-11.18
    atk: null,
    bonus: 0,
    extraWounds: 0,
    noWounds: false,
    noBonuses: false,
    result: null,
    extraRange: 0,
    reach: null,
    allows: null,
    optional: false,
    onHit: null,
  };
}

const targetOption = shared((card): CardOption => ({ key: `at:${card}`, card }));

/** Makes a strike. Null if none was aimed: nobody was in reach, or the player gave it up. */
export function* makeStrike(g: Table, spec: StrikeSpec): Script<Strike | null> {
  const strike = announce(g, spec); // step 1, WL-11.6
  g.strikes.push(strike);
  if (strike.via === 'ranged' && !strike.spell && inPlay(g, strike.striker) && isHeard(g, BEFORE_RANGED.mask)) {
    yield* openMoment(g, strikeMoment(strike, BEFORE_RANGED, strike.striker)); // TW-2
  }
  const aimed = inPlay(g, strike.striker) && (yield* aim(g, strike, spec.optional)); // step 2, WL-11.7
  if (aimed) yield* resolve(g, strike);
  withdraw(g.strikes, strike);
  endEffects(g, 'strike', strike.stamp);
  if (isRestless(g)) yield* settle(g);
  return aimed ? strike : null;
}

function announce(g: Table, spec: StrikeSpec): Strike {
  return {
    stamp: nextStamp(g),
    striker: spec.striker,
    seat: spec.seat,
    via: spec.via,
    attack: spec.attack,
    action: spec.action,
    spell: spec.action?.spell ?? false,
    number: spec.number,
    atk: spec.atk,
    base: spec.bonus,
    noBonuses: spec.noBonuses,
    extraRange: spec.extraRange,
    reach: spec.reach,
    allows: spec.allows,
    target: NONE,
    gone: [],
    bonus: 0,
    acBonus: 0,
    extraWounds: spec.extraWounds,
    noWounds: spec.noWounds,
    forced: spec.result,
    ignores: [],
    canceled: false,
    roll: null,
    hit: false,
    wounds: 0,
    killed: false,
    onHit: spec.onHit === null ? [] : [spec.onHit],
    after: [],
  };
}

// ---- step 2: the target ----

function* aim(g: Table, strike: Strike, optional: boolean): Script<boolean> {
  const options: (CardOption | Option)[] = strikeTargets(g, strike).map(targetOption);
  if (options.length === 0) {
    g.io.emit({ type: 'strike over', who: strike.striker, reason: 'no target' });
    return false;
  }
  if (optional) options.push({ key: 'stop' });
  const picked = yield* choose<CardOption | Option>({
    seat: strike.seat,
    kind: 'strike target',
    options,
    about: inContext(g, [strike.striker], { asks: 'strike target', strike }),
  });
  if (!('card' in picked)) return false; // WL-10.8
  strike.target = picked.card;
  g.io.emit({ type: 'aimed', who: strike.striker, at: picked.card, via: strike.via });
  return true;
}

/** What must be known of a strike to say whom it may be aimed at. */
type Aim = Pick<Strike, 'striker' | 'seat' | 'via' | 'spell' | 'extraRange' | 'reach' | 'allows' | 'target'>;

/** WL-10.4, WL-12.2: opponents' characters in reach, whatever their state (WL-10.18). */
function strikeTargets(g: Table, aim: Aim): CardId[] {
  const striker = find(g, aim.striker);
  if (striker === null) return [];
  const range = aim.extraRange + extraReach(g, aim);
  const targets: CardId[] = [];
  for (const c of characters(g)) if (mayAimAt(g, aim, striker, range, c)) targets.push(c.id);
  return targets;
}

function hasTarget(g: Table, aim: Aim): boolean {
  const striker = find(g, aim.striker);
  if (striker === null) return false;
  const range = aim.extraRange + extraReach(g, aim);
  for (let seat = 0; seat < g.state.players.length; seat++) {
    if (seat === aim.seat) continue; // WL-10.16, WL-12.13
    for (const c of charactersOf(g, seat)) if (mayAimAt(g, aim, striker, range, c)) return true;
  }
  return false;
}

function mayAimAt(g: Table, aim: Aim, striker: InPlay, range: number, c: InPlay): boolean {
  if (c.controller === aim.seat) return false; // WL-10.16, WL-12.13
  if (!inReach(aim, distance(striker, c), range)) return false;
  if (isForbidden(g, c.id, aim.via === 'melee' ? 'be-targeted-by-melee' : 'be-targeted-by-ranged', aim.striker))
    return false;
  if (aim.spell && isForbidden(g, c.id, 'be-targeted-by-spells', aim.striker)) return false;
  return aim.allows === null || aim.allows(c.id);
}

/** Why the strike can't be aimed at an opposing character; null where nothing forbids it. */
export function whyNotAimedAt(g: Table, aim: Aim, id: CardId): Verdict {
  const striker = find(g, aim.striker);
  const c = find(g, id);
  if (striker === null || c === null) return null;
  const away = distance(striker, c);
  if (!inReach(aim, away, aim.extraRange + extraReach(g, aim)))
    return refuse(aim.via === 'melee' ? 'WL-10.4' : 'WL-12.2', 'out-of-reach', { card: id, by: aim.striker, away });
  if (mayAimAt(g, { ...aim, allows: null }, striker, aim.extraRange + extraReach(g, aim), c))
    return aim.allows === null || aim.allows(id) ? null : refuse('WL-2.1', 'not-struck', { card: id, by: aim.striker });
  return refuse('WL-2.5', 'protected', { card: id });
}

function inReach(strike: Aim, away: number, extra: number): boolean {
  if (strike.reach !== null) return strike.reach.includes(away);
  if (strike.via === 'melee') return away <= MELEE_REACH + extra; // WL-10.10
  return away >= RANGED_REACH && away <= RANGED_REACH + extra; // WL-12.4, WL-12.5, WL-26.18
}

/** WL-10.11: whether anybody is in reach of an attack. */
export function hasMeleeTarget(g: Table, striker: CardId, seat: Seat): boolean {
  const aim: Aim = {
    striker,
    seat,
    via: 'melee',
    spell: false,
    extraRange: 0,
    reach: null,
    allows: null,
    target: NONE,
  };
  return hasTarget(g, aim);
}

/** Whether the strike could be made now (WL-10.11, WL-14.15); Marksmanship may still bring a target into reach (WL-26.20). */
export function couldStrike(g: Table, spec: StrikeSpec): boolean {
  const aim: Aim = {
    striker: spec.striker,
    seat: spec.seat,
    via: spec.via,
    spell: spec.action?.spell ?? false,
    extraRange: spec.extraRange,
    reach: spec.reach,
    allows: spec.allows,
    target: NONE,
  };
  if (hasTarget(g, aim)) return true;
  if (aim.via !== 'ranged' || aim.spell || aim.reach !== null) return false;
  const striker = find(g, spec.striker);
  if (striker === null || striker.orientation === 'stunned') return false;
  if (featBonus(g, spec.striker, 'Marksmanship') === null || usesThisTurn(striker, 'Marksmanship') > 0) return false;
  aim.extraRange++;
  return hasTarget(g, aim);
}

// ---- steps 3 to 12 ----

function* resolve(g: Table, strike: Strike): Script {
  yield* afterTargeting(g, strike); // step 3
  if (isOff(g, strike)) return; // step 4, WL-11.9
  const roll = announceRoll(strike.via, strike.striker, '', strike);
  roll.forced = strike.forced;
  strike.roll = roll;
  yield* beforeRoll(g, roll); // step 5, TW-8
  if (isRestless(g)) yield* settle(g);
  if (isOff(g, strike)) return;
  throwDie(g, roll); // step 6
  yield* afterRoll(g, roll); // step 7, TW-9
  if (isRestless(g)) yield* settle(g);
  if (isOff(g, strike)) return;
  strike.hit = isHit(g, strike); // step 8
  if (strike.hit) {
    if (isHeard(g, AFTER_HIT.mask)) yield* openMoment(g, strikeMoment(strike, AFTER_HIT)); // step 9, TW-10
    for (const rider of strike.onHit) yield* ride(g, strike, rider);
    yield* dealWounds(g, strike); // steps 10 and 11
  } else if (isHeard(g, MISSED.mask)) yield* openMoment(g, strikeMoment(strike, MISSED)); // TW-27
  if (isRestless(g)) yield* settle(g);
  const over = strike.via === 'melee' ? AFTER_MELEE : AFTER_RANGED;
  if (isHeard(g, over.mask)) yield* openMoment(g, strikeMoment(strike, over)); // step 12, TW-12
  for (const rider of strike.after) yield* ride(g, strike, rider);
}

/** In words that wait for a point of the strike, `it` is its target. */
function ride(g: Table, strike: Strike, { effects, frame }: Rider): Script {
  return runEffects(g, effects, frameWith(frame, strike.target));
}

/** WL-11.8, WL-11.22: a new target has just been targeted too; but the striker has not aimed again. */
function afterTargeting(g: Table, strike: Strike): Script {
  const isNoted = isHeard(g, targetOpening(strike, true).mask) || isRestless(g);
  return isNoted ? letBeAnswered(g, strike) : NOTHING_TO_ASK;
}

function* letBeAnswered(g: Table, strike: Strike): Script {
  for (let aimed = true; ; aimed = false) {
    const { target } = strike;
    const opens = targetOpening(strike, aimed);
    if (isHeard(g, opens.mask)) yield* openMoment(g, strikeMoment(strike, opens));
    if (isRestless(g)) yield* settle(g);
    if (strike.canceled || strike.target === target) return;
  }
}

function targetOpening({ via, spell }: Strike, aimed: boolean): Opening {
  const opens = via === 'melee' ? MELEE_TARGET : RANGED_TARGET;
  if (spell) return aimed ? opens.spellAimed : opens.spell;
  return aimed ? opens.aimed : opens.plain;
}

function strikeMoment(strike: Strike, opens: Opening, on = strike.target): Moment {
  const moment = momentOf(opens, strike.striker, on);
  moment.strike = strike;
  moment.via = strike.spell ? 'spell' : strike.via;
  if (strike.roll !== null) moment.roll = strike.roll;
  if (strike.action !== null) moment.card = strike.action.card;
  return moment;
}

/** WL-11.9: canceled, or striker or target gone. The strike counts as used. */
function isOff(g: Table, strike: Strike): boolean {
  if (strike.canceled) return true;
  if (isStillThere(g, strike, strike.striker) && isStillThere(g, strike, strike.target)) return false;
  g.io.emit({ type: 'strike over', who: strike.striker, reason: 'gone' });
  return true;
}

function isStillThere(g: Table, strike: Strike, id: CardId): boolean {
  return inPlay(g, id) && !strike.gone.includes(id);
}

/** WL-11.12: tested in this order, the first match decides. */
function isHit(g: Table, strike: Strike): boolean {
  const { roll, target } = strike;
  if (roll === null) return false;
  const { natural } = roll;
  const total = natural + strikeBonus(g, strike);
  const ac = acOf(g, target) + strike.acBonus; // WL-11.23, WL-12.10
  const ethereal = resists(g, strike, 'Ethereal');
  const astral = resists(g, strike, 'Astral');
  // WL-24.5 keeps the 19 at an Astral target.
  const forced = astral && natural === 19 ? null : (roll.forced ?? strike.forced);
  let hit: boolean;
  if (forced === 'critical-failure') hit = false; // WL-2.7: a card that names criticals beats the face
  else if (forced === null && natural === 1) hit = false;
  else if (ethereal && natural % 2 === 1) hit = false; // WL-24.2, WL-24.12
  else if (astral && natural % 2 === 0) hit = false; // WL-24.3
  else if (astral && natural === 19) hit = true; // WL-24.4
  else if (forced !== null || natural === 20) hit = true;
  else hit = total >= ac; // WL-11.4
  g.io.emit({
    type: 'struck',
    who: strike.striker,
    at: target,
    via: strike.via,
    natural,
    total,
    ac,
    hit,
    rules: ['WL-11.12'],
  });
  return hit;
}

/** WL-11.3: ATK number, bonuses and penalties. WL-12.6, WL-12.7: for a ranged strike the printed number in place of ATK. */
function strikeBonus(g: Table, strike: Strike): number {
  const { roll } = strike;
  const more = roll === null ? 0 : rollModifiers(g, roll, strike.noBonuses);
  const gained = strike.noBonuses ? Math.min(0, strike.bonus) : strike.bonus;
  if (strike.via === 'ranged') return strike.base + gained + more;
  const atk =
    strike.atk !== null
      ? strike.atk + (strike.noBonuses ? 0 : atkBonusOf(g, strike.striker))
      : (atkNumbers(g, strike.striker)[strike.number] ?? 0); // WL-10.17
  return atk + strike.base + gained + more;
}

/** WL-11.14: one wound and what effects add, as one packet (WL-11.15). */
function dealWounds(g: Table, strike: Strike): Script {
  if (!isStillThere(g, strike, strike.target)) return NOTHING_TO_ASK;
  const mods = strikeMods(g, strike);
  if (strike.noWounds || mods.some((active) => active.mod.noWounds === true)) return NOTHING_TO_ASK;
  let wounds = 1 + strike.extraWounds; // WL-3.13, WL-11.25
  for (const active of mods) {
    if (active.mod.extraWounds !== undefined) wounds += amountIn(g, active, 'add', active.mod.extraWounds);
  }
  const unreducible = mods.some((active) => active.mod.unreducible === true);
  // WL-11.21: the wounds do not depend on the striker still being there.
  return inflict(g, strike.target, wounds, strike.spell ? 'spell' : strike.via, {
    by: strike.striker,
    card: strike.action?.card ?? NONE,
    strike,
    unreducible,
  });
}

/** Cancels a strike (WL-11.8). */
export function cancelStrike(g: Table, strike: Strike): void {
  if (strike.canceled) return;
  strike.canceled = true;
  g.io.emit({ type: 'canceled', what: 'strike', who: strike.striker, card: strike.action?.card ?? NONE });
}

/** Whether the strike could be aimed at this character instead (WL-26.9). */
export function mayRedirectTo(g: Table, strike: Strike, id: CardId): boolean {
  return id !== strike.target && inPlay(g, id) && strikeTargets(g, strike).includes(id);
}

export function redirectStrike(g: Table, strike: Strike, id: CardId): void {
  g.io.emit({ type: 'redirected', from: strike.target, to: id });
  strike.target = at(g, id).id;
}
