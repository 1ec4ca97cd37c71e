/**
 * Lines of sight between figures (chapter 15). The geometry is the hex package's; here is who looks from where at what.
 */
import {
  canSee,
  countVisible,
  pointAbove,
  pointOnEdge,
  sideOf,
  whatBlocks,
  type SightBlock,
  type SightCount,
  type SightKind,
  type SightPoint,
  type SpaceId,
} from '@muster/hex';
import { headOf, recordOfFigure, type Table } from '../table.ts';
import type { Figure } from '../state.ts';
import { areAdjacent, isNextTo } from './engagement.ts';

/** Something that can be looked at: a figure where it stands or would stand. */
export interface Body {
  readonly at: readonly SpaceId[];
  readonly height: number;
}

export function bodyOf(g: Table, figure: Figure): Body {
  return { at: figure.at, height: recordOfFigure(g, figure.id).height };
}

/** HS-15.14: over the centre of the head's space, half a level under the top. */
export function eyesOf(g: Table, figure: Figure): SightPoint {
  return eyesAt(g, headOf(figure), recordOfFigure(g, figure.id).height);
}

export function eyesAt(g: Table, head: SpaceId, height: number): SightPoint {
  const { field, floor } = g.battlefield;
  return pointAbove(field, field.column[head] ?? 0, (floor[head] ?? 0) + height - 0.5);
}

function sees(g: Table, from: SightPoint, { at, height }: Body, kind: SightKind): boolean {
  const { field, floor, sight } = g.battlefield;
  for (const space of at) {
    const target = { column: field.column[space] ?? 0, level: floor[space] ?? 0, height };
    if (canSee(sight, g.stands, from, target, kind)) return true;
  }
  return false;
}

/** HS-15.1, HS-15.5 */
export function hasDirectSight(g: Table, from: Figure, to: Figure): boolean {
  if (areAdjacent(g, from, to)) return true; // HS-15.5
  if (sees(g, eyesOf(g, from), bodyOf(g, to), 'direct')) return true;
  return leaningPoints(g, from, bodyOf(g, to)).some((point) => sees(g, point, bodyOf(g, to), 'direct')); // HS-15.6
}

/** HS-15.2, HS-16.7; HS-15.16: who has direct sight has clear sight, so it leans out too. */
export function hasClearSight(g: Table, from: Figure, to: Body): boolean {
  if (sees(g, eyesOf(g, from), to, 'clear')) return true;
  if (to.at.some((space) => isNextTo(g, space, to.height, from))) return true; // HS-15.5
  return leaningPoints(g, from, to).some((point) => sees(g, point, to, 'clear')); // HS-15.6
}

/** HS-15.6, HS-15.20: the higher of two on bordering spaces, not adjacent because of their heights, leans over the edge of its space. */
function leaningPoints(g: Table, from: Figure, to: Body): readonly SightPoint[] {
  const { field, floor, edges } = g.battlefield;
  const points: SightPoint[] = [];
  const height = recordOfFigure(g, from.id).height;
  for (const space of from.at) {
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
      const beside = field.stepTo[step] ?? 0;
      if (!to.at.includes(beside) || (floor[space] ?? 0) - (floor[beside] ?? 0) < to.height) continue;
      const side = sideOf(field, step);
      if (side === null) continue;
      const level = floor[space] ?? 0;
      let z = level;
      for (const id of edges[step] ?? []) {
        const top = g.battlefield.pieces[id]?.top ?? 0;
        if (g.stands[id] === 1 && level + height > top) z = Math.max(z, top);
      }
      points.push(pointOnEdge(field, field.column[space] ?? 0, side, z));
    }
  }
  return points;
}

/** HS-15.22: how many samples of the target are seen, over all its spaces. */
export function visibleSamples(g: Table, from: Figure, to: Figure): SightCount {
  const { field, floor, sight } = g.battlefield;
  const { height } = bodyOf(g, to);
  let seen = 0;
  let total = 0;
  let topCentreSeen = false;
  for (const space of to.at) {
    const target = { column: field.column[space] ?? 0, level: floor[space] ?? 0, height };
    const count = countVisible(sight, g.stands, eyesOf(g, from), target, 'direct');
    seen += count.seen;
    total += count.total;
    topCentreSeen ||= count.topCentreSeen;
  }
  return { seen, total, topCentreSeen };
}

/** What stands in the way of the line to the middle of the target, for the answer to "why not?". */
export function blockOfSight(g: Table, from: Figure, to: Figure): SightBlock | null {
  const { field, floor, sight } = g.battlefield;
  const space = headOf(to);
  const target = { column: field.column[space] ?? 0, level: floor[space] ?? 0, height: bodyOf(g, to).height };
  return whatBlocks(sight, g.stands, eyesOf(g, from), target);
}
