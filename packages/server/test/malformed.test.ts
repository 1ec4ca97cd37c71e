/**
 * Whatever is sent, the server answers with an error and goes on.
 */
import { connect } from 'node:net';
import { rngFromSeed } from '@muster/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closings } from '../src/signals.ts';
import { anyAnswer, Client } from './client.ts';
import { testServer, type TestServer } from './running.ts';

let server: TestServer;
let anna: Client;
let id: string;

beforeAll(async () => {
  server = await testServer();
  anna = await Client.guest(server.address, 'Anna');
  ({ id } = await anna.create({ game: 'warlord', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }));
});
afterAll(() => server.end());

/** A client that plays on shows that nothing is broken. */
async function isWell(): Promise<void> {
  const seated = anna.sit(id);
  const asked = await seated.until(() => seated.frame?.asked);
  expect(await seated.answer(0, asked, anyAnswer(rngFromSeed(`${Math.random()}`), asked))).toMatchObject({
    type: 'done',
  });
  await seated.leave();
  expect((await anna.request('GET', '/health')).status).toBe(200);
}

describe('requests', () => {
  it.each([
    ['POST', '/api/guest', '{"name":'],
    ['POST', '/api/guest', 'null'],
    ['POST', '/api/guest', '[]'],
    ['POST', '/api/guest', '{"name":{"toString":1}}'],
    ['POST', '/api/guest', '{"__proto__":{"name":"x"}}'],
    ['POST', '/api/games', '{"game":"warlord"}'],
    ['POST', '/api/games/%00/join', '{}'],
    ['PUT', '/api/games', '{}'],
    ['GET', '/api/nothing', undefined],
    ['GET', '/api/games/..%2f..%2fetc', undefined],
    ['GET', '/%2e%2e/%2e%2e/package.json', undefined],
  ])('%s %s %s', async (method, path, body) => {
    const reply = await anna.request(method, path, body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body).toMatchObject({ reason: expect.any(String) as string, message: expect.any(String) as string });
  });

  it('of a type other than JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const reply = await anna.request('POST', '/api/guest', '{"name":"x"}', { 'content-type': type });
      expect(reply.status).toBe(415);
    }
  });

  it('that are too long', async () => {
    const reply = await anna.request('POST', '/api/guest', `{"name":"${'x'.repeat(70_000)}"}`);
    expect(reply).toMatchObject({ status: 413, body: { reason: 'malformed' } });
    const address = await anna.request('POST', `/api/games/${'x'.repeat(150)}/join`, '{}');
    expect(address.status).toBe(400);
  });

  it('that are no HTTP at all', async () => {
    const { port } = new URL(server.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'));
      socket.on('data', () => undefined);
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
    await isWell();
  });

  it('with any JSON', async () => {
    const paths = ['/api/guest', '/api/register', '/api/login', '/api/password', '/api/games', `/api/games/${id}/join`];
    const client = new Client(server.address);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.json(), async (path, body) => {
        const reply = await client.request('POST', path, body);
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
    await isWell();
  });
});

describe('sockets', () => {
  it('where there is no game, or one that has not begun, are closed with the reason', async () => {
    const nowhere = anna.sit('nowhere');
    expect(await nowhere.until(() => nowhere.closed)).toEqual({ code: closings.unknown, reason: 'no-such-game' });
    const open = await anna.create({ game: 'warlord' });
    const early = anna.sit(open.id);
    expect(await early.until(() => early.closed)).toEqual({ code: closings.notStarted, reason: 'not-started' });
    const strange = anna.sit(id, { language: 'klingon' });
    expect(await strange.until(() => strange.closed)).toMatchObject({ code: closings.malformed });
  });

  it('with messages that are none get errors', async () => {
    const seated = anna.sit(id);
    await seated.firstFrame();
    const nonsense = [
      '',
      'nonsense',
      'null',
      '7',
      '[]',
      '{}',
      '{"type":"answer"}',
      '{"type":"unknown","id":1}',
      '{"type":"answer","id":-1,"seat":0,"number":0,"answer":"x"}',
      '{"type":"answer","id":1,"seat":0.5,"number":0,"answer":"x"}',
      '{"type":"answer","id":1,"seat":0,"number":1e99,"answer":"x"}',
      '{"type":"answer","id":1,"seat":0,"number":0,"answer":{"key":"x"}}',
      '{"type":"answer","id":1,"seat":0,"number":0,"answer":"x","more":1}',
      '{"type":"chat","id":1,"text":""}',
      `{"type":"chat","id":1,"text":"${'x'.repeat(501)}"}`,
      '{"type":"look","id":1,"seat":-1}',
      '{"type":"constructor","id":1}',
      '{"type":"__proto__","id":1}',
    ];
    for (const [i, text] of nonsense.entries()) {
      seated.socket.send(text);
      const refused = await seated.until(() => {
        const all = seated.messages.filter(({ type }) => type === 'refused');
        return all.length > i && all[i];
      });
      expect(refused, text).toMatchObject({ type: 'refused', reason: 'malformed', rule: null, text: null });
    }
    seated.socket.send(Buffer.from([1, 2, 3]));
    await seated.until(() => seated.messages.filter(({ type }) => type === 'refused').length > nonsense.length);
    await seated.leave();
    await isWell();
  });

  it('with any message of the right form get some reply', async () => {
    const seated = anna.sit(id);
    await seated.firstFrame();
    const seat = fc.nat({ max: 31 });
    const message = fc.oneof(
      fc.record({
        type: fc.constant('answer' as const),
        seat,
        number: fc.nat(),
        answer: fc.oneof(fc.string(), fc.array(fc.string())),
      }),
      fc.record({ type: fc.constant('why-not' as const), seat }),
      fc.record({ type: fc.constant('describe' as const), name: fc.string({ minLength: 1 }) }),
      fc.record({ type: fc.constant('inspect' as const), query: fc.dictionary(fc.string(), fc.jsonValue()) }),
      fc.record({ type: fc.constant('look' as const), seat: fc.option(seat) }),
      fc.record({
        type: fc.constant('bot' as const),
        seat: fc.integer({ min: 1, max: 31 }),
        level: fc.string({ maxLength: 40 }),
      }),
      fc.record({ type: fc.constant('offer' as const), seat, what: fc.constantFrom('draw' as const, 'undo' as const) }),
      fc.record({
        type: fc.constant('reply' as const),
        seat,
        what: fc.constantFrom('draw' as const, 'undo' as const),
        agree: fc.boolean(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(message, async (one) => {
        const reply = await seated.say(one);
        expect(['done', 'refused', 'why-not', 'described', 'inspected']).toContain(reply.type);
        if (reply.type === 'refused') expect(reply.reason).not.toBe('failed');
      }),
      { numRuns: 150 },
    );
    await seated.leave();
    await isWell();
  });

  it('with too long a message are closed', async () => {
    const seated = anna.sit(id);
    await seated.firstFrame();
    seated.socket.send(`{"type":"chat","id":1,"text":"${'x'.repeat(100_000)}"}`);
    expect(await seated.until(() => seated.closed)).toMatchObject({ code: 1009 });
    await isWell();
  });

  it('that break off without a word harm nobody', async () => {
    const many = Array.from({ length: 20 }, () => anna.sit(id));
    await Promise.all(many.map((one) => one.firstFrame()));
    for (const one of many) one.socket.terminate();
    await isWell();
  });
});
