/**
 * Triggers: whether a moment is one the words wait for.
 */
import { criticalOf } from '../rules/rolls.ts';
import type { Moment } from '../moment.ts';
import { find, lastKnown, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import { windowsOf } from './face.ts';
import type { Frame } from './frame.ts';
import { hearing } from './hearing.ts';
import type { Trigger, Where, WindowId } from './language.ts';

/** One field of a trigger, ready to be asked. */
type Test = (g: Table, moment: Moment, f: Frame) => boolean;

const tests = new WeakMap<Trigger, readonly Test[]>();

/** WL-19.4: at the stated moment and no other. Triggers are read once: only the fields they have are asked. */
export function triggerMatches(g: Table, trigger: Trigger, moment: Moment, f: Frame): boolean {
  let list = tests.get(trigger);
  if (list === undefined) {
    list = testsOf(trigger);
    tests.set(trigger, list);
  }
  for (const test of list) if (!test(g, moment, f)) return false;
  return true;
}

function testsOf(trigger: Trigger): readonly Test[] {
  const { by, on, card: about, became, movedBy, initiative, if: condition } = trigger;
  const all: Test[] = [windowTest(windowsOf({ on: trigger }))];
  if (by !== undefined) all.push((g, moment, f) => role(g, by, moment.by, f));
  if (on !== undefined) all.push((g, moment, f) => role(g, on, moment.on, f));
  if (about !== undefined) all.push((g, moment, f) => card(g, about, moment.card, f));
  if (trigger.via !== undefined) all.push((_g, moment) => viaMatches(trigger, moment));
  if (trigger.roll !== undefined || trigger.result !== undefined)
    all.push((_g, moment) => rollMatches(trigger, moment));
  if (became !== undefined) all.push((_g, moment) => became === moment.became);
  if (movedBy !== undefined) all.push((_g, moment) => movedBy === moment.movedBy);
  if (initiative !== undefined) all.push((_g, moment, f) => (initiative === 'won') === (moment.seat === f.seat));
  if (trigger.action !== undefined) all.push((_g, moment) => actionMatches(trigger, moment));
  if (condition !== undefined) all.push((g, _moment, f) => holds(g, condition, f));
  return all;
}

function windowTest(windows: readonly WindowId[]): Test {
  const mask = hearing(windows);
  return (g, moment) => {
    if ((moment.mask & mask) === 0) return false;
    for (const window of windows) if (moment.windows.includes(window) && stillTrue(g, window, moment)) return true;
    return false;
  };
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

function role(g: Table, wanted: 'this' | Where, id: CardId, f: Frame): boolean {
  if (id === NONE) return false;
  return wanted === 'this' ? id === f.actor : lastKnown(g, id) !== null && matches(g, id, wanted, f);
}

function card(g: Table, wanted: 'self' | Where, id: CardId | undefined, f: Frame): boolean {
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
