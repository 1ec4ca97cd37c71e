/**
 * Plays one game of a simulation to its end.
 */
import type { Table } from '@muster/bots';
import {
  Match,
  type Course,
  type Game,
  type GameRecord,
  type MatchOptions,
  type Outcome,
  type Piece,
} from '@muster/engine';
import { brokenPromise, checkGame } from './check-game.ts';
import { messageOf } from './failure.ts';
import type { Player, Seating } from './player.ts';
import { botSeed, plannedGame, setupOf, type PlannedGame, type SimPlan } from './plan.ts';

/** Plain data: it travels back from the threads. */
export interface GameResult {
  readonly number: number;
  readonly botAt: readonly number[];
  readonly decks: readonly string[];
  /** By seat, for games with factions. */
  readonly factions: readonly string[];
  /** Who began and how many turns everybody had, for games that tell. */
  readonly course: Course | null;
  /** By seat, for games with pieces. */
  readonly pieces: readonly (readonly Piece[])[];
  readonly outcome: Outcome | null;
  readonly turns: number;
  readonly decisions: number;
  /** Milliseconds of playing, and of checking afterwards. */
  readonly played: number;
  readonly checked: number;
  readonly error: GameError | null;
}

export interface GameError {
  readonly message: string;
  /** What leads there again; null if the game didn't even begin. */
  readonly record: GameRecord | null;
}

export interface Seats {
  /** Takes the bot of the plan to a seat. */
  seat(bot: number, seating: Seating): Player | Promise<Player>;
  readonly options: MatchOptions;
}

/** Called after every answer, played or checked, for whoever watches over games that hang. */
export type Heartbeat = (decisions: number) => void;

export async function playGame(
  game: Game,
  plan: SimPlan,
  number: number,
  seats: Seats,
  beat: Heartbeat,
): Promise<GameResult> {
  const planned = plannedGame(plan, number);
  const setup = setupOf(game, plan, planned);
  if (!setup.ok) {
    const message = `no setup: ${setup.problems.map((problem) => problem.message).join('; ')}`;
    return notPlayed(planned, { message, record: null });
  }
  const began = performance.now();
  let match: Table;
  try {
    match = Match.start(game, setup.value, planned.seed, seats.options);
  } catch (error) {
    const record = { game: game.id, setup: setup.value, seed: planned.seed, answers: [] };
    return notPlayed(planned, { message: messageOf(error), record });
  }
  let message = await failureOf(match, setup.value, planned, plan, seats, beat);
  const played = performance.now() - began;
  // What the checks find comes first: it is nearer to the cause than what broke in the end.
  if (plan.check === 'all') message = checkGame(game, setup.value, planned.seed, match, beat) ?? message;
  const decks = planned.botAt.map((_, seat) => game.deckOf(setup.value, seat));
  return {
    number,
    botAt: planned.botAt,
    decks,
    factions: factionsOf(game, decks),
    course: game.course?.(match.state) ?? null,
    pieces: planned.botAt.map((_, seat) => game.piecesOf?.(match.state, seat) ?? []),
    outcome: message === null ? match.outcome : null,
    turns: game.turn(match.state),
    decisions: match.answers.length,
    played,
    checked: performance.now() - began - played,
    error: message === null ? null : { message, record: errorRecord(match, setup.value, planned.seed, message) },
  };
}

/** The result of a game that did not begin, or that was lost with its thread. */
export function notPlayed({ number, botAt }: PlannedGame, error: GameError): GameResult {
  return {
    number,
    botAt,
    decks: [],
    factions: [],
    course: null,
    pieces: [],
    outcome: null,
    turns: 0,
    decisions: 0,
    played: 0,
    checked: 0,
    error,
  };
}

function factionsOf(game: Game, decks: readonly string[]): readonly string[] {
  const factions = game.factions?.() ?? [];
  if (factions.length === 0) return [];
  return decks.map((deck) => factions.find((one) => one.decks.includes(deck))?.id ?? '');
}

/** Plays to the end; what went wrong, or null. */
async function failureOf(
  match: Table,
  setup: unknown,
  planned: PlannedGame,
  plan: SimPlan,
  seats: Seats,
  beat: Heartbeat,
): Promise<string | null> {
  const players: Player[] = [];
  let failure: string | null = null;
  try {
    for (const [seat, bot] of planned.botAt.entries()) {
      const seating = { match, setup, seed: planned.seed, seat, botSeed: botSeed(planned, seat) };
      players.push(await seats.seat(bot, seating));
    }
    failure = await playOn(match, players, plan, beat);
  } catch (error) {
    failure = messageOf(error);
  }
  for (const player of players) player.end(match, failure === null ? match.outcome : null);
  return failure;
}

async function playOn(
  match: Table,
  players: readonly Player[],
  plan: SimPlan,
  beat: Heartbeat,
): Promise<string | null> {
  for (;;) {
    if (plan.check === 'promises') {
      const broken = brokenPromise(match.game, match);
      if (broken !== null) return `after ${match.answers.length} answers: ${broken}`;
    }
    if (match.outcome !== null) return null;
    const open = match.decisions[0];
    if (open === undefined) return 'the game is not over but asks nothing';
    if (match.answers.length >= plan.limit) return `the game hangs: not over after ${plan.limit} decisions`;
    const player = players[open.seat];
    if (player === undefined) return `the game asks seat ${open.seat}, which there isn't`;
    const chosen = player.choose(match, open.seat);
    // Waiting for what is already there would cost more than the decision.
    const answer = chosen instanceof Promise ? await chosen : chosen;
    let refusal = match.answer(open.seat, answer);
    while (refusal !== null) {
      const again = player.refused(refusal);
      if (again === null) return `'${String(answer)}' for '${open.kind}' is refused: ${refusal.reason}`;
      refusal = match.answer(open.seat, await again);
    }
    beat(match.answers.length);
  }
}

/** Without hash and outcome: where a script broke off, the state is half-way and proves nothing. */
function errorRecord(match: Table, setup: unknown, seed: string, message: string): GameRecord {
  const answers = [...match.answers];
  return { game: match.game.id, setup, seed, answers, comments: { [answers.length]: message } };
}
