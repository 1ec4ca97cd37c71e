/**
 * Whom to attack, heal or shoot, and what to do with the dice.
 */
import { PASS, type Decision } from '@muster/engine';
import { ladderRank, type Die } from '../content/die.ts';
import { distanceOf } from '../field.ts';
import { diceOf, propertiesOf } from '../rules/properties.ts';
import { recordOf } from '../table.ts';
import { expectedDamage } from './odds.ts';
import { unitWith, type Outlook, type Strike, type Unit } from './outlook.ts';
import { gainOf } from './prospects.ts';
import { subject } from './rank-move.ts';

const HEALED = 3;
/** What an answer to an attack counts, as it may not come. */
const ANSWER = 0.5;

/** SG-17.1, SG-20.12 */
export function rankAction(o: Outlook, decision: Decision): (key: string) => number {
  const unit = subject(o, decision);
  if (unit === null) return () => 0;
  return (key) => {
    const [does, first, second] = key.split(':');
    switch (does) {
      case 'attack': {
        const strike = unit.strikes[Number(first)];
        const target = unitWith(o, Number(second));
        return strike === undefined || target === null ? 0 : attackWorth(o, unit, strike, target);
      }
      case 'heal': {
        const target = unitWith(o, Number(first));
        return target === null || !target.mine ? -1 : healWorth(o, unit, target);
      }
      case 'longshot': {
        const target = unitWith(o, Number(first));
        return target === null ? 0 : shotWorth(o, unit, target);
      }
      default:
        return 0;
    }
  };
}

function attackWorth(o: Outlook, unit: Unit, strike: Strike, target: Unit): number {
  const far = distanceOf(o.g.field, unit.creature.hex, target.creature.hex);
  const gain = gainOf(o, unit, strike, target, far);
  if (strike.box.type !== 'melee') return gain;
  const dice = diceOf(o.g, target.creature, 'Counterattack');
  const own = target.strikes[0];
  if (dice === null || own === undefined) return gain;
  return gain - ANSWER * gainOf(o, target, { ...own, dice, damage: 0 }, unit, far);
}

function healWorth({ g }: Outlook, unit: Unit, target: Unit): number {
  const box = recordOf(g, unit.creature).attacks[0];
  const healed = Math.min(target.creature.wounds, expectedDamage(g.state.options.data.faces, box?.dice ?? []));
  return healed * HEALED * (target.hero ? 1.5 : 1);
}

function shotWorth(o: Outlook, unit: Unit, target: Unit): number {
  const shot = propertiesOf(o.g, unit.creature).find(({ keyword }) => keyword === 'Longshot');
  if (shot?.keyword !== 'Longshot') return 0;
  const box = { type: 'ranged', dice: shot.dice, range: shot.value, critical: { critical: 'Swap' } } as const;
  return gainOf(o, unit, { box, dice: shot.dice, range: shot.value, damage: 0 }, target, shot.value);
}

/** Who is struck besides or next: whoever dies of it, then whoever is worth most. */
export function rankStruck(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => {
    const unit = unitWith(o, Number(key));
    if (unit === null) return 0;
    const gain = unit.worth / (unit.life + unit.armour);
    return unit.mine ? -gain : gain;
  };
}

/** SG-20.14: blanks are rolled again, then pushes; hits stay. Keys name the die and what it shows. */
export function rankReroll(_o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key.endsWith(':BLANK') ? 2 : key.endsWith(':PUSH') ? 1 : -Infinity);
}

/** SG-19.5: the best dice are kept. Keys begin with the die. */
export function rankDice(_o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => ladderRank(key.slice(0, 1) as Die);
}

/** SG-35.14: strike back. */
export function rankYes(_o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key === PASS ? 0 : 1);
}

/** SG-35.13: who pays wants to strike. */
export function rankContract(o: Outlook, decision: Decision): (key: string) => number {
  const unit = subject(o, decision);
  const near =
    unit !== null &&
    o.foes.some(({ creature }) => distanceOf(o.g.field, creature.hex, unit.creature.hex) <= unit.move + unit.range);
  return (key) => (key === PASS ? 0.5 : near ? 1 : 0);
}
