/**
 * Records: a game is its setup, its seed and its answers.
 */
import type { SeatAnswer } from './decision.ts';
import type { Checked, Game, GameEvent, GameState, Outcome, Problem } from './game.ts';
import { Match, type MatchOptions } from './match.ts';

export interface GameRecord {
  readonly game: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly answers: readonly SeatAnswer[];
  readonly outcome?: Outcome;
  /** The hash of the state after the last answer. */
  readonly hash?: string;
  /** Remarks by the number of the answer they follow. */
  readonly comments?: Readonly<Record<number, string>>;
}

export function recordOf<S extends GameState, Setup, E extends GameEvent>(
  match: Match<S, Setup, E>,
  setup: Setup,
  seed: string,
): GameRecord {
  const { outcome } = match;
  const record = { game: match.game.id, setup, seed, answers: [...match.answers], hash: match.hash };
  return outcome === null ? record : { ...record, outcome };
}

/** Plays a record again, up to the given number of answers. */
export function replay<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  record: GameRecord,
  options: MatchOptions & { readonly upTo?: number } = {},
): Checked<Match<S, Setup, E>> {
  const setup = game.checkSetup(record.setup);
  if (!setup.ok)
    return { ok: false, problems: setup.problems.map((problem) => ({ ...problem, path: ['setup', ...problem.path] })) };
  return replayFrom(game, setup.value, record, options);
}

/** The same with a setup that has been checked. */
export function replayFrom<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  setup: Setup,
  record: Pick<GameRecord, 'seed' | 'answers'>,
  options: MatchOptions & { readonly upTo?: number } = {},
): Checked<Match<S, Setup, E>> {
  const match = Match.start(game, setup, record.seed, options);
  const answers = record.answers.slice(0, options.upTo ?? record.answers.length);
  for (const [i, { seat, answer }] of answers.entries()) {
    const refusal = match.answer(seat, answer);
    if (refusal !== null) {
      return {
        ok: false,
        problems: [
          { path: ['answers', i], message: `seat ${seat}: '${String(answer)}' is refused (${refusal.reason})` },
        ],
      };
    }
  }
  return { ok: true, value: match };
}

/** What is wrong with a record; empty if replaying it gives the outcome and the hash it claims. */
export function verify<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  record: GameRecord,
): readonly Problem[] {
  const played = replay(game, record);
  if (!played.ok) return played.problems;
  const match = played.value;
  const problems: Problem[] = [];
  if (record.hash !== undefined && record.hash !== match.hash) {
    problems.push({
      path: ['hash'],
      message: `the replayed state has hash ${match.hash}, the record says ${record.hash}`,
    });
  }
  const winners = match.outcome === null ? 'nobody yet' : match.outcome.winners.join(', ');
  if (record.outcome !== undefined && record.outcome.winners.join(', ') !== winners) {
    problems.push({
      path: ['outcome'],
      message: `the replayed game was won by ${winners}, the record says ${record.outcome.winners.join(', ')}`,
    });
  }
  return problems;
}
