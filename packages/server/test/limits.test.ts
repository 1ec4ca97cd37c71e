/**
 * Who is held back by limits, and who is not.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '../src/api.ts';
import { closings } from '../src/signals.ts';
import { Client, type Seated } from './client.ts';
import { testServer, type TestServer } from './running.ts';

const PASSWORD = 'correct horse battery';
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const TABLE = { game: 'warlord', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

let server: TestServer;

// A tenth of the usual limits; a proxy on this machine tells where clients are.
beforeEach(async () => {
  server = await testServer({ limits: 0.1, trustProxy: ['loopback'] });
});
afterEach(() => server.end());

const from = (address: string): Readonly<Record<string, string>> => ({ 'x-forwarded-for': address });

/** The reason why a request fails; null if it does not. */
async function outcome(
  client: Client,
  method: string,
  path: string,
  address: string,
  body?: unknown,
): Promise<unknown> {
  const reply = await client.request(method, path, body, from(address));
  return reply.status === 200 ? null : (reply.body as { readonly reason: string }).reason;
}

describe('logging in', () => {
  const login = (address: string, password: string, name = 'Anna'): Promise<unknown> =>
    outcome(new Client(server.address), 'POST', '/api/login', address, { name, password });

  beforeEach(() => new Client(server.address).ok<Me>('POST', '/api/register', { name: 'Anna', password: PASSWORD }));

  it('is held back after a few wrong guesses at one name, but not elsewhere', async () => {
    const guesses = ['Anna', 'ａｎｎａ', 'ANNA'];
    const outcomes: unknown[] = [];
    for (const name of guesses) outcomes.push(await login(HOME, 'a wrong guess', name));
    expect(outcomes).toEqual(['wrong-password', 'wrong-password', 'too-many-requests']);
    expect(await login(HOME, PASSWORD)).toBe('too-many-requests');
    expect(await login(ELSEWHERE, PASSWORD)).toBeNull();
  });

  it('is held back after guesses at many names', async () => {
    const outcomes: unknown[] = [];
    for (let i = 0; i < 7; i++) outcomes.push(await login(HOME, 'a wrong guess', `Name ${i}`));
    expect(outcomes.slice(0, 6)).not.toContain('too-many-requests');
    expect(outcomes[6]).toBe('too-many-requests');
    expect(await login(ELSEWHERE, PASSWORD)).toBeNull();
  });

  it('is held back everywhere after very many guesses at one name', async () => {
    for (let i = 0; i < 20; i++) expect(await login(`192.0.2.${i}`, 'a wrong guess')).toBe('wrong-password');
    expect(await login(ELSEWHERE, PASSWORD)).toBe('too-many-requests');
  });

  it('is not held back by guesses made at the same moment any less', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => login(HOME, 'a wrong guess')));
    expect(outcomes.filter((one) => one === 'wrong-password')).toHaveLength(2);
  });

  it('with the right password counts for nothing', async () => {
    for (let i = 0; i < 10; i++) expect(await login(HOME, PASSWORD)).toBeNull();
  });

  it('does not mistake a name for an address', async () => {
    for (let i = 0; i < 3; i++) await login(ELSEWHERE, 'a wrong guess', HOME);
    expect(await login(HOME, PASSWORD)).toBeNull();
  });

  it('takes a whole network of the new kind for one address', async () => {
    const outcomes: unknown[] = [];
    for (let i = 1; i <= 3; i++) outcomes.push(await login(`2001:db8:1:2::${i}`, 'a wrong guess'));
    expect(outcomes).toEqual(['wrong-password', 'wrong-password', 'too-many-requests']);
    expect(await login('2001:db8:1:3::1', PASSWORD)).toBeNull();
  });
});

it('a password is not found out by changing it', async () => {
  const client = new Client(server.address);
  await client.ok<Me>('POST', '/api/register', { name: 'Anna', password: PASSWORD });
  const change = (old: string): Promise<unknown> =>
    outcome(client, 'POST', '/api/password', HOME, { old, new: PASSWORD });
  for (let i = 0; i < 5; i++) expect(await change(PASSWORD)).toBeNull();
  expect([await change('wrong one'), await change('wrong two')]).toEqual(['wrong-password', 'wrong-password']);
  expect(await change(PASSWORD)).toBe('too-many-requests');
});

describe('requests', () => {
  const often = async (client: Client, times: number, path = '/api/me'): Promise<readonly unknown[]> => {
    const outcomes: unknown[] = [];
    for (let i = 0; i < times; i++) outcomes.push(await outcome(client, 'GET', path, HOME));
    return outcomes;
  };

  it('of one user do not hold back others at the same address', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const bert = await Client.guest(server.address, 'Bert');
    expect((await often(anna, 61)).at(-1)).toBe('too-many-requests');
    expect(await outcome(bert, 'GET', '/api/me', HOME)).toBeNull();
    const nobody = new Client(server.address);
    expect(await outcome(nobody, 'GET', '/api/me', HOME)).toBeNull();
    expect((await often(nobody, 60)).at(-1)).toBe('too-many-requests');
    nobody.cookie = 'muster=made-up';
    expect(await outcome(nobody, 'GET', '/api/me', HOME)).toBe('too-many-requests');
    expect(await outcome(bert, 'GET', '/api/me', HOME)).toBeNull();
  });

  it('that change something are counted by user too', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const bert = await Client.guest(server.address, 'Bert');
    for (let i = 0; i < 13; i++) await outcome(anna, 'POST', '/api/games/none/leave', HOME);
    expect(await outcome(anna, 'POST', '/api/games/none/leave', HOME)).toBe('too-many-requests');
    expect(await outcome(bert, 'POST', '/api/games/none/leave', HOME)).toBe('no-such-game');
  });

  it('of all at one address are held back when they are very many', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => Client.guest(server.address, `Guest ${i}`)),
    );
    for (const client of many) await often(client, 100);
    expect(await outcome(new Client(server.address), 'GET', '/api/me', HOME)).toBe('too-many-requests');
    expect(await outcome(new Client(server.address), 'GET', '/api/me', ELSEWHERE)).toBeNull();
  });

  it('are counted however their address is written', async () => {
    expect((await often(new Client(server.address), 61, '/%61pi/me')).at(-1)).toBe('too-many-requests');
  });

  it('can not choose where they come from', async () => {
    const outcomes: unknown[] = [];
    for (let i = 0; i < 61; i++)
      outcomes.push(await outcome(new Client(server.address), 'GET', '/api/me', `192.0.2.${i}, ${HOME}`));
    expect(outcomes.at(-1)).toBe('too-many-requests');
  });
});

describe('sockets', () => {
  const closing = (seated: Seated): Promise<string | null> =>
    seated
      .until(() => (seated.closed ? { how: seated.closed.reason } : seated.frame && { how: null }))
      .then(({ how }) => how);

  const openSockets = async (): Promise<number> => {
    const { body } = await new Client(server.address).request('GET', '/metrics');
    return Number(/^muster_sockets (\d+)$/m.exec(String(body))?.[1]);
  };

  it('of people without an account are few at one address', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const { id } = await anna.create(TABLE);
    const nobody = new Client(server.address);
    const sit = (client: Client, address: string): Seated => client.sit(id, {}, from(address));
    const seated = Array.from({ length: 5 }, () => sit(nobody, HOME));
    for (const one of seated) expect(await closing(one)).toBeNull();
    const refused = sit(nobody, HOME);
    expect(await refused.until(() => refused.closed)).toEqual({ code: closings.tooMany, reason: 'too-many-sockets' });
    expect(await closing(sit(nobody, ELSEWHERE))).toBeNull();
    expect(await closing(sit(anna, HOME))).toBeNull();
    // Seven are open; the server may hear of the one that leaves a moment later.
    await expect.poll(openSockets).toBe(7);
    await seated[0]?.leave();
    await expect.poll(openSockets).toBe(6);
    expect(await closing(sit(nobody, HOME))).toBeNull();
  });

  it('are not too many at one address, whoever has them', async () => {
    const users = await Promise.all(['Anna', 'Bert', 'Carl'].map((name) => Client.guest(server.address, name)));
    const { id } = (await users[0]?.create(TABLE)) ?? { id: '' };
    const reasons = await Promise.all(
      users.flatMap((one) => Array.from({ length: 8 }, () => closing(one.sit(id, {}, from(HOME))))),
    );
    expect(reasons.filter((one) => one === null)).toHaveLength(20);
    expect(reasons.filter((one) => one === 'too-many-sockets')).toHaveLength(4);
  });

  it('over which too much is said in a row are closed', async () => {
    const anna = await Client.guest(server.address, 'Anna');
    const { id } = await anna.create(TABLE);
    const seated = anna.sit(id);
    await seated.firstFrame();
    for (let i = 0; i < 400; i++) seated.socket.send(JSON.stringify({ type: 'describe', id: i, name: 'x' }));
    expect(await seated.until(() => seated.closed)).toEqual({ code: closings.tooMany, reason: 'too-many-messages' });
    // It was told first.
    const refused = seated.messages.filter((one) => one.type === 'refused' && one.reason === 'too-many-messages');
    expect(refused.length).toBeGreaterThanOrEqual(100);
  });
});
