/**
 * Sockets that are refused or end: nothing more is heard over them, whatever their clients do.
 */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Me } from '../src/api.ts';
import { Hearing } from '../src/http/hearing.ts';
import { closings } from '../src/signals.ts';
import { Client } from './client.ts';
import { RawSocket } from './raw-socket.ts';
import { testServer, type TestServer } from './running.ts';

const PASSWORD = 'correct horse battery';
const TABLE = { game: 'warlord', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };
/** Well before the half minute `ws` would wait by itself. */
const SOON = 15_000;

let server: TestServer;
let anna: Client;
let path: string;
let id: string;

beforeAll(async () => {
  server = await testServer();
  anna = await Client.guest(server.address, 'Anna');
  ({ id } = await anna.create(TABLE));
  path = `/api/games/${id}/socket`;
});
afterAll(() => server.end());

const describing = (i: number): string => JSON.stringify({ type: 'describe', id: i, name: 'x' });

/** Whether the line is cut soon, though the client goes on talking. */
async function isCut(socket: RawSocket): Promise<boolean> {
  const talking = setInterval(() => socket.say('x'.repeat(60_000)), 20);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), SOON)));
  const cut = await Promise.race([socket.ended.then(() => true), tooLate]);
  clearInterval(talking);
  clearTimeout(timer);
  socket.end();
  return cut;
}

describe('a socket', () => {
  it('that was refused is cut off if its client goes on talking', async () => {
    const socket = new RawSocket(server.address, '/api/games/nowhere/socket');
    expect(await socket.untilClosed()).toEqual({ code: closings.unknown, reason: 'no-such-game' });
    expect(await isCut(socket)).toBe(true);
  });

  it('whose client asks for answers and does not read them is cut off', async () => {
    const socket = new RawSocket(server.address, path);
    await expect.poll(() => socket.heard.length).toBeGreaterThan(0);
    await socket.askInVain();
  });

  it('is one of fifty at most that a user has, even if they come all at once', async () => {
    const greedy = await Client.guest(server.address, 'Greedy');
    const many = Array.from({ length: 60 }, () => greedy.sit(id));
    const codes = await Promise.all(many.map((one) => one.until(() => one.closed ?? (one.frame && { code: null }))));
    expect(codes.filter(({ code }) => code === null)).toHaveLength(50);
    expect(codes.filter(({ code }) => code === closings.tooMany)).toHaveLength(10);
    for (const one of many) one.socket.terminate();
  });

  it('carries what was said together with the request for it', async () => {
    const socket = new RawSocket(server.address, path, [describing(1), describing(2)]);
    const replies = (): readonly unknown[] =>
      socket.heard.map((text) => JSON.parse(text) as object).flatMap((one) => ('id' in one ? [one.id] : []));
    await expect.poll(replies).toEqual([1, 2]);
    socket.end();
  });
});

describe('before a client is let in', () => {
  // Nobody is let in here.
  let waiting: WebSocketServer;
  let address: string;
  let hearing: Promise<Hearing>;
  let messages: number;
  beforeEach(async () => {
    waiting = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    messages = 0;
    hearing = new Promise((resolve) =>
      waiting.on('connection', (socket) => {
        resolve(new Hearing(socket));
        socket.on('message', () => (messages += 1));
      }),
    );
    await once(waiting, 'listening');
    const bound = waiting.address();
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : bound}`;
  });
  afterEach(() => {
    for (const socket of waiting.clients) socket.terminate();
    waiting.close();
  });

  it('it may say a little, which is heard then', async () => {
    const socket = new RawSocket(address, '/', ['one', 'two']);
    await expect.poll(() => messages).toBe(2);
    const heard: unknown[] = [];
    (await hearing).listen((said) => heard.push(said));
    expect(heard).toEqual(['one', 'two']);
    socket.say('three');
    await expect.poll(() => heard).toEqual(['one', 'two', 'three']);
    expect(socket.closed).toBeNull();
    socket.end();
  });

  it.each([
    ['many things', Array.from({ length: 40 }, (_, i) => describing(i))],
    ['much', Array.from({ length: 4 }, () => 'x'.repeat(10_000))],
  ])('it may not say %s', async (_, early) => {
    const socket = new RawSocket(address, '/', early);
    expect(await socket.untilClosed()).toEqual({ code: closings.tooMany, reason: 'too-many-messages' });
    const heard: unknown[] = [];
    (await hearing).listen((said) => heard.push(said));
    expect(heard).toEqual([]);
    socket.end();
  });
});

describe('a session that ends', () => {
  it('ends what is said over its sockets at once', async () => {
    const bert = await Client.guest(server.address, 'Bert');
    const seated = anna.sit(id);
    await seated.firstFrame();
    const heard = (text: string): boolean => seated.heard.some((one) => one.includes(text));
    const chat = (text: string): string => JSON.stringify({ type: 'chat', id: 1, text });
    const socket = new RawSocket(server.address, path, [chat('still here')], bert.cookie);
    await seated.until(() => heard('still here'));
    await bert.ok('POST', '/api/logout');
    expect(await socket.untilClosed()).toEqual({ code: closings.refused, reason: 'session-ended' });
    socket.say(chat('never left'));
    await socket.ended;
    await seated.say({ type: 'chat', text: 'he is gone' });
    await seated.until(() => heard('he is gone'));
    expect(heard('never left')).toBe(false);
    await seated.leave();
  });

  it('because somebody else logs in takes its sockets along', async () => {
    await new Client(server.address).ok<Me>('POST', '/api/register', { name: 'Carla', password: PASSWORD });
    const client = await Client.guest(server.address, 'Dora');
    const table = await client.create(TABLE);
    const seated = client.sit(table.id);
    await seated.firstFrame();
    await client.ok<Me>('POST', '/api/login', { name: 'Carla', password: PASSWORD });
    expect(await seated.until(() => seated.closed)).toEqual({ code: closings.refused, reason: 'session-ended' });
  });

  it('because its guest registers takes its sockets along', async () => {
    const client = await Client.guest(server.address, 'Emma');
    const table = await client.create(TABLE);
    const seated = client.sit(table.id);
    await seated.firstFrame();
    await client.ok<Me>('POST', '/api/register', { name: 'Emma', password: PASSWORD });
    expect(await seated.until(() => seated.closed)).toEqual({ code: closings.refused, reason: 'session-ended' });
    const again = client.sit(table.id);
    expect((await again.firstFrame()).seat).toBe(0);
    await again.leave();
  });
});
