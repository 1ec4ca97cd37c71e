/**
 * What must be quick on a battlefield, measured in the middle of matches on the largest map: how far creatures can move, and who sees
 * whom.
 */
import { nextBelow, rngFromSeed, seededDice, type Bench, type Decision, type Rng } from '@muster/engine';
import { library, ownLibrary } from './content/library.ts';
import type { FieldMap } from './content/map.ts';
import { fieldOf } from './field.ts';
import { newGame } from './new-game.ts';
import { play } from './play.ts';
import { reach, waysWithin } from './rules/movement.ts';
import { areEnemies, hasSight } from './rules/place.ts';
import { hasKeyword } from './rules/properties.ts';
import { makeSetup } from './setup.ts';
import { silentTable } from './silent-table.ts';
import type { SignumState } from './state.ts';
import { isOnField, type Table } from './table.ts';

const MATCHES = 4;
/** By then everybody has several creatures and has left the zones. */
const TURN = 16;
const MOST_CASES = 120;

export function benches(): readonly Bench[] {
  const tables = Array.from({ length: MATCHES }, (_, number) =>
    silentTable(middleOfMatch(`bench/${number}`), library()),
  );
  const ranges = (flies: boolean): Bench['cases'] =>
    tables
      .flatMap((g) => g.state.creatures.filter(isOnField).map((creature) => ({ g, creature })))
      .filter(({ g, creature }) => hasKeyword(g, creature, 'Flying') === flies)
      .slice(0, MOST_CASES)
      .map(
        ({ g, creature }) =>
          () =>
            waysWithin(g, creature, reach(g, creature, true)),
      );
  return [
    { name: 'movement ranges of a walker', cases: ranges(false) },
    { name: 'movement ranges of a flyer', cases: ranges(true) },
    { name: 'lines of sight', cases: tables.flatMap(sights).slice(0, 10 * MOST_CASES) },
  ].filter(({ cases }) => cases.length > 0);
}

/** Every creature looks at every enemy, however far. */
function sights(g: Table): Bench['cases'] {
  const creatures = g.state.creatures.filter(isOnField);
  return creatures.flatMap((from) =>
    creatures.filter((to) => areEnemies(g, from, to)).map((to) => () => hasSight(g, from, to)),
  );
}

/** A match on the largest map for four, played at random. */
function middleOfMatch(seed: string): SignumState {
  const rng = rngFromSeed(seed);
  const setup = makeSetup({ edition: 'free-for-all', players: 4 }, rng);
  if (!setup.ok) throw new Error(setup.problems.map(({ message }) => message).join('\n'));
  const state = newGame({ ...setup.value, map: largestMap().id }, seed);
  const script = play(state, library(), { dice: seededDice, emit: () => undefined, checkpoint: () => undefined });
  for (let step = script.next([]); step.done !== true && state.turn < TURN;) {
    step = script.next(step.value.map((decision) => anyPicks(decision, rng)));
  }
  return state;
}

function largestMap(): FieldMap {
  const maps = ownLibrary().maps.filter(({ modes }) => modes.includes('four'));
  return maps.reduce((largest, one) => (sizeOf(one) > sizeOf(largest) ? one : largest));
}

function sizeOf(map: FieldMap): number {
  return fieldOf(map).field.spaces;
}

function anyPicks({ options, min, max }: Decision, rng: Rng): readonly number[] {
  if (min === 1 && max === 1) return [nextBelow(rng, options.length)];
  return Array.from({ length: min }, (_, i) => i);
}
