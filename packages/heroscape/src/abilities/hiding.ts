/**
 * HIDE: figures without visible hit zone for a while.
 */
import { cardOfFigure, emit, figuresOnField, isOnField, type Table } from '../table.ts';
import { lasting } from './effects.ts';
import { matches } from './filter.ts';
import type { Effect } from './language.ts';
import { figureInPlace } from './place.ts';
import type { Frame } from './frame.ts';

export function hide(g: Table, frame: Frame, effect: Extract<Effect, { do: 'hide' }>): void {
  const owners = figuresOnField(g, cardOfFigure(g, frame.self));
  for (const figure of g.state.figures) {
    if (!isOnField(figure) || !matches(g, figure.id, effect.figures, frame.self)) continue;
    const { near } = effect;
    if (near !== undefined && !owners.some((owner) => owner.id === figure.id || figureInPlace(g, owner, figure, near)))
      continue;
    lasting(g, frame, 'none', {
      kind: 'hidden',
      figure: figure.id,
      until: effect.until,
      whileStill: effect.whileStill === true,
      whileUnengaged: effect.whileUnengaged === true,
    });
    emit(g, { type: 'hidden', figure: figure.id });
  }
}
