/**
 * Whether something is where a power wants it, seen from a figure.
 */
import type { SpaceId } from '@muster/hex';
import { areAdjacent, isNextTo } from '../rules/engagement.ts';
import { distanceOf } from '../rules/distance.ts';
import { bodyOf, hasClearSight } from '../rules/sight.ts';
import { levelOf, recordOfFigure, type Table } from '../table.ts';
import type { Figure } from '../state.ts';
import type { Place } from './language.ts';

/** A figure where it would stand. */
export interface Spot {
  readonly at: readonly SpaceId[];
  readonly height: number;
  readonly level: number;
}

/** Whether a figure of this height on these spaces would be in the place of the figure. */
export function inPlace(g: Table, from: Figure, spot: Spot, place: Place): boolean {
  if (place.adjacent === true && !spot.at.some((space) => isNextTo(g, space, spot.height, from))) return false; // HS-13.9
  if (place.notAdjacent === true && spot.at.some((space) => isNextTo(g, space, spot.height, from))) return false;
  if (place.within !== undefined && distanceOf(g, from.at, spot.at) > place.within) return false;
  if (place.sameLevel === true && spot.level !== levelOf(g, from)) return false;
  if (place.levels !== undefined && !withinLevels(g, from, spot.level, place.levels)) return false;
  return place.sight !== true || hasClearSight(g, from, spot); // HS-16.7
}

export function figureInPlace(g: Table, from: Figure, figure: Figure, place: Place): boolean {
  if (figure.id === from.id) return place.adjacent !== true; // HS-28.5
  if (place.adjacent === true && !areAdjacent(g, from, figure)) return false;
  if (place.notAdjacent === true && areAdjacent(g, from, figure)) return false;
  if (place.within !== undefined && distanceOf(g, from.at, figure.at) > place.within) return false;
  if (place.sameLevel === true && levelOf(g, figure) !== levelOf(g, from)) return false;
  if (place.levels !== undefined && !withinLevels(g, from, levelOf(g, figure), place.levels)) return false;
  return place.sight !== true || areAdjacent(g, from, figure) || hasClearSight(g, from, bodyOf(g, figure));
}

function withinLevels(g: Table, from: Figure, level: number, levels: NonNullable<Place['levels']>): boolean {
  const base = levelOf(g, from);
  const top = levels.fromBase === true ? base : base + recordOfFigure(g, from.id).height;
  return level <= top + levels.up && level >= base - levels.down;
}
