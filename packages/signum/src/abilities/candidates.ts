/**
 * Whom a text may choose.
 */
import type { Verdict } from '@muster/engine';
import { hasKeyword } from '../rules/properties.ts';
import { no } from '../rules/reasons.ts';
import { isOnField, type Table } from '../table.ts';
import type { Creature } from '../state.ts';
import type { Frame } from './effects.ts';
import { mismatch } from './filter.ts';
import type { Choice } from './language.ts';

export function candidates(g: Table, frame: Frame, choice: Choice): readonly Creature[] {
  return g.state.creatures.filter((creature) => mayChoose(g, frame, choice, creature) === null);
}

/** SG-0.16: whether there is anybody to choose. */
export function mayChooseAny(g: Table, frame: Frame, choice: Choice): Verdict {
  const found = g.state.creatures.some((creature) => mayChoose(g, frame, choice, creature) === null);
  return found ? null : no('SG-0.16', 'no-target');
}

const GONE = no('SG-0.10', 'not-on-battlefield');

/** SG-0.3, SG-35.37: support cards don't work on a Monster; SG-10.7, SG-35.10: nor every building on everybody. */
export function mayChoose(g: Table, frame: Frame, { creatures }: Choice, creature: Creature): Verdict {
  if (!isOnField(creature)) return GONE;
  const unmeant = mismatch(g, creature, creatures, frame.self, frame.seat);
  if (unmeant !== null) return unmeant;
  if (frame.support === 'building' && creature.built) return no('SG-10.7', 'built-already', { creature: creature.id });
  if (frame.support === 'building' && hasKeyword(g, creature, 'Cruelty'))
    return no('SG-35.10', 'cruelty', { creature: creature.id });
  return frame.support !== null && hasKeyword(g, creature, 'Monster')
    ? no('SG-35.37', 'monster', { creature: creature.id })
    : null;
}
