/**
 * Which windows somebody listens at, as bits of one number: most moments concern nobody, and that must cost next to nothing.
 */
import { WINDOWS, type WindowId } from './language.ts';

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

/** The windows at which feats may be used (chapter 26). */
export const FEATS_HEAR = hearing([
  'before_ranged_target',
  'after_targeted_melee',
  'after_targeted_ranged',
  'after_targeted_action',
  'after_targeted_spell',
  'after_aiming_melee',
  'before_strike_roll',
  'after_die_roll',
  'after_melee_strike',
]);
