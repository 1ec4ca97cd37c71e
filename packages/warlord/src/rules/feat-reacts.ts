/**
 * Chapter 26: the feats that are Reacts.
 */
import { choose, type Option, type Script, type Seat } from '@muster/engine';
import { indexOf } from '../abilities/active.ts';
import { featHears } from '../abilities/hearing.ts';
import { FEATS, type Feat } from '../abilities/language.ts';
import type { Moment } from '../moment.ts';
import { at, charactersOf, find, inPlay, lastKnown, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { cancelAction } from './actions.ts';
import { featCheck } from './checks.ts';
import { adjacent, distance } from './distance.ts';
import { beginFeat, endFeat, mayUseFeat } from './feats.ts';
import { isInArmy, isIntruder } from './intruders.ts';
import { isProtected, reroll } from './rolls.ts';
import { isRestless, settle } from './state-check.ts';
import {
  cancelStrike,
  couldStrike,
  makeStrike,
  mayRedirectTo,
  plainStrike,
  redirectStrike,
  type StrikeSpec,
} from './strike.ts';
import { mayBecomeTarget, replaceTarget } from './targeting.ts';
import { featBonus, levelOf, mayHaveFeats } from './values.ts';

export interface FeatOption extends Option {
  readonly feat: Feat;
  readonly card: CardId;
}

/** The feats that are used at windows. */
const REACT_FEATS = FEATS.map((feat) => ({ feat, hears: featHears(feat) })).filter(({ hears }) => hears !== 0);

/** Whether the moment is the feat's own for this character (its condition, not its limits). */
function isMomentOf(feat: Feat, g: Table, id: CardId, moment: Moment): boolean {
  switch (feat) {
    case 'Charisma':
      return isForCharisma(g, id, moment);
    case 'Defend':
      return isForDefend(g, id, moment);
    case 'Magic Resistance':
      return isForMagicResistance(id, moment);
    case 'Marksmanship':
      return moment.windows.includes('before_ranged_target') && moment.by === id; // WL-26.16
    case 'Powerattack':
      return isForPowerattack(g, id, moment);
    case 'Riposte':
      return isForRiposte(g, id, moment);
    case 'Stealth':
      return isForStealth(g, id, moment);
    default:
      return false;
  }
}

export function addFeatReacts(g: Table, seat: Seat, moment: Moment, options: Option[]): void {
  const { seatFeatsAt } = indexOf(g);
  if (((seatFeatsAt[seat] ?? 0) & moment.mask) === 0) return;
  for (const { id } of charactersOf(g, seat)) {
    if (!mayHaveFeats(g, id) || moment.reacted.includes(id)) continue; // WL-19.14: a feat React is a React of its character
    for (const { feat, hears } of REACT_FEATS) {
      if ((hears & moment.mask) === 0 || featBonus(g, id, feat) === null || !isMomentOf(feat, g, id, moment)) continue;
      if (mayUseFeat(g, id, feat, feat, limitOf(g, id, feat)) === null) {
        const option: FeatOption = { key: `feat:${feat}:${id}`, feat, card: id };
        options.push(option);
      }
    }
  }
}

/** Once per turn; WL-26.40a, WL-26.41: Stealth has no limit in Campaign, and in Epic its level away from home. */
function limitOf(g: Table, id: CardId, feat: Feat): number {
  if (feat !== 'Stealth') return 1;
  if (g.rules.stealth === 'campaign') return Number.POSITIVE_INFINITY;
  return isIntruder(at(g, id)) ? Math.max(1, levelOf(g, id)) : 1; // WL-26.42
}

/** WL-26.1, WL-26.3 to WL-26.5 */
function isForCharisma(g: Table, id: CardId, moment: Moment): boolean {
  const { roll } = moment;
  if (roll === undefined || !moment.windows.includes('after_die_roll') || isProtected(g, roll)) return false;
  const roller = lastKnown(g, roll.roller);
  if (roller === null) return false;
  const away = distance(at(g, id), roller);
  if (g.rules.charisma === 'same rank') return away === 0 && roll.roller !== id;
  return away <= 1 && !(roll.roller === id && roll.name === 'Charisma'); // WL-26.4
}

/** WL-26.6, WL-26.8 to WL-26.11 */
function isForDefend(g: Table, id: CardId, moment: Moment): boolean {
  const { on, strike, action } = moment;
  if (!inPlay(g, on) || !adjacent(g, id, on)) return false;
  const target = at(g, on);
  if (!isInArmy(target) || target.controller !== at(g, id).controller || !isInArmy(at(g, id))) return false;
  if (moment.windows.includes('after_targeted_melee')) {
    return strike !== undefined && !strike.canceled && strike.target === on && mayRedirectTo(g, strike, id);
  }
  if (!moment.windows.includes('after_targeted_action') || action === undefined || action.canceled) return false;
  return mayBecomeTarget(action, on, id);
}

/** WL-26.12, WL-26.15 */
function isForMagicResistance(id: CardId, moment: Moment): boolean {
  if (!moment.windows.includes('after_targeted_spell') || moment.on !== id) return false;
  return moment.strike === undefined
    ? isTargetOf(moment.action, id)
    : !moment.strike.canceled && moment.strike.target === id;
}

/** WL-26.23 */
function isForPowerattack(g: Table, id: CardId, moment: Moment): boolean {
  const { strike } = moment;
  return (
    moment.windows.includes(g.rules.powerattackAt) &&
    strike !== undefined &&
    strike.via === 'melee' &&
    strike.striker === id &&
    !strike.canceled
  );
}

/** WL-26.28, WL-26.30 to WL-26.32: after the strike at this character, if the attacker is there and in reach. */
function isForRiposte(g: Table, id: CardId, moment: Moment): boolean {
  const { strike } = moment;
  if (strike === undefined || !moment.windows.includes('after_melee_strike') || strike.target !== id) return false;
  const striker = find(g, strike.striker);
  return striker !== null && couldStrike(g, riposteAt(g, id, strike.striker));
}

function riposteAt(g: Table, id: CardId, attacker: CardId): StrikeSpec {
  const spec = plainStrike(id, at(g, id).controller, 'melee');
  spec.allows = (target) => target === attacker;
  return spec;
}

/** WL-26.40: in Campaign against melee strikes and actions, away from home; in Epic against strikes of both kinds, anywhere. */
function isForStealth(g: Table, id: CardId, moment: Moment): boolean {
  if (moment.on !== id) return false;
  const { strike, action } = moment;
  const melee = moment.windows.includes('after_targeted_melee');
  const ranged = moment.windows.includes('after_targeted_ranged');
  if (strike !== undefined && (strike.canceled || strike.target !== id)) return false;
  if (g.rules.stealth === 'epic') return melee || ranged;
  const c = at(g, id);
  if (!isIntruder(c) || c.acted) return false;
  return melee || (moment.windows.includes('after_targeted_action') && isTargetOf(action, id));
}

/** WL-19.12: the action goes on and the character is still a target of it. */
function isTargetOf(action: Moment['action'], id: CardId): boolean {
  return action !== undefined && !action.canceled && action.targets.includes(id);
}

// ---- using them ----

export function* playFeatReact(g: Table, feat: Feat, id: CardId, moment: Moment): Script {
  const action = yield* beginFeat(g, id, feat, 'react');
  const success = yield* featCheck(g, id, feat, action);
  if (success) yield* succeed(g, feat, id, moment);
  yield* endFeat(g, action);
  if (isRestless(g)) yield* settle(g);
}

function* succeed(g: Table, feat: Feat, id: CardId, moment: Moment): Script {
  const { strike, action } = moment;
  switch (feat) {
    case 'Charisma':
      if (moment.roll !== undefined) yield* reroll(g, moment.roll, moment); // WL-26.2
      break;
    case 'Defend': // WL-26.7
      if (!inPlay(g, id)) break;
      if (strike !== undefined) {
        if (mayRedirectTo(g, strike, id)) redirectStrike(g, strike, id);
      } else if (action !== undefined && mayBecomeTarget(action, moment.on, id))
        replaceTarget(g, action, moment.on, id); // WL-26.10
      break;
    case 'Magic Resistance': // WL-26.13, WL-26.14
      if (strike !== undefined) cancelStrike(g, strike);
      if (strike?.action !== null && strike?.action !== undefined) cancelAction(g, strike.action); // WL-26.15
      if (action !== undefined) cancelAction(g, action);
      break;
    case 'Marksmanship':
      if (strike !== undefined) yield* chooseMarksmanship(g, id, strike);
      break;
    case 'Powerattack': // WL-26.24, WL-26.25, WL-13.11
      if (strike !== undefined) strike.extraWounds++;
      break;
    case 'Riposte': // WL-26.29, WL-26.33
      if (strike !== undefined && inPlay(g, id) && couldStrike(g, riposteAt(g, id, strike.striker))) {
        yield* makeStrike(g, riposteAt(g, id, strike.striker));
      }
      break;
    case 'Stealth':
      if (strike !== undefined) cancelStrike(g, strike);
      else if (action !== undefined) cancelAction(g, action);
      break;
    default:
      break;
  }
}

/** WL-26.17, WL-26.19: chosen right after the successful check, before the target. */
function* chooseMarksmanship(g: Table, id: CardId, strike: NonNullable<Moment['strike']>): Script {
  const options = [{ key: 'further' }, { key: 'roll' }, { key: 'wound' }];
  const picked = yield* choose({ seat: at(g, id).controller, kind: 'marksmanship', options, about: [id] });
  if (picked.key === 'further') strike.extraRange++; // WL-26.18
  else if (picked.key === 'roll') strike.bonus += 5;
  else strike.extraWounds++;
}
