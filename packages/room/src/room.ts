/**
 * A room: one running game with those who play and watch it. It takes what clients say, has the engine judge it, has every answer
 * written down before anybody is told, and tells each client what it may see. The server and a browser tab run the same room.
 */
import { BOT_NAMES, createBot, type Bot } from '@muster/bots';
import {
  CONCEDE,
  leastAnswer,
  type Answer,
  type Checked,
  type Decision,
  type GameRecord,
  type Language,
  type Refusal,
  type Seat,
} from '@muster/engine';
import { Audience, type Reply, type Stage, type Visitor } from './audience.ts';
import { Course } from './course.ts';
import type { AnsweredBy, Asked, Entry, Offered } from './entry.ts';
import { hintFor, type Hint } from './hint.ts';
import { isInquiry, replyTo } from './inquiry.ts';
import type { ChatLine, ClientMessage, Offer } from './messages.ts';
import { OneByOne } from './one-by-one.ts';
import type { RoomClient, RoomParts } from './room-parts.ts';
import { isForced } from './session.ts';
import { Timekeeper } from './timekeeper.ts';

const MOST_CHAT_LINES = 200;

/** Milliseconds a quick person takes to pass. */
function quickPause(): number {
  return 500 + Math.random() * 1000;
}

export class Room {
  readonly #parts: RoomParts;
  readonly #audience: Audience;
  readonly #bots = new Map<Seat, Bot>();
  readonly #chat: ChatLine[];
  #course: Course;
  #time: Timekeeper;
  /** Names that users have got since the room was opened. */
  readonly #names = new Map<string, string>();
  #reported: boolean;
  /** Everything that changes the game happens one after the other. */
  readonly #jobs: OneByOne;
  /** The last hint, with the moment it was for: asking again costs no thinking. */
  #hint: { readonly seat: Seat; readonly length: number; readonly hint: Hint } | null = null;
  #isWriting = false;
  #cancelTimer: (() => void) | null = null;
  #cancelBot: (() => void) | null = null;

  private constructor(parts: RoomParts, course: Course, entries: readonly Entry[]) {
    this.#parts = parts;
    this.#course = course;
    this.#chat = [...(parts.chat ?? [])];
    this.#time = new Timekeeper(parts.clock, parts.holders.length, entries);
    this.#audience = new Audience(parts, this.#stage());
    this.#jobs = new OneByOne((error) => parts.host.failed(error));
    this.#reported = this.over;
    this.#time.resume(parts.asked ?? [], parts.host.now());
    this.#goOn();
  }

  /** A new game, or one that is taken up again from its log. */
  static open(parts: RoomParts, entries: readonly Entry[] = []): Checked<Room> {
    const course = Course.resume(parts, entries);
    return course.ok ? { ok: true, value: new Room(parts, course.value, entries) } : course;
  }

  get over(): boolean {
    return this.#course.over;
  }

  /** How many entries its log has. */
  get length(): number {
    return this.#course.length;
  }

  get record(): GameRecord {
    return this.#course.session.record;
  }

  /** The seats that are asked something now. */
  get waiting(): readonly Seat[] {
    return this.#course.waiting;
  }

  get winners(): readonly Seat[] {
    return this.#course.winners;
  }

  get isEmpty(): boolean {
    return this.#audience.isEmpty;
  }

  /** Whether nothing is under way; only then a room may be put away. */
  get isQuiet(): boolean {
    return this.#cancelBot === null && this.#jobs.isIdle;
  }

  /** In how many milliseconds somebody's time is over, if a clock runs. */
  get timeLeft(): number | null {
    return this.#time.next(this.#parts.host.now())?.left ?? null;
  }

  /** Somebody comes in and is shown how the game stands; `have` is how many lines of the log it still has. */
  enter(client: RoomClient, language: Language, have = 0): Visitor {
    if (this.#chat.length > 0) client.send({ type: 'chat', lines: this.#chat });
    return this.#audience.enter(client, language, have);
  }

  leave(visitor: Visitor): void {
    this.#audience.leave(visitor);
  }

  /** Stops clocks and bots; the room is not used afterwards. */
  close(): void {
    this.#rest();
    this.#audience.close();
  }

  /** Puts the room away with everybody in it. */
  dismiss(): void {
    this.#rest();
    this.#audience.dismiss();
  }

  /** Resolves when everything said so far has been dealt with. */
  settled(): Promise<void> {
    return this.#jobs.settled();
  }

  /** The seat gives up without a client: its player has left for good. */
  async concede(seat: Seat): Promise<void> {
    this.#jobs.add(async () => {
      if (!this.over) await this.#play(seat, CONCEDE, 'player');
    });
    await this.settled();
  }

  /** A user who plays here has got another name. */
  rename(user: string, name: string): void {
    this.#names.set(user, name);
    if (this.#course.rename(user, name)) this.#audience.showAll();
  }

  /** Somebody else may have written to the log. */
  catchUp(entries: number): void {
    this.#jobs.add(() => (entries > this.length ? this.#reload() : undefined));
  }

  receive(visitor: Visitor, message: ClientMessage): void {
    this.#jobs.add(
      () => this.#deal(visitor, message),
      (error) => {
        this.#parts.host.failed(error);
        this.#refuse(visitor, message.id, { reason: 'failed' });
      },
    );
  }

  #deal(visitor: Visitor, message: ClientMessage): Promise<void> | void {
    const { id } = message;
    if ('seat' in message && message.type !== 'look' && !this.#mayActFor(visitor, message))
      return this.#refuse(visitor, id, { reason: 'not-your-seat' });
    if (isInquiry(message))
      return visitor.client.send(replyTo(this.#course.match, message, visitor.eyes, visitor.language));
    switch (message.type) {
      case 'answer':
        return this.#answer(visitor, message);
      case 'resign':
        return this.#take(visitor, id, message.seat, CONCEDE);
      case 'offer':
        return this.#offer(visitor, id, message.seat, message.what);
      case 'reply':
        return this.#reply(visitor, id, message.seat, message.what, message.agree);
      case 'bot':
        return this.#replace(visitor, id, message.seat, message.level);
      case 'return':
        return this.#return(visitor, id, message.seat);
      case 'chat':
        return this.#say(visitor, id, message.text);
      case 'language':
        this.#audience.look(visitor, visitor.eyes, message.language);
        return visitor.client.send({ type: 'done', id });
      case 'look':
        return this.#look(visitor, id, message.seat);
      case 'hint':
        return this.#advise(visitor, id, message.seat);
    }
  }

  // ---- what changes the game ----

  #answer(visitor: Visitor, message: ClientMessage & { readonly type: 'answer' }): Promise<void> | void {
    const { id, seat, number, answer } = message;
    const given = this.#course.given(seat);
    if (number < given) {
      // It was taken before the line broke: told again, not taken again.
      visitor.client.send({ type: 'done', id });
      this.#audience.show(visitor);
    } else if (number > given) this.#refuse(visitor, id, { reason: 'not-asked-yet' });
    else return this.#take(visitor, id, seat, answer);
  }

  async #take(visitor: Visitor, id: number, seat: Seat, answer: Answer): Promise<void> {
    if (this.over) return this.#refuse(visitor, id, { reason: 'game-over' });
    const refusal = await this.#play(seat, answer, 'player', { to: visitor, message: { type: 'done', id } });
    if (refusal !== null) this.#refuse(visitor, id, refusal);
  }

  /**
   * Who is to be told that it was done is told with the frame that shows it. That is made ready while the answer is being written down, when
   * everything about this game is at hand, and sent when it is written.
   */
  async #play(seat: Seat, answer: Answer, by: AnsweredBy, reply: Reply | null = null): Promise<Refusal | null> {
    const { host } = this.#parts;
    const spent = by === 'player' || by === 'clock' ? this.#time.thinking(seat, host.now()) : 0;
    const added = this.#course.answer(seat, answer, by, spent);
    if ('reason' in added) return added;
    const appended = this.#append(added, this.#askedNow(seat));
    this.#time.mark();
    this.#course.note(added);
    const [given] = added;
    if (given !== undefined) this.#time.answered(given);
    this.#time.asked(this.#askedPeople(), host.now());
    const tell = this.#audience.ready(reply);
    if (!(await appended)) {
      this.#time.back();
      await this.#reload();
      return { reason: 'not-saved' };
    }
    this.#tell(tell);
    return null;
  }

  /** False if it could not be written down: then the game is again as the log says. */
  async #write(added: readonly Entry[]): Promise<boolean> {
    const isEnd = added.some(({ type }) => type === 'draw');
    if (await this.#append(added, isEnd ? [] : this.#askedNow(null))) {
      this.#course.note(added);
      return true;
    }
    await this.#reload();
    return false;
  }

  /** Writes down what follows the log as it is; false if that fails. Until it is done nobody is shown anything. */
  async #append(added: readonly Entry[], asked: readonly Asked[]): Promise<boolean> {
    const { host } = this.#parts;
    this.#isWriting = true;
    try {
      await host.append(this.length, added, asked);
      return true;
    } catch (error) {
      host.failed(error);
      return false;
    } finally {
      this.#isWriting = false;
    }
  }

  async #reload(): Promise<void> {
    const entries = await this.#parts.host.load();
    const course = Course.resume(this.#parts, entries);
    if (!course.ok) throw new Error(course.problems.map(({ message }) => message).join('; '));
    this.#course = course.value;
    for (const [user, name] of this.#names) this.#course.rename(user, name);
    const { host, clock, holders } = this.#parts;
    const thought = this.#time.thoughtOf(this.#askedPeople(), host.now());
    this.#time = new Timekeeper(clock, holders.length, entries);
    this.#time.resume(thought, host.now());
    this.#bots.clear();
    this.#audience.reset();
    this.#goOn();
  }

  async #offer(visitor: Visitor, id: number, by: Seat, what: Offered): Promise<void> {
    if (this.over) return this.#refuse(visitor, id, { reason: 'game-over' });
    if (what === 'undo' && this.#undoPoint(by) === null) return this.#refuse(visitor, id, { reason: 'no-undo' });
    const { seats } = visitor.client;
    const others = this.#course.players().filter((seat) => seat !== by && !seats.includes(seat));
    if (what === 'draw' && others.length === 0) return this.#refuse(visitor, id, { reason: 'nobody-to-agree' });
    const offer = { what, by, agreed: [...seats] };
    await this.#settle(visitor, id, { type: 'offer', ...offer }, offer);
  }

  async #reply(visitor: Visitor, id: number, seat: Seat, what: Offered, agree: boolean): Promise<void> {
    if (this.over) return this.#refuse(visitor, id, { reason: 'game-over' });
    const offer = this.#course.offers.find((one) => one.what === what);
    if (offer === undefined) return this.#refuse(visitor, id, { reason: 'no-such-offer' });
    const agreed = agree ? { ...offer, agreed: [...offer.agreed, seat] } : null;
    await this.#settle(visitor, id, { type: 'reply', what, seat, agree }, agreed);
  }

  /** Writes down what was said of an offer, and does what was offered once everybody agrees. */
  async #settle(visitor: Visitor, id: number, said: Entry, offer: Offer | null): Promise<void> {
    const isAgreed = offer !== null && this.#course.players().every((seat) => offer.agreed.includes(seat));
    const done = isAgreed ? this.#doneBy(offer) : null;
    if (done?.type === 'undo') this.#course.rewind(done.kept);
    // What needs nobody's agreement is done without being offered.
    const entries = done === null ? [said] : said.type === 'offer' ? [done] : [said, done];
    if (!(await this.#write(entries))) return this.#refuse(visitor, id, { reason: 'not-saved' });
    if (done?.type === 'undo') this.#audience.rewound();
    this.#changed();
    visitor.client.send({ type: 'done', id });
  }

  #doneBy({ what, by }: Offer): (Entry & { readonly type: 'draw' | 'undo' }) | null {
    if (what === 'draw') return { type: 'draw' };
    const kept = this.#undoPoint(by);
    return kept === null ? null : { type: 'undo', kept };
  }

  /** Who plays alone takes back what any of the seats did that nobody else holds. */
  #undoPoint(by: Seat): number | null {
    const players = this.#course.players();
    return this.#course.session.undoPoint(players.length === 1 ? players : [by]);
  }

  /** A bot takes over a seat: one's own, or one whose player has gone. */
  async #replace(visitor: Visitor, id: number, seat: Seat, level: string): Promise<void> {
    if (this.over) return this.#refuse(visitor, id, { reason: 'game-over' });
    if (!this.#course.isPerson(seat)) return this.#refuse(visitor, id, { reason: 'already-a-bot' });
    // No other strengths: a bot may think for as long as it likes, and everybody waits.
    if (!BOT_NAMES.some((name) => name === level)) return this.#refuse(visitor, id, { reason: 'unknown-bot' });
    if (!(await this.#write([{ type: 'bot', seat, level }]))) return this.#refuse(visitor, id, { reason: 'not-saved' });
    this.#bots.delete(seat);
    visitor.client.send({ type: 'done', id });
    this.#changed();
  }

  /** Somebody for whom a bot has stood in plays on. */
  async #return(visitor: Visitor, id: number, seat: Seat): Promise<void> {
    if (this.over) return this.#refuse(visitor, id, { reason: 'game-over' });
    if (!(await this.#write([{ type: 'person', seat }]))) return this.#refuse(visitor, id, { reason: 'not-saved' });
    this.#bots.delete(seat);
    visitor.client.send({ type: 'done', id });
    this.#changed();
  }

  /** A person speaks for the own seats; for others only where a bot shall take over a seat whose player has been gone for long. */
  #mayActFor({ client }: Visitor, message: { readonly type: string; readonly seat: Seat }): boolean {
    if (message.type === 'return') return this.#course.isStoodInFor(message.seat, client.user);
    if (client.seats.includes(message.seat)) return this.#course.isPerson(message.seat);
    const isPlaying = client.seats.some((seat) => this.#course.isPlaying(seat));
    return message.type === 'bot' && isPlaying && this.#audience.isReplaceable(message.seat);
  }

  // ---- going on ----

  /** After every change: everybody is shown, clocks run, bots think. */
  #changed(): void {
    this.#time.asked(this.#askedPeople(), this.#parts.host.now());
    this.#tell(this.#audience.ready(null));
  }

  #tell(tell: () => void): void {
    try {
      tell();
    } finally {
      // Whatever goes wrong in showing it, the game goes on.
      this.#goOn();
    }
  }

  #rest(): void {
    this.#cancelTimer?.();
    this.#cancelBot?.();
    this.#cancelTimer = null;
    this.#cancelBot = null;
  }

  #goOn(): void {
    this.#rest();
    const { host, botPause } = this.#parts;
    this.#time.asked(this.#askedPeople(), host.now());
    if (this.over) return this.#report();
    const next = this.#time.next(host.now());
    if (next !== null) this.#cancelTimer = host.after(next.left, () => this.#jobs.add(() => this.#timeIsUp(next.seat)));
    const { match } = this.#course;
    const open = match.decisions.find((decision) => isForced(decision) || !this.#course.isPerson(decision.seat));
    if (open === undefined) return;
    const pause = open.idle === true && this.#course.isPerson(open.seat) ? quickPause() : botPause;
    this.#cancelBot = host.after(pause, () => this.#jobs.add(() => this.#botActs()));
  }

  #report(): void {
    if (this.#reported) return;
    this.#reported = true;
    this.#parts.host.over({ record: this.record, drawn: this.#course.drawn, winners: this.winners });
  }

  async #timeIsUp(seat: Seat): Promise<void> {
    const next = this.#time.next(this.#parts.host.now());
    // An answer may have come in just before.
    if (this.over || next === null || next.seat !== seat || next.left > 0) return this.#goOn();
    await this.#play(seat, CONCEDE, 'clock');
  }

  async #botActs(): Promise<void> {
    this.#cancelBot = null;
    if (this.over) return;
    const { match } = this.#course;
    const open = match.decisions.find((decision) => isForced(decision) || !this.#course.isPerson(decision.seat));
    if (open === undefined) return this.#goOn();
    const forced = isForced(open);
    const answer = forced ? leastAnswer(open) : this.#botAnswer(open);
    const refusal = await this.#play(open.seat, answer, forced ? 'forced' : 'bot');
    if (refusal !== null && refusal.reason !== 'not-saved') await this.#play(open.seat, leastAnswer(open), 'bot');
  }

  /** A bot that fails must not stop the game: then it does what does least. */
  #botAnswer(open: Decision): Answer {
    try {
      return this.#botAt(open.seat).choose(this.#course.session.matchForBots, open.seat);
    } catch (error) {
      this.#parts.host.failed(error);
      return leastAnswer(open);
    }
  }

  #botAt(seat: Seat): Bot {
    const known = this.#bots.get(seat);
    if (known !== undefined) return known;
    const holder = this.#course.holders[seat];
    const level = holder?.kind === 'bot' ? holder.level : 'random';
    const bot = createBot(level, this.#parts.game, `${this.#parts.seed} bot ${seat}`);
    this.#bots.set(seat, bot);
    return bot;
  }

  #askedPeople(): readonly Seat[] {
    return this.waiting.filter((seat) => this.#course.isPerson(seat));
  }

  /** Everybody who is asked, with how long already; who has just answered begins anew. */
  #askedNow(answered: Seat | null): readonly Asked[] {
    const asked = this.#time.thoughtOf(this.waiting, this.#parts.host.now());
    return answered === null ? asked : asked.map((one) => (one.seat === answered ? { ...one, thought: 0 } : one));
  }

  // ---- what clients see ----

  #stage(): Stage {
    const room = (): Room => this;
    return {
      get course() {
        return room().#course;
      },
      get offers() {
        return room().#course.offers;
      },
      get isWriting() {
        return room().#isWriting;
      },
      clock: () => this.#time.shown(this.#parts.host.now()),
    };
  }

  #look(visitor: Visitor, id: number, seat: Seat | null): void {
    const mayLook = seat === null || this.over || visitor.client.seats.includes(seat);
    if (!mayLook || (seat !== null && seat >= this.#parts.holders.length))
      return this.#refuse(visitor, id, { reason: 'not-your-seat' });
    this.#audience.look(visitor, seat, visitor.language);
    visitor.client.send({ type: 'done', id });
  }

  #advise(visitor: Visitor, id: number, seat: Seat): void {
    if (this.over) return this.#refuse(visitor, id, { reason: 'game-over' });
    if (this.#hint?.seat !== seat || this.#hint.length !== this.length) {
      const hint = hintFor(this.#course.session, seat, this.#course.people());
      this.#hint = { seat, length: this.length, hint };
    }
    const { hint } = this.#hint;
    if ('reason' in hint) return this.#refuse(visitor, id, hint);
    visitor.client.send({ type: 'hint', id, number: this.#course.given(seat), keys: hint.keys });
  }

  #say({ client }: Visitor, id: number, text: string): void {
    const seat = client.seats[0] ?? null;
    const name = this.#names.get(client.user ?? '') ?? client.name;
    const line: ChatLine = { name, seat, text, at: this.#parts.host.now() };
    this.#chat.push(line);
    if (this.#chat.length > MOST_CHAT_LINES) this.#chat.shift();
    this.#parts.host.chat(line, client);
    this.#audience.tell({ type: 'chat', lines: [line] });
    client.send({ type: 'done', id });
  }

  #refuse(visitor: Visitor, id: number, refusal: Refusal): void {
    const { game, state } = this.#course.match;
    const { rule, reason } = refusal;
    const text = rule === undefined ? null : game.words(visitor.language).refusal(state, refusal);
    visitor.client.send({ type: 'refused', id, reason, rule: rule ?? null, text });
  }
}
