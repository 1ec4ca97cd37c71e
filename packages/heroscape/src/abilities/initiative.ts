/**
 * INIT: powers that add to the initiative roll, by order markers.
 */
import { choose, type Script, type Seat } from '@muster/engine';
import { faceOf, figuresOnField, type Table } from '../table.ts';
import { amountOf } from './amount.ts';
import { holdAll } from './condition.ts';
import { quietScene } from './scene.ts';

export function* initiativeBonus(g: Table, seat: Seat): Script<number> {
  if (g.state.options.initiativeFirst) return 0; // HS-V15
  let sum = 0;
  for (const card of g.state.cards) {
    if (card.controller !== seat || card.negated) continue;
    const self = figuresOnField(g, card)[0];
    if (self === undefined) continue;
    const scene = quietScene(self.id);
    for (const { part } of faceOf(g, card).initiative) {
      const add = holdAll(g, part.when, scene) ? amountOf(g, part.add, scene) : 0;
      if (add > 0 && (part.optional !== true || (yield* wants(seat, card.id)))) sum += add;
    }
  }
  return sum;
}

function* wants(seat: Seat, card: number): Script<boolean> {
  const picked = yield* choose({
    seat,
    kind: 'initiative-bonus',
    options: [{ key: 'yes' }, { key: 'no' }],
    about: [card],
  });
  return picked.key === 'yes';
}
