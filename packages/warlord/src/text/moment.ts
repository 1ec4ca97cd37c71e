/**
 * The moments of a trigger: windows that differ only in what happens are said in one breath.
 */
import type { Trigger, WindowId } from '../abilities/language.ts';
import { many } from './words.ts';

export type Aimed = 'melee' | 'ranged';
export type Attempt = Aimed | 'action' | 'spell';

export type Moment =
  /** Somebody has become the target of any of these. */
  | { readonly moment: 'targeted'; readonly by: readonly Attempt[] }
  /** Somebody has chosen the target of its own strike. */
  | { readonly moment: 'aimed'; readonly with: readonly Aimed[] }
  /** A strike is over. */
  | { readonly moment: 'struck'; readonly with: readonly Aimed[] }
  | { readonly moment: SingleWindow };

export type SingleWindow = Exclude<
  WindowId,
  | 'after_targeted_melee'
  | 'after_targeted_ranged'
  | 'after_targeted_action'
  | 'after_targeted_spell'
  | 'after_aiming_melee'
  | 'after_aiming_ranged'
  | 'after_melee_strike'
  | 'after_ranged_strike'
>;

export function momentsOf(trigger: Trigger): readonly Moment[] {
  const targeted: Attempt[] = [];
  const aimed: Aimed[] = [];
  const struck: Aimed[] = [];
  const others: Moment[] = [];
  for (const window of many(trigger.at)) {
    switch (window) {
      case 'after_targeted_melee':
        targeted.push('melee');
        break;
      case 'after_targeted_ranged':
        targeted.push('ranged');
        break;
      case 'after_targeted_action':
        targeted.push('action');
        break;
      case 'after_targeted_spell':
        targeted.push('spell');
        break;
      case 'after_aiming_melee':
        aimed.push('melee');
        break;
      case 'after_aiming_ranged':
        aimed.push('ranged');
        break;
      case 'after_melee_strike':
        struck.push('melee');
        break;
      case 'after_ranged_strike':
        struck.push('ranged');
        break;
      default:
        others.push({ moment: window });
    }
  }
  return [
    ...(targeted.length > 0 ? [{ moment: 'targeted', by: targeted } as const] : []),
    ...(aimed.length > 0 ? [{ moment: 'aimed', with: aimed } as const] : []),
    ...(struck.length > 0 ? [{ moment: 'struck', with: struck } as const] : []),
    ...others,
  ];
}

/** Which strikes a trigger speaks of, told by how (`via`) or by the roll. */
export function strikesOf(trigger: Trigger): readonly Aimed[] {
  const told = [...many(trigger.via), ...many(trigger.roll)];
  return (['melee', 'ranged'] as const).filter((one) => told.includes(one));
}
