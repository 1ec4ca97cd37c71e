/**
 * The rooms of all running games. A room is opened from the log when somebody comes, a clock runs out or a bot is to move, and put
 * away when it has been quiet for a while: whatever matters is in the log.
 */
import type { Seat } from '@muster/engine';
import { Room, type Asked, type Holder, type RoomHost, type RoomParts } from '@muster/room';
import type { Bus } from '../bus.ts';
import { changeGame } from '../lobby/change-game.ts';
import { gameById } from '../offered-games.ts';
import { notFound, RequestFailure } from '../request-failure.ts';
import { sha256 } from '../secrets.ts';
import type { LogEnd, Store, StoredGame } from '../store/store.ts';
import { after } from './after.ts';
import type { Uptime } from './uptime.ts';

/** What the rooms use of the server. */
export interface RoomsParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly uptime: Uptime;
  readonly now: () => number;
  readonly botPause: number;
  /** How long the seat of somebody who has gone is kept. */
  readonly patience: number;
  /** How long a room without visitors is kept. */
  readonly rest: number;
  readonly failed: (error: unknown, game: string) => void;
  /** So many entries were written, in so many milliseconds. */
  readonly written: (entries: number, took: number) => void;
  readonly over: (game: string) => void;
}

interface OpenRoom {
  readonly room: Room;
  readonly unsubscribe: () => void;
  /** When it was last seen in use. */
  usedAt: number;
}

const MOST_CHAT_LINES = 200;

/** So often in the time a room rests it is looked whether it may be put away. */
const SWEEPS = 12;

export class Rooms {
  readonly #parts: RoomsParts;
  readonly #open = new Map<string, Promise<OpenRoom>>();
  /** Rooms that are put away while a clock runs are opened again when its time is over. */
  readonly #alarms = new Map<string, () => void>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#sweep = setInterval(() => this.#putAway(), Math.max(50, parts.rest / SWEEPS));
  }

  get size(): number {
    return this.#open.size;
  }

  /** The room of a game that has begun. */
  async room(id: string): Promise<Room> {
    const known = this.#open.get(id);
    if (known !== undefined) return this.#used(await known);
    const game = await this.#parts.store.games.byId(id);
    if (game === null) throw notFound();
    return this.take(game);
  }

  /** The same if the game is at hand. */
  async take(game: StoredGame): Promise<Room> {
    if (this.#closed) throw new RequestFailure(503, 'going-down', 'The server is about to stop.');
    const known = this.#open.get(game.id);
    if (known !== undefined) return this.#used(await known);
    if (game.status === 'open') throw new RequestFailure(409, 'not-started', 'The game has not begun yet.');
    this.#alarms.get(game.id)?.();
    this.#alarms.delete(game.id);
    const opened = this.#openRoom(game);
    this.#open.set(game.id, opened);
    try {
      return (await opened).room;
    } catch (error) {
      if (this.#open.get(game.id) === opened) this.#open.delete(game.id);
      throw error;
    }
  }

  /** The seats a running game asks something. */
  async waiting(game: StoredGame): Promise<readonly Seat[]> {
    if (game.status !== 'running') return [];
    try {
      const known = this.#open.get(game.id);
      if (known !== undefined) return (await known).room.waiting;
      const end = await this.#parts.store.log.end(game.id);
      return end?.asked.map(({ seat }) => seat) ?? (await this.take(game)).waiting;
    } catch (error) {
      // One game that can't be played any more keeps nobody from the others.
      this.#parts.failed(error, game.id);
      return [];
    }
  }

  async concede(game: StoredGame, seat: Seat): Promise<void> {
    const room = await this.take(game);
    await room.concede(seat);
  }

  /** Somebody who plays in the game has got another name. */
  async renamed(game: string, user: string, name: string): Promise<void> {
    const known = await this.#open.get(game);
    known?.room.rename(user, name);
  }

  /** Puts a room away, with everybody in it: the game is removed, or something about it is no longer as the room knows it. */
  async discard(id: string): Promise<void> {
    const known = this.#open.get(id);
    this.#alarms.get(id)?.();
    this.#alarms.delete(id);
    this.#open.delete(id);
    // What could not be opened need not be put away.
    const opened = await known?.catch(() => null);
    if (opened === undefined || opened === null) return;
    const { room, unsubscribe } = opened;
    unsubscribe();
    do {
      await room.settled();
      room.dismiss();
      // Something may have begun while something else was being written: it would go on without anybody knowing of the room.
    } while (!room.isQuiet);
  }

  /** After the start of the server: games in which a clock runs or a bot is to move go on, and those that had just ended end. */
  async goOn(): Promise<void> {
    for await (const { game, end } of this.#parts.store.games.running()) {
      // Many games may wait: whoever comes meanwhile is served in between.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#closed) return;
      const isOver = end?.asked.length === 0;
      const isBots = end === null || end.asked.some(({ seat }) => game.seats[seat]?.kind === 'bot');
      try {
        if (isOver || isBots || game.clock.kind !== 'none') await this.take(game);
      } catch (error) {
        this.#parts.failed(error, game.id);
      }
    }
  }

  /** Resolves when everything said so far is written down. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
    await Promise.allSettled([...this.#open.keys()].map((id) => this.discard(id)));
  }

  #used(opened: OpenRoom): Room {
    opened.usedAt = this.#parts.now();
    return opened.room;
  }

  async #openRoom({ id }: StoredGame): Promise<OpenRoom> {
    const { store, bus, now, botPause, patience } = this.#parts;
    // Only now that the room can be discarded: a game that was removed before that has none.
    const game = await store.games.byId(id);
    if (game === null) throw notFound();
    const rules = gameById(game.game);
    const { seed } = game;
    if (rules === null || seed === null) throw new Error(`game ${game.id} can't be played: there is no ${game.game}`);
    const [entries, end, chat] = await Promise.all([
      store.log.entries(game.id),
      store.log.end(game.id),
      store.chat.of(game.id, MOST_CHAT_LINES),
    ]);
    const parts: RoomParts = {
      game: rules,
      setup: game.setup,
      seed,
      seedHash: sha256(seed),
      holders: game.seats.map(holderOf),
      clock: game.clock,
      host: this.#hostOf(game),
      botPause,
      chat,
      asked: await this.#askedIn(game, end),
      patience,
    };
    const opened = Room.open(parts, entries);
    if (!opened.ok) {
      const problems = opened.problems.map(({ message }) => message);
      throw new Error(`the log of game ${game.id} can't be played: ${problems.join('; ')}`);
    }
    const room = opened.value;
    // The server may have been killed between the last answer and this.
    if (room.over && game.status === 'running') await this.#end(game.id, room.winners);
    const unsubscribe = bus.subscribe(game.id, (count) => {
      if (count > room.length) room.catchUp(count);
    });
    return { room, unsubscribe, usedAt: now() };
  }

  /** The seats that are asked something, with how long they have been thinking while a server was running. */
  async #askedIn(game: StoredGame, end: LogEnd | null): Promise<readonly Asked[]> {
    const { uptime, now } = this.#parts;
    const since = await uptime.since(end?.at ?? game.startedAt ?? now());
    if (end === null) return game.seats.map((_, seat) => ({ seat, thought: since }));
    return end.asked.map(({ seat, thought }) => ({ seat, thought: thought + since }));
  }

  #hostOf({ id }: StoredGame): RoomHost {
    const { store, bus, now, failed, written } = this.#parts;
    return {
      async append(from, entries, asked) {
        const at = now();
        await store.log.append(id, from, entries, asked, at);
        bus.publish(id, from + entries.length);
        written(entries.length, now() - at);
      },
      load: () => store.log.entries(id),
      now,
      after,
      chat: (line, { user = null }) => void store.chat.add(id, user, line).catch((error: unknown) => failed(error, id)),
      over: ({ winners }) => void this.#end(id, winners).catch((error: unknown) => failed(error, id)),
      failed: (error) => failed(error, id),
    };
  }

  async #end(id: string, winners: readonly Seat[]): Promise<void> {
    await changeGame(this.#parts.store, id, ({ status }) => (status === 'over' ? null : { status: 'over', winners }));
    this.#parts.over(id);
  }

  #putAway(): void {
    const { now, rest, failed } = this.#parts;
    for (const [id, opening] of this.#open) {
      opening.then(
        (opened) => {
          const { room, unsubscribe } = opened;
          if (!room.isEmpty || !room.isQuiet) opened.usedAt = now();
          // Nobody comes back to a game that is over in a hurry: thousands of them would fill the memory.
          const kept = room.over ? 0 : rest;
          if (now() - opened.usedAt < kept || this.#open.get(id) !== opening) return;
          const { timeLeft } = room;
          this.#open.delete(id);
          unsubscribe();
          room.close();
          if (timeLeft === null || this.#closed) return;
          const wake = (): void => void this.room(id).catch((error: unknown) => failed(error, id));
          this.#alarms.set(id, after(timeLeft, wake));
        },
        () => this.#open.delete(id),
      );
    }
  }
}

function holderOf(seat: StoredGame['seats'][number]): Holder {
  if (seat.kind === 'bot') {
    const { level, standsInFor } = seat;
    return { kind: 'bot', level, name: level, ...(standsInFor !== undefined && { standsInFor }) };
  }
  if (seat.kind === 'person') return { kind: 'person', user: seat.user ?? '', name: seat.name };
  throw new Error('a game has begun with an open seat');
}
