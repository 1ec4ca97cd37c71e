/**
 * Positions from random games, to measure on.
 */
import { randomAnswer, type Table } from '@muster/bots';
import { Match, rngFromSeed, type Game, type GameState, type MatchOptions, type Rng } from '@muster/engine';
import { CannotRun } from '../exit.ts';

/** A game that doesn't end is a mistake of its rules, and not for a benchmark to find. */
const MOST_DECISIONS = 20_000;
const LATE_TURN = 20;

/** What a benchmark starts from. */
export interface Positions {
  /** Checkpoints from all parts of games. */
  readonly states: readonly GameState[];
  /** Games in which an order is half-way. */
  readonly midOrder: readonly Table[];
  /** Games that wait for a decision with a choice. */
  readonly choices: readonly Table[];
  /** Checkpoints late in games. */
  readonly late: readonly GameState[];
}

export function newGame(game: Game, seed: string, options: MatchOptions = {}): Table {
  const setup = game.makeSetup({}, rngFromSeed(`${seed}/setup`));
  if (!setup.ok) throw new CannotRun(setup.problems.map((problem) => problem.message).join('\n'));
  return Match.start(game, setup.value, seed, options);
}

/** Plays on while the condition holds; returns the number of decisions. */
export function playOn(match: Table, rng: Rng, goesOn: () => boolean = () => true): number {
  let decisions = 0;
  while (decisions < MOST_DECISIONS && goesOn()) {
    const open = match.decisions[0];
    if (open === undefined) break;
    const refusal = match.answer(open.seat, randomAnswer(rng, open));
    if (refusal !== null) throw new Error(`a listed option was refused: ${refusal.reason}`);
    decisions++;
  }
  return decisions;
}

export function isLate(game: Game, state: GameState): boolean {
  return game.turn(state) >= LATE_TURN;
}

export function gatherPositions(game: Game): Positions {
  const positions = {
    states: [] as GameState[],
    midOrder: [] as Table[],
    choices: [] as Table[],
    late: [] as GameState[],
  };
  for (let number = 0; number < 24; number++) {
    const match = newGame(game, `positions/${number}`, { checkpoints: true });
    const rng = rngFromSeed(`positions/${number}`);
    let passed = 0;
    let seen = 0;
    playOn(match, rng, () => {
      const atCheckpoint = match.checkpointsPassed > passed;
      passed = match.checkpointsPassed;
      // Every so-manieth is enough: neighbours look alike.
      if (seen++ % 11 !== number % 11) return true;
      const copy = match.fork({ checkpoints: true });
      if (!atCheckpoint && positions.midOrder.length < 120) positions.midOrder.push(copy);
      if ((copy.decisions[0]?.options.length ?? 0) > 1 && positions.choices.length < 60) positions.choices.push(copy);
      return true;
    });
  }
  for (let number = 0; number < 24; number++) gatherStates(game, number, positions.states, positions.late);
  return positions;
}

/** States as they are at checkpoints, copied the moment they are passed. */
function gatherStates(game: Game, number: number, states: GameState[], late: GameState[]): void {
  let passed = 0;
  const watching: Game = {
    ...game,
    play: (state, io) =>
      game.play(state, {
        dice: io.dice,
        emit: (event) => io.emit(event),
        checkpoint: () => {
          if (passed++ % 5 === number % 5 && states.length < 240) states.push(game.copy(state));
          if (passed % 5 === 0 && late.length < 60 && isLate(game, state)) late.push(game.copy(state));
          io.checkpoint();
        },
      }),
  };
  playOn(newGame(watching, `states/${number}`), rngFromSeed(`states/${number}`));
}
