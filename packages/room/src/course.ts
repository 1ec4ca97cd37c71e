/**
 * The course of a game so far: what the entries of its log have led to.
 */
import type { Table } from '@muster/bots';
import { leastAnswer, type Answer, type Checked, type Refusal, type Seat } from '@muster/engine';
import { answersOf, type AnsweredBy, type Entry } from './entry.ts';
import type { Holder, RoomParts } from './room-parts.ts';
import { isForced, Session } from './session.ts';

export class Course {
  readonly session: Session;
  readonly #holders: Holder[];
  /** Answers given by seat. */
  #given: number[] = [];
  #length = 0;
  #drawn = false;

  private constructor(holders: readonly Holder[], session: Session, entries: readonly Entry[]) {
    this.session = session;
    this.#holders = [...holders];
    this.note(entries);
    // What was taken back does not count.
    this.#countAnswers();
  }

  static resume({ game, setup, seed, holders }: RoomParts, entries: readonly Entry[]): Checked<Course> {
    const session = Session.resume(game, { game: game.id, setup, seed, answers: answersOf(entries) });
    return session.ok ? { ok: true, value: new Course(holders, session.value, entries) } : session;
  }

  get match(): Table {
    return this.session.match;
  }

  get holders(): readonly Holder[] {
    return this.#holders;
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#length;
  }

  /** All players agreed to end it. */
  get drawn(): boolean {
    return this.#drawn;
  }

  get over(): boolean {
    return this.#drawn || this.match.outcome !== null;
  }

  /** The seats that are asked something now. */
  get waiting(): readonly Seat[] {
    if (this.over) return [];
    const seats: Seat[] = [];
    for (const { seat } of this.match.decisions) if (!seats.includes(seat)) seats.push(seat);
    return seats;
  }

  /** Who has won; all who share a draw. */
  get winners(): readonly Seat[] {
    return this.#drawn ? this.#holders.map((_, seat) => seat) : (this.match.outcome?.winners ?? []);
  }

  given(seat: Seat): number {
    return this.#given[seat] ?? 0;
  }

  isPerson(seat: Seat): boolean {
    return this.#holders[seat]?.kind === 'person';
  }

  people(): readonly Seat[] {
    return this.#holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** One answer and all that follow of themselves: the entries to be written down together. */
  answer(seat: Seat, answer: Answer, by: AnsweredBy, spent: number): readonly Entry[] | Refusal {
    const { match } = this;
    const refusal = match.answer(seat, answer);
    if (refusal !== null) return refusal;
    const entries: Entry[] = [{ type: 'answer', seat, answer, by, spent }];
    for (;;) {
      // What is asked so that it betrays nothing takes its time.
      const forced = match.decisions.find((one) => isForced(one) && one.idle !== true);
      if (forced === undefined) return entries;
      const only = leastAnswer(forced);
      if (match.answer(forced.seat, only) !== null) return entries;
      entries.push({ type: 'answer', seat: forced.seat, answer: only, by: 'forced', spent: 0 });
    }
  }

  /** Goes back to the moment when so many answers had been given. */
  rewind(kept: number): void {
    this.session.rewind(kept);
  }

  /** These entries are written down. */
  note(entries: readonly Entry[]): void {
    this.#length += entries.length;
    for (const entry of entries) {
      if (entry.type === 'answer') this.#given[entry.seat] = (this.#given[entry.seat] ?? 0) + 1;
      else if (entry.type === 'draw') this.#drawn = true;
      else if (entry.type === 'bot') this.#holders[entry.seat] = botIn(entry.level);
      else this.#countAnswers();
    }
  }

  #countAnswers(): void {
    this.#given = this.#holders.map(() => 0);
    for (const { seat } of this.match.answers) this.#given[seat] = (this.#given[seat] ?? 0) + 1;
  }
}

function botIn(level: string): Holder {
  return { kind: 'bot', level, name: level };
}
