/**
 * What must be quick on a battlefield, measured in the middle of games on the largest map: how far figures can move, and who sees whom.
 */
import { nextBelow, rngFromSeed, type Bench, type Decision, type Rng } from '@muster/engine';
import { library } from './content/library.ts';
import { allMaps } from './content/maps.ts';
import { makeSetup } from './made-up.ts';
import { newGame } from './new-game.ts';
import { play } from './play.ts';
import { allowance, destinations } from './rules/movement-range.ts';
import { hasDirectSight } from './rules/sight.ts';
import { modesOf } from './rules/walker.ts';
import { silentTable } from './silent-table.ts';
import { areEnemies, type Table } from './table.ts';
import type { Figure, HeroscapeState } from './state.ts';

const GAMES = 3;
/** By then everybody has left the start zones. */
const ROUND = 4;
const MOST_CASES = 120;

export function benches(): readonly Bench[] {
  const tables = Array.from({ length: GAMES }, (_, number) => silentTable(middleOfGame(`bench/${number}`)));
  const all = tables.flatMap((g) =>
    g.state.figures.filter(({ fate }) => fate === 'field').map((figure) => ({ g, figure })),
  );
  const ranges = (fits: (g: Table, figure: Figure) => boolean): Bench['cases'] =>
    all
      .filter(({ g, figure }) => fits(g, figure))
      .slice(0, MOST_CASES)
      .map(
        ({ g, figure }) =>
          () =>
            destinations(g, figure, allowance(g, figure)),
      );
  const isDouble = ({ at }: Figure): boolean => at.length === 2;
  const flies = (g: Table, { id }: Figure): boolean => modesOf(g, id).flies;
  return [
    { name: 'movement ranges of a walker', cases: ranges((g, figure) => !isDouble(figure) && !flies(g, figure)) },
    { name: 'movement ranges of a flyer', cases: ranges((g, figure) => !isDouble(figure) && flies(g, figure)) },
    { name: 'movement ranges of a figure with two spaces', cases: ranges((_, figure) => isDouble(figure)) },
    { name: 'lines of sight', cases: tables.flatMap(sights).slice(0, 10 * MOST_CASES) },
  ];
}

/** Every figure looks at every enemy, however far. */
function sights(g: Table): Bench['cases'] {
  const figures = g.state.figures.filter(({ fate }) => fate === 'field');
  return figures.flatMap((from) =>
    figures.filter((to) => areEnemies(g, from.id, to.id)).map((to) => () => hasDirectSight(g, from, to)),
  );
}

/** A game with as many as there is room for, played at random. */
function middleOfGame(seed: string): HeroscapeState {
  const map = allMaps().reduce((largest, one) => (one.tiles.length > largest.tiles.length ? one : largest));
  const rng = rngFromSeed(seed);
  const setup = makeSetup({ edition: map.id, players: Object.keys(map.startZones).length }, rng);
  if (!setup.ok) throw new Error(setup.problems.map(({ message }) => message).join('\n'));
  const state = newGame(setup.value, seed);
  const script = play(state, library(), silentTable(state).io);
  for (let step = script.next([]); step.done !== true && state.round < ROUND;) {
    step = script.next(step.value.map((decision) => anyPicks(decision, rng)));
  }
  return state;
}

function anyPicks({ options, min, max }: Decision, rng: Rng): readonly number[] {
  if (min === 1 && max === 1) return [nextBelow(rng, options.length)];
  return Array.from({ length: min }, (_, i) => i);
}
