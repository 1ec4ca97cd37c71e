/**
 * A game on the table: it can be taken back, written down and taken up again.
 */
import type { Table } from '@muster/bots';
import {
  Match,
  recordOf,
  replayFrom,
  type Checked,
  type Decision,
  type Game,
  type GameRecord,
  type Seat,
} from '@muster/engine';

/** The log is shown. */
const OPTIONS = { log: true } as const;
/** Bots copy the match, for which it must keep copies of its state: a game between people alone saves that. */
const OPTIONS_FOR_BOTS = { log: true, checkpoints: true } as const;

export class Session {
  readonly game: Game;
  readonly setup: unknown;
  readonly seed: string;
  /** Remarks of a record that is played on stay in it. */
  readonly #comments: GameRecord['comments'];
  #match: Table;
  #isForBots = false;

  private constructor(game: Game, setup: unknown, seed: string, match: Table, comments?: GameRecord['comments']) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.#match = match;
    this.#comments = comments;
  }

  static begin(game: Game, setup: unknown, seed: string): Session {
    return new Session(game, setup, seed, Match.start(game, setup, seed, OPTIONS));
  }

  static resume(game: Game, record: GameRecord): Checked<Session> {
    const setup = game.checkSetup(record.setup);
    if (!setup.ok) return setup;
    const played = replayFrom(game, setup.value, record, OPTIONS);
    if (!played.ok) return played;
    return { ok: true, value: new Session(game, setup.value, record.seed, played.value, record.comments) };
  }

  get match(): Table {
    return this.#match;
  }

  /** The match for a bot to look ahead in. Whoever has asked for it once will ask again: from then on the match is always ready for it. */
  get matchForBots(): Table {
    if (!this.#isForBots) {
      this.#isForBots = true;
      this.rewind(this.#match.answers.length);
    }
    return this.#match;
  }

  get record(): GameRecord {
    const record = recordOf(this.#match, this.setup, this.seed);
    const count = record.answers.length;
    // Remarks on answers that were taken back go with them.
    const kept = Object.entries(this.#comments ?? {}).filter(([number]) => Number(number) <= count);
    return kept.length === 0 ? record : { ...record, comments: Object.fromEntries(kept) };
  }

  /**
   * How many answers stay if the last choice that one of these seats made is taken back, with everything that followed of itself;
   * null if there is none that may be taken back.
   */
  undoPoint(seats: readonly Seat[]): number | null {
    let match = this.#match;
    for (;;) {
      const { answers } = match;
      const kept = Math.max(...seats.map((seat) => match.undoPoint(seat) ?? -1));
      const seat = answers[kept]?.seat;
      if (seat === undefined) return null;
      match = this.#at(kept);
      const decision = match.decisionFor(seat);
      if (decision !== null && !isForced(decision)) return kept;
    }
  }

  /** Goes back to the moment when so many answers had been given. */
  rewind(kept: number): void {
    this.#match = this.#at(kept);
  }

  #at(kept: number): Table {
    const { setup, seed } = this;
    const answers = this.#match.answers.slice(0, kept);
    const options = this.#isForBots ? OPTIONS_FOR_BOTS : OPTIONS;
    const earlier = replayFrom(this.game, setup, { seed, answers }, options);
    if (!earlier.ok) throw new Error(earlier.problems.map(({ message }) => message).join('; '));
    return earlier.value;
  }
}

/** A question with only one answer is none. */
export function isForced({ options, min, max, ordered }: Decision): boolean {
  if (max === 0 || options.length === 0) return true;
  return min === options.length && (ordered !== true || options.length === 1);
}
