/**
 * A game on the table: it can be taken back, saved and taken up again.
 */
import type { Table } from '@muster/bots';
import { Match, recordOf, replay, type Decision, type Game, type GameRecord, type Seat } from '@muster/engine';
import { writeRecord } from '@muster/notation';
import { CannotRun } from '../exit.ts';
import { writeTextFile } from '../files.ts';

/** Bots copy the match, the log is shown. */
const OPTIONS = { log: true, checkpoints: true } as const;

export class Session {
  readonly game: Game;
  readonly setup: unknown;
  readonly seed: string;
  /** Remarks of a record that is played on stay in it. */
  readonly #comments: GameRecord['comments'];
  #match: Table;

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

  static resume(game: Game, record: GameRecord): Session {
    const setup = game.checkSetup(record.setup);
    const played = replay(game, record, OPTIONS);
    if (!setup.ok || !played.ok) throw new CannotRun('the record can not be played on');
    return new Session(game, setup.value, record.seed, played.value, record.comments);
  }

  get match(): Table {
    return this.#match;
  }

  get record(): GameRecord {
    const record = recordOf(this.#match, this.setup, this.seed);
    const count = record.answers.length;
    // Remarks on answers that were taken back go with them.
    const kept = Object.entries(this.#comments ?? {}).filter(([number]) => Number(number) <= count);
    return kept.length === 0 ? record : { ...record, comments: Object.fromEntries(kept) };
  }

  /** Takes back the last choice that one of these seats made, with everything that followed of itself. */
  undo(seats: readonly Seat[]): boolean {
    let match = this.#match;
    for (;;) {
      const { answers } = match;
      const kept = Math.max(...seats.map((seat) => match.undoPoint(seat) ?? -1));
      const seat = answers[kept]?.seat;
      const earlier = replay(this.game, this.record, { ...OPTIONS, upTo: Math.max(kept, 0) });
      if (seat === undefined || !earlier.ok) return false;
      match = earlier.value;
      const decision = match.decisionFor(seat);
      if (decision !== null && !isForced(decision)) break;
    }
    this.#match = match;
    return true;
  }

  save(path: string): void {
    writeTextFile(path, writeRecord(this.record));
  }
}

/** A question with only one answer is none. */
export function isForced({ options, min, max, ordered }: Decision): boolean {
  if (max === 0 || options.length === 0) return true;
  return min === options.length && (ordered !== true || options.length === 1);
}
