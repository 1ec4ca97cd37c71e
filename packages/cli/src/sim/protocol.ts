/**
 * The bot protocol: what a host and a bot say to each other, one JSON object a line. docs/bot-protocol.md tells it in words.
 */
import type { Table } from '@muster/bots';
import {
  leastAnswer,
  type Answer,
  type Decision,
  type GameEvent,
  type Outcome,
  type Seat,
  type SeatAnswer,
  type View,
} from '@muster/engine';

export const PROTOCOL = 1;

/** All a game needs to be played again: only for bots that are trusted not to look at what is hidden. */
export interface OpenRecord {
  readonly setup: unknown;
  readonly seed: string;
}

export interface StartMessage {
  readonly type: 'start';
  readonly seat: Seat;
  readonly seats: number;
  readonly deck: string;
  /** For the bot's own randomness: a bot that uses no other plays the same game again. */
  readonly seed: string;
  readonly record?: OpenRecord;
}

export interface DecideMessage {
  readonly type: 'decide';
  readonly seat: Seat;
  readonly turn: number;
  readonly prompt: string;
  readonly decision: {
    readonly kind: string;
    readonly min: number;
    readonly max: number;
    readonly ordered: boolean;
    readonly about: readonly number[];
    readonly options: readonly { readonly key: string; readonly text: string }[];
  };
  /** The answer that does least: legal, and good enough to begin with. */
  readonly least: Answer;
  /** What happened since the last message, as the seat may see it. */
  readonly events: readonly GameEvent[];
  /** The same in words. */
  readonly log: readonly string[];
  readonly view: View;
  /** All answers since the last message, for bots that have the record. */
  readonly answers?: readonly SeatAnswer[];
}

export interface EndMessage {
  readonly type: 'end';
  /** Null if the game broke off. */
  readonly outcome: Outcome | null;
  readonly text: string;
  readonly events: readonly GameEvent[];
  readonly log: readonly string[];
}

export type HostMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly game: string; readonly language: string }
  | StartMessage
  | DecideMessage
  | { readonly type: 'refused'; readonly reason: string; readonly text: string }
  | EndMessage
  | { readonly type: 'error'; readonly message: string };

export type BotMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string; readonly wants?: readonly string[] }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'error'; readonly message: string };

/** What a seat learns with each message; remembers how much it was told. */
export class SeatNews {
  readonly #match: Table;
  readonly #seat: Seat;
  #told = 0;
  #answersTold = 0;

  constructor(match: Table, seat: Seat) {
    this.#match = match;
    this.#seat = seat;
  }

  decide(decision: Decision, trusted: boolean): DecideMessage {
    const { game, state } = this.#match;
    const words = game.words('en');
    const { kind, min, max, ordered = false, about = [] } = decision;
    const options = decision.options.map((option) => ({
      key: option.key,
      text: words.option(state, decision, option),
    }));
    return {
      type: 'decide',
      seat: this.#seat,
      turn: game.turn(state),
      prompt: words.prompt(state, decision),
      decision: { kind, min, max, ordered, about, options },
      least: leastAnswer(decision),
      ...this.#news(),
      view: this.#match.view(this.#seat),
      ...(trusted && { answers: this.#newAnswers() }),
    };
  }

  end(outcome: Outcome | null): EndMessage {
    const { game, state } = this.#match;
    const text = outcome === null ? 'the game broke off' : game.words('en').outcome(state, outcome);
    return { type: 'end', outcome, text, ...this.#news() };
  }

  #news(): { events: readonly GameEvent[]; log: readonly string[] } {
    const { game, state } = this.#match;
    const events = this.#match.eventsFor(this.#seat, this.#told);
    this.#told = this.#match.events.length;
    const words = game.words('en');
    return { events, log: events.flatMap((event) => words.event(state, event) ?? []) };
  }

  #newAnswers(): readonly SeatAnswer[] {
    const answers = this.#match.answers.slice(this.#answersTold);
    this.#answersTold = this.#match.answers.length;
    return answers;
  }
}

/** A line as the object it should be; null if it is none. */
export function readLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : null;
  } catch {
    return null;
  }
}

export function isAnswer(data: unknown): data is Answer {
  return typeof data === 'string' || (Array.isArray(data) && data.every((key) => typeof key === 'string'));
}
