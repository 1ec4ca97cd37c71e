/**
 * Amounts that depend on what is on the table.
 */
import { cardOf, cardOfFigure, controllerOf, figureOf, type Table } from '../table.ts';
import { markersInForce } from '../rules/marker-faces.ts';
import { NOBODY } from '../state.ts';
import { countNear } from './condition.ts';
import type { Amount } from './language.ts';
import type { Scene } from './scene.ts';

export function amountOf(g: Table, amount: Amount, scene: Scene): number {
  if (typeof amount === 'number') return amount;
  const most = 'max' in amount && amount.max !== undefined ? amount.max : Infinity;
  return Math.min(most, count(g, amount, scene));
}

function count(g: Table, amount: Exclude<Amount, number>, scene: Scene): number {
  const self = figureOf(g, scene.self);
  switch (amount.per) {
    case 'figure':
      return countNear(g, amount, scene);
    case 'wound':
      if (amount.on === 'self') return self.wounds;
      if (amount.on === 'opponent') return scene.opponent === NOBODY ? 0 : figureOf(g, scene.opponent).wounds;
      return woundsOfChosen(g, scene, amount.chosen ?? '');
    case 'marker':
      return cardOf(g, self.card).markers[amount.name] ?? 0;
    case 'wound-this-turn': {
      const strikes = g.state.turns.at(-1)?.strikes ?? [];
      const { figures } = cardOf(g, self.card);
      return strikes
        .filter((strike) => strike.at === scene.opponent && figures.includes(strike.by))
        .reduce((sum, strike) => sum + strike.wounds, 0);
    }
    case 'order-marker':
      return markersInForce(g, controllerOf(g, scene.self)).filter(
        (marker) => marker.card === self.card && !marker.lost,
      ).length;
  }
}

/** Wounds of the hero chosen at the start of the game, as long as it is in play. */
function woundsOfChosen(g: Table, scene: Scene, name: string): number {
  const chosen = cardOfFigure(g, scene.self).chosen[name];
  if (chosen === undefined) return 0;
  return cardOf(g, chosen).figures.reduce(
    (sum, id) => sum + (figureOf(g, id).fate === 'field' ? figureOf(g, id).wounds : 0),
    0,
  );
}
