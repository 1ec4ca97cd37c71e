/**
 * The move of one figure (chapter 6): step by step along a path, with everything that a step can cause (HS-6.12).
 */
import { NOTHING_TO_ASK, type Script } from '@muster/engine';
import type { SpaceId, StepId } from '@muster/hex';
import { isHeard } from '../abilities/aura.ts';
import { reactTo } from '../abilities/react.ts';
import { STOPS } from '../content/terrain.ts';
import type { MoveMode } from '../events.ts';
import {
  areFriends,
  controllerOf,
  emit,
  figureOf,
  headOf,
  isOnField,
  recordOfFigure,
  stand,
  type Table,
} from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { noteDisplaced } from './displacement.ts';
import { adjacentTo, engagedWith, wouldTouch } from './engagement.ts';
import { fall, fallHeight } from './falling.ts';
import { landOnFigure } from './fall-on-figure.ts';
import { enterGlyph } from './glyphs.ts';
import { enterLava } from './lava.ts';
import { leavingAttacks } from './leaving.ts';
import { collect } from './missions.ts';
import { modesOf, type Gait } from './walker.ts';
import { terrainCode } from './terrain.ts';

/** Walks the steps of the leading end; stops where the figure is destroyed. Returns whether it arrived. */
export function* walkPath(g: Table, figure: Figure, path: readonly StepId[], unhindered: boolean): Script<boolean> {
  const from = figure.at;
  const { field } = g.battlefield;
  const spaces: SpaceId[] = [];
  for (const step of path) {
    const to = field.stepTo[step] ?? 0;
    yield* takeStep(g, figure, step, unhindered);
    spaces.push(to);
    if (!isOnField(figure)) return false; // HS-6.13
    if (headOf(figure) !== to) break; // it came to stand elsewhere: the rest of the path does not begin there
  }
  arrive(g, figure, from, 'walk', spaces);
  for (const space of spaces) collect(g, figure, space);
  return true;
}

/** HS-6.12: the order of what happens in one step. */
function* takeStep(g: Table, figure: Figure, step: StepId, unhindered: boolean): Script {
  const { field } = g.battlefield;
  const to = field.stepTo[step] ?? 0;
  const from = field.stepFrom[step] ?? 0;
  const at = figure.at.length === 1 ? [to] : [to, from]; // HS-7.3; HS-7.5: the leading end counts as head, turning round is free
  const { height } = recordOfFigure(g, figure.id);
  const enemies = engagedWith(g, figure);
  if (!unhindered && !modesOf(g, figure.id).disengages) {
    const left = enemies.filter((enemy) => !wouldTouch(g, at, height, enemy)); // HS-13.15, HS-13.16
    if (left.length > 0) yield* leavingAttacks(g, figure, left); // HS-13.14
    if (!isOnField(figure)) return;
  }
  if (figure.glyph !== NOBODY && !at.includes(g.state.glyphs[figure.glyph]?.space ?? NOBODY)) figure.glyph = NOBODY; // HS-21.9
  const occupant = g.standing[to] ?? NOBODY;
  enter(g, figure, at);
  const drop = dropOf(g, step);
  if (drop >= fallHeight(g, figure)) {
    yield* fall(g, figure, drop, to); // HS-10.10
    if (occupant !== NOBODY && occupant !== figure.id)
      yield* landOnFigure(g, figure, figureOf(g, occupant), drop, from); // HS-V33
  }
  yield* enterLava(g, figure, to); // HS-8.16, HS-7.4: the following end enters only what the leading end has entered
  yield* becomeAdjacent(g, figure, enemies); // HS-T20
  yield* enterGlyph(g, figure, to); // HS-21.2, HS-21.4
}

/** The figure is on the spaces of this step; friends it passes keep theirs, and those passed a step ago stand alone again. */
function enter(g: Table, figure: Figure, at: readonly SpaceId[]): void {
  const passed = at.map((space) => g.standing[space] ?? NOBODY);
  stand(g, figure, at);
  for (const other of passed) {
    if (other === NOBODY || other === figure.id) continue;
    for (const space of figureOf(g, other).at) g.standing[space] = other;
  }
}

/** HS-10.6: how deep a step goes down, from the top of what is jumped over. */
function dropOf(g: Table, step: StepId): number {
  const { field, floor, edges, pieces } = g.battlefield;
  const from = field.stepFrom[step] ?? 0;
  const to = field.stepTo[step] ?? 0;
  if (field.perch[from] === 1 || field.perch[to] === 1) return 0;
  let top = floor[from] ?? 0;
  for (const id of edges[step] ?? []) {
    if (g.stands[id] !== 1) continue;
    for (const crossing of pieces[id]?.crossings ?? []) if (crossing.step === step) top = Math.max(top, crossing.top);
  }
  return top - (floor[to] ?? 0);
}

/** HS-T20: powers of enemies the figure has just come next to. */
function becomeAdjacent(g: Table, figure: Figure, before: readonly FigureId[]): Script {
  return isOnField(figure) && isHeard(g, 'enemy-moves-adjacent') ? tellNeighbours(g, figure, before) : NOTHING_TO_ASK;
}

function* tellNeighbours(g: Table, figure: Figure, before: readonly FigureId[]): Script {
  const seat = controllerOf(g, figure.id);
  for (const enemy of adjacentTo(g, figure)) {
    if (before.includes(enemy) || areFriends(g, seat, controllerOf(g, enemy))) continue;
    yield* reactTo(g, 'enemy-moves-adjacent', { self: enemy, it: figure.id, attack: null, packet: null });
    if (!isOnField(figure)) return;
  }
}

/** HS-11.7, HS-11.10: through the air nothing happens but at take-off and landing. */
export function* flyPath(
  g: Table,
  figure: Figure,
  at: readonly SpaceId[],
  path: readonly SpaceId[],
  mode: MoveMode,
  provokes: boolean,
): Script<boolean> {
  const from = figure.at;
  const enemies = engagedWith(g, figure);
  if (provokes && enemies.length > 0) {
    yield* leavingAttacks(g, figure, enemies);
    if (!isOnField(figure)) return false;
  }
  figure.glyph = NOBODY;
  stand(g, figure, at);
  arrive(g, figure, from, mode, path);
  for (const space of at) yield* enterLava(g, figure, space);
  if (!isOnField(figure)) return false;
  yield* becomeAdjacent(g, figure, enemies);
  const [lead] = at;
  if (lead !== undefined) yield* enterGlyph(g, figure, lead); // HS-21.4
  for (const space of at) collect(g, figure, space);
  return isOnField(figure);
}

function arrive(g: Table, figure: Figure, from: readonly SpaceId[], mode: MoveMode, path: readonly SpaceId[]): void {
  emit(g, { type: 'moved', figure: figure.id, from, to: figure.at, mode, path, rules: ['HS-6.1'] });
  noteDisplaced(g, figure); // HS-28.12
}

/** Whether the figure must stop where it has come to stand (HS-8.3, HS-21.2). */
export function mustStop(g: Table, figure: Figure, gait: Gait, goesOn: boolean): boolean {
  return (
    !goesOn || hasEnteredGlyph(g, figure) || (gait !== 'fly' && figure.at.every((space) => stopsAt(g, figure, space)))
  );
}

/** HS-7.11: the end that follows may still be on the glyph it has come from. */
function hasEnteredGlyph(g: Table, figure: Figure): boolean {
  const glyph = figure.glyph === NOBODY ? undefined : g.state.glyphs[figure.glyph];
  return glyph !== undefined && glyph.space === headOf(figure);
}

function stopsAt(g: Table, figure: Figure, space: SpaceId): boolean {
  const code = terrainCode(g, space);
  return STOPS[code] === 1 && modesOf(g, figure.id).noStop[code] !== true;
}
