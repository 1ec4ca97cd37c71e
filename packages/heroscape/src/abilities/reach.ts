/**
 * Whether a figure could move next to somebody (Charging Assault).
 */
import { wouldTouch } from '../rules/engagement.ts';
import { destinations, plainAllowance } from '../rules/movement-range.ts';
import { cardOfFigure, faceOf, isOnField, recordOf, type Table } from '../table.ts';
import type { Figure, FigureId } from '../state.ts';
import { matches } from './filter.ts';
import type { Figures } from './language.ts';

/** With its printed move and what the parts that ask for it would add. */
export function canReach(g: Table, self: Figure, figures: Figures, owner: FigureId): boolean {
  if (!isOnField(self)) return false;
  const card = cardOfFigure(g, self.id);
  const { move, height } = recordOf(g, card);
  let points = move + card.spirits.move;
  for (const { part } of faceOf(g, card).stats) {
    const asks = part.stat === 'move' && part.when?.some((condition) => condition.if === 'can-reach') === true;
    if (asks && typeof part.add === 'number') points += part.add;
  }
  const goals = g.state.figures.filter((figure) => isOnField(figure) && matches(g, figure.id, figures, owner));
  return destinations(g, self, plainAllowance(points)).some(({ at }) =>
    goals.some(({ id }) => wouldTouch(g, at, height, id)),
  );
}
