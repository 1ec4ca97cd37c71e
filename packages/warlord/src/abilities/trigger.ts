/**
 * Triggers: whether a moment is one the words wait for.
 */
import { criticalOf } from '../rules/rolls.ts';
import { find, lastKnown, type Moment, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import type { Frame } from './frame.ts';
import type { Trigger, WindowId } from './language.ts';

/** WL-19.4: at the stated moment and no other. */
export function triggerMatches(g: Table, trigger: Trigger, moment: Moment, f: Frame): boolean {
  const windows: readonly WindowId[] = typeof trigger.at === 'string' ? [trigger.at] : trigger.at;
  if (!windows.some((window) => moment.windows.includes(window) && stillTrue(g, window, moment))) return false;
  return (
    role(g, trigger.by, moment.by, f) &&
    role(g, trigger.on, moment.on, f) &&
    card(g, trigger.card, moment.card, f) &&
    viaMatches(trigger, moment) &&
    rollMatches(trigger, moment) &&
    (trigger.became === undefined || trigger.became === moment.became) &&
    (trigger.movedBy === undefined || trigger.movedBy === moment.movedBy) &&
    (trigger.initiative === undefined || (trigger.initiative === 'won') === (moment.seat === f.seat)) &&
    actionMatches(trigger, moment) &&
    (trigger.if === undefined || holds(g, trigger.if, f))
  );
}

/** WL-19.12: a canceled strike or action, a changed target or a vanished character is no longer what the words wait for. */
function stillTrue(g: Table, window: WindowId, moment: Moment): boolean {
  if (moment.strike?.canceled === true || moment.action?.canceled === true) return false;
  switch (window) {
    case 'after_targeted_melee':
    case 'after_targeted_ranged':
      return find(g, moment.on) !== null && moment.strike?.target === moment.on;
    case 'after_targeted_action':
      return find(g, moment.on) !== null && (moment.action?.targets.includes(moment.on) ?? false);
    case 'after_targeted_spell':
      if (find(g, moment.on) === null) return false;
      return moment.strike === undefined
        ? (moment.action?.targets.includes(moment.on) ?? false)
        : moment.strike.target === moment.on;
    case 'before_wounds':
      return find(g, moment.on) !== null && (moment.packet?.wounds ?? 0) > 0;
    case 'wounded': // TW-20: who died of the wounds was killed
      return find(g, moment.on) !== null;
    default:
      return true;
  }
}

function role(g: Table, wanted: Trigger['by'], id: CardId, f: Frame): boolean {
  if (wanted === undefined) return true;
  if (id === NONE) return false;
  return wanted === 'this' ? id === f.actor : lastKnown(g, id) !== null && matches(g, id, wanted, f);
}

function card(g: Table, wanted: Trigger['card'], id: CardId | undefined, f: Frame): boolean {
  if (wanted === undefined) return true;
  if (id === undefined || id === NONE) return false;
  return wanted === 'self' ? id === f.source : matches(g, id, wanted, f);
}

function viaMatches(trigger: Trigger, moment: Moment): boolean {
  if (trigger.via === undefined) return true;
  const wanted: readonly string[] = typeof trigger.via === 'string' ? [trigger.via] : trigger.via;
  const { strike } = moment;
  if (strike !== undefined) return wanted.includes(strike.via) || (strike.spell && wanted.includes('spell'));
  return moment.via !== undefined && wanted.includes(moment.via);
}

function rollMatches(trigger: Trigger, moment: Moment): boolean {
  const { roll } = moment;
  if (trigger.roll !== undefined) {
    const wanted: readonly string[] = typeof trigger.roll === 'string' ? [trigger.roll] : trigger.roll;
    if (roll === undefined || !wanted.includes(roll.kind)) return false;
  }
  switch (trigger.result) {
    case undefined:
      return true;
    case 'critical-success':
    case 'critical-failure':
      return roll !== undefined && criticalOf(roll) === trigger.result;
    default:
      return moment.result === trigger.result;
  }
}

function actionMatches(trigger: Trigger, moment: Moment): boolean {
  if (trigger.action === undefined) return true;
  const { action } = moment;
  if (action === undefined) return false;
  return trigger.action === 'spend' ? action.spent : action.kind === trigger.action;
}
