/**
 * A record being played again: how the game stood after any of its answers, through anybody's eyes.
 */
import type { Table } from '@muster/bots';
import {
  CONCEDE,
  Match,
  recordOf,
  verify,
  type Answer,
  type Checked,
  type Decision,
  type Eyes,
  type Game,
  type GameRecord,
  type Language,
  type Seat,
} from '@muster/engine';
import { Chronicle, sightOf, type LogLine, type Sight } from '@muster/room';

const OPTIONS = { log: true, checkpoints: true } as const;
/** After so many answers a copy is kept, so that no jump takes long. */
const STRIDE = 32;

export interface TurnMark {
  readonly turn: number;
  /** So many answers had been given when it began. */
  readonly at: number;
}

/** What was answered last. */
export interface Said {
  readonly seat: Seat;
  readonly prompt: string;
  /** Labels of what was picked; null for giving up. */
  readonly picked: readonly string[] | null;
}

export interface ReplayLog {
  readonly lines: readonly LogLine[];
  /** How many lines there were after each answer, beginning with none. */
  readonly lengths: readonly number[];
}

export class Playback {
  readonly game: Game;
  readonly record: GameRecord;
  readonly turns: readonly TurnMark[];
  readonly decks: readonly string[];
  readonly sides: readonly number[];
  readonly #setup: unknown;
  /** Copies by the number of answers before them. */
  readonly #copies: ReadonlyMap<number, Table>;
  #now: { at: number; match: Table };

  private constructor(game: Game, record: GameRecord, setup: unknown) {
    this.game = game;
    this.record = record;
    this.#setup = setup;
    const match = Match.start(game, setup, record.seed, OPTIONS);
    const copies = new Map<number, Table>([[0, match.fork(OPTIONS)]]);
    const turns: TurnMark[] = [{ turn: game.turn(match.state), at: 0 }];
    for (const [i, { seat, answer }] of record.answers.entries()) {
      const refusal = match.answer(seat, answer);
      if (refusal !== null) throw new Error(`answer ${i + 1} ('${String(answer)}') is refused: ${refusal.reason}`);
      const turn = game.turn(match.state);
      if (turn !== turns.at(-1)?.turn) turns.push({ turn, at: i + 1 });
      if ((i + 1) % STRIDE === 0) copies.set(i + 1, match.fork(OPTIONS));
    }
    this.turns = turns;
    this.#copies = copies;
    this.#now = { at: record.answers.length, match };
    this.decks = Array.from({ length: game.seats(match.state) }, (_, seat) => game.deckOf(setup, seat));
    this.sides = game.sides(match.state);
  }

  static open(game: Game, record: GameRecord): Checked<Playback> {
    const setup = game.checkSetup(record.setup);
    if (!setup.ok) return setup;
    try {
      return { ok: true, value: new Playback(game, record, setup.value) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, problems: [{ path: ['answers'], message }] };
    }
  }

  /** The record with its outcome and the hash of its end. */
  get completed(): GameRecord {
    const { comments } = this.record;
    const match = this.#at(this.record.answers.length);
    const { outcome, hash } = recordOf(match, this.#setup, this.record.seed);
    return {
      ...this.record,
      ...(outcome !== undefined && { outcome }),
      ...(hash !== undefined && { hash }),
      ...(comments !== undefined && { comments }),
    };
  }

  sight(at: number, eyes: Eyes, language: Language): Sight {
    const sight = sightOf(this.#at(at), eyes, language, 0);
    // Nobody is asked anything any more; who was, and what they said, is told beside it.
    return { ...sight, answers: at, asked: null, undoable: false };
  }

  /** The seats that had been beaten or had given up by then. */
  out(at: number): readonly Seat[] {
    const { game, state } = this.#at(at);
    return [...this.decks.keys()].filter((seat) => game.isOut(state, seat));
  }

  said(at: number, language: Language): Said | null {
    const given = this.record.answers[at - 1];
    if (given === undefined) return null;
    const { seat, answer } = given;
    const before = this.#at(at - 1);
    const decision = before.decisionFor(seat);
    if (answer === CONCEDE || decision === null) return { seat, prompt: '', picked: null };
    const words = this.game.words(language);
    return {
      seat,
      prompt: words.prompt(before.state, decision),
      picked: pickedIn(decision, answer).map((option) => words.option(before.state, decision, option)),
    };
  }

  log(eyes: Eyes, language: Language): ReplayLog {
    const chronicle = new Chronicle(eyes, language);
    const match = Match.start(this.game, this.#setup, this.record.seed, OPTIONS);
    chronicle.gather(match);
    const lengths = [chronicle.length];
    for (const { seat: by, answer } of this.record.answers) {
      match.answer(by, answer);
      chronicle.gather(match);
      lengths.push(chronicle.length);
    }
    return { lines: chronicle.from(0) ?? [], lengths };
  }

  inspect(at: number, eyes: Eyes, query: Readonly<Record<string, unknown>>, language: Language): unknown {
    const { state } = this.#at(at);
    return this.#known(eyes, (seat) => this.game.inspect?.(state, seat, query, language) ?? null);
  }

  describe(at: number, eyes: Eyes, name: string, language: Language): string | null {
    const { state } = this.#at(at);
    return this.#known(eyes, (seat) => this.game.describe(state, seat, name, language));
  }

  /** What is known to any seat is known to those who see everything. */
  #known<T>(eyes: Eyes, look: (seat: Seat | null) => T | null): T | null {
    if (eyes !== 'all') return look(eyes);
    for (const seat of this.decks.keys()) {
      const found = look(seat);
      if (found !== null) return found;
    }
    return null;
  }

  /** What is wrong with the record, in words; empty if it gives what it claims. */
  verify(): readonly string[] {
    return verify(this.game, this.record).map(({ message }) => message);
  }

  #at(at: number): Table {
    const isNear = this.#now.at <= at && at - this.#now.at < STRIDE;
    if (!isNear) {
      const from = at - (at % STRIDE);
      const copy = this.#copies.get(from);
      if (copy === undefined) throw new Error(`there is no copy at ${from}`);
      this.#now = { at: from, match: copy.fork(OPTIONS) };
    }
    for (const { seat, answer } of this.record.answers.slice(this.#now.at, at)) this.#now.match.answer(seat, answer);
    this.#now.at = at;
    return this.#now.match;
  }
}

function pickedIn({ options }: Decision, answer: Answer): Decision['options'] {
  const keys = typeof answer === 'string' ? [answer] : answer;
  return keys.flatMap((key) => options.find((option) => option.key === key) ?? []);
}
