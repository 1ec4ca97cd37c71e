/**
 * Leaps (HS-11.4): a short move of its own over everything, with a limit on levels.
 */
import { stepBetween, type SpaceId } from '@muster/hex';
import { leapBonus } from '../abilities/leap-bonus.ts';
import type { LeapPart } from '../abilities/language.ts';
import { levelOf, recordOfFigure, type Table } from '../table.ts';
import type { Figure } from '../state.ts';
import { canBeTail, isFree } from './standing.ts';
import { Walker } from './walker.ts';

/** Where the figure can leap to. */
export function leapSpots(g: Table, figure: Figure, leap: LeapPart): readonly (readonly SpaceId[])[] {
  const { field, floor, searches } = g.battlefield;
  const { height } = recordOfFigure(g, figure.id);
  const level = levelOf(g, figure);
  const bonus = leapBonus(g, figure);
  const fits = (space: SpaceId) => {
    const rise = (floor[space] ?? 0) - level;
    return rise <= leap.up + bonus && -rise <= leap.down + bonus && field.perch[space] !== 1;
  };
  const double = figure.at.length === 2;
  const search = double ? searches.double.any : searches.single.any;
  const [head, tail] = figure.at;
  if (head === undefined) return [];
  const start = tail === undefined ? head : stepBetween(field, head, tail);
  if (start === null) return [];
  search.run(start, leap.spaces, new Walker(g, figure, 'fly', true), false);
  const spots: (readonly SpaceId[])[] = [];
  for (const node of search.reached) {
    const at = search.spacesOf(node);
    const [first, second] = at;
    if (first === undefined || figure.at.includes(first) || !fits(first) || !isFree(g, first, height, figure.id))
      continue;
    if (second !== undefined && !canBeTail(g, first, second, height, figure.id)) continue;
    spots.push(at);
  }
  return spots;
}
