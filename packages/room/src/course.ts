/**
 * The course of a game so far: what the entries of its log have led to.
 */
import type { Table } from '@muster/bots';
import {
  CONCEDE,
  leastAnswer,
  type Answer,
  type Checked,
  type Refusal,
  type Seat,
  type SeatAnswer,
} from '@muster/engine';
import { answersOf, type AnsweredBy, type AnswerEntry, type Entry } from './entry.ts';
import { waitingIn } from './frame.ts';
import type { Offer } from './messages.ts';
import { Offers } from './offers.ts';
import type { Holder, RoomParts } from './room-parts.ts';
import { isForced, Session } from './session.ts';

const NO_OFFERS: readonly Offer[] = [];
const NOBODY: readonly Seat[] = [];

export class Course {
  readonly session: Session;
  readonly #holders: Holder[];
  /** Answers given by seat. */
  #given: number[] = [];
  readonly #gaveUp = new Set<Seat>();
  readonly #offers = new Offers();
  #length = 0;
  #drawn = false;
  /** Who was asked something when so many answers had been given in the match: it is wanted several times after each. */
  #waiting: { readonly match: Table; readonly answers: number; readonly seats: readonly Seat[] } | null = null;

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
    if (this.over) return NOBODY;
    const { match } = this;
    const answers = match.answers.length;
    if (this.#waiting?.match !== match || this.#waiting.answers !== answers)
      this.#waiting = { match, answers, seats: waitingIn(match) };
    return this.#waiting.seats;
  }

  /** Who has won; all who share a draw. */
  get winners(): readonly Seat[] {
    return this.#drawn ? this.#holders.map((_, seat) => seat) : (this.match.outcome?.winners ?? []);
  }

  /** What is on offer; nothing after the end. */
  get offers(): readonly Offer[] {
    return this.over ? NO_OFFERS : this.#offers.list;
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

  /** Whether a bot plays there for this user. */
  isStoodInFor(seat: Seat, user: string | null | undefined): boolean {
    const holder = this.#holders[seat];
    return holder?.kind === 'bot' && holder.standsInFor !== undefined && holder.standsInFor.user === user;
  }

  /** Whether somebody plays there who has not given up. */
  isPlaying(seat: Seat): boolean {
    return this.isPerson(seat) && !this.#gaveUp.has(seat);
  }

  /** Those who play decide together. */
  players(): readonly Seat[] {
    return this.people().filter((seat) => this.isPlaying(seat));
  }

  /** Somebody has got another name. False if nobody here is that user. */
  rename(user: string, name: string): boolean {
    let isHere = false;
    for (const [seat, holder] of this.#holders.entries()) {
      if (holder.kind === 'bot' && holder.standsInFor?.user === user)
        this.#holders[seat] = { ...holder, standsInFor: { user, name } };
      if (holder.kind !== 'person' || holder.user !== user) continue;
      this.#holders[seat] = { ...holder, name };
      isHere = true;
    }
    return isHere;
  }

  /** One answer and all that follow of themselves: the entries to be written down together. */
  answer(seat: Seat, answer: Answer, by: AnsweredBy, spent: number): readonly AnswerEntry[] | Refusal {
    const { match } = this;
    const refusal = match.answer(seat, answer);
    if (refusal !== null) return refusal;
    const entries: AnswerEntry[] = [{ type: 'answer', seat, answer, by, spent }];
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
      this.#offers.note(entry);
      if (entry.type === 'answer') this.#count(entry);
      else if (entry.type === 'draw') this.#drawn = true;
      else if (entry.type === 'bot') this.#holders[entry.seat] = standIn(this.#holders[entry.seat], entry.level);
      else if (entry.type === 'person') this.#holders[entry.seat] = backIn(this.#holders[entry.seat]);
      else if (entry.type === 'undo') this.#countAnswers();
    }
  }

  #countAnswers(): void {
    this.#given = this.#holders.map(() => 0);
    this.#gaveUp.clear();
    for (const answer of this.match.answers) this.#count(answer);
  }

  #count({ seat, answer }: SeatAnswer): void {
    this.#given[seat] = (this.#given[seat] ?? 0) + 1;
    if (answer === CONCEDE) this.#gaveUp.add(seat);
  }
}

/** A bot plays on for somebody, who may come back; without an account there is nobody to. */
function standIn(holder: Holder | undefined, level: string): Holder {
  const bot = { kind: 'bot', level, name: level } as const;
  if (holder?.kind === 'bot') return { ...holder, ...bot };
  if (holder === undefined || holder.user === '') return bot;
  return { ...bot, standsInFor: { user: holder.user, name: holder.name } };
}

/** Who had held the seat holds it again. */
function backIn(holder: Holder | undefined): Holder {
  if (holder?.kind === 'bot' && holder.standsInFor !== undefined) return { kind: 'person', ...holder.standsInFor };
  if (holder?.kind === 'person') return holder;
  throw new Error('nobody had held this seat');
}
