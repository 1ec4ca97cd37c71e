/**
 * Chapter 21: skill checks and saves; 25.2: feat checks.
 */
import type { Script } from '@muster/engine';
import { amountIn, appliesTo, indexOf } from '../abilities/active.ts';
import { FEATS, type Feat } from '../abilities/language.ts';
import { opening } from '../abilities/hearing.ts';
import { momentOf } from '../moment.ts';
import { find, type Roll, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import type { Action } from './actions.ts';
import { openMoment } from './reacts.ts';
import { afterRoll, announceRoll, beforeRoll, resultAgainst, rollModifiers, succeeds, throwDie } from './rolls.ts';
import { featBonus, skillOf } from './values.ts';

const CHECK_RESULT = opening('check_or_save_result');

const FEAT_DC = 20; // WL-25.2

export interface CheckSpec {
  readonly type: 'check' | 'save';
  readonly name: string;
  readonly dc: number;
  /** The action that demands it. */
  readonly action: Action | null;
}

/** WL-21.1, WL-21.2: d20 + skill + what counts for this kind, against the DC. True on success. */
export function* makeCheck(g: Table, who: CardId, spec: CheckSpec): Script<boolean> {
  const roll = announceRoll(spec.type, who, spec.name);
  yield* beforeRoll(g, roll);
  throwDie(g, roll);
  yield* afterRoll(g, roll); // WL-21.8
  for (;;) {
    const success = succeeds(resultOf(g, roll, spec));
    const { natural } = roll;
    const moment = momentOf(CHECK_RESULT, who, who); // TW-26
    moment.roll = roll;
    moment.result = success ? 'success' : 'failure';
    if (spec.action !== null) moment.action = spec.action;
    yield* openMoment(g, moment);
    if (roll.natural === natural) return success;
  }
}

function resultOf(g: Table, roll: Roll, spec: CheckSpec): ReturnType<typeof resultAgainst> {
  const total = roll.natural + checkBonus(g, roll.roller, spec.name) + rollModifiers(g, roll);
  const dc = spec.dc + dcModifiers(g, spec);
  const result = resultAgainst(roll, total, dc);
  g.io.emit({
    type: 'checked',
    who: roll.roller,
    check: spec.type,
    name: spec.name,
    natural: roll.natural,
    total,
    dc,
    success: succeeds(result),
  });
  return result;
}

/** WL-25.3: skill, and for a check named after a feat the bonus of that feat. */
function checkBonus(g: Table, who: CardId, name: string): number {
  const feat = FEATS.find((one) => one === name);
  return skillOf(g, who) + (feat === undefined ? 0 : (featBonus(g, who, feat) ?? 0));
}

/** Effects of the performer that make the saves against its actions or spells harder. */
function dcModifiers(g: Table, spec: CheckSpec): number {
  const { action } = spec;
  if (action === null || spec.type !== 'save' || find(g, action.performer) === null) return 0;
  let sum = 0;
  for (const active of indexOf(g).mods.dc) {
    if (active.mod.spells === true && !action.spell) continue;
    if (appliesTo(g, active, action.performer)) sum += amountIn(g, active, 'add', active.mod.add);
  }
  return sum;
}

/** False also if the feat was canceled or its user is gone before the check. */
export function* featCheck(g: Table, who: CardId, feat: Feat, action: Action): Script<boolean> {
  if (action.canceled || find(g, who) === null) return false;
  return yield* makeCheck(g, who, { type: 'check', name: feat, dc: FEAT_DC, action });
}
