/**
 * The German word for the strike now spoken of: "Schlag" is a melee strike, a ranged strike has a name of its own.
 */
import { strikesOf } from '../moment.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import type { Lexeme } from './grammar.ts';
import { RANGED, STRIKE } from './lexicon.ts';

const RANGED_WINDOWS: readonly string[] = [
  'before_ranged_target',
  'after_targeted_ranged',
  'after_aiming_ranged',
  'after_ranged_strike',
];

export function struckWith({ strike, trigger }: Setting): Lexeme {
  if (strike !== undefined) return strike === 'ranged' ? RANGED : STRIKE;
  const at = many(trigger?.at);
  const told = trigger !== undefined && strikesOf(trigger).join() === 'ranged';
  return told || (at.length > 0 && at.every((window) => RANGED_WINDOWS.includes(window))) ? RANGED : STRIKE;
}
