/**
 * What has happened, told to each who watches as they may know it.
 */
import type { Language, Seat } from '@muster/engine';
import type { Session } from '@muster/room';
import type { Terminal } from './terminal.ts';

interface Line {
  /** The number of the event it tells. */
  readonly event: number;
  readonly text: string;
}

interface Watcher {
  readonly seat: Seat | null;
  lines: Line[];
  shown: number;
}

export class News {
  readonly #session: Session;
  readonly #terminal: Terminal;
  readonly #language: Language;
  readonly #watchers: readonly Watcher[];
  #told = 0;

  /** Seats are those of people; a game without any is watched by a spectator. */
  constructor(session: Session, terminal: Terminal, language: Language, seats: readonly Seat[]) {
    this.#session = session;
    this.#terminal = terminal;
    this.#language = language;
    this.#watchers = (seats.length > 0 ? seats : [null]).map((seat) => ({ seat, lines: [], shown: 0 }));
  }

  /** Puts into words what has happened since the last time: later the state would tell it differently. */
  gather(): void {
    const { game, match } = this.#session;
    const words = game.words(this.#language);
    for (const [i, event] of match.events.slice(this.#told).entries()) {
      for (const { seat, lines } of this.#watchers) {
        const seen = game.eventFor(event, seat);
        const text = seen === null ? null : words.event(match.state, seen);
        if (text !== null) lines.push({ event: this.#told + i, text });
      }
    }
    this.#told = match.events.length;
    // A single watcher sees things as they happen; several share a screen and look one after the other.
    const [first, ...others] = this.#watchers;
    if (first !== undefined && others.length === 0) this.show(first.seat);
  }

  /** What the seat has not seen yet. */
  show(seat: Seat | null): void {
    for (const watcher of this.#of(seat)) {
      for (const { text } of watcher.lines.slice(watcher.shown)) this.#terminal.print(text);
      watcher.shown = watcher.lines.length;
    }
  }

  showAll(seat: Seat | null): void {
    for (const { lines } of this.#of(seat)) for (const { text } of lines) this.#terminal.print(text);
  }

  /** After a choice was taken back: what followed it has never been. */
  forget(): void {
    this.#told = this.#session.match.events.length;
    for (const watcher of this.#watchers) {
      watcher.lines = watcher.lines.filter(({ event }) => event < this.#told);
      watcher.shown = Math.min(watcher.shown, watcher.lines.length);
    }
  }

  #of(seat: Seat | null): readonly Watcher[] {
    return this.#watchers.filter((watcher) => watcher.seat === seat);
  }
}
