/**
 * The plan of a whole power: its parts in their order, like ones drawn together.
 */
import type { MovementPart, Part, ReactPart, StatPart } from '../../abilities/language.ts';
import { same } from '../same.ts';
import {
  allSkullsLines,
  counterLines,
  defenceCutLines,
  rerollLines,
  shieldsLines,
  skullsLines,
  statLines,
} from './dice.ts';
import { duringMoveLines, leapLines, movementLines, teleportLines, terrainLines } from './movement.ts';
import type { Line } from './plan.ts';
import { attacksLines, combinedLines, specialLines } from './strike.ts';
import {
  actingLines,
  bondLines,
  chooseLines,
  commandLines,
  d20BonusLines,
  initiativeLines,
  markersLines,
  reserveLines,
  restrictionLines,
} from './turn.ts';
import { actLines, reactLines } from './use.ts';

/** Each group of parts that belong together gives its lines. */
export function powerPlan(parts: readonly Part[]): Line[][] {
  return grouped(parts).map(groupLines);
}

type Group = readonly [Part, ...Part[]];

function grouped(parts: readonly Part[]): Group[] {
  const groups: [Part, ...Part[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last !== undefined && belongs(part, last[0])) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function belongs(part: Part, to: Part): boolean {
  if (isMovement(part) && isMovement(to)) return true;
  if (part.part === 'stat' && to.part === 'stat')
    return same(part.for, to.for) && same(part.when, to.when) && (part.add === 0) === (to.add === 0);
  if (part.part === 'react' && to.part === 'react')
    return part.to === 'leaving-wounded' && to.to === 'wounds' && same(answer(part), answer(to));
  return false;
}

/** What an answer does, whatever it answers. */
function answer({ to: _to, if: conditions, ...rest }: ReactPart): unknown {
  return [
    rest.choose,
    rest.do,
    rest.roll,
    rest.after,
    rest.must,
    rest.once,
    rest.spends,
    rest.for,
    (conditions ?? []).filter((one) => one.if !== 'attack'),
  ];
}

function isMovement(part: Part): part is MovementPart {
  switch (part.part) {
    case 'fly':
    case 'ghost':
    case 'disengage':
    case 'climb':
    case 'waive':
      return true;
    default:
      return false;
  }
}

function groupLines(group: Group): Line[] {
  const [part] = group;
  switch (part.part) {
    case 'stat':
      return statLines(group.filter((one): one is StatPart => one.part === 'stat'));
    case 'skulls':
      return skullsLines(part);
    case 'shields':
      return shieldsLines(part);
    case 'defence-cut':
      return defenceCutLines(part);
    case 'all-skulls':
      return allSkullsLines(part);
    case 'counter':
      return counterLines(part);
    case 'reroll-defence':
      return rerollLines(part);
    case 'fly':
    case 'ghost':
    case 'disengage':
    case 'climb':
    case 'waive':
      return movementLines(group.filter(isMovement));
    case 'leap':
      return leapLines(part);
    case 'teleport':
      return teleportLines(part);
    case 'attacks':
      return attacksLines(part);
    case 'special-attack':
      return specialLines(part);
    case 'act':
      return actLines(part);
    case 'react':
      return reactLines(group.filter((one): one is ReactPart => one.part === 'react'));
    case 'bond':
      return bondLines(part);
    case 'command':
      return commandLines(part);
    case 'acting':
      return actingLines(part);
    case 'adjacent-only':
    case 'taunt':
    case 'lock':
    case 'vortex':
    case 'may-not-attack':
    case 'exempt':
      return restrictionLines(part);
    case 'd20-bonus':
      return d20BonusLines(part);
    case 'initiative':
      return initiativeLines(part);
    case 'reserve':
      return reserveLines();
    case 'choose':
      return chooseLines(part);
    case 'markers':
      return markersLines(part);
    case 'terrain':
      return terrainLines(part);
    case 'combined-attack':
      return combinedLines(part);
    case 'during-move':
      return duringMoveLines(part);
    case 'code':
      return [];
  }
}
