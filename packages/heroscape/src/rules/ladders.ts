/**
 * Falling off a ladder (HS-12.6, HS-12.15).
 */
import { choose, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { controllerOf, emit, headOf, isOnField, stand, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { fall } from './falling.ts';
import { enterGlyph } from './glyphs.ts';
import { enterLava } from './lava.ts';
import { engagedWith } from './engagement.ts';
import { leavingAttacks } from './leaving.ts';
import { spaceDistance } from './distance.ts';
import { spotsFor, type Spot } from './standing.ts';
import { modesOf } from './walker.ts';

/** Where a figure on a rung can fall: onto the foot, else the nearest free spaces on its level; nowhere from the lowest rung. */
export function fallOffSpots(g: Table, figure: Figure): readonly Spot[] {
  const ladder = ladderUnder(g, figure);
  if (ladder === null || ladder.rungs[0] === headOf(figure)) return [];
  const { field, floor } = g.battlefield;
  const onFoot = spotsFor(g, figure, [ladder.foot]);
  if (onFoot.length > 0) return onFoot;
  const level: SpaceId[] = [];
  for (let space = 0; space < field.spaces; space++) {
    if (field.perch[space] !== 1 && floor[space] === floor[ladder.foot]) level.push(space);
  }
  const spots = spotsFor(g, figure, level);
  const far = (spot: Spot) => spaceDistance(g, ladder.foot, spot.at[0] ?? ladder.foot);
  const nearest = Math.min(...spots.map(far));
  return spots.filter((spot) => far(spot) === nearest);
}

function ladderUnder(g: Table, figure: Figure) {
  const { ladderOf, ladders } = g.battlefield;
  const ladder = isOnField(figure) ? (ladderOf[headOf(figure)] ?? NOBODY) : NOBODY;
  return ladder === NOBODY ? null : (ladders[ladder] ?? null);
}

/** The drop is counted in normal levels. */
export function* fallOff(g: Table, figure: Figure): Script {
  const spots = fallOffSpots(g, figure);
  if (spots.length === 0) return;
  const { at } = yield* choose({ seat: controllerOf(g, figure.id), kind: 'place', options: spots, about: [figure.id] });
  const landing = at[0] ?? headOf(figure);
  const from = figure.at;
  const drop = (g.battlefield.floor[headOf(figure)] ?? 0) - (g.battlefield.floor[landing] ?? 0);
  if (!modesOf(g, figure.id).disengages) yield* leavingAttacks(g, figure, engagedWith(g, figure));
  if (!isOnField(figure)) return;
  figure.glyph = NOBODY;
  stand(g, figure, at);
  emit(g, { type: 'moved', figure: figure.id, from, to: at, mode: 'walk', path: at, rules: ['HS-12.6'] });
  yield* fall(g, figure, drop, landing);
  yield* enterLava(g, figure, landing);
  yield* enterGlyph(g, figure, landing);
}
