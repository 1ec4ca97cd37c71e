/**
 * Powers that forbid: moving on next to a figure, flying, attacking from afar (LOCK, ADJONLY, TAUNT).
 */
import type { SpaceId } from '@muster/hex';
import { aurasOf } from './aura.ts';
import { matches } from './filter.ts';
import { figureInPlace, inPlace } from './place.ts';
import { distanceOf } from '../rules/distance.ts';
import { isNextTo } from '../rules/engagement.ts';
import { areFriends, cardOfFigure, controllerOf, faceOf, figureOf, recordOfFigure, type Table } from '../table.ts';
import type { Figure, FigureId } from '../state.ts';

/** Marks the spaces where a power makes the figure end its move on entering. */
export function markLocked(g: Table, mover: Figure, mark: Uint8Array, value: number): void {
  const seat = controllerOf(g, mover.id);
  for (const owner of ownersOfRestrictions(g)) {
    const figure = figureOf(g, owner);
    if (areFriends(g, seat, controllerOf(g, owner))) continue;
    for (const { part } of faceOf(g, cardOfFigure(g, owner)).restrictions) {
      if (part.part !== 'lock' && part.part !== 'vortex') continue;
      if (!matches(g, mover.id, part.figures, owner)) continue;
      const height = recordOfFigure(g, mover.id).height;
      if (part.part === 'lock') {
        for (const space of spacesAround(g, figure)) if (isNextTo(g, space, height, figure)) mark[space] = value;
        continue;
      }
      const furthest = part.place.within ?? Infinity;
      for (let space = 0; space < mark.length; space++) {
        if (distanceOf(g, figure.at, [space]) > furthest) continue; // a quick no for most
        const spot = { at: [space], height, level: g.battlefield.floor[space] ?? 0 };
        if (inPlace(g, figure, spot, part.place)) mark[space] = value;
      }
    }
  }
}

function spacesAround(g: Table, figure: Figure): readonly SpaceId[] {
  const { field } = g.battlefield;
  const around: SpaceId[] = [];
  for (const space of figure.at) {
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++)
      around.push(field.stepTo[step] ?? 0);
  }
  return around;
}

/** LOCK: the figure may not move, nor be moved by powers, where it stands now. */
export function isLocked(g: Table, figure: Figure): boolean {
  const owners = ownersOfRestrictions(g);
  if (figure.fate !== 'field' || owners.length === 0) return false;
  const seat = controllerOf(g, figure.id);
  const height = recordOfFigure(g, figure.id).height;
  return owners.some((owner) => {
    if (areFriends(g, seat, controllerOf(g, owner))) return false;
    return faceOf(g, cardOfFigure(g, owner)).restrictions.some(
      ({ part }) =>
        part.part === 'lock' &&
        matches(g, figure.id, part.figures, owner) &&
        figure.at.some((space: SpaceId) => isNextTo(g, space, height, figureOf(g, owner))),
    );
  });
}

/** Nobody, whatever its powers, moves through a figure held in a vortex that blocks. */
export function isBarrier(g: Table, figure: Figure): boolean {
  const owners = ownersOfRestrictions(g);
  if (owners.length === 0) return false;
  return owners.some((owner) =>
    faceOf(g, cardOfFigure(g, owner)).restrictions.some(
      ({ part }) =>
        part.part === 'vortex' &&
        part.blocks === true &&
        matches(g, figure.id, part.figures, owner) &&
        figureInPlace(g, figureOf(g, owner), figure, part.place),
    ),
  );
}

/** Figures on the battlefield that keep others from moving. */
function ownersOfRestrictions(g: Table): readonly FigureId[] {
  return aurasOf(g).restrictors;
}
