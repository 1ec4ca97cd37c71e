/**
 * Several things at the same moment, in the order of a player's choice (SG-0.15, SG-17.12, SG-20.19, SG-26.23).
 */
import { choose, NOTHING_TO_ASK, type Script, type Seat } from '@muster/engine';
import type { CreatureId } from '../state.ts';

/** A name the question can show: a keyword, a token or a piece of terrain. */
export interface OrderedStep {
  readonly name: string;
  readonly run: () => Script;
}

export function inOrder(seat: Seat, about: CreatureId, steps: readonly OrderedStep[]): Script {
  const [first] = steps;
  if (first === undefined) return NOTHING_TO_ASK;
  return steps.length === 1 ? first.run() : chooseOrder(seat, about, steps);
}

function* chooseOrder(seat: Seat, about: CreatureId, steps: readonly OrderedStep[]): Script {
  let left = steps;
  while (left.length > 0) {
    const options = left.map((step) => ({ key: `order:${step.name}`, step }));
    const { step } = yield* choose({ seat, kind: 'order', options, about: [about] });
    left = left.filter((one) => one !== step);
    yield* step.run();
  }
}
