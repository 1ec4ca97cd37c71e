/**
 * Where a creature can go, walking and running, with the way to each hex; where it would go if it is not being activated.
 */
import type { SpaceId } from '@muster/hex';
import { mayMove, mayRun, reach, waysWithin } from '../rules/movement.ts';
import { besides } from '../rules/place.ts';
import { hasKeyword } from '../rules/properties.ts';
import type { Creature, CreatureId } from '../state.ts';
import { groundOf, type Table } from '../table.ts';

/** The answer to `{ about: 'range', figure }`. */
export interface MovementRange {
  readonly about: 'range';
  readonly figure: CreatureId;
  /** How far it walks and runs, in hexes; a creature that may not run runs no further than it walks. */
  readonly walk: number;
  readonly run: number;
  /** Whether it is asked for its move now; else this is what would be. */
  readonly moving: boolean;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly hex: SpaceId;
  readonly cost: number;
  /** Too far to walk. */
  readonly running: boolean;
  /** From where it stands to the hex. */
  readonly path: readonly SpaceId[];
}

/** The answer to `{ about: 'path', option }`. */
export interface CreaturePath extends Way {
  readonly about: 'path';
  readonly figure: CreatureId;
}

export function rangeOf(g: Table, creature: Creature): MovementRange {
  const { activation } = g.state;
  const walk = reach(g, creature, false);
  const run = mayRun(g, creature) === null ? reach(g, creature, true) : walk;
  const moving = activation?.creature === creature.id && activation.stage === 'move';
  const ways = mayMove(g, creature) === null ? waysTo(g, creature, walk, run) : [];
  return { about: 'range', figure: creature.id, walk, run, moving, ways };
}

/** Options that are a hex: `walk:12`, `run:12`, or the bare number where a text moves the creature. */
export function pathOf(g: Table, creature: Creature, option: string): CreaturePath | null {
  const named = /^(?:walk:|run:)?(\d+)$/.exec(option)?.[1];
  if (named === undefined) return null;
  const walk = reach(g, creature, false);
  const most = option.startsWith('walk:') ? walk : reach(g, creature, true);
  // A text may move it further than it goes by itself.
  const way = waysTo(g, creature, walk, /^\d/.test(option) ? FURTHEST : most).find(({ hex }) => hex === Number(named));
  return way === undefined ? null : { about: 'path', figure: creature.id, ...way };
}

/** No text moves anybody further. */
const FURTHEST = 12;

function waysTo(g: Table, creature: Creature, walk: number, run: number): readonly Way[] {
  const ways = waysWithin(g, creature, run);
  const back = wayBack(g, creature);
  return ways.map(({ to, steps }) => ({ hex: to, cost: steps, running: steps > walk, path: back(to) }));
}

/** Back along the search that has just run: each step came from a hex one step nearer that the creature could go on from. */
function wayBack(g: Table, creature: Creature): (to: SpaceId) => readonly SpaceId[] {
  const { seen, steps, run } = g.field.search;
  const { difficult } = groundOf(g);
  const flies = hasKeyword(g, creature, 'Flying');
  const goesOnFrom = (hex: SpaceId) => hex === creature.hex || flies || difficult[hex] === 0; // SG-18.5
  return (to) => {
    const path = [to];
    for (let hex = to; hex !== creature.hex;) {
      const left = (steps[hex] ?? 0) - 1;
      const before = besides(g, hex).find((one) => seen[one] === run && steps[one] === left && goesOnFrom(one));
      if (before === undefined) return [to];
      path.unshift(before);
      hex = before;
    }
    return path;
  };
}
