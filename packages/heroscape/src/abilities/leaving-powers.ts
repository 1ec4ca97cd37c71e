/**
 * SWIPE: further dice against figures that leave an engagement.
 */
import { cardOfFigure, faceOf, type Table } from '../table.ts';
import type { FigureId } from '../state.ts';
import { amountOf } from './amount.ts';
import { holdAll } from './condition.ts';
import { quietScene } from './scene.ts';

/** HS-13.13: one die, and what powers add. */
export function leavingDice(g: Table, id: FigureId): number {
  const card = cardOfFigure(g, id);
  let dice = 1;
  if (card.negated) return dice;
  const scene = quietScene(id);
  for (const { part } of faceOf(g, card).stats) {
    if (part.stat === 'leaving' && part.for === undefined && holdAll(g, part.when, scene))
      dice += amountOf(g, part.add, scene);
  }
  return dice;
}
