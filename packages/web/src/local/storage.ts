/**
 * Games that run in this browser, kept in its database: the setup, the seed and the log of each.
 */
import type { Seat } from '@muster/engine';
import type { ClockRule, Entry, Holder } from '@muster/room';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly holders: readonly Holder[];
  readonly clock: ClockRule;
  readonly createdAt: number;
  readonly over: boolean;
  /** A guided battle: questions are explained as they come up. */
  readonly guided?: boolean;
  /** The seats that were asked something when the game was last played. */
  readonly waiting?: readonly Seat[];
  /** Of the last state, once the game is over: what a replay is compared with. */
  readonly hash?: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: LocalGame };
  /** Keyed by the game and the number of the entry. */
  entries: { key: [string, number]; value: { readonly game: string; readonly number: number; readonly entry: Entry } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('muster', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['game', 'number'] });
    },
  });
  return opened;
}

export async function saveGame(game: LocalGame): Promise<void> {
  await (await database()).put('games', game);
}

export async function gameWith(id: string): Promise<LocalGame | null> {
  return (await (await database()).get('games', id)) ?? null;
}

export async function localGames(): Promise<readonly LocalGame[]> {
  const games = await (await database()).getAll('games');
  return games.toSorted((a, b) => b.createdAt - a.createdAt);
}

export async function entriesOf(id: string): Promise<readonly Entry[]> {
  const range = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  return (await (await database()).getAll('entries', range)).map(({ entry }) => entry);
}

export async function appendEntries(id: string, from: number, entries: readonly Entry[]): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite');
  for (const [i, entry] of entries.entries()) void transaction.store.add({ game: id, number: from + i, entry });
  await transaction.done;
}

export async function deleteGame(id: string): Promise<void> {
  const db = await database();
  await db.delete('games', id);
  await db.delete('entries', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
}
