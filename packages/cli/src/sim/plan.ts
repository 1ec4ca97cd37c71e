/**
 * What is to be simulated. Every game follows from the plan and its number alone, so it doesn't matter which thread plays it.
 */
import { rngFromSeed, type Checked, type Game, type Seat, type SetupWish } from '@muster/engine';

/** Plain data: it travels to the threads. */
export interface SimPlan {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly wish: SetupWish;
  readonly players: number;
  /** Names of bots or commands that start one; seat by seat in the first game, then they move round. */
  readonly bots: readonly string[];
  /** What is looked after: nothing, the promises of the rules while a game is played, or all of it in a replay. */
  readonly check: 'nothing' | 'promises' | 'all';
  /** A game with more decisions than this hangs. */
  readonly limit: number;
  /** So many seconds a bot of somebody else may think, and a game may stand still. */
  readonly patience: number;
  /** Bots that ask for it get the whole record, and with it all that is hidden. */
  readonly trust: boolean;
}

export interface PlannedGame {
  readonly number: number;
  readonly seed: string;
  /** Which bot of the plan sits where. */
  readonly botAt: readonly number[];
}

export function plannedGame(plan: SimPlan, number: number): PlannedGame {
  // With a mirror the same game is played once in each seating.
  const table = plan.wish.mirror === true ? Math.floor(number / plan.players) : number;
  const seating = number % plan.players;
  const botAt = Array.from({ length: plan.players }, (_, seat) => ((seat + seating) % plan.players) % plan.bots.length);
  return { number, seed: `${plan.seed}/${table}`, botAt };
}

export function setupOf(game: Game, plan: SimPlan, { seed }: PlannedGame): Checked<unknown> {
  return game.makeSetup(plan.wish, rngFromSeed(`${seed}/setup`));
}

/** The randomness of a bot, in no way connected with that of the game. */
export function botSeed({ seed, number }: PlannedGame, seat: Seat): string {
  return `${seed}/${number}/bot ${seat}`;
}

export function isCommand(bot: string): boolean {
  return /[\\/\s]/.test(bot);
}
