/**
 * What has happened, in words, as one seat or a spectator may know it. Only the last lines are kept: the whole log is told again from
 * the answers when somebody comes who has none of it, and then kept for a while.
 */
import type { Table } from '@muster/bots';
import type { Eyes, GameEvent, Language } from '@muster/engine';

export interface LogLine {
  /** Null where an event needs no words: pictures may still show it. */
  readonly text: string | null;
  /** The event as the seat may see it, with the rules behind it. */
  readonly event: GameEvent;
}

interface Line {
  /** The number of the event in the match. */
  readonly number: number;
  readonly line: LogLine;
}

type Failed = (error: unknown) => void;

/** So many lines are kept at least, and at most twice as many: what clients have missed while their line was broken. */
const KEPT_LINES = 40;

export class Chronicle {
  readonly eyes: Eyes;
  readonly language: Language;
  /** Until then all lines are kept. */
  readonly #wholeUntil: number;
  #lines: Line[] = [];
  /** So many lines came before those that are kept. */
  #before = 0;
  #told = 0;

  constructor(eyes: Eyes, language: Language, wholeUntil = Infinity) {
    this.eyes = eyes;
    this.language = language;
    this.#wholeUntil = wholeUntil;
  }

  get length(): number {
    return this.#before + this.#lines.length;
  }

  /**
   * Puts into words what has happened since the last time: later the state would tell it differently. An event for which the words
   * fail stays without.
   */
  gather(match: Table, failed: Failed = rethrow, now = 0): void {
    Chronicle.gatherAll([this], match, failed, now);
  }

  /** The same for several at once: what they see alike is put into words once. */
  static gatherAll(
    chronicles: readonly Chronicle[],
    { game, state, events }: Table,
    failed: Failed,
    now: number,
  ): void {
    let first = events.length;
    for (const chronicle of chronicles) first = Math.min(first, chronicle.#told);
    for (let number = first; number < events.length; number++) {
      const event = events[number];
      if (event === undefined) continue;
      let told: LogLine | null = null;
      let language: Language | null = null;
      for (const chronicle of chronicles) {
        if (number < chronicle.#told) continue;
        const seen = attempt(() => game.eventFor(event, chronicle.eyes), failed);
        if (seen === null) continue;
        if (told === null || told.event !== seen || language !== chronicle.language) {
          const words = game.words(chronicle.language);
          told = { text: attempt(() => words.event(state, seen), failed), event: seen };
          ({ language } = chronicle);
        }
        chronicle.#lines.push({ number, line: told });
      }
    }
    for (const chronicle of chronicles) chronicle.#rest(events.length, now);
  }

  #rest(told: number, now: number): void {
    this.#told = told;
    if (now < this.#wholeUntil || this.#lines.length <= 2 * KEPT_LINES) return;
    const dropped = this.#lines.length - KEPT_LINES;
    this.#lines = this.#lines.slice(dropped);
    this.#before += dropped;
  }

  /** After something was taken back: what followed it has never been. False if that goes further back than what is kept. */
  forget({ events }: Table): boolean {
    const [first] = this.#lines;
    if (this.#before > 0 && (first === undefined || first.number > events.length)) return false;
    this.#told = Math.min(this.#told, events.length);
    this.#lines = this.#lines.filter(({ number }) => number < this.#told);
    return true;
  }

  /** The log from that line on; null if it is no longer kept. */
  from(line: number): readonly LogLine[] | null {
    if (line < this.#before) return null;
    const lines: LogLine[] = [];
    // A list that grows is written as JSON faster than one that was made in its length.
    for (let i = line - this.#before; i < this.#lines.length; i++) {
      const one = this.#lines[i];
      if (one !== undefined) lines.push(one.line);
    }
    return lines;
  }
}

/** Null if it fails, which is reported. */
function attempt<T>(act: () => T, failed: Failed): T | null {
  try {
    return act();
  } catch (error) {
    failed(error);
    return null;
  }
}

function rethrow(error: unknown): never {
  throw error;
}
