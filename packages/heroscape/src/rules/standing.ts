/**
 * Where a figure may stand (HS-3.18, HS-7.13, HS-9.12), and what happens when it comes to stand there without moving (HS-T52).
 */
import { choose, type Script, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { isClimbable } from '../content/pieces.ts';
import { emit, lift, recordOfFigure, stand, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { noteDisplaced } from './displacement.ts';
import { enterGlyph } from './glyphs.ts';
import { enterLava } from './lava.ts';
import { isWaterLike } from './terrain.ts';

/** Whether one space is free and has room for the height. */
export function isFree(g: Table, space: SpaceId, height: number, figure = NOBODY): boolean {
  const { field, floor, filledBy, pieces, map } = g.battlefield;
  const occupant = g.standing[space] ?? NOBODY;
  if (occupant !== NOBODY && occupant !== figure) return false;
  if ((field.ceiling[space] ?? 0) - (floor[space] ?? 0) < height) return false; // HS-9.7
  const filled = filledBy[space] ?? NOBODY;
  if (filled === NOBODY || g.stands[filled] !== 1) return true;
  const kind = pieces[filled]?.kind ?? 'tree';
  return isClimbable(kind) && (kind === 'pillarBase' || map.obstacles[filled]?.standable === true); // HS-9.13
}

/** HS-7.6, HS-7.9: two neighbouring free spaces of one level without anything on the edge between them. */
export function canBeTail(g: Table, head: SpaceId, tail: SpaceId, height: number, figure = NOBODY): boolean {
  const { floor, field, edges } = g.battlefield;
  if (floor[head] !== floor[tail] || !isFree(g, tail, height, figure)) return false;
  for (let step = field.firstStep[head] ?? 0; step < (field.firstStep[head + 1] ?? 0); step++) {
    if (field.stepTo[step] !== tail) continue;
    return !(edges[step] ?? []).some((id) => g.stands[id] === 1);
  }
  return false;
}

/** All ways in which the figure can stand with its head on the space; none if it can't. */
export function standsOn(g: Table, figure: Figure, head: SpaceId): readonly (readonly SpaceId[])[] {
  const { height, spaces } = recordOfFigure(g, figure.id);
  if (!isFree(g, head, height, figure.id)) return [];
  if (spaces === 1) return [[head]];
  const { field } = g.battlefield;
  if (field.perch[head] === 1) return []; // HS-12.14
  const ways: SpaceId[][] = [];
  if (spaces === 6) return hiveSpots(g, figure, head);
  for (let step = field.firstStep[head] ?? 0; step < (field.firstStep[head + 1] ?? 0); step++) {
    const tail = field.stepTo[step] ?? 0;
    if (field.perch[tail] !== 1 && canBeTail(g, head, tail, height, figure.id)) ways.push([head, tail]);
  }
  return ways;
}

/** HS-7.14: the six spaces of the Hive, as its piece lies from the head on. */
function hiveSpots(g: Table, figure: Figure, head: SpaceId): readonly (readonly SpaceId[])[] {
  const { field, floor } = g.battlefield;
  const { height } = recordOfFigure(g, figure.id);
  const column = field.column[head] ?? 0;
  const q = field.q[column] ?? 0;
  const r = field.r[column] ?? 0;
  const spots: SpaceId[] = [];
  for (const [dq, dr] of HIVE_SHAPE) {
    const space = field.spaceAt(q + dq, r + dr, floor[head] ?? 0);
    if (space === null || !isFree(g, space, height, figure.id) || isWaterLike(g, space)) return []; // HS-20.1
    spots.push(space);
  }
  return [spots];
}

/** Three spaces, below them two, and one to their left. */
const HIVE_SHAPE: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];

export interface Spot {
  readonly key: string;
  readonly at: readonly SpaceId[];
}

/** The ways to stand with some part on one of the spaces, as options. */
export function spotsFor(g: Table, figure: Figure, spaces: readonly SpaceId[]): readonly Spot[] {
  const spots: Spot[] = [];
  const seen = new Set<string>();
  const double = recordOfFigure(g, figure.id).spaces === 2;
  const add = (at: readonly SpaceId[]) => {
    const key = at.join('-');
    if (seen.has(key)) return;
    seen.add(key);
    spots.push({ key, at });
  };
  for (const space of spaces) {
    for (const at of standsOn(g, figure, space)) {
      add(at);
      if (double) add([at[1] ?? 0, at[0] ?? 0]); // HS-7.13: at least one of the two fulfils the condition
    }
  }
  return spots;
}

/** The seat chooses where the figure is put; it is put there, with what that causes (HS-T52). */
export function* placeFigure(g: Table, seat: Seat, figure: Figure, spots: readonly Spot[], kind = 'place'): Script {
  const { at } = yield* choose({ seat, kind, options: spots, about: [figure.id] });
  yield* putDown(g, figure, at);
}

/** HS-21.11, HS-8.25, HS-13.18: glyph and molten lava take effect; nobody strikes at a figure that is placed. */
export function* putDown(g: Table, figure: Figure, at: readonly SpaceId[]): Script {
  lift(g, figure);
  figure.glyph = NOBODY;
  stand(g, figure, at);
  emit(g, { type: 'placed', figure: figure.id, at, rules: ['HS-T52'] });
  noteDisplaced(g, figure);
  for (const space of at) yield* enterLava(g, figure, space);
  for (const space of at) yield* enterGlyph(g, figure, space);
}
