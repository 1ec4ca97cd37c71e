/**
 * Which windows somebody listens at, as bits of one number: most moments concern nobody, and that must cost next to nothing.
 */
import { WINDOWS, type Feat, type WindowId } from './language.ts';

/** Windows that only ever open together with another share its bit: there are more windows than bits. */
const TOGETHER: Partial<Readonly<Record<WindowId, WindowId>>> = {
  killed_by_melee: 'killed',
  maneuvered: 'moved',
  attack_ended: 'action_performed',
};

/** The bit of each window. */
export const AT = bits();

function bits(): Readonly<Record<WindowId, number>> {
  const table: Partial<Record<WindowId, number>> = {};
  let next = 0;
  for (const window of WINDOWS) if (TOGETHER[window] === undefined) table[window] = 1 << next++;
  if (next > 31) throw new Error('there are more windows than bits');
  for (const window of WINDOWS) table[window] ??= table[TOGETHER[window] ?? window] ?? 0;
  return table as Record<WindowId, number>;
}

export function hearing(windows: readonly WindowId[]): number {
  let mask = 0;
  for (const window of windows) mask |= AT[window];
  return mask;
}

/** Windows that open together at one moment: their names, and the same as bits. */
export interface Opening {
  readonly windows: readonly WindowId[];
  readonly mask: number;
}

/** Made once for each place in the rules where windows open, not once for each time they do. */
export function opening(...windows: readonly WindowId[]): Opening {
  return { windows, mask: hearing(windows) };
}

/** The windows at which a feat may be used as a React (chapter 26), in either edition. */
const FEATS_HEAR: Readonly<Record<Feat, number>> = {
  Charisma: AT.after_die_roll,
  Defend: AT.after_targeted_melee | AT.after_targeted_action,
  'Magic Resistance': AT.after_targeted_spell,
  Marksmanship: AT.before_ranged_target,
  Medicine: 0,
  Powerattack: AT.before_strike_roll | AT.after_aiming_melee,
  Riding: 0,
  Riposte: AT.after_melee_strike,
  Scribe: 0,
  Stealth: AT.after_targeted_melee | AT.after_targeted_ranged | AT.after_targeted_action,
};

export function featHears(feat: Feat): number {
  return FEATS_HEAR[feat];
}
