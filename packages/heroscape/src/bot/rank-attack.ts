/**
 * Options of the attack: who attacks, whom, and who else is struck.
 */
import { PASS, type Decision, type Option } from '@muster/engine';
import type { FigureId } from '../state.ts';
import { bestProspect, gainOf, type Outlook, type Unit } from './outlook.ts';

/** Nobody attacks friends. */
const NEVER = -Infinity;
/** Powers used instead of an attack, as a part of the figure. */
const POWER = 0.12;
const OBJECT = 0.1;

function unitIn(o: Outlook, id: unknown): Unit | undefined {
  return o.foes.find(({ figure }) => figure.id === id) ?? o.mine.find(({ figure }) => figure.id === id);
}

export function rankAttacker(o: Outlook, _decision: Decision, option: Option): number {
  if (option.key === PASS) return 0;
  if (!('does' in option) || option.does !== 'attack' || !('id' in option)) return -1;
  const unit = unitIn(o, option.id);
  return unit === undefined ? 0 : 1 + bestProspect(o, unit, unit.space, o.foes);
}

export function rankTarget(o: Outlook, { about }: Decision, option: Option): number {
  if (option.key === PASS) return 0;
  const attacker = unitIn(o, about?.[0]);
  if (attacker === undefined) return 0.5;
  if ('does' in option && option.does === 'power') return POWER * attacker.worth;
  const target = 'target' in option ? unitIn(o, option.target) : undefined;
  // An attack without a target strikes everybody around; one on an object is better than none.
  if (target === undefined)
    return 'object' in option && typeof option.object === 'number' && option.object >= 0
      ? OBJECT
      : POWER * attacker.worth;
  const isSpecial = 'does' in option && (option.does === 'special' || option.does === 'combined');
  const above = attacker.level - target.level;
  const dice = isSpecial
    ? attacker.attack
    : attacker.record.attack + attacker.card.spirits.attack + (above > 0 ? 1 : 0);
  const gain =
    gainOf(dice, target.defence + (above < 0 ? 1 : 0), target) * (isSpecial ? Math.max(1, attacker.strength.times) : 1);
  return target.mine ? NEVER : gain;
}

export function rankDice(_o: Outlook, _decision: Decision, option: Option): number {
  return 'dice' in option && typeof option.dice === 'number' ? option.dice : 0;
}

/** A line or a further figure: what the enemies in it are worth, less the friends. */
export function rankStruck(o: Outlook, _decision: Decision, option: Option): number {
  if (option.key === PASS) return 0;
  const ids: readonly FigureId[] =
    'figures' in option && Array.isArray(option.figures)
      ? option.figures
      : 'figure' in option
        ? [Number(option.figure)]
        : [];
  let value = 0;
  for (const id of ids) {
    const unit = unitIn(o, id);
    if (unit !== undefined) value += unit.mine ? -unit.worth : unit.worth;
  }
  return value;
}
