/**
 * A match: one running game. It holds the state, the script that plays it and the answers so far, and is the only door through
 * which answers reach the rules.
 */
import {
  asAnswer,
  CONCEDE,
  leastAnswer,
  PASS,
  type Answer,
  type Decision,
  type Seat,
  type SeatAnswer,
} from './decision.ts';
import { seededDice, type Dice } from './dice.ts';
import type { Eyes } from './eyes.ts';
import type { Game, GameEvent, GameState, Outcome, TableIO, View } from './game.ts';
import { hashOf } from './hash.ts';
import { readPicks, recorded } from './picks.ts';
import { rngFromSeed, type Rng } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Script } from './script.ts';

export interface MatchOptions {
  /** Keep a copy of the last checkpoint, so that the match can be copied in mid-order. Costs a state copy per checkpoint. */
  readonly checkpoints?: boolean;
  /** Keep the events. */
  readonly log?: boolean;
  readonly dice?: Dice;
}

const NOTHING: readonly Decision[] = [];

/** A question since the last checkpoint; one that is still open has no answer. */
interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: Answer | null;
}

export class Match<S extends GameState, Setup, E extends GameEvent> implements TableIO<E> {
  readonly game: Game<S, Setup, E>;
  readonly dice: Dice;
  readonly #options: MatchOptions;
  #state: S;
  #script: Script;
  /** The decisions the script waits for, the picks given to each so far (in secret until all are in), and how many are missing. */
  #request: readonly Decision[] = NOTHING;
  #picks: (readonly number[] | null)[] = [];
  #missing = 0;
  #answers: SeatAnswer[] = [];
  #events: E[] = [];
  /** How many events had happened when each answer came in: what undo looks back on. Kept with the events. */
  #eventsBefore: number[] = [];
  /** The question each answer was given to: how a guessed copy finds the place of an answer. Kept with checkpoints. */
  #kinds: string[] = [];
  /** Answers before the questions now open; what came after them is still secret. */
  #answersAtRequest = 0;
  #conceded: Seat[] = [];
  #checkpoint: S | null = null;
  #checkpointsPassed = 0;
  #answersAtCheckpoint = 0;
  #concededAtCheckpoint = 0;

  /** Plays on from a checkpoint state, which becomes the match's own. */
  constructor(game: Game<S, Setup, E>, state: S, options: MatchOptions = {}) {
    this.game = game;
    this.#state = state;
    this.#options = options;
    this.dice = options.dice ?? seededDice;
    this.#script = game.play(state, this);
    this.#advance();
  }

  static start<S extends GameState, Setup, E extends GameEvent>(
    game: Game<S, Setup, E>,
    setup: Setup,
    seed: string,
    options: MatchOptions = {},
  ): Match<S, Setup, E> {
    return new Match(game, game.start(setup, seed), options);
  }

  get state(): S {
    return this.#state;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state);
  }

  /** The decisions still to be answered. */
  get decisions(): readonly Decision[] {
    if (this.#missing === this.#request.length) return this.#request;
    return this.#request.filter((_, i) => this.#picks[i] === null);
  }

  decisionFor(seat: Seat): Decision | null {
    return this.#request[this.#placeOf(seat)] ?? null;
  }

  /** Where in the request the seat's open decision stands; -1 if it has none. */
  #placeOf(seat: Seat): number {
    for (let i = 0; i < this.#request.length; i++)
      if (this.#picks[i] === null && this.#request[i]?.seat === seat) return i;
    return -1;
  }

  get answers(): readonly SeatAnswer[] {
    return this.#answers;
  }

  get events(): readonly E[] {
    return this.#events;
  }

  get hash(): string {
    return hashOf(this.#state);
  }

  view(eyes: Eyes): View {
    return this.game.view(this.#state, eyes);
  }

  eventsFor(eyes: Eyes, from = 0): readonly E[] {
    const seen: E[] = [];
    for (let i = from; i < this.#events.length; i++) {
      const event = this.#events[i];
      const visible = event === undefined ? null : this.game.eventFor(event, eyes);
      if (visible !== null) seen.push(visible);
    }
    return seen;
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(seat: Seat, answer: Answer): Refusal | null {
    if (answer === CONCEDE) return this.#concede(seat);
    const place = this.#placeOf(seat);
    const decision = this.#request[place];
    if (decision === undefined) {
      return { reason: this.outcome === null ? 'not-asked' : 'game-over', details: { seat } };
    }
    const picks = readPicks(decision, answer);
    if ('reason' in picks) return picks;
    this.#note(seat, recorded(decision, answer), decision.kind);
    this.#give(place, picks);
    this.#resume();
    return null;
  }

  /** The fast way for bots that pick by position from a decision they were just handed. */
  pick(decision: Decision, position: number): void {
    const option = decision.options[position];
    const refusal =
      option === undefined
        ? { reason: 'unknown-option' }
        : this.answer(decision.seat, asAnswer(decision, [option.key]));
    if (refusal !== null) throw new Error(`pick: ${refusal.reason}`);
  }

  // ---- what running scripts call ----

  emit(event: E): void {
    if (this.#options.log === true) this.#events.push(event);
  }

  checkpoint(): void {
    this.#checkpointsPassed++;
    if (this.#options.checkpoints !== true) return;
    this.#checkpoint = this.game.copy(this.#state);
    this.#answersAtCheckpoint = this.#answers.length;
    this.#concededAtCheckpoint = this.#conceded.length;
  }

  /** Who keeps events shows them; what bots imagine nobody sees. */
  get isWatched(): boolean {
    return this.#options.log === true;
  }

  /** How often no script was half-way so far; a bot that looks ahead compares states at the next such moment. */
  get checkpointsPassed(): number {
    return this.#checkpointsPassed;
  }

  // ---- copies ----

  /** An exact copy with the same future, made from the last checkpoint and the few answers since. */
  fork(options: MatchOptions = {}): Match<S, Setup, E> {
    const fork = new Match(this.game, this.#copyOfCheckpoint(), options);
    fork.#leaveOut(this.#conceded.slice(0, this.#concededAtCheckpoint));
    for (const { seat, answer } of this.#answers.slice(this.#answersAtCheckpoint)) {
      const refusal = fork.answer(seat, answer);
      if (refusal !== null) throw new Error(`fork: '${String(answer)}' was refused: ${refusal.reason}`);
    }
    return fork;
  }

  /**
   * A copy as the seat may imagine it: what it can't see is guessed, what others answered in secret is still open and the dice
   * to come are others. In the guessed state a recorded answer may not be asked for (it is skipped) and a question may come up
   * that nobody answered (it is passed).
   */
  imagine(seat: Seat, seed: string, options: MatchOptions = {}): Match<S, Setup, E> {
    const rng = rngFromSeed(seed);
    const state = this.#copyOfCheckpoint();
    this.game.guess(state, this.#state, seat, rng);
    const copy = new Match(this.game, state, options);
    copy.#leaveOut(this.#conceded.slice(0, this.#concededAtCheckpoint));
    const asked = this.#askedSinceCheckpoint(seat);
    const start = copy.#checkpointsPassed;
    for (const [i, question] of asked.entries()) copy.#follow(question, asked.slice(i + 1), start);
    copy.#reseed(rng);
    return copy;
  }

  #copyOfCheckpoint(): S {
    if (this.#checkpoint === null)
      throw new Error('this match keeps no checkpoints: start it with { checkpoints: true }');
    return this.game.copy(this.#checkpoint);
  }

  /** Seats that gave up before this copy's checkpoint are asked nothing in the copy either. */
  #leaveOut(seats: readonly Seat[]): void {
    if (seats.length === 0) return;
    this.#conceded.push(...seats);
    this.#concededAtCheckpoint = this.#conceded.length;
    this.#resume();
  }

  /** The questions since the checkpoint with their answers, as far as the seat knows them, and its open one. */
  #askedSinceCheckpoint(seat: Seat): readonly Asked[] {
    const asked: Asked[] = [];
    for (let i = this.#answersAtCheckpoint; i < this.#answers.length; i++) {
      const given = this.#answers[i];
      const secret = i >= this.#answersAtRequest && given?.seat !== seat && given?.answer !== CONCEDE;
      if (given !== undefined && !secret) asked.push({ ...given, kind: this.#kinds[i] ?? '' });
    }
    const mine = this.decisionFor(seat);
    if (mine !== null) asked.push({ seat, kind: mine.kind, answer: null });
    return asked;
  }

  /** Answers a question as it was answered, if the guessed state asks it, and what else it asks before with what does least. */
  #follow({ seat, kind, answer }: Asked, later: readonly Asked[], start: number): void {
    if (answer === CONCEDE) {
      this.#concede(seat);
      return;
    }
    for (let extra = 0; extra < 50; extra++) {
      const found = this.decisionFor(seat);
      if (found?.kind === kind) {
        const refusal = answer === null ? null : this.answer(seat, answer);
        if (refusal !== null) this.answer(seat, leastAnswer(found));
        return;
      }
      // Where a seat is already asked its next real question, this one is not. And nothing here crossed a checkpoint in the true game.
      const isNext = later.some(
        (one, i) => later.findIndex(({ seat: by }) => by === one.seat) === i && this.#fits(one),
      );
      const open = this.decisions[0];
      if (open === undefined || isNext || this.#checkpointsPassed > start) return;
      this.answer(open.seat, leastAnswer(open));
    }
  }

  /** Whether the question is open and can be answered as it was. */
  #fits({ seat, kind, answer }: Asked): boolean {
    const open = this.decisionFor(seat);
    return open?.kind === kind && (answer === null || !('reason' in readPicks(open, answer)));
  }

  #reseed(rng: Rng): void {
    this.#state.rng = [...rng];
  }

  // ---- undo ----

  /** How many answers may be kept if the seat takes back its last one; null if something was revealed since, or it gave none. */
  undoPoint(seat: Seat): number | null {
    if (this.#options.log !== true) throw new Error('this match keeps no events: start it with { log: true }');
    let end = this.#events.length;
    for (let i = this.#answers.length - 1; i >= 0; i--) {
      const begin = this.#eventsBefore[i] ?? 0;
      for (let number = begin; number < end; number++) {
        const event = this.#events[number];
        if (event !== undefined && this.game.reveals(event)) return null;
      }
      end = begin;
      const given = this.#answers[i];
      if (given === undefined) return null;
      if (given.seat === seat) return given.answer === CONCEDE ? null : i;
      if (given.answer !== PASS) return null;
    }
    return null;
  }

  // ---- inside ----

  #concede(seat: Seat): Refusal | null {
    if (this.outcome !== null) return { reason: 'game-over', details: { seat } };
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.game.seats(this.#state) || this.#conceded.includes(seat)) {
      return { reason: 'not-asked', details: { seat } };
    }
    this.#note(seat, CONCEDE, CONCEDE);
    this.#conceded.push(seat);
    this.game.concede(this.#state, seat, this);
    this.#resume();
    return null;
  }

  #note(seat: Seat, answer: Answer, kind: string): void {
    this.#answers.push({ seat, answer });
    if (this.#options.checkpoints === true) this.#kinds.push(kind);
    if (this.#options.log === true) this.#eventsBefore.push(this.#events.length);
  }

  #give(place: number, picks: readonly number[]): void {
    this.#picks[place] = picks;
    this.#missing--;
  }

  /** Goes on with the script once all answers it waits for are in. */
  #resume(): void {
    for (;;) {
      if (this.outcome !== null) return this.#wait(NOTHING);
      if (this.#conceded.length > 0) this.#answerForConceded();
      if (this.#missing > 0) return;
      this.#advance();
      if (this.#conceded.length === 0 || this.#request.length === 0) return;
    }
  }

  #answerForConceded(): void {
    for (const [i, decision] of this.#request.entries()) {
      if (this.#picks[i] !== null || !this.#conceded.includes(decision.seat)) continue;
      const least = readPicks(decision, leastAnswer(decision));
      if (!('reason' in least)) this.#give(i, least);
    }
  }

  /** With all picks, or at the very beginning with none. */
  #advance(): void {
    const step = this.#script.next(this.#picks as readonly (readonly number[])[]);
    // A game that is over asks nothing more, even if a script was half-way when it ended.
    this.#wait(step.done !== true && this.outcome === null ? step.value : NOTHING);
    this.#answersAtRequest = this.#answers.length;
  }

  #wait(request: readonly Decision[]): void {
    this.#request = request;
    this.#picks = request.length === 1 ? [null] : request.map(() => null);
    this.#missing = request.length;
  }
}
