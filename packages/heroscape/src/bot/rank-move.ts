/**
 * Options of movement: who moves, and where to.
 */
import { PASS, type Decision, type Option } from '@muster/engine';
import { canSee, type SpaceId } from '@muster/hex';
import { codeOf } from '../content/terrain.ts';
import { eyesAt } from '../rules/sight.ts';
import { terrainCode } from '../rules/terrain.ts';
import { cardOfFigure, faceOf } from '../table.ts';
import type { FigureId } from '../state.ts';
import { pullOf } from './goals.ts';
import { bestProspect, distanceTo, gainOf, isPartner, unitOf, type Outlook, type Unit } from './outlook.ts';
import { standpoint } from './position.ts';

const MOLTEN_LAVA = codeOf('moltenLava');
/** Turning round leads to nothing, molten lava to less. */
const NEVER = -Infinity;
/** Attacks, falls and lava on the way, as a part of the figure. */
const DANGER = 0.2;
/** So many of the best places are looked at along lines of sight. */
const LOOKED_AT = 12;
/** What a target in sight is worth before it is attacked. */
const IN_SIGHT = 0.4;

/** Who has most to go for moves first; who stopped on the way rests before he goes on. */
export function rankMover(o: Outlook, _decision: Decision, option: Option): number {
  if (option.key === PASS) return 0.5;
  if (!('does' in option) || !('id' in option) || option.does !== 'move')
    return 'does' in option && option.does === 'door' ? 0 : NEVER;
  if (o.g.state.turns.at(-1)?.mover === option.id) return 0.1;
  const unit = o.mine.find(({ figure }) => figure.id === option.id);
  return unit === undefined ? 1 : 1 + bestProspect(o, unit, unit.space, o.foes);
}

type Ranks = ReadonlyMap<string, number>;
const rankings = new WeakMap<Decision, { readonly o: Outlook; readonly ranks: Ranks }>();

export function rankDestination(o: Outlook, decision: Decision, option: Option): number {
  return ranksOf(o, decision, true).get(option.key) ?? 0;
}

/** A place for a figure that is put down, by a friend or by an enemy. */
export function rankSpot(o: Outlook, decision: Decision, option: Option): number {
  return ranksOf(o, decision, false).get(option.key) ?? 0;
}

function ranksOf(o: Outlook, decision: Decision, looks: boolean): Ranks {
  const known = rankings.get(decision);
  if (known?.o === o) return known.ranks;
  const ranks = rankPlaces(o, decision, looks);
  rankings.set(decision, { o, ranks });
  return ranks;
}

interface Place {
  readonly key: string;
  readonly space: SpaceId;
  value: number;
}

function rankPlaces(o: Outlook, decision: Decision, looks: boolean): Ranks {
  const ranks = new Map<string, number>();
  const unit = moverOf(o, decision.about?.[0]);
  if (unit === null) return ranks;
  const places: Place[] = [];
  for (const option of decision.options) {
    const space = spaceOf(option, unit);
    if (space !== null) places.push({ key: option.key, space, value: placeValue(o, unit, space, option) });
  }
  if (looks && unit.record.range > 1) {
    places.sort((a, b) => b.value - a.value);
    for (const place of places.slice(0, LOOKED_AT)) place.value += IN_SIGHT * bestInSight(o, unit, place.space);
  }
  const sign = unit.mine ? 1 : -1;
  for (const { key, value } of places) ranks.set(key, sign * value);
  return ranks;
}

/** The space of the head; staying is a place too where the figure stands somewhere. */
function spaceOf(option: Option, unit: Unit): SpaceId | null {
  if ('at' in option && Array.isArray(option.at)) return typeof option.at[0] === 'number' ? option.at[0] : null;
  return option.key === PASS && unit.figure.at.length > 0 ? unit.space : null;
}

function moverOf(o: Outlook, id: FigureId | undefined): Unit | null {
  const figure = id === undefined ? undefined : o.g.state.figures[id];
  if (figure === undefined) return null;
  const mine = isPartner(o.g.state, o.seat, cardOfFigure(o.g, figure.id).controller);
  return unitOf(o.g, figure, figure.at[0] ?? 0, mine);
}

function placeValue(o: Outlook, unit: Unit, space: SpaceId, option: Option): number {
  let value = standpoint(o, unit, space) + pullOf(o, unit, space);
  if ('dangerous' in option && option.dangerous === true) value -= DANGER * unit.worth;
  const burns = terrainCode(o.g, space) === MOLTEN_LAVA && faceOf(o.g, unit.card).modes.noDamage[MOLTEN_LAVA] !== true;
  if (!burns) return value;
  return unit.mine ? NEVER : value - unit.worth;
}

/** The best attack among the targets in range that can be seen from the space. */
function bestInSight(o: Outlook, unit: Unit, space: SpaceId): number {
  const { battlefield, stands } = o.g;
  const { field, floor, sight } = battlefield;
  const eyes = eyesAt(o.g, space, unit.record.height);
  const level = floor[space] ?? 0;
  let best = 0;
  for (const foe of o.foes) {
    if (distanceTo(o, space, foe) > unit.record.range) continue;
    const above = level - foe.level;
    const gain = gainOf(unit.record.attack + (above > 0 ? 1 : 0), foe.defence + (above < 0 ? 1 : 0), foe);
    if (gain <= best) continue;
    const target = { column: field.column[foe.space] ?? 0, level: foe.level, height: foe.record.height };
    if (canSee(sight, stands, eyes, target, 'direct')) best = gain;
  }
  return best;
}
