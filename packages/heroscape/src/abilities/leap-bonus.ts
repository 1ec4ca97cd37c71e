/**
 * Powers of others that lengthen a leap (Master's Influence).
 */
import { cardOfFigure, faceOf, type Table } from '../table.ts';
import type { Figure } from '../state.ts';
import { amountOf } from './amount.ts';
import { forReaching } from './aura.ts';
import { holdAll } from './condition.ts';
import { ownedBy, quietScene } from './scene.ts';

export function leapBonus(g: Table, figure: Figure): number {
  let levels = 0;
  const scene = quietScene(figure.id);
  const card = cardOfFigure(g, figure.id);
  if (!card.negated) {
    for (const { part } of faceOf(g, card).stats) {
      if (part.stat === 'leap' && part.for === undefined && holdAll(g, part.when, scene))
        levels += amountOf(g, part.add, scene);
    }
  }
  forReaching(
    g,
    scene,
    (face) => face.statAuras.leap,
    (owner, { part }) => {
      const affected = ownedBy(scene, owner);
      if (holdAll(g, part.when, affected)) levels += amountOf(g, part.add, affected);
    },
  );
  return levels;
}
