/**
 * Adjacency, engagement and leaving it (chapter 13).
 */
import type { SpaceId, StepId } from '@muster/hex';
import { areFriends, controllerOf, figureOf, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';

/** HS-13.1, HS-13.3: whether figures of these heights would be adjacent across the step. */
export function touchAcross(g: Table, step: StepId, heightFrom: number, heightTo: number): boolean {
  const { field, floor, edges } = g.battlefield;
  const a = floor[field.stepFrom[step] ?? 0] ?? 0;
  const b = floor[field.stepTo[step] ?? 0] ?? 0;
  const lower = a < b ? heightFrom : a > b ? heightTo : Math.max(heightFrom, heightTo);
  if (Math.abs(a - b) >= lower) return false; // HS-13.2
  if (g.battlefield.ladderBetween[step] === 1 && a !== b) return false; // HS-12.10
  const pieces = edges[step];
  if (pieces !== null && pieces !== undefined) {
    for (const id of pieces) {
      if (g.stands[id] !== 1) continue;
      const top = g.battlefield.pieces[id]?.top ?? 0;
      if (a + heightFrom <= top || b + heightTo <= top) return false; // HS-13.5, HS-13.6
    }
  }
  return true;
}

function heightOf(g: Table, id: FigureId): number {
  return recordOfFigure(g, id).height;
}

/** HS-13.1: whether a figure of this height standing on the space would be adjacent to the figure. */
export function isNextTo(g: Table, space: SpaceId, height: number, figure: Figure): boolean {
  const { field } = g.battlefield;
  const end = field.firstStep[space + 1] ?? 0;
  for (let step = field.firstStep[space] ?? 0; step < end; step++) {
    if (g.standing[field.stepTo[step] ?? 0] !== figure.id) continue;
    if (isTouching(g, step, height, heightOf(g, figure.id))) return true;
  }
  return false;
}

/** HS-13.7: bordering spaces; within a column only on ladders (HS-12.9, HS-12.10). */
function isTouching(g: Table, step: StepId, heightFrom: number, heightTo: number): boolean {
  return touchAcross(g, step, heightFrom, heightTo);
}

export function areAdjacent(g: Table, a: Figure, b: Figure): boolean {
  if (a.id === b.id) return false;
  const height = heightOf(g, a.id);
  for (const space of a.at) if (isNextTo(g, space, height, b)) return true; // HS-13.10
  return false;
}

/** Calls for every figure adjacent to the figure; some may be named twice. */
function forAdjacent(g: Table, figure: Figure, call: (id: FigureId) => void): void {
  const { field } = g.battlefield;
  const height = heightOf(g, figure.id);
  for (const space of figure.at) {
    const end = field.firstStep[space + 1] ?? 0;
    for (let step = field.firstStep[space] ?? 0; step < end; step++) {
      const other = g.standing[field.stepTo[step] ?? 0] ?? NOBODY;
      if (other === NOBODY || other === figure.id) continue;
      if (isTouching(g, step, height, heightOf(g, other))) call(other);
    }
  }
}

/** Everybody adjacent, each once, in order of their ids. */
export function adjacentTo(g: Table, figure: Figure): FigureId[] {
  const found: FigureId[] = [];
  forAdjacent(g, figure, (id) => {
    if (!found.includes(id)) found.push(id);
  });
  return found.sort((a, b) => a - b);
}

const NOBODY_NEAR: readonly FigureId[] = [];

/** HS-13.4: enemies adjacent to the figure. */
export function engagedWith(g: Table, figure: Figure): readonly FigureId[] {
  if (!isEngaged(g, figure)) return NOBODY_NEAR;
  const seat = controllerOf(g, figure.id);
  return adjacentTo(g, figure).filter((id) => !areFriends(g, seat, controllerOf(g, id)));
}

export function isEngaged(g: Table, figure: Figure): boolean {
  if (figure.fate !== 'field') return false;
  const seat = controllerOf(g, figure.id);
  const { field } = g.battlefield;
  const height = heightOf(g, figure.id);
  for (const space of figure.at) {
    const end = field.firstStep[space + 1] ?? 0;
    for (let step = field.firstStep[space] ?? 0; step < end; step++) {
      const other = g.standing[field.stepTo[step] ?? 0] ?? NOBODY;
      if (other === NOBODY || areFriends(g, seat, controllerOf(g, other))) continue; // HS-13.11
      if (isTouching(g, step, height, heightOf(g, other))) return true;
    }
  }
  return false;
}

/** HS-13.10: whether a figure standing on these spaces would be adjacent to the other. */
export function wouldTouch(g: Table, at: readonly SpaceId[], height: number, other: FigureId): boolean {
  const figure = figureOf(g, other);
  return at.some((space) => isNextTo(g, space, height, figure));
}
