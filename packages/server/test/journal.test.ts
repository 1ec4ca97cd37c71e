/**
 * Entries are written into the journal first and filed later: nobody who reads or writes notices.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '../src/store/embedded-store.ts';
import { Conflict, type Store } from '../src/store/store.ts';
import { answer, asked, game, user } from './store-samples.ts';

/** More than lie in the journal at a time. */
const MANY = 4000;

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-journal-'));
  store = await openEmbeddedStore(join(folder, 'muster.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How many rows there are, by what the file says. */
function rows(): { readonly entries: number; readonly unfiled: number; readonly journal: number } {
  const db = new LibSql(join(folder, 'muster.db'));
  const count = (table: string): number => {
    const row = db.prepare(`select count(*) as n from ${table}`).get() as { readonly n: number };
    return row.n;
  };
  const counted = { entries: count('entries'), unfiled: count('unfiled'), journal: count('journal') };
  db.close();
  return counted;
}

const append = (to: Store, game: string, from: number, ...texts: readonly string[]): Promise<void> =>
  to.log.append(game, from, texts.map(answer), asked(0), from);

describe('the journal', () => {
  it('holds what was written until there is much of it', async () => {
    await store.games.create(game('g'));
    await append(store, 'g', 0, 'first');
    expect(rows()).toEqual({ entries: 0, unfiled: 1, journal: 1 });
    const many = Array.from({ length: MANY }, (_, i) => `${i}`);
    await append(store, 'g', 1, ...many);
    expect(rows()).toEqual({ entries: MANY + 1, unfiled: 0, journal: 1 });
    await append(store, 'g', MANY + 1, 'last');
    expect(rows()).toEqual({ entries: MANY + 1, unfiled: 1, journal: 2 });
    expect(await store.log.entries('g')).toEqual(['first', ...many, 'last'].map(answer));
    expect(await store.log.end('g')).toEqual({ entries: MANY + 2, asked: asked(0), at: MANY + 1 });
  });

  it('is read in the order of the entries, whatever games lie between', async () => {
    for (const id of ['a', 'b']) await store.games.create(game(id));
    for (let i = 0; i < 12; i++) await append(store, i % 2 === 0 ? 'a' : 'b', Math.floor(i / 2), `${i}`);
    expect(await store.log.entries('a')).toEqual(['0', '2', '4', '6', '8', '10'].map(answer));
    expect(await store.log.end('b')).toMatchObject({ entries: 6 });
    expect(await store.log.end('c')).toBeNull();
    expect(rows()).toEqual({ entries: 0, unfiled: 12, journal: 12 });
  });

  it('is filed when the store is closed', async () => {
    await store.games.create(game('g'));
    await append(store, 'g', 0, 'a', 'b');
    await store.close();
    expect(rows()).toEqual({ entries: 2, unfiled: 0, journal: 1 });
    store = await openEmbeddedStore(join(folder, 'muster.db'));
    await append(store, 'g', 2, 'c');
    expect(await store.log.entries('g')).toEqual(['a', 'b', 'c'].map(answer));
  });

  it('keeps nothing of games that are gone', async () => {
    await store.games.create(game('g'));
    await store.games.create(game('gone'));
    await append(store, 'g', 0, 'a');
    await append(store, 'gone', 0, 'b');
    await store.games.remove(game('gone'));
    expect(await store.log.entries('gone')).toEqual([]);
    expect(await store.log.end('gone')).toBeNull();
    await expect(append(store, 'gone', 1, 'c')).rejects.toThrow(/not there/);
    await append(store, 'g', 1, ...Array.from({ length: MANY }, () => 'x'));
    expect(rows()).toEqual({ entries: MANY + 1, unfiled: 0, journal: 1 });
  });

  it('keeps nothing of the games of somebody who goes', async () => {
    await store.users.create(user('a'));
    await store.games.create(game('g', { host: 'a' }));
    await append(store, 'g', 0, 'a');
    await store.games.change(game('g', { host: 'a' }), { status: 'over' });
    expect(await store.users.remove('a')).toEqual(['g']);
    expect(rows()).toEqual({ entries: 0, unfiled: 0, journal: 1 });
    const db = new LibSql(join(folder, 'muster.db'));
    expect(db.prepare('select batch from journal').all()).toEqual([{ batch: '[]' }]);
    db.close();
  });
});

describe('two processes with one file', () => {
  let other: Store;
  beforeEach(async () => {
    other = await openEmbeddedStore(join(folder, 'muster.db'));
    await store.games.create(game('g'));
    await store.games.create(game('h'));
  });
  afterEach(() => other.close());

  it('see at once what the other has written', async () => {
    await append(store, 'g', 0, 'a');
    await append(other, 'g', 1, 'b');
    await append(store, 'g', 2, 'c');
    await append(other, 'h', 0, 'x');
    for (const one of [store, other]) {
      expect(await one.log.entries('g')).toEqual(['a', 'b', 'c'].map(answer));
      expect(await one.log.end('g')).toMatchObject({ entries: 3 });
      expect(await one.log.end('h')).toMatchObject({ entries: 1 });
    }
  });

  it('never both write the same entry', async () => {
    await append(store, 'g', 0, 'a');
    await append(other, 'g', 1, 'b');
    await expect(append(store, 'g', 1, 'c')).rejects.toBeInstanceOf(Conflict);
    await append(store, 'h', 0, 'x');
    await expect(append(other, 'h', 0, 'y')).rejects.toBeInstanceOf(Conflict);
    expect(await store.log.entries('g')).toEqual(['a', 'b'].map(answer));
    expect(await store.log.entries('h')).toEqual([answer('x')]);
  });

  it('nor when the other has filed everything meanwhile', async () => {
    await append(store, 'g', 0, 'a');
    await append(other, 'g', 1, ...Array.from({ length: MANY }, () => 'x'));
    expect(rows()).toMatchObject({ unfiled: 0, journal: 1 });
    await expect(append(store, 'g', 1, 'b')).rejects.toBeInstanceOf(Conflict);
    await append(store, 'g', MANY + 1, 'b');
    expect(await other.log.end('g')).toMatchObject({ entries: MANY + 2 });
  });

  it('notice that the other has removed a game', async () => {
    await append(store, 'g', 0, 'a');
    await append(store, 'h', 0, 'x');
    await other.games.remove(game('h'));
    await expect(append(store, 'h', 1, 'y')).rejects.toThrow(/not there/);
    await append(store, 'g', 1, 'b');
    expect(await other.log.entries('g')).toEqual(['a', 'b'].map(answer));
    expect(await other.log.end('h')).toBeNull();
  });

  it('write at the same moment, each what is its own', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `game ${i}`);
    for (const id of ids) await store.games.create(game(id));
    const both = [store, other];
    const play = async (id: string, own: Store): Promise<void> => {
      for (let i = 0; i < 20; i++) await append(own, id, i, `${i}`);
    };
    await Promise.all(ids.map((id, i) => play(id, both[i % 2] ?? store)));
    for (const id of ids) {
      expect(await store.log.entries(id)).toEqual(Array.from({ length: 20 }, (_, i) => answer(`${i}`)));
    }
  });
});
