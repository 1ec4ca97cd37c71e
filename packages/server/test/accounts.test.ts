/**
 * Guests, registration, sessions.
 */
import LibSql from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import type { GameInfo, Lobby, Me } from '../src/api.ts';
import { openEmbeddedStore } from '../src/store/embedded-store.ts';
import { Client } from './client.ts';
import { testServer, type TestServer } from './running.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

async function registered(name: string): Promise<Client> {
  const client = new Client(server.address);
  await client.ok<Me>('POST', '/api/register', { name, password: PASSWORD });
  return client;
}

const me = async (client: Client): Promise<Me['user']> => (await client.ok<Me>('GET', '/api/me')).user;

describe('guests', () => {
  it('play at once under a chosen name', async () => {
    const client = new Client(server.address);
    expect(await me(client)).toBeNull();
    const { user } = await client.ok<Me>('POST', '/api/guest', { name: '  Ada Lovelace ' });
    expect(user).toMatchObject({ name: 'Ada Lovelace', guest: true });
    expect(await me(client)).toEqual(user);
  });

  it('get a cookie that scripts can not read and other sites can not send', async () => {
    const reply = await new Client(server.address).request('POST', '/api/guest', { name: 'Ada' });
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('may be called like anybody and change their name, in their games too', async () => {
    const client = await Client.guest(server.address, 'Same');
    const other = await Client.guest(server.address, 'Same');
    expect((await me(client))?.id).not.toBe((await me(other))?.id);
    const { id } = await client.create({ game: 'warlord' });
    const before = await me(client);
    await client.ok('POST', '/api/guest', { name: 'Different' });
    expect(await me(client)).toEqual({ ...before, name: 'Different' });
    expect((await other.info(id)).seats[0]).toMatchObject({ name: 'Different' });
  });

  it.each(['', '   ', 'x'.repeat(31), 'bell\u0007', 'line\nbreak', 'left\u202eright', 7, null])(
    'are not called %j',
    async (name) => {
      const client = new Client(server.address);
      expect(await client.reason('POST', '/api/guest', { name })).toBe('malformed');
      expect(await me(client)).toBeNull();
    },
  );
});

describe('registration', () => {
  it('keeps the games of the guest', async () => {
    const client = await Client.guest(server.address, 'Gwen');
    const { id } = await client.create({ game: 'heroscape' });
    const guest = await me(client);
    const { user } = await client.ok<Me>('POST', '/api/register', { name: 'Gwendolyn', password: PASSWORD });
    expect(user).toEqual({ id: guest?.id, name: 'Gwendolyn', guest: false });
    const elsewhere = new Client(server.address);
    await elsewhere.ok('POST', '/api/login', { name: 'gwendolyn', password: PASSWORD });
    const { mine } = await elsewhere.ok<Lobby>('GET', '/api/games');
    expect(mine.map((game) => game.id)).toEqual([id]);
    expect(mine[0]?.seats[0]?.name).toBe('Gwendolyn');
  });

  it('takes a name only once, whatever the case', async () => {
    await registered('Bertha');
    const other = new Client(server.address);
    expect(await other.reason('POST', '/api/register', { name: 'BERTHA', password: PASSWORD })).toBe('name-taken');
    const guest = await Client.guest(server.address, 'Bertha');
    expect(await guest.reason('POST', '/api/register', { name: 'Bertha', password: PASSWORD })).toBe('name-taken');
    expect((await me(guest))?.guest).toBe(true);
  });

  it('wants a password of some length', async () => {
    const client = new Client(server.address);
    expect(await client.reason('POST', '/api/register', { name: 'Shorty', password: 'short' })).toBe('malformed');
  });

  it('of one guest happens once, however often it is asked for', async () => {
    const client = await Client.guest(server.address, 'Twin');
    const { cookie } = client;
    const replies = await Promise.all(
      ['Castor', 'Pollux'].map((name) => {
        const one = new Client(server.address);
        one.cookie = cookie;
        return one.request('POST', '/api/register', { name, password: PASSWORD });
      }),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'already-registered' });
  });

  it('ends the session the guest had', async () => {
    const client = await Client.guest(server.address, 'Old');
    const old = client.cookie;
    await client.ok('POST', '/api/register', { name: 'Renewed', password: PASSWORD });
    const thief = new Client(server.address);
    thief.cookie = old;
    expect(await me(thief)).toBeNull();
    expect((await me(client))?.name).toBe('Renewed');
  });
});

describe('sessions', () => {
  it('begin with the right password only', async () => {
    await registered('Carl');
    const client = new Client(server.address);
    expect(await client.reason('POST', '/api/login', { name: 'Carl', password: 'wrong password' })).toBe(
      'wrong-password',
    );
    expect(await client.reason('POST', '/api/login', { name: 'Nobody', password: PASSWORD })).toBe('wrong-password');
    expect((await client.ok<Me>('POST', '/api/login', { name: 'carl', password: PASSWORD })).user?.name).toBe('Carl');
  });

  it('end with logout, also for who kept the cookie', async () => {
    const client = await registered('Dora');
    const { cookie } = client;
    await client.ok('POST', '/api/logout');
    expect(await me(client)).toBeNull();
    client.cookie = cookie;
    expect(await me(client)).toBeNull();
  });

  it('elsewhere end when the password is changed', async () => {
    const client = await registered('Emil');
    const elsewhere = new Client(server.address);
    await elsewhere.ok('POST', '/api/login', { name: 'Emil', password: PASSWORD });
    const wrong = { old: 'not the password', new: 'another password' };
    expect(await client.reason('POST', '/api/password', wrong)).toBe('wrong-password');
    await client.ok('POST', '/api/password', { old: PASSWORD, new: 'another password' });
    expect((await me(client))?.name).toBe('Emil');
    expect(await me(elsewhere)).toBeNull();
    expect(await elsewhere.reason('POST', '/api/login', { name: 'Emil', password: PASSWORD })).toBe('wrong-password');
    await elsewhere.ok('POST', '/api/login', { name: 'Emil', password: 'another password' });
  });

  it('do not begin with a password that is changed meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-accounts-'));
    const store = await openEmbeddedStore(join(folder, 'muster.db'));
    const accounts = new Accounts(store, () => 1000);
    await accounts.register(null, 'Ida', PASSWORD);
    const old = await store.users.byName('Ida');
    const login = accounts.login(null, 'Ida', PASSWORD);
    await store.users.setPassword(old?.id ?? '', old?.password ?? '', 'the hash of another one');
    await expect(login).rejects.toMatchObject({ status: 401, failure: { reason: 'wrong-password' } });
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('begin with one new password, if it is changed twice at the same moment', async () => {
    const client = await registered('Jana');
    const changes = await Promise.all(
      ['first password', 'second password'].map(async (password) => {
        const { status } = await client.request('POST', '/api/password', { old: PASSWORD, new: password });
        return { status, password };
      }),
    );
    const taken = changes.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(changes.filter(({ status }) => status === 403)).toHaveLength(1);
    const elsewhere = new Client(server.address);
    await elsewhere.ok('POST', '/api/login', { name: 'Jana', password: taken[0]?.password });
  });

  it('are not made up', async () => {
    const client = new Client(server.address);
    for (const cookie of ['muster=', 'muster=abc', `muster=${'x'.repeat(3000)}`, 'muster=%00', "muster=' or 1=1 --"]) {
      client.cookie = cookie;
      expect(await me(client)).toBeNull();
    }
  });
});

it('neither passwords nor tokens lie in the database', async () => {
  const client = await registered('Fanny');
  const token = client.cookie.split('=')[1] ?? '';
  const db = new LibSql(join(server.data, 'muster.db'), { readonly: true });
  const rows = JSON.stringify([db.prepare('select * from users').all(), db.prepare('select * from sessions').all()]);
  db.close();
  expect(rows).toContain('Fanny');
  expect(rows).not.toContain(PASSWORD);
  expect(rows).not.toContain(token);
});

describe('an account that is deleted', () => {
  it('is gone with its session, its name and what it said', async () => {
    const client = await registered('Greta');
    const friend = await Client.guest(server.address, 'Friend');
    const { id } = await client.create({ game: 'warlord' });
    await friend.ok('POST', `/api/games/${id}/join`, {});
    const seated = client.sit(id);
    await seated.firstFrame();
    await seated.say({ type: 'chat', text: 'my secret words' });
    await seated.leave();
    expect((await client.ok<Me>('DELETE', '/api/account')).user).toBeNull();
    expect(await me(client)).toBeNull();
    expect(await client.reason('POST', '/api/login', { name: 'Greta', password: PASSWORD })).toBe('wrong-password');
    // The friend has won; nothing tells who the other was.
    const info = await friend.ok<GameInfo>('GET', `/api/games/${id}`);
    expect(info).toMatchObject({ status: 'over', winners: [1] });
    const other = friend.sit(id);
    await other.firstFrame();
    expect(JSON.stringify(info) + other.heard.join('')).not.toMatch(/Greta|secret words/);
    await other.leave();
  });

  it('leaves no game without anybody else', async () => {
    const client = await Client.guest(server.address, 'Hermit');
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
    const { id } = await client.create({ game: 'warlord', seats });
    const open = await client.create({ game: 'warlord' });
    await client.ok('DELETE', '/api/account');
    const other = new Client(server.address);
    expect(await other.reason('GET', `/api/games/${id}`)).toBe('no-such-game');
    expect(await other.reason('GET', `/api/games/${open.id}`)).toBe('no-such-game');
  });

  it('frees its seats in games that have not begun', async () => {
    const host = await Client.guest(server.address, 'Host');
    const guest = await Client.guest(server.address, 'Guest');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await host.create({ game: 'warlord', seats });
    await guest.ok('POST', `/api/games/${id}/join`, {});
    await host.ok('DELETE', '/api/account');
    expect(await guest.info(id)).toMatchObject({
      host: true,
      seats: [{ kind: 'open' }, { kind: 'person' }, { kind: 'open' }],
    });
  });
});
