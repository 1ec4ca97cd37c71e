/**
 * Talon Grab: one of the figures flown over is set down next to the flyer, which ends its move with that.
 */
import { ask, PASS, type Option, type Script } from '@muster/engine';
import { OPEN_SKY, type SpaceId } from '@muster/hex';
import { placeFigure, spotsFor, type Spot } from '../rules/standing.ts';
import { spaceDistance } from '../rules/distance.ts';
import { cardOfFigure, emit, faceOf, figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import { matches } from './filter.ts';
import { isLocked } from './restrictions.ts';
import { spacesFor } from './space-filter.ts';

/** Offers what was flown over between `from` and where the flyer is now; whether it took something and so has ended its move. */
export function* grab(g: Table, turn: Turn, flyer: Figure, from: readonly SpaceId[], points: number): Script<boolean> {
  const card = cardOfFigure(g, flyer.id);
  if (card.negated || !isOnField(flyer)) return false;
  for (const { power, part } of faceOf(g, card).duringMove) {
    if (part.kind !== 'grab') continue;
    const figures = g.state.figures.filter(
      (figure) =>
        isOnField(figure) &&
        matches(g, figure.id, part.figures ?? {}, flyer.id) &&
        !isLocked(g, figure) &&
        isFlownOver(g, flyer, from, points, figure) &&
        spotsBeside(g, flyer, figure).length > 0,
    );
    if (figures.length === 0) continue;
    const options: (Option & { figure: FigureId })[] = figures.map(({ id }) => ({ key: String(id), figure: id }));
    options.push({ key: PASS, figure: NOBODY });
    const picked = yield* ask({ seat: turn.seat, kind: 'grab', options, about: [flyer.id] });
    if (picked.figure === NOBODY) continue;
    emit(g, { type: 'power-used', figure: flyer.id, card: card.id, power });
    const grabbed = figureOf(g, picked.figure);
    yield* placeFigure(g, turn.seat, grabbed, spotsBeside(g, flyer, grabbed));
    return true;
  }
  return false;
}

/** On a way the flyer had points for, and under the open sky. The way it took is as good as any other of the kind. */
function isFlownOver(g: Table, flyer: Figure, from: readonly SpaceId[], points: number, { at }: Figure): boolean {
  return at.some((space) => {
    if (g.battlefield.field.ceiling[space] !== OPEN_SKY) return false;
    return from.some((start, end) => {
      const landing = flyer.at[end];
      return landing !== undefined && spaceDistance(g, start, space) + spaceDistance(g, space, landing) <= points;
    });
  });
}

function spotsBeside(g: Table, flyer: Figure, figure: Figure): readonly Spot[] {
  return spotsFor(g, figure, spacesFor(g, flyer, figure, { adjacent: true, sameLevel: true }));
}
