/**
 * A real server process, killed at random moments while several clients play: no acknowledged answer is lost, none counts twice, and
 * the games go on. MUSTER_KILLS says how often; 200 is the full test.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entrySchema } from '@muster/room';
import LibSql from 'libsql';
import { expect, it } from 'vitest';
import type { GameInfo } from '../src/api.ts';
import { Client } from './client.ts';
import { Stubborn, type Acknowledged } from './stubborn.ts';

const KILLS = Number(process.env['MUSTER_KILLS'] ?? 20);
const cli = fileURLToPath(new URL('../../cli/', import.meta.url));
const PAIRS = ['warlord', 'heroscape', 'warlord'];

it(`survives ${KILLS} sudden deaths`, { timeout: 60_000 + KILLS * 5000 }, async () => {
  // Builds the program once; from then on the bundle is started, whatever happens to the sources.
  execFileSync(process.execPath, [join(cli, 'bin', 'muster.mjs'), 'help', 'serve']);
  const data = mkdtempSync(join(tmpdir(), 'muster-killed-'));
  let server = await start(data, 0);
  const { address } = server;
  const port = Number(new URL(address).port);

  const everybody: Stubborn[] = [];
  const games: Promise<void>[] = [];
  for (const [i, game] of PAIRS.entries()) {
    const clients = await Promise.all(['A', 'B'].map((name) => Client.guest(address, `${name}${i}`)));
    const pair = clients.map((client, at) => new Stubborn(client, `${game} ${i} ${at}`));
    everybody.push(...pair);
    games.push(playForever(pair, game));
  }

  for (let kill = 1; kill <= KILLS; kill++) {
    const before = count(everybody);
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 400));
    // Some work must be under way, else there is nothing to lose.
    while (count(everybody) < before + 3) await new Promise((resolve) => setTimeout(resolve, 5));
    server.process.kill('SIGKILL');
    server = await start(data, port);
  }
  const before = count(everybody);
  while (count(everybody) < before + 20) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const one of everybody) one.stop();
  // Nobody is told that it is over: the last answers too are only acknowledged, then the process is gone.
  server.process.kill('SIGKILL');
  await Promise.all(games);

  const acknowledged = everybody.flatMap((one) => one.acknowledged);
  const written = answersIn(data);
  const key = ({ game, seat, number }: Acknowledged): string => `${game} ${seat} ${number}`;
  const byKey = new Map(written.map((one) => [key(one), one]));
  expect(byKey.size).toBe(written.length);
  const lost = acknowledged.filter((one) => JSON.stringify(byKey.get(key(one))?.answer) !== JSON.stringify(one.answer));
  expect(lost).toEqual([]);
  // What stands in the logs and was not acknowledged was on its way when the line broke for the last time: one answer a client at most.
  const known = new Set(acknowledged.map(key));
  expect(known.size).toBe(acknowledged.length);
  expect(written.filter((one) => !known.has(key(one))).length).toBeLessThanOrEqual(everybody.length);
  expect(everybody.reduce((sum, { returns }) => sum + returns, 0)).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged.length).toBeGreaterThan(KILLS * 3);
  rmSync(data, { recursive: true, force: true });
});

const count = (all: readonly Stubborn[]): number => all.reduce((sum, one) => sum + one.acknowledged.length, 0);

/** One game after the other. */
async function playForever([host, guest]: readonly Stubborn[], game: string): Promise<void> {
  if (host === undefined || guest === undefined) return;
  const wanted = { game, seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'none' }, visibility: 'link' };
  while (!host.isStopped) {
    const made = await host.insist<GameInfo>('POST', '/api/games', wanted);
    if (made === null) return;
    await guest.insist<GameInfo>('POST', `/api/games/${made.id}/join`, {});
    await Promise.all([host.play(made.id), guest.play(made.id)]);
  }
}

async function start(data: string, port: number): Promise<{ process: ChildProcess; address: string }> {
  const bundle = join(cli, 'dist', 'main.mjs');
  if (!existsSync(bundle)) throw new Error('muster is not built');
  const args = [
    '--max-semi-space-size=64',
    bundle,
    'serve',
    '--port',
    `${port}`,
    '--data',
    data,
    '--limits',
    '0',
    '--log',
    'error',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      const found = /http:\S+/.exec(text);
      if (found !== null) resolve(found[0]);
    });
    child.on('exit', () => reject(new Error('the server did not start')));
  });
  return { process: child, address };
}

/** The answers people gave, by what the files say. */
function answersIn(data: string): readonly Acknowledged[] {
  const db = new LibSql(join(data, 'muster.db'));
  const rows = db.prepare('select game_id, number, entry from log order by game_id, number').all();
  db.close();
  const given = new Map<string, number>();
  const expected = new Map<string, number>();
  return rows.flatMap((row) => {
    const { game_id: game, number: at, entry: text } = row as { game_id: string; number: number; entry: string };
    expect(at).toBe(expected.get(game) ?? 0);
    expected.set(game, at + 1);
    const entry = entrySchema.parse(JSON.parse(text));
    if (entry.type !== 'answer') return [];
    const key = `${game} ${entry.seat}`;
    const number = given.get(key) ?? 0;
    given.set(key, number + 1);
    return entry.by === 'player' ? [{ game, seat: entry.seat, number, answer: entry.answer }] : [];
  });
}
