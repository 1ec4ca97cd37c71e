/**
 * Spaces a power allows, seen from a figure.
 */
import type { SpaceId } from '@muster/hex';
import { areFriends, controllerOf, isOnField, levelOf, recordOfFigure, type Table } from '../table.ts';
import { isNextTo } from '../rules/engagement.ts';
import { distanceOf } from '../rules/distance.ts';
import { hasClearSight } from '../rules/sight.ts';
import { terrainAt } from '../rules/terrain.ts';
import type { Figure } from '../state.ts';
import { obstaclesBeside } from './condition.ts';
import type { SpaceFilter } from './language.ts';

/** The spaces that fit, for placing `figure`, seen from `from`. */
export function spacesFor(g: Table, from: Figure, figure: Figure, filter: SpaceFilter): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (let space = 0; space < g.battlefield.field.spaces; space++) {
    if (g.battlefield.field.perch[space] !== 1 && fits(g, from, figure, space, filter)) spaces.push(space);
  }
  return spaces;
}

function fits(g: Table, from: Figure, figure: Figure, space: SpaceId, filter: SpaceFilter): boolean {
  const { floor, zone } = g.battlefield;
  const level = floor[space] ?? 0;
  const { height } = recordOfFigure(g, figure.id);
  const near = isOnField(from);
  if (filter.startZone === true && zone[space] !== Number(g.state.players[controllerOf(g, figure.id)]?.zone))
    return false;
  if (filter.within !== undefined && (!near || distanceOf(g, from.at, [space]) > filter.within)) return false;
  if (filter.adjacent === true && (!near || !isNextTo(g, space, height, from))) return false; // HS-13.9
  if (filter.sameLevel === true && (!near || level !== levelOf(g, from))) return false;
  if (filter.levels !== undefined && near) {
    const base = levelOf(g, from);
    const top = base + recordOfFigure(g, from.id).height;
    if (level > top + filter.levels.up || level < base - filter.levels.down) return false;
  }
  if (filter.terrain !== undefined && !filter.terrain.includes(terrainAt(g, space))) return false;
  if (filter.notTerrain?.includes(terrainAt(g, space)) === true) return false;
  if (filter.notHigher === true && isOnField(figure) && level > levelOf(g, figure)) return false;
  if (filter.apart === true && !isApart(g, space, figure, height)) return false;
  if (filter.unengaged === true && touchesEnemy(g, space, figure, height)) return false;
  if (filter.sameObstacle !== undefined) {
    const kinds = filter.sameObstacle;
    const now = new Set(figure.at.flatMap((at) => obstaclesBeside(g, at, figure, kinds)));
    if (!obstaclesBeside(g, space, figure, kinds).some((piece) => now.has(piece))) return false;
  }
  return filter.sight !== true || (near && hasClearSight(g, from, { at: [space], height }));
}

/** Next to no figure, and on no glyph. */
function isApart(g: Table, space: SpaceId, figure: Figure, height: number): boolean {
  if (g.state.glyphs.some((glyph) => !glyph.gone && glyph.space === space)) return false;
  return !g.state.figures.some(
    (other) => isOnField(other) && other.id !== figure.id && isNextTo(g, space, height, other),
  );
}

function touchesEnemy(g: Table, space: SpaceId, figure: Figure, height: number): boolean {
  const seat = controllerOf(g, figure.id);
  return g.state.figures.some(
    (other) => isOnField(other) && !areFriends(g, seat, controllerOf(g, other.id)) && isNextTo(g, space, height, other),
  );
}
