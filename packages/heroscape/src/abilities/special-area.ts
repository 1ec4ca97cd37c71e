/**
 * Who is hit by the area of a special attack (HS-18.5 to HS-18.8).
 */
import { SIDES, straightLine } from '@muster/hex';
import { adjacentTo, areAdjacent, engagedWith } from '../rules/engagement.ts';
import { isBeside } from '../rules/objects.ts';
import { hasDirectSight } from '../rules/sight.ts';
import { isHidden } from '../rules/targeting.ts';
import { areEnemies, figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { matches } from './filter.ts';
import type { Area, SpecialAttackPart } from './language.ts';
import { figureInPlace } from './place.ts';

/** The sets of figures that may be hit besides the target: one set, or one for each line that can be chosen. */
export function affectedBy(
  g: Table,
  figure: Figure,
  target: FigureId,
  { area }: SpecialAttackPart,
): readonly (readonly FigureId[])[] {
  if (area === undefined) return [[]];
  switch (area.area) {
    case 'blast':
      return [blast(g, figure, figureOf(g, target), area)];
    case 'around': {
      const hit = adjacentTo(g, figure).filter(
        (id) => area.figures === undefined || matches(g, id, area.figures, figure.id),
      );
      return hit.length > 0 && isAllowedWhileEngaged(g, figure, hit) ? [hit] : [];
    }
    case 'others':
      return [
        g.state.figures
          .filter(
            (one) =>
              isOnField(one) &&
              one.id !== target &&
              figureInPlace(g, figureOf(g, target), one, area.place) &&
              (area.figures === undefined || matches(g, one.id, area.figures, figure.id)),
          )
          .map(({ id }) => id),
      ];
    case 'line':
      return lines(g, figure, target, area).filter(
        (hit) => area.from === 'target' || isAllowedWhileEngaged(g, figure, hit),
      );
  }
}

/** HS-20.8: an object hit by an area attack shares it with everybody next to it; a line from it leads nowhere. */
export function affectedBeside(
  g: Table,
  figure: Figure,
  object: number,
  { area }: SpecialAttackPart,
): readonly (readonly FigureId[])[] {
  if (area?.area !== 'blast' && area?.area !== 'others') return [];
  const beside = g.state.figures.filter((one) => isOnField(one) && isBeside(g, one, object)).map(({ id }) => id);
  if (area.area === 'blast') return [beside.filter((id) => isInBlast(g, figure, id, area))];
  return [beside.filter((id) => area.figures === undefined || matches(g, id, area.figures, figure.id))];
}

/** HS-14.7: an engaged figure must hit an enemy it is engaged with. */
function isAllowedWhileEngaged(g: Table, figure: Figure, hit: readonly FigureId[]): boolean {
  const enemies = engagedWith(g, figure);
  return enemies.length === 0 || enemies.some((id) => hit.includes(id));
}

/** Explosions: everybody adjacent to the target. */
function blast(g: Table, figure: Figure, target: Figure, area: Extract<Area, { area: 'blast' }>): readonly FigureId[] {
  return adjacentTo(g, target).filter((id) => isInBlast(g, figure, id, area));
}

/** HS-18.8: friends and the attacker too, unless the words spare them. */
function isInBlast(g: Table, figure: Figure, id: FigureId, area: Extract<Area, { area: 'blast' }>): boolean {
  if (id === figure.id && area.spare !== undefined) return false;
  if (area.spare === 'friends' && !areEnemies(g, figure.id, id)) return false;
  if (area.bothAdjacent === true && !areAdjacent(g, figure, figureOf(g, id))) return false;
  return area.figures === undefined || matches(g, id, area.figures, figure.id);
}

function isSeen(g: Table, figure: Figure, target: Figure): boolean {
  return !isHidden(g, target) && hasDirectSight(g, figure, target);
}

/** Straight lines from self or from the target on; only figures in line of sight are hit. */
function lines(
  g: Table,
  figure: Figure,
  target: FigureId,
  area: Extract<Area, { area: 'line' }>,
): readonly (readonly FigureId[])[] {
  const { field } = g.battlefield;
  const from = area.from === 'self' ? figure : figureOf(g, target);
  const found: FigureId[][] = [];
  const seen = new Set<string>();
  for (const space of from.at) {
    for (const side of SIDES) {
      const hit: FigureId[] = [];
      for (const column of straightLine(field, field.column[space] ?? 0, side, area.spaces)) {
        for (let at = field.firstSpace[column] ?? 0; at < (field.firstSpace[column + 1] ?? 0); at++) {
          const id = g.standing[at] ?? NOBODY;
          if (
            id === NOBODY ||
            id === target ||
            hit.includes(id) ||
            (id === figure.id && (area.from === 'self' || area.spare === 'self'))
          )
            continue;
          if (id === figure.id || isSeen(g, figure, figureOf(g, id))) hit.push(id);
        }
      }
      const key = hit.join(' ');
      if (hit.length === 0 || seen.has(key)) continue;
      seen.add(key);
      found.push(hit);
    }
  }
  return found;
}
