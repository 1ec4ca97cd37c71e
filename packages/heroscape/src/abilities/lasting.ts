/**
 * Numbers that powers changed for a turn or a round.
 */
import type { Contribute } from '@muster/engine';
import { controllerOf, figureOf, type Table } from '../table.ts';
import type { FigureId, Lasting } from '../state.ts';
import { matches } from './filter.ts';

/** What is in force on the figure: named itself, by its card, or as one of the army. */
export function changesOf(g: Table, id: FigureId, stat: Lasting['stat'], contribute: Contribute<string>): void {
  const { effects } = g.state;
  if (effects.length === 0) return;
  for (const effect of effects) {
    if (effect.kind === 'stat' && effect.stat === stat && isMeant(g, id, effect)) contribute(effect.add, effect.state);
  }
}

function isMeant(g: Table, id: FigureId, { figure, card, seat, figures, by }: Lasting): boolean {
  if (figure !== id && card !== figureOf(g, id).card && seat !== controllerOf(g, id)) return false;
  return figures === null || matches(g, id, figures, by);
}
