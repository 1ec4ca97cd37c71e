/**
 * Deleting an account, whatever its user and others are doing at that moment.
 */
import LibSql from 'libsql';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/api.ts';
import type { StoredGame, StoredUser } from '../src/store/store.ts';
import { Client } from './client.ts';
import { HeldLobby } from './held-lobby.ts';
import { testServer, type TestServer } from './running.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;

describe('who deletes the account', () => {
  let held: HeldLobby;
  let anna: StoredUser;
  let ben: StoredUser;
  beforeEach(async () => {
    held = await HeldLobby.open();
    anna = await held.user('anna');
    ben = await held.user('ben');
    const seats: StoredGame['seats'] = [
      { kind: 'person', user: 'anna', name: 'anna', deck: null },
      { kind: 'person', user: 'ben', name: 'ben', deck: null },
    ];
    const over: StoredGame = {
      id: 'over',
      game: 'warlord',
      edition: null,
      map: null,
      options: {},
      clock: { kind: 'none' },
      visibility: 'link',
      status: 'over',
      host: null,
      seats,
      setup: null,
      seed: null,
      createdAt: 0,
      startedAt: 0,
      winners: [0],
      rematch: null,
      version: 0,
    };
    await held.store.games.create(over);
    await held.store.games.create({ ...over, id: 'alone', seats: seats.with(1, { ...BOT, deck: null }) });
  });
  afterEach(() => held.end());

  /** Anna is gone, and nobody waits for her. */
  async function expectNoGhosts(): Promise<void> {
    expect(await held.store.users.byId('anna')).toBeNull();
    const db = new LibSql(held.file);
    const waiting = db.prepare(`
      select games.id, status, host, kind, user_id from games join seats on game_id = games.id
      where status != 'over' and (kind = 'person' and user_id is null or host is null)
    `);
    // A game is over a moment after it was given up.
    await expect.poll(() => waiting.all([])).toEqual([]);
    const nobodys = db.prepare('select id from games where id not in (select game_id from seats where user_id = ?)');
    expect(nobodys.all(['ben'])).toEqual([]);
    db.close();
    expect(held.failures).toEqual([]);
  }

  /** What she may be doing in another tab. */
  const DOINGS: readonly (readonly [string, () => Promise<() => Promise<StoredGame>>])[] = [
    ['making a game', async () => () => held.create(anna, [ME, OPEN])],
    ['making a game against a bot', async () => () => held.create(anna, [ME, BOT])],
    [
      'joining a game, which begins',
      async () => {
        const { id } = await held.create(ben, [ME, OPEN]);
        return () => held.lobby.join(anna, id, null, null);
      },
    ],
    [
      'joining a game that waits for more',
      async () => {
        const { id } = await held.create(ben, [ME, OPEN, OPEN]);
        return () => held.lobby.join(anna, id, null, null);
      },
    ],
    [
      'leaving a game',
      async () => {
        const { id } = await held.create(anna, [ME, OPEN]);
        return () => held.lobby.leave(anna, id);
      },
    ],
    [
      'starting a game against a bot',
      async () => {
        const { id } = await held.create(anna, [ME, OPEN]);
        return () => held.lobby.start(anna, id);
      },
    ],
    [
      'starting a game against others',
      async () => {
        const { id } = await held.create(anna, [ME, OPEN, OPEN]);
        await held.lobby.join(ben, id, null, null);
        return () => held.lobby.start(anna, id);
      },
    ],
    ['asking for a rematch', async () => () => held.lobby.rematch(anna, 'over')],
    ['asking for a rematch against a bot', async () => () => held.lobby.rematch(anna, 'alone')],
  ];

  it.each(DOINGS)('leaves no game behind if it happens just before the end: %s', async (_, prepare) => {
    const goOn = await held.begin(await prepare());
    held.beforeRemoving = () => goOn().catch(() => undefined);
    await held.lobby.withdraw(anna);
    await expectNoGhosts();
  });

  it.each(DOINGS)('is told that it is too late for what happens after the end: %s', async (_, prepare) => {
    const goOn = await held.begin(await prepare());
    await held.lobby.withdraw(anna);
    await expect(goOn()).rejects.toMatchObject({ status: 401, failure: { reason: 'not-logged-in' } });
    await expectNoGhosts();
  });

  it.each(DOINGS)('begins nothing new meanwhile: %s', async (_, prepare) => {
    const act = await prepare();
    let status: unknown = null;
    held.beforeRemoving = async () => {
      status = await act().catch((error: unknown) => error);
    };
    await held.lobby.withdraw(anna);
    expect(status).toMatchObject({ status: 401 });
    await expectNoGhosts();
  });

  it('gives running games to the others, and takes along those without others', async () => {
    const { lobby, store, rooms } = held;
    const two = await held.create(ben, [ME, OPEN]);
    await lobby.join(anna, two.id, null, null);
    const three = await held.create(anna, [ME, OPEN, OPEN]);
    const carl = await held.user('carl');
    await lobby.join(ben, three.id, null, null);
    await lobby.join(carl, three.id, null, null);
    const alone = await held.create(anna, [ME, BOT]);
    await lobby.withdraw(anna);
    await expect.poll(() => store.games.byId(two.id)).toMatchObject({ status: 'over', winners: [0] });
    expect(await store.games.byId(three.id)).toMatchObject({
      status: 'running',
      host: 'ben',
      seats: [{ kind: 'person', user: null, name: '' }, { user: 'ben' }, { user: 'carl' }],
    });
    expect((await rooms.room(three.id)).waiting).not.toContain(0);
    expect(await store.games.byId(alone.id)).toBeNull();
    expect(await store.games.byId('alone')).toBeNull();
    expect(await store.games.byId('over')).toMatchObject({ seats: [{ user: null, name: '' }, { user: 'ben' }] });
    expect(held.failures).toEqual([]);
  });

  it('goes together with the last of the others', async () => {
    const { lobby, store } = held;
    const two = await held.create(ben, [ME, OPEN]);
    await lobby.join(anna, two.id, null, null);
    const open = await held.create(anna, [ME, OPEN, OPEN]);
    await lobby.join(ben, open.id, null, null);
    await Promise.all([lobby.withdraw(anna), lobby.withdraw(ben), lobby.withdraw(anna)]);
    for (const { id } of [anna, ben]) expect(await store.users.byId(id)).toBeNull();
    await expect.poll(() => store.games.count()).toMatchObject({ open: 0, running: 0 });
  });

  it('keeps it if the server stops meanwhile', async () => {
    const { lobby, store, rooms } = held;
    const { id } = await held.create(ben, [ME, OPEN]);
    await lobby.join(anna, id, null, null);
    await rooms.close();
    await expect(lobby.withdraw(anna)).rejects.toMatchObject({ status: 503 });
    expect(await store.users.byId('anna')).toEqual(anna);
    expect(await store.games.byId(id)).toMatchObject({ status: 'running', seats: [{ user: 'ben' }, { user: 'anna' }] });
  });
});

describe('an account', () => {
  let server: TestServer;
  let anna: Client;
  let ben: Client;
  beforeEach(async () => {
    server = await testServer();
    anna = await Client.guest(server.address, 'Anna');
    ben = await Client.guest(server.address, 'Ben');
  });
  afterEach(() => server.end());

  async function failures(): Promise<number> {
    const { body } = await ben.request('GET', '/metrics');
    return Number(/^muster_failures_total (\d+)$/m.exec(String(body))?.[1]);
  }

  it('goes although some of its games can not be played any more', async () => {
    const [both, alone, good] = await Promise.all([
      anna.create({ game: 'warlord' }),
      anna.create({ game: 'warlord', seats: [ME, BOT] }),
      anna.create({ game: 'warlord' }),
    ]);
    for (const { id } of [both, good]) await ben.ok('POST', `/api/games/${id}/join`, {});
    await server.close();
    const db = new LibSql(join(server.data, 'muster.db'));
    const entry = JSON.stringify({ type: 'answer', seat: 0, answer: 'what nobody knows', by: 'player', spent: 0 });
    db.prepare('delete from entries').run([]);
    const spoil = db.prepare('insert into entries (game_id, number, entry, waiting, at) values (?, 0, ?, ?, 0)');
    for (const { id } of [both, alone]) spoil.run([id, entry, '[0]']);
    db.close();
    server = await testServer({ data: server.data });
    const [again, bensAgain] = [new Client(server.address), new Client(server.address)];
    again.cookie = anna.cookie;
    bensAgain.cookie = ben.cookie;
    ben = bensAgain;
    await again.ok('DELETE', '/api/account');
    expect(await again.ok('GET', '/api/me')).toEqual({ user: null });
    expect(await ben.info(both.id)).toMatchObject({ status: 'running', seats: [{ kind: 'person', name: '' }, {}] });
    expect(await ben.reason('GET', `/api/games/${alone.id}`)).toBe('no-such-game');
    await expect.poll(() => ben.info(good.id)).toMatchObject({ status: 'over', winners: [1] });
    expect(await failures()).toBe(1);
    // Nor does the same game keep the other from going; with the last it goes.
    await ben.ok('DELETE', '/api/account');
    expect(await ben.reason('GET', `/api/games/${both.id}`)).toBe('no-such-game');
  });

  it('goes from a game in which a bot stands in, and the game goes on', async () => {
    const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN] });
    await ben.ok('POST', `/api/games/${id}/join`, {});
    const seated = anna.sit(id);
    await seated.firstFrame();
    await seated.say({ type: 'bot', seat: 0, level: 'random' });
    await anna.ok('DELETE', '/api/account');
    expect(await ben.info(id)).toMatchObject({ status: 'running', seats: [{ kind: 'bot' }, { name: 'Ben' }] });
    const other = ben.sit(id);
    expect((await other.firstFrame()).seats[0]).toMatchObject({ kind: 'bot' });
    await other.leave();
    expect(await failures()).toBe(0);
  });

  it('goes while another tab makes and joins games', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await Client.guest(server.address, `Guest ${round}`);
      const other = new Client(server.address);
      other.cookie = one.cookie;
      const bens = await ben.create({ game: 'warlord', seats: [ME, OPEN, OPEN] });
      const wanted = { game: 'warlord', clock: { kind: 'none' }, visibility: 'link' };
      const busy = Promise.all([
        ...Array.from({ length: 5 }, () => other.request('POST', '/api/games', { ...wanted, seats: [ME, OPEN] })),
        ...Array.from({ length: 3 }, () => other.request('POST', '/api/games', { ...wanted, seats: [ME, BOT] })),
        other.request('POST', `/api/games/${bens.id}/join`, {}),
      ]);
      await one.ok('DELETE', '/api/account');
      // What was made just before may be gone already when it is to be shown.
      for (const { status } of await busy) expect([200, 401, 404]).toContain(status);
      expect(await ben.ok<GameInfo>('GET', `/api/games/${bens.id}`)).toMatchObject({ status: 'open', mine: [0] });
      await ben.ok('POST', `/api/games/${bens.id}/leave`);
    }
    const db = new LibSql(join(server.data, 'muster.db'));
    expect(db.prepare('select id, status from games').all([])).toEqual([]);
    db.close();
    expect(await failures()).toBe(0);
  });
});
