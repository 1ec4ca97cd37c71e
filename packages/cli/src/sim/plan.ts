/**
 * What is to be simulated. Every game follows from the plan and its number alone, so it doesn't matter which thread plays it.
 */
import {
  nextBelow,
  rngFromSeed,
  type Checked,
  type Faction,
  type Game,
  type Rng,
  type Seat,
  type SetupWish,
} from '@muster/engine';

/** Plain data: it travels to the threads. */
export interface SimPlan {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly wish: SetupWish;
  readonly players: number;
  /** Factions that play against each other, all equally often; empty where the wish says what is played. */
  readonly pairings: readonly Pairing[];
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

export type Pairing = readonly [Faction, Faction];

/** Every faction against every other and against itself. */
export function pairingsOf(factions: readonly Faction[]): readonly Pairing[] {
  return factions.flatMap((one, i) => factions.slice(i).map((other): Pairing => [one, other]));
}

export interface PlannedGame {
  readonly number: number;
  readonly seed: string;
  /** Which decks are played, seat by seat; null where the wish says it. */
  readonly decks: readonly string[] | null;
  /** Which bot of the plan sits where. */
  readonly botAt: readonly number[];
}

export function plannedGame(plan: SimPlan, number: number): PlannedGame {
  return plan.pairings.length > 0 ? pairedGame(plan, number) : wishedGame(plan, number);
}

/** The pairings take turns. Each game is played twice, with the decks exchanged: whoever began, the other begins then. */
function pairedGame(plan: SimPlan, number: number): PlannedGame {
  const { pairings, bots } = plan;
  const [one, other] = pairings[number % pairings.length] ?? [];
  if (one === undefined || other === undefined) throw new Error('there are no factions');
  const round = Math.floor(number / pairings.length);
  const seed = `${plan.seed}/${one.id} ${other.id}/${Math.floor(round / 2)}`;
  const rng = rngFromSeed(`${seed}/decks`);
  const decks = [anyDeck(one, rng), anyDeck(other, rng)];
  const botAt = decks.map((_, seat) => (seat + Math.floor(round / 2)) % bots.length);
  return { number, seed, decks: round % 2 === 0 ? decks : decks.toReversed(), botAt };
}

function anyDeck({ id, decks }: Faction, rng: Rng): string {
  const deck = decks[nextBelow(rng, decks.length)];
  if (deck === undefined) throw new Error(`the faction '${id}' has no decks`);
  return deck;
}

function wishedGame(plan: SimPlan, number: number): PlannedGame {
  // With a mirror the same game is played once in each seating.
  const table = plan.wish.mirror === true ? Math.floor(number / plan.players) : number;
  const seating = number % plan.players;
  const botAt = Array.from({ length: plan.players }, (_, seat) => ((seat + seating) % plan.players) % plan.bots.length);
  return { number, seed: `${plan.seed}/${table}`, decks: null, botAt };
}

export function setupOf(game: Game, plan: SimPlan, { seed, decks }: PlannedGame): Checked<unknown> {
  const wish = decks === null ? plan.wish : { ...plan.wish, decks };
  return game.makeSetup(wish, rngFromSeed(`${seed}/setup`));
}

/** The randomness of a bot, in no way connected with that of the game. */
export function botSeed({ seed, number }: PlannedGame, seat: Seat): string {
  return `${seed}/${number}/bot ${seat}`;
}

export function isCommand(bot: string): boolean {
  return /[\\/\s]/.test(bot);
}
