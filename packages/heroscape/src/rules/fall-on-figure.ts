/**
 * HS-V33: falling onto another figure.
 */
import { choose, type Script } from '@muster/engine';
import { SIZES } from '../content/card.ts';
import { controllerOf, isOnField, recordOfFigure, stand, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import type { SpaceId } from '@muster/hex';
import { spaceDistance } from './distance.ts';
import { fallDice, fallHeight, fallWounds } from './falling.ts';
import { enterGlyph } from './glyphs.ts';
import { enterLava } from './lava.ts';
import { spotsFor, type Spot } from './standing.ts';

/** The figure below suffers the same fall, ± one die per step of size; the faller ends on the nearest free space. */
export function* landOnFigure(g: Table, faller: Figure, below: Figure, drop: number, from: SpaceId): Script {
  const dice = fallDice(drop, fallHeight(g, faller));
  const steps = sizeOf(g, faller) - sizeOf(g, below);
  yield* fallWounds(g, below, Math.max(0, (dice === 'extreme' ? 3 : dice) + steps));
  if (!isOnField(faller)) return;
  if (!isOnField(below)) {
    stand(g, faller, faller.at); // where the other was destroyed, the faller has the space for itself
    return;
  }
  const landing = faller.at[0] ?? from;
  const spots = nearestSpots(g, faller, landing);
  const first = spots[0];
  if (first === undefined) return;
  const { at } = yield* choose({ seat: controllerOf(g, faller.id), kind: 'place', options: spots, about: [faller.id] });
  const distance = Math.max(0, spaceDistance(g, landing, at[0] ?? landing) - 1);
  faller.glyph = NOBODY;
  stand(g, faller, at);
  for (const space of below.at) g.standing[space] = below.id;
  yield* fallWounds(g, faller, distance); // one extra die per space further away
  for (const space of at) yield* enterLava(g, faller, space);
  for (const space of at) yield* enterGlyph(g, faller, space); // HS-21.11
}

function sizeOf(g: Table, figure: Figure): number {
  return SIZES.indexOf(recordOfFigure(g, figure.id).size);
}

function nearestSpots(g: Table, figure: Figure, landing: SpaceId): readonly Spot[] {
  const { field, floor } = g.battlefield;
  for (let distance = 1; distance < 12; distance++) {
    const ring: SpaceId[] = [];
    for (let space = 0; space < field.spaces; space++) {
      const lower = (floor[space] ?? 0) <= (floor[landing] ?? 0);
      if (field.perch[space] !== 1 && space !== landing && lower && spaceDistance(g, landing, space) === distance)
        ring.push(space);
    }
    const spots = spotsFor(g, figure, ring);
    if (spots.length > 0) return spots;
  }
  return [];
}
