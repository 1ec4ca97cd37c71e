/**
 * Whole games over real sockets, every frame kept: they end, their records verify, and no client ever learns what its seat may not
 * know.
 */
import { createHash } from 'node:crypto';
import { Match, type Seat, type View } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { readRecord } from '@muster/notation';
import type { Frame } from '@muster/room';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, type Seated } from './client.ts';
import { playOn, testServer, type TestServer } from './running.ts';

const GAMES = [warlord, heroscape, signum];
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** As it looks after it went over the line. */
const sent = (view: View): unknown => JSON.parse(JSON.stringify(view));

it.each(GAMES.map(({ id }) => id))('%s is played to its end, and nobody sees what they may not', async (game) => {
  const anna = await Client.guest(server.address, 'Anna');
  const ben = await Client.guest(server.address, 'Ben');
  const { id } = await anna.create({ game });
  await ben.ok('POST', `/api/games/${id}/join`, {});
  const watcher = new Client(server.address).sit(id);
  const players = [anna.sit(id), ben.sit(id)];
  await Promise.all([watcher, ...players].map((one) => one.firstFrame()));
  const promised = watcher.frame?.seedHash;
  expect(await anna.reason('GET', `/api/games/${id}/record`)).toBe('not-over');
  await playOn(players, `secret ${game}`);
  await watcher.until(() => watcher.frame?.over);
  for (const [seat, player] of players.entries())
    expect(player.frame).toMatchObject({ over: true, asked: null, mine: [seat], waiting: [] });
  expect(await ben.info(id)).toMatchObject({ status: 'over', winners: watcher.frame?.outcome?.winners });

  const text = String((await anna.request('GET', `/api/games/${id}/record`)).body);
  const read = readRecord(GAMES, text);
  if (!read.ok) throw new Error('the record can not be read');
  expect(read.value.verify()).toEqual([]);
  const { record, game: rules } = read.value;
  expect(record.seed).toBe(watcher.frame?.seed);
  expect(createHash('sha256').update(record.seed).digest('hex')).toBe(promised);
  const setup = rules.checkSetup(record.setup);
  if (!setup.ok) throw new Error('the setup can not be read');

  // The truth, step by step: what each seat may see after so many answers, and which events it may know of.
  const match = Match.start(rules, setup.value, record.seed, { log: true });
  const eyes: readonly (Seat | null)[] = [0, 1, null];
  const views = new Map<string, unknown>();
  const note = (): void => {
    for (const seat of eyes) views.set(`${seat} ${match.answers.length}`, sent(match.view(seat)));
  };
  note();
  for (const { seat, answer } of record.answers) {
    match.answer(seat, answer);
    note();
  }
  const watch = (one: Seated, seat: Seat | null): void => {
    let frames = 0;
    for (const message of one.messages) {
      if (message.type !== 'frame') continue;
      frames += 1;
      expect(message.seat).toBe(seat);
      expect(message.view).toEqual(views.get(`${seat} ${message.answers}`));
      if (seat === null) expect(message.asked).toBeNull();
      if (!message.over) expect(message.seed).toBeNull();
    }
    // Who only looks on is shown what happens in quick succession once: how often depends on the pace.
    expect(frames).toBeGreaterThan(seat === null ? 1 : 10);
    expect(eventsTold(one)).toEqual(match.eventsFor(seat).map((event) => JSON.parse(JSON.stringify(event)) as unknown));
    const beforeTheEnd = one.heard.filter((said) => !said.includes('"over":true'));
    for (const said of beforeTheEnd) expect(said).not.toContain(record.seed);
  };
  watch(watcher, null);
  for (const [seat, player] of players.entries()) watch(player, seat);
  // The views differ at all, else nothing would be shown.
  expect([...views.keys()].some((key) => key.startsWith('0') && differs(views, key))).toBe(true);
});

function differs(views: ReadonlyMap<string, unknown>, key: string): boolean {
  return JSON.stringify(views.get(key)) !== JSON.stringify(views.get(key.replace(/^0/, '1')));
}

/** All events of the log as the client has been told them. */
function eventsTold(one: Seated): readonly unknown[] {
  const told: unknown[] = [];
  for (const message of one.messages) {
    if (message.type !== 'frame') continue;
    const { logFrom, log }: Frame = message;
    told.length = Math.min(told.length, logFrom);
    for (const { event } of log) told.push(event);
  }
  return told;
}
