/**
 * Other sites, too many requests, and what stands in headers and logs.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '../src/api.ts';
import { closings, PAGES_HEADER } from '../src/signals.ts';
import { Client } from './client.ts';
import { testServer, type TestServer } from './running.ts';

const PAGE =
  '<!doctype html><title>Muster</title><script type="module" crossorigin src="/assets/main-abc123.js"></script>';

let server: TestServer;
let web: string;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'muster-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'console.log(1)');
  writeFileSync(join(web, 'worker.js'), '// service worker');
  server = await testServer({ web, origins: ['https://play.example.org'] });
});
afterAll(async () => {
  await server.end();
  rmSync(web, { recursive: true, force: true });
});

describe('other sites', () => {
  it('can not send requests', async () => {
    const client = await Client.guest(server.address, 'Anna');
    const foreign = { origin: 'https://evil.example' };
    const reply = await client.request('POST', '/api/logout', undefined, foreign);
    expect(reply).toMatchObject({ status: 403, body: { reason: 'wrong-origin' } });
    expect((await client.request('POST', '/api/guest', { name: 'Eve' }, { origin: 'null' })).status).toBe(403);
    expect(
      (await client.request('POST', '/api/guest', { name: 'Eve' }, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect((await client.request('POST', '/api/guest', { name: 'Ann' }, { origin: server.address })).status).toBe(200);
    const known = { origin: 'https://play.example.org' };
    expect((await client.request('POST', '/api/guest', { name: 'Ann' }, known)).status).toBe(200);
  });

  it('can not send requests by writing their address otherwise', async () => {
    const client = await Client.guest(server.address, 'Anna');
    const foreign = { origin: 'https://evil.example' };
    const reply = await client.request('POST', '/%61pi/logout', undefined, foreign);
    expect(reply).toMatchObject({ status: 403, body: { reason: 'wrong-origin' } });
    const { hostname, port } = new URL(server.address);
    const status = await new Promise((resolve, reject) => {
      const path = `${server.address}/api/logout`;
      const whole = send({ hostname, port, path, method: 'POST', headers: { ...foreign, cookie: client.cookie } });
      whole.on('response', (response) => resolve(response.resume().statusCode));
      whole.on('error', reject);
      whole.end();
    });
    expect(status).toBe(403);
    expect((await client.ok<Me>('GET', '/api/me')).user?.name).toBe('Anna');
  });

  it('can not open sockets', async () => {
    const client = await Client.guest(server.address, 'Anna');
    const { id } = await client.create({ game: 'warlord', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const evil = client.sit(id, {}, { origin: 'https://evil.example' });
    expect(await evil.until(() => evil.closed)).toEqual({ code: closings.refused, reason: 'wrong-origin' });
    expect(evil.messages).toEqual([]);
    const own = client.sit(id, {}, { origin: server.address });
    await own.firstFrame();
    await own.leave();
  });
});

describe('pages that were loaded before the server was renewed', () => {
  it('learn of it with every answer', async () => {
    const told = async (path: string): Promise<string | null> =>
      (await fetch(`${server.address}${path}`)).headers.get(PAGES_HEADER);
    expect(await told('/api/me')).toBe('/assets/main-abc123.js');
    expect(await told('/api/games/none')).toBe('/assets/main-abc123.js');
    expect(await told('/%61pi/me')).toBe('/assets/main-abc123.js');
    expect(await told('/api/nothing')).toBe('/assets/main-abc123.js');
    expect(await told('/')).toBe(null);
  });

  it('get no socket', async () => {
    const client = await Client.guest(server.address, 'Anna');
    const { id } = await client.create({ game: 'warlord', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const old = client.sit(id, { pages: '/assets/main-000000.js' });
    expect(await old.until(() => old.closed)).toEqual({ code: closings.outdated, reason: 'outdated' });
    expect(old.messages).toEqual([]);
    const fresh = client.sit(id, { pages: '/assets/main-abc123.js' });
    await fresh.firstFrame();
    await fresh.leave();
  });
});

it('a session that ends takes its sockets along', async () => {
  const client = await Client.guest(server.address, 'Anna');
  const { id } = await client.create({ game: 'warlord', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const seated = client.sit(id);
  await seated.firstFrame();
  await client.ok('POST', '/api/logout');
  expect(await seated.until(() => seated.closed)).toEqual({ code: closings.refused, reason: 'session-ended' });
});

describe('pages', () => {
  it('come with headers that let nothing foreign run', async () => {
    const reply = await new Client(server.address).request('GET', '/');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('x-frame-options')).toBe('DENY');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('are found at every address that is none of a file', async () => {
    const client = new Client(server.address);
    for (const path of ['/', '/play/abc', '/rules/warlord?rule=WL-1.1']) {
      const reply = await client.request('GET', path);
      expect(reply).toMatchObject({ status: 200, body: PAGE });
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await client.request('GET', '/assets/gone-123.js')).status).toBe(404);
    expect((await client.request('GET', '/package.json')).status).toBe(404);
    for (const path of ['/api', '/api/nothing', '/%61pi/nothing', '/%61p%69/games/x/nothing?y'])
      expect(await client.request('GET', path)).toMatchObject({ status: 404, body: { reason: 'no-such-address' } });
  });

  it('that never change are kept for good', async () => {
    const client = new Client(server.address);
    const asset = await client.request('GET', '/assets/main-abc123.js');
    expect(asset).toMatchObject({ status: 200, body: 'console.log(1)' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await client.request('GET', '/worker.js')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('health and metrics', () => {
  it('are told', async () => {
    const client = new Client(server.address);
    expect(await client.ok('GET', '/health')).toEqual({ status: 'ok' });
    const { body } = await client.request('GET', '/metrics');
    expect(body).toMatch(/^muster_games\{status="running"\} \d+$/m);
    expect(body).toMatch(/^muster_append_seconds_count [1-9]\d*$/m);
    expect(body).toMatch(/^process_cpu_seconds_total /m);
  });

  it('are not for whoever comes through a proxy on the same machine, whatever they say', async () => {
    const trusting = await testServer({ trustProxy: ['loopback'] });
    for (const { address } of [server, trusting]) {
      const client = new Client(address);
      for (const [header, value] of [
        ['x-forwarded-for', '127.0.0.1'],
        ['x-forwarded-for', '203.0.113.7'],
        ['x-real-ip', '127.0.0.1'],
        ['forwarded', 'for=127.0.0.1'],
      ] as const) {
        const reply = await client.request('GET', '/metrics', undefined, { [header]: value });
        expect(reply).toMatchObject({ status: 403, body: { reason: 'not-local' } });
      }
      expect((await client.request('GET', '/metrics')).status).toBe(200);
    }
    await trusting.end();
  });
});

describe('too much at once', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await testServer({ limits: 0.1 });
  });
  afterAll(() => strict.end());

  it('is refused: messages, sockets, guesses at passwords, requests', async () => {
    const client = await Client.guest(strict.address, 'Anna');
    const { id } = await client.create({ game: 'warlord', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const seated = client.sit(id);
    await seated.firstFrame();
    const replies: string[] = [];
    for (let i = 0; i < 30; i++) {
      const reply = await seated.say({ type: 'describe', name: 'x' });
      replies.push(reply.type === 'refused' ? reply.reason : reply.type);
    }
    expect(replies.slice(0, 20)).not.toContain('too-many-messages');
    expect(replies.slice(20)).toContain('too-many-messages');

    const guess = { name: 'Anna', password: 'a wrong guess' };
    const guesses: string[] = [];
    for (let i = 0; i < 4; i++) guesses.push(await client.reason('POST', '/api/login', guess));
    expect(guesses).toEqual(['wrong-password', 'wrong-password', 'too-many-requests', 'too-many-requests']);

    const sockets = Array.from({ length: 14 }, () => client.sit(id));
    const codes = await Promise.all(
      sockets.map((one) => one.until(() => one.closed?.code ?? (one.frame && 0) ?? null)),
    );
    expect(codes).toContain(closings.tooMany);
    for (const one of [seated, ...sockets]) one.socket.terminate();

    const statuses: number[] = [];
    for (let i = 0; i < 70; i++) statuses.push((await client.request('GET', '/api/me')).status);
    expect(statuses).toContain(429);
  });
});
