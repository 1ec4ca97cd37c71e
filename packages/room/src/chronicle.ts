/**
 * What has happened, in words, as one seat or a spectator may know it. Only the last lines are kept: the whole log is told again from
 * the answers when somebody comes who has none of it.
 */
import type { Table } from '@muster/bots';
import type { Eyes, GameEvent, Language, RuleId } from '@muster/engine';

export interface LogLine {
  /** Null where an event needs no words: pictures may still show it. */
  readonly text: string | null;
  readonly rules: readonly RuleId[];
  /** The event as the seat may see it. */
  readonly event: GameEvent;
}

interface Line extends LogLine {
  /** The number of the event in the match. */
  readonly number: number;
}

/** So many lines are kept at least, and at most twice as many: what clients have missed while their line was broken. */
const KEPT_LINES = 40;

export class Chronicle {
  readonly eyes: Eyes;
  readonly language: Language;
  readonly #keepsAll: boolean;
  #lines: Line[] = [];
  /** So many lines came before those that are kept. */
  #before = 0;
  #told = 0;

  constructor(eyes: Eyes, language: Language, keep: 'all' | 'last' = 'last') {
    this.eyes = eyes;
    this.language = language;
    this.#keepsAll = keep === 'all';
  }

  get length(): number {
    return this.#before + this.#lines.length;
  }

  /**
   * Puts into words what has happened since the last time: later the state would tell it differently. An event for which the words
   * fail stays without.
   */
  gather({ game, state, events }: Table, failed: (error: unknown) => void = rethrow): void {
    for (let number = this.#told; number < events.length; number++) {
      const event = events[number];
      const seen = event === undefined ? null : game.eventFor(event, this.eyes);
      if (seen === null) continue;
      let text: string | null = null;
      try {
        text = game.words(this.language).event(state, seen);
      } catch (error) {
        failed(error);
      }
      this.#lines.push({ number, text, rules: seen.rules ?? [], event: seen });
    }
    this.#told = events.length;
    if (this.#keepsAll || this.#lines.length <= 2 * KEPT_LINES) return;
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
    return this.#lines.slice(line - this.#before).map(({ text, rules, event }) => ({ text, rules, event }));
  }
}

function rethrow(error: unknown): never {
  throw error;
}
