/**
 * A room on its own, with a log in memory and a clock that stands still unless it is told to go on.
 */
import { rngFromSeed, type Game, type Language, type Rng, type Seat } from '@muster/engine';
import { randomAnswer } from '@muster/bots';
import {
  FrameReader,
  Room,
  type Asked,
  type ChatLine,
  type ClientMessage,
  type ClockRule,
  type Entry,
  type Frame,
  type FrameChange,
  type Holder,
  type RoomClient,
  type RoomHost,
  type RoomMessage,
  type Visitor,
} from '../src/index.ts';

/** So long the seat of somebody who has gone is kept. */
export const PATIENCE = 60_000;

class TestHost implements RoomHost {
  entries: Entry[] = [];
  asked: readonly Asked[] = [];
  readonly failures: unknown[] = [];
  readonly lines: ChatLine[] = [];
  overs = 0;
  time = 1_000_000;
  /** What `append` waits for. */
  gate: Promise<void> = Promise.resolve();
  #timers: { readonly at: number; readonly call: () => void }[] = [];

  async append(from: number, entries: readonly Entry[], asked: readonly Asked[]): Promise<void> {
    await this.gate;
    if (from !== this.entries.length) throw new Error('conflict');
    this.entries.push(...entries);
    this.asked = asked;
  }

  load(): Promise<readonly Entry[]> {
    return Promise.resolve([...this.entries]);
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.time + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Time goes by. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.time);
    this.#timers = this.#timers.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
  }

  chat(line: ChatLine): void {
    this.lines.push(line);
  }

  over(): void {
    this.overs += 1;
  }

  failed(error: unknown): void {
    this.failures.push(error);
  }
}

/** Somebody in the room; keeps all it was sent. */
export class TestClient implements RoomClient {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly user: string | null;
  readonly messages: RoomMessage[] = [];
  frame: Frame | null = null;
  frames = 0;
  readonly readyChange?: (change: FrameChange) => () => void;
  readonly #reader = new FrameReader();

  constructor(seats: readonly Seat[], takesChanges: boolean) {
    this.name = `client of ${seats.join()}`;
    this.seats = seats;
    this.user = seats[0] === undefined ? null : `user ${seats[0]}`;
    if (takesChanges) {
      this.readyChange = (change) => this.ready(change);
    }
  }

  protected ready(change: FrameChange): () => void {
    const text = JSON.stringify(change);
    return () => this.#hear(text);
  }

  send(message: RoomMessage): void {
    this.#hear(JSON.stringify(message));
  }

  /** As over a line. */
  #hear(text: string): void {
    for (const sent of this.#reader.read(JSON.parse(text) as RoomMessage | FrameChange)) {
      this.messages.push(sent);
      if (sent.type !== 'frame') continue;
      this.frame = sent;
      this.frames += 1;
    }
  }
}

const person = (seat: Seat): Holder => ({ kind: 'person', user: `user ${seat}`, name: `Name ${seat}` });

interface TestTableParts {
  readonly clock?: ClockRule;
  readonly holders?: readonly Holder[];
  /** How many play, two unless told. */
  readonly players?: number;
  readonly edition?: string;
  /** Optional rules of the game. */
  readonly options?: Readonly<Record<string, boolean>>;
}

export class TestTable {
  readonly host = new TestHost();
  readonly game: Game;
  readonly setup: unknown;
  readonly seed = 'a seed nobody may know';
  room: Room;
  readonly #rng: Rng;
  readonly #clock: ClockRule;
  readonly #holders: readonly Holder[];
  #id = 1;

  constructor(game: Game, name: string, more: TestTableParts = {}) {
    this.game = game;
    this.#rng = rngFromSeed(name);
    this.#clock = more.clock ?? { kind: 'none' };
    const { players = 2, edition, options = {} } = more;
    this.#holders = more.holders ?? Array.from({ length: players }, (_, seat) => person(seat));
    const wish = { players, options, ...(edition !== undefined && { edition }) };
    const setup = game.makeSetup(wish, rngFromSeed(`${name} setup`));
    if (!setup.ok) throw new Error('no setup');
    this.setup = setup.value;
    this.room = this.open([]);
  }

  open(entries: readonly Entry[], asked: readonly Asked[] = []): Room {
    const opened = Room.open(
      {
        game: this.game,
        setup: this.setup,
        seed: this.seed,
        seedHash: 'hash',
        holders: this.#holders,
        clock: this.#clock,
        host: this.host,
        botPause: 10,
        asked,
        patience: PATIENCE,
      },
      entries,
    );
    if (!opened.ok) throw new Error(opened.problems.map(({ message }) => message).join());
    this.room = opened.value;
    return this.room;
  }

  sit(
    seats: readonly Seat[],
    { language = 'en' as Language, takesChanges = false, have = 0 } = {},
  ): [TestClient, Visitor] {
    const client = new TestClient(seats, takesChanges);
    return [client, this.room.enter(client, language, have)];
  }

  /** Says something and returns the reply. */
  async say(visitor: Visitor, client: TestClient, message: WithoutId): Promise<RoomMessage | null> {
    const id = this.#id++;
    this.room.receive(visitor, { ...message, id });
    await this.room.settled();
    return client.messages.find((one) => 'id' in one && one.id === id) ?? null;
  }

  /** Answers at random if the client is asked something. */
  async answer(visitor: Visitor, client: TestClient): Promise<RoomMessage | null> {
    const { asked = null, seat = null } = client.frame ?? {};
    if (asked === null || seat === null) return null;
    const answer = randomAnswer(this.#rng, { ...asked, seat });
    const given = typeof answer === 'string' ? answer : [...answer];
    return this.say(visitor, client, { type: 'answer', seat, number: asked.number, answer: given });
  }
}

type WithoutId = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;
