/**
 * The battlefield as a bot sees it: who stands where, what everybody is worth and whom they could attack.
 */
import type { Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { ArmyCard } from '../content/card.ts';
import { PLAIN_MODES } from '../abilities/face.ts';
import { silentTable } from '../silent-table.ts';
import { cardOf, faceOf, recordOf, type Table } from '../table.ts';
import type { Card, Figure, HeroscapeState } from '../state.ts';
import { expectedWounds, killChance } from './odds.ts';
import { strengthOf, type Strength } from './strength.ts';
import { NO_WAY, waysTo } from './ways.ts';

/** A figure on the battlefield, or one that will come onto it. */
export interface Unit {
  readonly figure: Figure;
  readonly card: Card;
  readonly record: ArmyCard;
  readonly strength: Strength;
  /** Own figures and those of partners. */
  readonly mine: boolean;
  readonly space: SpaceId;
  readonly column: number;
  readonly level: number;
  readonly flies: boolean;
  readonly climb: number;
  readonly ladders: boolean;
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  /** Wounds it can still take. */
  readonly life: number;
  /** What its side would lose with it now, with each wound, and with the last one besides. */
  readonly worth: number;
  readonly perWound: number;
  readonly lastWound: number;
}

export interface Outlook {
  readonly g: Table;
  readonly seat: Seat;
  readonly mine: readonly Unit[];
  readonly foes: readonly Unit[];
}

/** What is left of a card without its powers. */
const NEGATED = 0.7;
/** How much of a figure's points its last wound is worth: the longer it lives, the more it does. */
const LAST_WOUND = 0.35;

export function isPartner(state: HeroscapeState, a: Seat, b: Seat): boolean {
  return a === b || state.players[a]?.team === state.players[b]?.team;
}

export function outlookOf(state: HeroscapeState, seat: Seat): Outlook {
  const g = silentTable(state);
  const mine: Unit[] = [];
  const foes: Unit[] = [];
  for (const figure of state.figures) {
    const [space] = figure.at;
    if (figure.fate !== 'field' || space === undefined) continue;
    const unit = unitOf(g, figure, space, isPartner(state, seat, cardOf(g, figure.card).controller));
    (unit.mine ? mine : foes).push(unit);
  }
  return { g, seat, mine, foes };
}

/** The figure as it would be on the space. */
export function unitOf(g: Table, figure: Figure, space: SpaceId, mine: boolean): Unit {
  const card = cardOf(g, figure.card);
  const record = recordOf(g, card);
  const face = faceOf(g, card);
  const modes = card.negated ? PLAIN_MODES : face.modes;
  const life = record.life - figure.wounds;
  const points = worthOfFigure(record) * (card.negated ? NEGATED : 1);
  const perWound = (points * (1 - LAST_WOUND)) / record.life;
  const lastWound = points * LAST_WOUND;
  const strength = strengthOf(face);
  return {
    figure,
    card,
    record,
    strength,
    mine,
    space,
    column: g.battlefield.field.column[space] ?? 0,
    level: g.battlefield.floor[space] ?? 0,
    flies: modes.flies,
    ladders: record.spaces === 1 && (record.size === 'small' || record.size === 'medium'), // HS-12.4
    climb: record.height * modes.climbTimes + modes.climbAdd,
    attack: strength.dice + (strength.special ? 0 : card.spirits.attack),
    defence: record.defence + card.spirits.defence,
    move: Math.max(1, record.move + card.spirits.move),
    life,
    worth: life * perWound + lastWound,
    perWound,
    lastWound,
  };
}

/** A large squad is worth more than the sum of few: its turns bring more attacks. */
export function worthOfFigure({ points, figures }: ArmyCard): number {
  return points / figures;
}

/** What an attack with so many dice is worth to the attacker's side. */
export function gainOf(dice: number, defence: number, target: Unit): number {
  return (
    expectedWounds(dice, defence, target.life) * target.perWound +
    killChance(dice, defence, target.life) * target.lastWound
  );
}

/** HS-16.5, without what heights add. */
export function distanceTo({ g }: Outlook, space: SpaceId, unit: Unit): number {
  const { field, distances } = g.battlefield;
  const far = distances.from(unit.column)[field.column[space] ?? 0] ?? -1;
  return far < 0 ? NO_WAY : far;
}

/** What the unit has to walk or fly from the space to the goal. */
export function wayTo({ g }: Outlook, unit: Unit, space: SpaceId, goal: SpaceId): number {
  const { battlefield } = g;
  if (!unit.flies) return waysTo(battlefield, goal, unit.climb, unit.ladders)[space] ?? NO_WAY;
  const { field, distances } = battlefield;
  const far = distances.from(field.column[goal] ?? 0)[field.column[space] ?? 0] ?? -1;
  return far < 0 ? NO_WAY : far;
}

/** How many turns the unit needs from the space until it can attack the target. */
function turnsTo(o: Outlook, unit: Unit, space: SpaceId, target: Unit): number {
  const { range } = unit.strength;
  const far = distanceTo(o, space, target);
  if (far <= 1) return 0;
  if (range > 1) return Math.max(0, far - range) / unit.move;
  return Math.max(1, wayTo(o, unit, space, target.space) - 1) / unit.move;
}

/** What the unit's attack on the target would be worth from the space: less the more it must move for it. */
export function prospect(o: Outlook, unit: Unit, space: SpaceId, target: Unit): number {
  const { times } = unit.strength;
  const turns = turnsTo(o, unit, space, target);
  const above = (o.g.battlefield.floor[space] ?? 0) - target.level;
  const dice = unit.attack + (above > 0 && !unit.strength.special ? 1 : 0);
  const gain = gainOf(dice, target.defence + (above < 0 ? 1 : 0), target) * times;
  return gain / (1 + turns);
}

/** How many turns the nearest of them is away; none if there is nobody. */
export function nearest(o: Outlook, unit: Unit, space: SpaceId, targets: readonly Unit[]): number {
  let least = Infinity;
  for (const target of targets) least = Math.min(least, turnsTo(o, unit, space, target));
  return least === Infinity ? 0 : least;
}

/** The best of them. */
export function bestProspect(o: Outlook, unit: Unit, space: SpaceId, targets: readonly Unit[]): number {
  let best = 0;
  for (const target of targets) {
    const value = prospect(o, unit, space, target);
    if (value > best) best = value;
  }
  return best;
}
