/**
 * Conditions of powers.
 */
import { adjacentTo, isEngaged } from '../rules/engagement.ts';
import { distanceOf } from '../rules/distance.ts';
import { isOn, terrainAt } from '../rules/terrain.ts';
import type { SpaceId } from '@muster/hex';
import type { ObstacleKind } from '../content/map.ts';
import {
  cardOf,
  cardOfFigure,
  controllerOf,
  figureOf,
  levelOf,
  playerAt,
  recordOfFigure,
  type Table,
} from '../table.ts';
import { markersInForce } from '../rules/marker-faces.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { cardMatches, matches } from './filter.ts';
import type { Condition, Figures, Place } from './language.ts';
import { figureInPlace } from './place.ts';
import { canReach } from './reach.ts';
import type { Scene } from './scene.ts';

export function holdAll(g: Table, conditions: readonly Condition[] | undefined, scene: Scene): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!holds(g, condition, scene)) return false;
  return true;
}

function holds(g: Table, condition: Condition, scene: Scene): boolean {
  const self = figureOf(g, scene.self);
  switch (condition.if) {
    case 'attack':
      return condition.is === 'any' ? scene.attack !== null : scene.attack === condition.is;
    case 'opponent':
      return scene.opponent !== NOBODY && matches(g, scene.opponent, condition.is, scene.owner);
    case 'adjacent':
      return scene.attack !== null && scene.adjacent === condition.is;
    case 'height-advantage':
      return scene.higher;
    case 'opponent-levels':
      return scene.opponent !== NOBODY && withinLevels(g, self, figureOf(g, scene.opponent), condition);
    case 'targeted':
      return scene.targeted === true;
    case 'unhurt':
    case 'gave-wounds':
      return condition.if === 'unhurt' ? (scene.wounds ?? 0) === 0 : (scene.wounds ?? 0) >= condition.atLeast;
    case 'present':
      return countPresent(g, condition.figures, scene.owner) >= condition.atLeast;
    case 'can-reach':
      return canReach(g, self, condition.figures, scene.owner);
    case 'marker-turn':
      return isMarkerTurn(g, self, condition.face);
    case 'on':
      return isOn(g, self, condition.terrain);
    case 'started-on':
      return startedAt(g, scene.self).some((space) => condition.terrain.includes(terrainAt(g, space)));
    case 'started-engaged':
      return (g.state.turns.at(-1)?.engaged[scene.self] ?? false) === condition.is;
    case 'started-adjacent':
      return startedNextTo(g, scene.self).some((id) => matches(g, id, condition.to, scene.owner));
    case 'started-next-to':
      return startedAt(g, scene.self).some((space) => nextToObstacle(g, space, self, condition.obstacle));
    case 'next-to':
      return self.at.some((space) => nextToObstacle(g, space, self, condition.obstacle));
    case 'opponent-started':
      return opponentStarted(g, scene, condition);
    case 'engaged':
      return isEngaged(g, self) === condition.is;
    case 'card-stood-still':
      return !cardOf(g, self.card).figures.some((id) => g.state.turns.at(-1)?.displaced.includes(id) === true);
    case 'moved':
      return (g.state.turns.at(-1)?.displaced.includes(scene.self) ?? false) === condition.is;
    case 'same-target':
      return isSameTarget(g, scene);
    case 'near':
      return countNear(g, condition, scene) >= condition.atLeast;
    case 'wounds':
      return self.wounds >= condition.atLeast;
    case 'army':
      return isWholeArmy(g, condition.is, scene.owner);
    case 'unrevealed-markers':
      return markersOn(g, scene.self, false) === condition.exactly;
    case 'markers-all-on':
      return allMarkersOn(g, condition.figures, scene.owner, condition.andThis === true);
    case 'markers-on-this':
      return markersOn(g, scene.self, true) >= condition.atLeast;
    case 'active':
      return isActive(g, self, condition.state);
    case 'marker':
      return (cardOf(g, self.card).markers[condition.name] ?? 0) >= condition.atLeast;
    case 'no-bonding':
      return g.state.turns.at(-1)?.bonded !== true;
    case 'first-round':
      return g.state.round === 1;
    case 'destroyed-remain':
      return destroyedFigures(g, condition.figures, scene.owner).length > 0;
    case 'not':
      return !holds(g, condition.condition, scene);
  }
}

interface Levels {
  readonly up: number;
  readonly down: number;
  readonly fromBase?: true;
}

function withinLevels(g: Table, self: Figure, other: Figure, { up, down, fromBase }: Levels): boolean {
  const level = levelOf(g, other);
  const base = levelOf(g, self);
  const top = fromBase === true ? base : base + recordOfFigure(g, self.id).height;
  return level <= top + up && level >= base - down;
}

function countPresent(g: Table, figures: Figures, owner: FigureId): number {
  return g.state.figures.filter((figure) => figure.fate === 'field' && matches(g, figure.id, figures, owner)).length;
}

/** HS-5.11: the turn was not granted by a power. */
function isMarkerTurn(g: Table, self: Figure, face: string | undefined): boolean {
  const turn = g.state.turns.at(-1);
  if (turn === undefined || turn.power !== '' || turn.card !== self.card || turn.marker === NOBODY) return false;
  return face === undefined || playerAt(g, turn.seat).markers[turn.marker]?.face === face;
}

/** HS-T10 */
function startedAt(g: Table, id: FigureId): readonly SpaceId[] {
  return g.state.turns.at(-1)?.start[id] ?? figureOf(g, id).at;
}

/** Who stood next to the figure when the turn began. */
function startedNextTo(g: Table, id: FigureId): readonly FigureId[] {
  const turn = g.state.turns.at(-1);
  if (turn === undefined) return adjacentTo(g, figureOf(g, id));
  const found: FigureId[] = [];
  for (const other of g.state.figures) {
    if (other.id !== id && stoodAdjacent(g, id, other.id)) found.push(other.id);
  }
  return found;
}

/** Whether two figures stood next to each other when the turn began, with nothing between them. */
export function stoodAdjacent(g: Table, a: FigureId, b: FigureId): boolean {
  const turn = g.state.turns.at(-1);
  const { field, floor } = g.battlefield;
  const atA = turn?.start[a] ?? [];
  const atB = turn?.start[b] ?? [];
  const heightA = recordOfFigure(g, a).height;
  const heightB = recordOfFigure(g, b).height;
  return atA.some((space) => {
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
      const beside = field.stepTo[step] ?? 0;
      if (!atB.includes(beside)) continue;
      const gap = (floor[space] ?? 0) - (floor[beside] ?? 0);
      if (Math.abs(gap) < (gap <= 0 ? heightA : heightB)) return true;
    }
    return false;
  });
}

function opponentStarted(
  g: Table,
  scene: Scene,
  { adjacent, atLeast }: { adjacent?: false; atLeast?: number },
): boolean {
  if (scene.opponent === NOBODY) return false;
  if (adjacent === false && stoodAdjacent(g, scene.self, scene.opponent)) return false;
  if (atLeast === undefined) return true;
  const turn = g.state.turns.at(-1);
  const from = turn?.start[scene.self] ?? [];
  const to = turn?.start[scene.opponent] ?? [];
  return from.length > 0 && to.length > 0 && distanceOf(g, from, to) >= atLeast;
}

/** HS-13.8: next to a piece of one of these kinds, as between two figures. */
export function nextToObstacle(g: Table, space: SpaceId, self: Figure, kinds: readonly ObstacleKind[]): boolean {
  return obstaclesBeside(g, space, self, kinds).length > 0;
}

/** The standing pieces of these kinds next to a figure of self's height on the space. */
export function obstaclesBeside(
  g: Table,
  space: SpaceId,
  self: Figure,
  kinds: readonly ObstacleKind[],
): readonly number[] {
  const { field, floor, filledBy, pieces } = g.battlefield;
  const height = recordOfFigure(g, self.id).height;
  const found: number[] = [];
  for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
    const beside = field.stepTo[step] ?? 0;
    const id = filledBy[beside] ?? NOBODY;
    const piece = id === NOBODY ? undefined : pieces[id];
    if (piece === undefined || g.stands[id] !== 1 || !kinds.some((kind) => kind === piece.kind)) continue;
    const gap = (floor[space] ?? 0) - piece.base;
    const pieceHeight = (piece.tops[piece.spaces.indexOf(beside)] ?? 0) - piece.base;
    if (Math.abs(gap) < (gap <= 0 ? height : pieceHeight)) found.push(id);
  }
  return found;
}

function isSameTarget(g: Table, scene: Scene): boolean {
  const { figures } = cardOfFigure(g, scene.self);
  const before = g.state.turns.at(-1)?.strikes.findLast(({ by }) => by !== scene.self && figures.includes(by));
  return before !== undefined && before.at === scene.opponent;
}

export function countNear(
  g: Table,
  { of, figures, place }: { readonly of: 'self' | 'opponent'; readonly figures: Figures; readonly place: Place },
  scene: Scene,
): number {
  const centre = of === 'self' ? scene.self : scene.opponent;
  if (centre === NOBODY) return 0;
  const from = figureOf(g, centre);
  let count = 0;
  for (const figure of g.state.figures) {
    if (figure.fate !== 'field' || figure.id === centre) continue;
    if (matches(g, figure.id, figures, scene.owner) && figureInPlace(g, from, figure, place)) count++;
  }
  return count;
}

function isWholeArmy(g: Table, is: Figures, owner: FigureId): boolean {
  const seat = controllerOf(g, owner);
  return g.state.cards.every(
    (card) => card.controller !== seat || !hasFigures(g, card.figures) || cardMatches(g, card, is, owner),
  );
}

function hasFigures(g: Table, ids: readonly FigureId[]): boolean {
  return ids.some((id) => figureOf(g, id).fate === 'field' || figureOf(g, id).fate === 'reserve');
}

function markersOn(g: Table, id: FigureId, revealedToo: boolean): number {
  const card = cardOfFigure(g, id);
  return markersInForce(g, card.controller).filter(
    (marker) => marker.card === card.id && !marker.lost && (revealedToo || !marker.revealed),
  ).length;
}

function allMarkersOn(g: Table, figures: Figures, owner: FigureId, andThis: boolean): boolean {
  const markers = markersInForce(g, controllerOf(g, owner)).filter((marker) => marker.card !== NOBODY);
  if (markers.length === 0) return false;
  if (andThis && !markers.some((marker) => marker.card === figureOf(g, owner).card)) return false;
  return markers.every((marker) => cardMatches(g, cardOf(g, marker.card), figures, owner));
}

/** A state switched on for the figure, its card or its army. */
export function isActive(g: Table, self: Figure, state: string): boolean {
  return g.state.effects.some(
    (effect) =>
      effect.kind === 'state' &&
      effect.state === state &&
      (effect.figure === self.id || effect.card === self.card || effect.seat === controllerOf(g, self.id)),
  );
}

/** Destroyed figures of the owner's army that fit. */
export function destroyedFigures(g: Table, figures: Figures, owner: FigureId): readonly Figure[] {
  return g.state.figures.filter((figure) => figure.fate === 'destroyed' && matches(g, figure.id, figures, owner));
}
