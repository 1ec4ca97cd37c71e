/**
 * Keeps time for the seats of a game. What was spent stands in the log, so a clock goes on where it stopped; while no server runs,
 * no time passes.
 */
import type { Seat } from '@muster/engine';
import { allowance, type ClockRule } from './clock.ts';
import { isOnTheClock, type AnswerEntry, type Asked, type Entry } from './entry.ts';
import type { ShownClock } from './messages.ts';

export class Timekeeper {
  readonly #rule: ClockRule;
  readonly #used: { spent: number; moves: number }[];
  /** When the seats that are asked now were asked. */
  #since = new Map<Seat, number>();
  /** The same as it was when `mark` was called. */
  #marked: ReadonlyMap<Seat, number> = new Map();

  constructor(rule: ClockRule, seats: number, entries: readonly Entry[]) {
    this.#rule = rule;
    this.#used = Array.from({ length: seats }, () => ({ spent: 0, moves: 0 }));
    // Time is gone even if an answer was taken back.
    for (const entry of entries) if (entry.type === 'answer') this.answered(entry);
  }

  /** How long each of them has been thinking; nobody keeps that without a clock. */
  thoughtOf(seats: readonly Seat[], now: number): readonly Asked[] {
    const isKept = this.#rule.kind !== 'none';
    return seats.map((seat) => ({ seat, thought: isKept ? this.thinking(seat, now) : 0 }));
  }

  /** These have been thinking for a while. */
  resume(asked: readonly Asked[], now: number): void {
    for (const { seat, thought } of asked) this.#since.set(seat, now - thought);
  }

  /** These seats are asked from now on, if they were not before. */
  asked(seats: readonly Seat[], now: number): void {
    for (const seat of this.#since.keys()) if (!seats.includes(seat)) this.#since.delete(seat);
    for (const seat of seats) if (!this.#since.has(seat)) this.#since.set(seat, now);
  }

  /** What follows may not last. */
  mark(): void {
    if (this.#rule.kind !== 'none') this.#marked = new Map(this.#since);
  }

  /** It has not: whoever was asked is still thinking. */
  back(): void {
    this.#since = new Map(this.#marked);
  }

  thinking(seat: Seat, now: number): number {
    return Math.max(0, now - (this.#since.get(seat) ?? now));
  }

  answered(entry: AnswerEntry): void {
    this.#since.delete(entry.seat);
    const used = this.#used[entry.seat];
    if (used === undefined || !isOnTheClock(entry)) return;
    used.spent += entry.spent;
    used.moves += 1;
  }

  /** The seat whose time is over first, and in how many milliseconds. */
  next(now: number): { readonly seat: Seat; readonly left: number } | null {
    let first: { seat: Seat; left: number } | null = null;
    for (const seat of this.#since.keys()) {
      const left = this.#left(seat, now);
      if (left !== null && (first === null || left < first.left)) first = { seat, left };
    }
    return first;
  }

  shown(now: number): ShownClock {
    return { left: this.#used.map((_, seat) => this.#left(seat, now)), running: [...this.#since.keys()] };
  }

  #left(seat: Seat, now: number): number | null {
    const all = allowance(this.#rule, this.#used[seat] ?? { spent: 0, moves: 0 });
    return all === null ? null : Math.max(0, all - this.thinking(seat, now));
  }
}
