/**
 * Wounds given out one at a time, and figures given up.
 */
import { ask, PASS, type Option, type Script } from '@muster/engine';
import { chooseFigure, destroy, giveWounds } from '../rules/wounds.ts';
import { figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { matches } from './filter.ts';
import type { Figures, Place } from './language.ts';
import { figureInPlace } from './place.ts';
import type { Frame } from './frame.ts';

interface Reach {
  readonly figures: Figures;
  readonly place?: Place;
}

export function figuresInReach(
  g: Table,
  from: FigureId,
  { figures, place }: Reach,
  owner: FigureId,
): readonly Figure[] {
  const centre = figureOf(g, from);
  return g.state.figures.filter(
    (figure) =>
      isOnField(figure) &&
      matches(g, figure.id, figures, owner) &&
      (place === undefined || (isOnField(centre) && figureInPlace(g, centre, figure, place))),
  );
}

/** Destroys one such figure, chosen by the controller. */
export function* destroyOne(g: Table, frame: Frame, reach: Reach): Script {
  const figures = figuresInReach(g, frame.self, reach, frame.self);
  if (figures.length === 0) return;
  const victim = yield* chooseFigure(g, frame.seat, 'destroy-one', figures, [frame.self]);
  yield* destroy(g, victim, 'power', frame.self, null);
}

/** DISTRIB: for each skull one wound, undefended, to a figure of choice. */
export function* distribute(g: Table, frame: Frame, reach: Reach, skulls: number, from: FigureId = frame.self): Script {
  for (let i = 0; i < skulls; i++) {
    const figures = figuresInReach(g, from, reach, frame.self);
    if (figures.length === 0) return;
    const options: (Option & { figure: FigureId })[] = figures.map(({ id }) => ({ key: String(id), figure: id }));
    options.push({ key: PASS, figure: NOBODY });
    const picked = yield* ask({ seat: frame.seat, kind: 'distribute', options, about: [frame.self] });
    if (picked.figure === NOBODY) return;
    yield* giveWounds(g, { figure: picked.figure, wounds: 1, cause: 'power', by: frame.self, attack: null });
  }
}
