/**
 * Clocks over real sockets and over restarts.
 */
import LibSql from 'libsql';
import { join } from 'node:path';
import { rngFromSeed } from '@muster/engine';
import { afterEach, expect, it } from 'vitest';
import type { NewGame } from '../src/api.ts';
import { anyAnswer, Client, type Seated } from './client.ts';
import { testServer, type TestServer } from './running.ts';

let server: TestServer;
afterEach(() => server.end());

async function two(clock: NewGame['clock']): Promise<{ id: string; anna: Client; a: Seated; b: Seated }> {
  const anna = await Client.guest(server.address, 'Anna');
  const ben = await Client.guest(server.address, 'Ben');
  const { id } = await anna.create({ game: 'heroscape', clock });
  await ben.ok('POST', `/api/games/${id}/join`, {});
  const a = anna.sit(id);
  const b = ben.sit(id);
  await Promise.all([a.firstFrame(), b.firstFrame()]);
  return { id, anna, a, b };
}

/** The two answer in turn until something is so. */
async function playUntil(players: readonly Seated[], done: () => boolean): Promise<void> {
  const rng = rngFromSeed('until');
  for (let i = 0; i < 400 && !done(); i++) {
    const player = players.find(({ frame }) => (frame?.asked ?? null) !== null);
    const { asked = null, seat = null } = player?.frame ?? {};
    if (player !== undefined && asked !== null && seat !== null)
      await player.answer(seat, asked, anyAnswer(rng, asked));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(done()).toBe(true);
}

/** Changes the database of a server that is stopped. */
function change(data: string, sql: string): void {
  const db = new LibSql(join(data, 'muster.db'));
  db.exec(sql);
  db.close();
}

it('time runs for whoever is asked, and whose time is over has lost', async () => {
  server = await testServer();
  const { id, anna, a, b } = await two({ kind: 'move', seconds: 5 });
  const started = Date.now();
  const asked = a.frame?.waiting ?? [];
  expect(a.frame?.clock.running).toEqual(asked);
  for (const seat of asked) expect(a.frame?.clock.left[seat]).toBeGreaterThan(4000);
  await a.until(() => a.frame?.over);
  expect(Date.now() - started).toBeGreaterThan(4000);
  expect(Date.now() - started).toBeLessThan(12_000);
  const { winners } = await anna.info(id);
  expect(winners).toHaveLength(1);
  await Promise.all([a.leave(), b.leave()]);
});

it('time of a game adds up, and each answer gives some back', async () => {
  server = await testServer();
  const { a, b } = await two({ kind: 'game', seconds: 60, increment: 30 });
  const at = [a, b].findIndex(({ frame }) => (frame?.asked ?? null) !== null);
  const player = at === 0 ? a : b;
  const asked = await player.until(() => player.frame?.asked);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await player.answer(at, asked, anyAnswer(rngFromSeed('clock'), asked));
  const left = player.frame?.clock.left[at] ?? 0;
  expect(left).toBeGreaterThan(80_000);
  expect(left).toBeLessThan(89_000);
  await Promise.all([a.leave(), b.leave()]);
});

it('a clock goes on after a restart; while no server ran no time passed', async () => {
  server = await testServer();
  const { id, anna, a, b } = await two({ kind: 'game', seconds: 600, increment: 0 });
  const at = [a, b].findIndex(({ frame }) => (frame?.asked ?? null) !== null);
  const player = at === 0 ? a : b;
  const asked = await player.until(() => player.frame?.asked);
  await player.answer(at, asked, anyAnswer(rngFromSeed('clock'), asked));
  const { data } = server;
  await server.close();
  // As if all that had happened an hour ago, and the server had gone on for 40 seconds.
  const hour = 3_600_000;
  change(data, `update entries set at = at - ${hour}`);
  change(data, `update uptimes set started = started - ${hour + 1000}, alive = (select max(at) from entries) + 40000`);
  server = await testServer({ data });
  const again = new Client(server.address);
  again.cookie = anna.cookie;
  const seated = again.sit(id);
  const frame = await seated.firstFrame();
  const [running = -1] = frame.clock.running;
  expect(running).toBeGreaterThanOrEqual(0);
  const left = frame.clock.left[running] ?? 0;
  expect(left).toBeLessThan(561_000);
  expect(left).toBeGreaterThan(540_000);
  await seated.leave();
});

it('nobody gets time back by leaving until the room is put away', async () => {
  server = await testServer({ roomRest: 200 });
  const { id, anna, a, b } = await two({ kind: 'game', seconds: 600, increment: 0 });
  // Until both are asked; then one answers, and the other has been thinking before the last entry of the log.
  await playUntil([a, b], () => a.frame?.waiting.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const asked = await a.until(() => a.frame?.asked);
  const { answers = 0 } = a.frame ?? {};
  await a.answer(0, asked, anyAnswer(rngFromSeed('time back'), asked));
  await a.until(() => (a.frame?.answers ?? 0) > answers);
  const left = a.frame?.clock.left[1] ?? 0;
  expect(left).toBeLessThan(598_600);
  await Promise.all([a.leave(), b.leave()]);
  await expect.poll(async () => (await anna.request('GET', '/metrics')).body).toMatch(/^muster_rooms 0$/m);
  const again = anna.sit(id);
  const frame = await again.firstFrame();
  expect(frame.clock.running).toContain(1);
  expect(frame.clock.left[1]).toBeLessThanOrEqual(left);
  await again.leave();
});

it('time runs out although nobody is connected and the room was put away', async () => {
  server = await testServer({ roomRest: 200 });
  const { id, anna, a, b } = await two({ kind: 'move', seconds: 5 });
  await Promise.all([a.leave(), b.leave()]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { body } = await anna.request('GET', '/metrics');
  expect(body).toMatch(/^muster_rooms 0$/m);
  expect(await anna.info(id)).toMatchObject({ status: 'running' });
  await expect.poll(async () => (await anna.info(id)).status, { timeout: 12_000 }).toBe('over');
});
