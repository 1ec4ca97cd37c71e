/**
 * Everybody in a room, with what each may see. Whoever is asked something is shown at once how the game stands; everybody else a moment
 * later, so that what happens in quick succession is shown to them once.
 */
import type { Language, Seat } from '@muster/engine';
import { Chronicle, type LogLine } from './chronicle.ts';
import type { Course } from './course.ts';
import type { Sight } from './frame.ts';
import { changeOf, shownOf, type Shown } from './frame-change.ts';
import type { Frame, Offer, RoomMessage, ShownClock, ShownSeat } from './messages.ts';
import type { Holder, RoomClient, RoomParts } from './room-parts.ts';
import { Session } from './session.ts';
import { isSameLooker, Sights, type Looker } from './sights.ts';

/** Milliseconds those who are not asked anything may be behind: less than an eye notices. */
const LAG = 50;
/** Milliseconds for which a log that was told again from the beginning is kept whole: telling it takes as long as playing the game. */
const WHOLE = 60_000;

/** A client in the room, with what it wants to see and has seen. */
export interface Visitor {
  readonly client: RoomClient;
  language: Language;
  eyes: Seat | null;
  /** So many lines of the log it has. */
  told: number;
  /** Something has changed that it has not been shown. */
  isBehind: boolean;
  /** What it was shown last, if it can be told what has changed since. */
  shown: Shown | null;
}

/** What somebody is told together with the next frame. */
export interface Reply {
  readonly to: Visitor;
  readonly message: RoomMessage;
}

/** What the audience looks at. */
export interface Stage {
  readonly course: Course;
  readonly offers: readonly Offer[];
  clock(): ShownClock;
  /** Whether something is being written down: until it is, nobody is shown it. */
  readonly isWriting: boolean;
}

export class Audience {
  readonly #parts: RoomParts;
  readonly #stage: Stage;
  readonly #visitors = new Set<Visitor>();
  #chronicles: Chronicle[] = [];
  #seats: readonly ShownSeat[] = [];
  #cancelLag: (() => void) | null = null;
  /** When the seats that nobody is at were left, or the room was opened. */
  readonly #goneSince: number[];
  #cancelPatience: (() => void) | null = null;
  readonly #failed = (error: unknown): void => this.#parts.host.failed(error);

  constructor(parts: RoomParts, stage: Stage) {
    this.#parts = parts;
    this.#stage = stage;
    this.#goneSince = parts.holders.map(() => parts.host.now());
  }

  get isEmpty(): boolean {
    return this.#visitors.size === 0;
  }

  /** Whether somebody of this seat is connected. */
  isPresent(seat: Seat): boolean {
    for (const { client } of this.#visitors) if (client.seats.includes(seat)) return true;
    return false;
  }

  /** Whether the seat's player has been gone for so long that a bot may play on. With days for an answer nobody need be there. */
  isReplaceable(seat: Seat): boolean {
    return this.#patienceLeft(seat) === 0;
  }

  /** `have` is how many lines of the log the client still has. */
  enter(client: RoomClient, language: Language, have: number): Visitor {
    const visitor = { client, language, eyes: client.seats[0] ?? null, told: have, isBehind: false, shown: null };
    this.#visitors.add(visitor);
    try {
      this.show(visitor);
    } catch (error) {
      // Who can not be shown anything does not come in.
      this.#visitors.delete(visitor);
      throw error;
    }
    this.#showLater(visitor);
    this.#waitForAbsent();
    return visitor;
  }

  leave(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor)) return;
    for (const seat of visitor.client.seats) if (!this.isPresent(seat)) this.#goneSince[seat] = this.#now();
    this.#showLater(null);
    this.#waitForAbsent();
  }

  dismiss(): void {
    this.close();
    for (const { client } of this.#visitors) this.#attempt(() => client.dismissed?.());
    this.#visitors.clear();
  }

  /** Tells everybody. */
  tell(message: RoomMessage): void {
    for (const { client } of this.#visitors) this.#attempt(() => client.send(message));
  }

  close(): void {
    this.#cancelLag?.();
    this.#cancelLag = null;
    this.#cancelPatience?.();
    this.#cancelPatience = null;
  }

  /** Somebody looks through other eyes, or reads another language: the whole log is another. */
  look(visitor: Visitor, eyes: Seat | null, language: Language): void {
    if (visitor.eyes === eyes && visitor.language === language) return this.show(visitor);
    visitor.eyes = eyes;
    visitor.language = language;
    this.#showAfresh(visitor);
  }

  /** Something has changed that is no part of the game. */
  showAll(): void {
    this.#showLater(null);
  }

  /** Everything once more, with the whole log. */
  #showAfresh(visitor: Visitor): void {
    visitor.told = 0;
    visitor.shown = null;
    this.show(visitor);
  }

  show(visitor: Visitor): void {
    visitor.isBehind = true;
    if (this.#stage.isWriting) return;
    this.#sending(visitor, this.#sights(), null)();
  }

  /**
   * Something has happened. Makes ready what those who are asked will see of it at once, and returns what sends it: that may have to wait until
   * it is written down. Somebody who could not be shown it is told `reply` all the same.
   */
  ready(reply: Reply | null): () => void {
    const { over, match, waiting } = this.#stage.course;
    this.#attempt(() => Chronicle.gatherAll(this.#chronicles, match, this.#failed, this.#now()));
    const sights = this.#sights();
    const sendings: (() => void)[] = [];
    for (const visitor of this.#visitors) {
      const { client } = visitor;
      const message = visitor === reply?.to ? reply.message : null;
      const isConcerned = over || isAny(client.seats, waiting);
      if (!isConcerned) visitor.isBehind = true;
      if (!isConcerned && message === null) continue;
      const sending = isConcerned ? this.#readyFor(visitor, sights, message) : null;
      sendings.push(() => {
        const isTold = sending !== null && this.#deliver(visitor, sending);
        if (!isTold && message !== null) client.send(message);
      });
    }
    // Who has left meanwhile is told all the same: it may be heard yet.
    if (reply !== null && !this.#visitors.has(reply.to)) sendings.push(() => reply.to.client.send(reply.message));
    return () => {
      for (const sending of sendings) this.#attempt(sending);
      this.#catchUpLater();
    };
  }

  /** After something was taken back. */
  rewound(): void {
    const { match } = this.#stage.course;
    this.#chronicles = this.#chronicles.filter((chronicle) => chronicle.forget(match));
    for (const visitor of this.#visitors) {
      this.#attempt(() => {
        visitor.told = Math.min(visitor.told, this.#chronicle(visitor).length);
      });
    }
  }

  /** The log is another than it was. */
  reset(): void {
    this.#chronicles = [];
    for (const visitor of this.#visitors) this.#attempt(() => this.#showAfresh(visitor));
  }

  /** What goes wrong with one of them is reported, and concerns nobody else. */
  #attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#failed(error);
    }
  }

  #showLater(except: Visitor | null): void {
    for (const visitor of this.#visitors) if (visitor !== except) visitor.isBehind = true;
    this.#catchUpLater();
  }

  #catchUpLater(): void {
    if (this.#cancelLag !== null || ![...this.#visitors].some(({ isBehind }) => isBehind)) return;
    this.#cancelLag = this.#parts.host.after(LAG, () => this.#catchUp());
  }

  #catchUp(): void {
    this.#cancelLag = null;
    if (this.#stage.isWriting) return this.#catchUpLater();
    const sights = this.#sights();
    for (const visitor of this.#visitors) {
      const sending = visitor.isBehind ? this.#readyFor(visitor, sights, null) : null;
      if (sending !== null) this.#deliver(visitor, sending);
    }
  }

  #sights(): Sights {
    return new Sights(this.#stage.course);
  }

  /** Null if it can't be shown. */
  #readyFor(visitor: Visitor, sights: Sights, reply: RoomMessage | null): (() => void) | null {
    try {
      return this.#sending(visitor, sights, reply);
    } catch (error) {
      this.#lost(visitor, error);
      return null;
    }
  }

  #deliver(visitor: Visitor, sending: () => void): boolean {
    try {
      sending();
      return true;
    } catch (error) {
      this.#lost(visitor, error);
      return false;
    }
  }

  /** Nothing more is tried before something happens again: it would hardly go better. And then everything: nobody knows what has arrived. */
  #lost(visitor: Visitor, error: unknown): void {
    this.#failed(error);
    visitor.isBehind = false;
    visitor.shown = null;
  }

  /** From now on the visitor counts as having been shown how the game stands; what this returns sends it. */
  #sending(visitor: Visitor, sights: Sights, reply: RoomMessage | null): () => void {
    const { client, shown } = visitor;
    if (shown !== null && client.readyChange !== undefined) {
      const frame = this.#frame(visitor, sights.packed(visitor));
      const change = client.readyChange(changeOf(frame, shown, reply));
      this.#isShown(visitor, frame);
      return change;
    }
    const frame = this.#frame(visitor, sights.whole(visitor));
    this.#isShown(visitor, frame);
    return () => {
      client.send(frame);
      if (reply !== null) client.send(reply);
    };
  }

  #isShown(visitor: Visitor, frame: Frame<unknown>): void {
    visitor.told = frame.logFrom + frame.log.length;
    visitor.isBehind = false;
    if (visitor.client.readyChange !== undefined) visitor.shown = shownOf(frame, visitor.shown);
  }

  #frame<Asked>(visitor: Visitor, sight: Sight<Asked>): Frame<Asked> {
    const { seedHash, seed } = this.#parts;
    const { course, offers } = this.#stage;
    const { over, drawn } = course;
    const [from, log] = this.#lines(visitor);
    const agreed = { winners: course.winners, reason: 'agreed', text: '' };
    // All fields by name: an object that begins as a copy is slower to make.
    return {
      type: 'frame',
      seat: sight.seat,
      answers: sight.answers,
      turn: sight.turn,
      view: sight.view,
      // What a bot is asked nobody else answers.
      asked: over || (sight.seat !== null && !course.isPerson(sight.seat)) ? null : sight.asked,
      waiting: course.waiting,
      undoable: sight.undoable,
      outcome: drawn && sight.outcome === null ? agreed : sight.outcome,
      logFrom: from,
      log,
      seats: this.#shownSeats(),
      mine: visitor.client.seats,
      clock: this.#stage.clock(),
      offers,
      over,
      seedHash,
      seed: over ? seed : null,
    };
  }

  /** What the visitor does not have of the log. */
  #lines(visitor: Visitor): readonly [number, readonly LogLine[]] {
    const chronicle = this.#chronicle(visitor);
    const from = Math.min(visitor.told, chronicle.length);
    return [from, chronicle.from(from) ?? this.#retold(visitor).from(from) ?? []];
  }

  #chronicle(looker: Looker): Chronicle {
    for (const one of this.#chronicles) if (isSameLooker(looker, one)) return one;
    return this.#retold(looker);
  }

  /** From the beginning, since the words depend on the moment. */
  #retold(looker: Looker): Chronicle {
    const now = this.#now();
    const chronicle = new Chronicle(looker.eyes, looker.language, now + WHOLE);
    const { session, match } = this.#stage.course;
    const again = Session.begin(this.#parts.game, session.setup, this.#parts.seed);
    chronicle.gather(again.match, this.#failed, now);
    for (const { seat: by, answer } of match.answers) {
      again.match.answer(by, answer);
      chronicle.gather(again.match, this.#failed, now);
    }
    this.#chronicles = this.#chronicles.filter((one) => !isSameLooker(looker, one));
    this.#chronicles.push(chronicle);
    return chronicle;
  }

  #now(): number {
    return this.#parts.host.now();
  }

  /** Milliseconds until a bot may take the seat over; null if that does not come by itself. */
  #patienceLeft(seat: Seat): number | null {
    const { clock, patience } = this.#parts;
    if (clock.kind === 'days' || !this.#stage.course.isPlaying(seat) || this.isPresent(seat)) return null;
    return Math.max(0, (this.#goneSince[seat] ?? 0) + patience - this.#now());
  }

  /** Everybody is told when patience with those who are not there is over. */
  #waitForAbsent(): void {
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    if (this.isEmpty) return;
    const waits = this.#goneSince.map((_, seat) => this.#patienceLeft(seat) ?? 0).filter((left) => left > 0);
    if (waits.length === 0) return;
    this.#cancelPatience = this.#parts.host.after(Math.min(...waits), () => {
      this.#showLater(null);
      this.#waitForAbsent();
    });
  }

  /** The same object as long as nothing about it changes. */
  #shownSeats(): readonly ShownSeat[] {
    const { holders, session } = this.#stage.course;
    if (this.#areSeatsAsShown(holders)) return this.#seats;
    const sides = this.#parts.game.sides(session.match.state);
    this.#seats = holders.map(({ kind, name }, seat) => ({
      kind,
      name,
      present: this.#isShownPresent(kind, seat),
      replaceable: this.isReplaceable(seat),
      out: this.#isOut(seat),
      deck: this.#parts.game.deckOf(session.setup, seat),
      side: sides[seat] ?? seat,
    }));
    return this.#seats;
  }

  #areSeatsAsShown(holders: readonly Holder[]): boolean {
    if (this.#seats.length !== holders.length) return false;
    for (let seat = 0; seat < holders.length; seat++) {
      const holder = holders[seat];
      const shown = this.#seats[seat];
      if (holder === undefined || shown === undefined) return false;
      const { kind, name } = holder;
      if (shown.kind !== kind || shown.name !== name) return false;
      if (shown.present !== this.#isShownPresent(kind, seat)) return false;
      if (shown.replaceable !== this.isReplaceable(seat)) return false;
      if (shown.out !== this.#isOut(seat)) return false;
    }
    return true;
  }

  #isOut(seat: Seat): boolean {
    return this.#parts.game.isOut(this.#stage.course.match.state, seat);
  }

  #isShownPresent(kind: ShownSeat['kind'], seat: Seat): boolean {
    return kind === 'bot' || this.isPresent(seat);
  }
}

function isAny(seats: readonly Seat[], waiting: readonly Seat[]): boolean {
  for (const seat of seats) if (waiting.includes(seat)) return true;
  return false;
}
