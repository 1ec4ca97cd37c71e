/**
 * A lobby without a server around it, for tests of what happens at the same moment: what is about to be written can be held up until
 * something else has happened.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewGame } from '../src/api.ts';
import { LocalBus } from '../src/bus.ts';
import { Lobby } from '../src/lobby/lobby.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { Uptime } from '../src/rooms/uptime.ts';
import { openEmbeddedStore } from '../src/store/embedded-store.ts';
import type { Store, StoredGame, StoredUser } from '../src/store/store.ts';

type Before = () => Promise<unknown>;

export class HeldLobby {
  readonly file: string;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  /** What went wrong without anybody being told. */
  readonly failures: unknown[] = [];
  /** What happens just before the next user is removed. */
  beforeRemoving: Before | null = null;
  /** What happens just before the next game is made, changed or removed. */
  #beforeWriting: Before | null = null;
  readonly #end: () => Promise<void>;

  static async open(): Promise<HeldLobby> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-lobby-'));
    const file = join(folder, 'muster.db');
    const store = await openEmbeddedStore(file);
    const uptime = await Uptime.begin(
      store,
      () => Date.now(),
      () => undefined,
    );
    return new HeldLobby(file, store, uptime, () => rmSync(folder, { recursive: true, force: true }));
  }

  private constructor(file: string, store: Store, uptime: Uptime, remove: () => void) {
    this.file = file;
    this.store = store;
    const held = this.#held(store);
    const failed = (error: unknown): void => void this.failures.push(error);
    const now = (): number => Date.now();
    const nothing = (): void => undefined;
    const times = { botPause: 0, patience: 60_000, rest: 60_000 };
    const bus = new LocalBus();
    this.rooms = new Rooms({ store: held, bus, uptime, now, failed, written: nothing, over: nothing, ...times });
    this.lobby = new Lobby({ store: held, rooms: this.rooms, now, failed });
    this.#end = async () => {
      await this.rooms.close();
      await uptime.end();
      await store.close();
      remove();
    };
  }

  end(): Promise<void> {
    return this.#end();
  }

  async user(id: string): Promise<StoredUser> {
    const made: StoredUser = { id, name: id, password: null, createdAt: 0 };
    await this.store.users.create(made);
    return made;
  }

  create(by: StoredUser, seats: NewGame['seats']): Promise<StoredGame> {
    return this.lobby.create(by, { game: 'warlord', seats, clock: { kind: 'none' }, visibility: 'public' });
  }

  /** Begins something that is held up just before it is written; what is returned lets it go on. */
  async begin(act: () => Promise<StoredGame>): Promise<() => Promise<StoredGame>> {
    let goOn = (): void => undefined;
    const free = new Promise<void>((resolve) => (goOn = resolve));
    const isHeld = new Promise<void>((resolve) => {
      this.#beforeWriting = () => {
        resolve();
        return free;
      };
    });
    const acting = act();
    await Promise.race([isHeld, acting]);
    return () => {
      goOn();
      return acting;
    };
  }

  #held(store: Store): Store {
    const { games, users } = store;
    const writing = async (): Promise<void> => {
      const before = this.#beforeWriting;
      this.#beforeWriting = null;
      await before?.();
    };
    return {
      ...store,
      games: {
        ...games,
        create: async (...made) => {
          await writing();
          return games.create(...made);
        },
        change: async (...changed) => {
          await writing();
          return games.change(...changed);
        },
        remove: async (seen) => {
          await writing();
          return games.remove(seen);
        },
      },
      users: {
        ...users,
        remove: async (id) => {
          const before = this.beforeRemoving;
          this.beforeRemoving = null;
          await before?.();
          return users.remove(id);
        },
      },
    };
  }
}
