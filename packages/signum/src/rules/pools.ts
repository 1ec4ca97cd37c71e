/**
 * Dice that are equally large (SG-23.15).
 */
import { choose, type Script } from '@muster/engine';
import type { Die } from '../content/die.ts';
import type { Creature } from '../state.ts';

/** The creature's player chooses; none if there are none. */
export function* choosePool({ id, controller }: Creature, pools: readonly (readonly Die[])[]): Script<readonly Die[]> {
  const [first] = pools;
  if (first === undefined || pools.length === 1) return first ?? [];
  const options = pools.map((dice) => ({ key: `pool:${dice.join('')}`, dice }));
  const picked = yield* choose({ seat: controller, kind: 'pool', options, about: [id] });
  return picked.dice;
}
