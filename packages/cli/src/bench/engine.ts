/**
 * How fast a game runs.
 */
import { createBot } from '@muster/bots';
import { Match, rngFromSeed, type Game, type GameState } from '@muster/engine';
import { benchCases } from './cases.ts';
import { LONG_WARM_UP, perSecond, type Effort } from './measure.ts';
import { gatherPositions, isLate, newGame, playOn } from './positions.ts';

export interface BenchResult {
  readonly name: string;
  readonly perSecond: number;
  readonly microseconds: number;
}

export interface BenchRatio {
  readonly name: string;
  readonly ratio: number;
}

export interface GameBench {
  readonly results: readonly BenchResult[];
  readonly ratios: readonly BenchRatio[];
}

/** The name of the number that is compared with other engines. */
export const DECISIONS = 'decisions in random games';

export function benchGame(game: Game, effort: Effort): GameBench {
  const results: BenchResult[] = [];
  const add = (name: string, rate: number | undefined): number => {
    const known = rate ?? 0;
    if (known > 0) results.push({ name: `${game.id}: ${name}`, perSecond: known, microseconds: 1e6 / known });
    return known;
  };

  const [decisions, games] = randomGames(game, effort);
  add(DECISIONS, decisions);
  add('random games', games);
  for (const bench of game.benches?.() ?? []) {
    const { average, slowest } = benchCases(bench, effort);
    add(bench.name, average);
    add(`${bench.name}, slowest case`, slowest);
  }
  // Only now: copying and looking ahead is not what plain games do, and slows them down in the same thread.
  const positions = gatherPositions(game);
  const early = add('decisions in turns 1 to 5', earlyDecisions(game, effort));
  const late =
    positions.late.length === 0
      ? 0
      : add('decisions in turn 20 and later', lateDecisions(game, positions.late, effort));

  const each = <T>(list: readonly T[], work: (item: T) => unknown): number => {
    if (list.length === 0) return 0;
    const all = (): readonly number[] => {
      for (const item of list) work(item);
      return [list.length];
    };
    return perSecond(effort, all)[0] ?? 0;
  };
  const copies = add(
    'copies of a state',
    each(positions.states, (state) => game.copy(state)),
  );
  const clones = add(
    'copies with structuredClone',
    each(positions.states, (state) => structuredClone(state)),
  );
  const resumed = each(positions.states, (state) => new Match(game, game.copy(state)));
  // A game that is taken up again is copied and lists what may be done: the rest is the listing.
  if (resumed > 0 && copies > resumed) add('lists of options', 1 / (1 / resumed - 1 / copies));
  add(
    'copies of a game in mid-order',
    each(positions.midOrder, (match) => match.fork()),
  );
  add(
    'imagined games',
    each(positions.choices, (match) => match.imagine(match.decisions[0]?.seat ?? 0, 'bench')),
  );
  add('decisions of bot greedy', each(positions.choices, greedyChoice(game)));

  const ratios: BenchRatio[] = [];
  if (clones > 0)
    ratios.push({ name: `${game.id}: copies of a state / copies with structuredClone`, ratio: copies / clones });
  if (late > 0 && early > 0)
    ratios.push({ name: `${game.id}: cost of a decision in turn 20 and later / in turns 1 to 5`, ratio: early / late });
  return { results, ratios };
}

function randomGames(game: Game, effort: Effort): readonly number[] {
  let number = 0;
  const play = (): readonly number[] => {
    const seed = `random/${number++}`;
    return [playOn(newGame(game, seed), rngFromSeed(seed)), 1];
  };
  return perSecond(effort, play, LONG_WARM_UP);
}

function earlyDecisions(game: Game, effort: Effort): number {
  let number = 0;
  const [rate] = perSecond(effort, () => {
    const seed = `early/${number++}`;
    const match = newGame(game, seed);
    return [playOn(match, rngFromSeed(seed), () => game.turn(match.state) <= 5)];
  });
  return rate ?? 0;
}

function lateDecisions(game: Game, states: readonly GameState[], effort: Effort): number {
  let number = 0;
  const [rate] = perSecond(effort, () => {
    const state = states[number++ % states.length];
    if (state === undefined || !isLate(game, state)) return [0];
    let left = 60;
    return [playOn(new Match(game, game.copy(state)), rngFromSeed(`late/${number}`), () => left-- > 0)];
  });
  return rate ?? 0;
}

function greedyChoice(game: Game): (match: Parameters<ReturnType<typeof createBot>['choose']>[0]) => unknown {
  const bot = createBot('greedy', game, 'bench');
  return (match) => bot.choose(match, match.decisions[0]?.seat ?? 0);
}
