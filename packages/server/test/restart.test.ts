/**
 * Servers that are stopped and started again.
 */
import { afterEach, expect, it } from 'vitest';
import { Client } from './client.ts';
import { playOn, testServer, type TestServer } from './running.ts';

let server: TestServer;
afterEach(() => server.end());

it('games go on in the middle, for everybody as they stood', async () => {
  server = await testServer();
  const anna = await Client.guest(server.address, 'Anna');
  const ben = await Client.guest(server.address, 'Ben');
  const { id } = await anna.create({ game: 'signum' });
  await ben.ok('POST', `/api/games/${id}/join`, {});
  const before = [anna.sit(id), ben.sit(id)];
  await playOn(before, 'first', 30);
  await before[0]?.say({ type: 'chat', text: 'See you after the restart' });
  server = await server.restart();
  for (const one of before) expect(await one.until(() => one.closed)).toMatchObject({ code: 1012 });

  const clients = [anna, ben].map((old) => {
    const client = new Client(server.address);
    client.cookie = old.cookie;
    return client;
  });
  const after = clients.map((client) => client.sit(id));
  for (const [i, one] of after.entries()) {
    const frame = await one.firstFrame();
    expect(frame.view).toEqual(before[i]?.frame?.view);
    expect(frame.asked).toEqual(before[i]?.frame?.asked);
    expect(one.lines).toEqual(before[i]?.lines);
    expect(one.messages[0]).toMatchObject({ type: 'chat', lines: [{ text: 'See you after the restart' }] });
  }
  expect(await playOn(after, 'second', 10)).toBeGreaterThanOrEqual(10);
  await Promise.all(after.map((one) => one.leave()));
});

it('bots that were to move do so, without anybody coming', async () => {
  server = await testServer({ botPause: 60_000 });
  const anna = await Client.guest(server.address, 'Anna');
  const bot = { kind: 'bot' as const, level: 'random' };
  const { id } = await anna.create({ game: 'warlord', seats: [bot, bot] });
  expect(await anna.info(id)).toMatchObject({ status: 'running' });
  const { data } = server;
  await server.close();
  server = await testServer({ data, botPause: 0 });
  const again = new Client(server.address);
  await expect.poll(async () => (await again.info(id)).status, { timeout: 50_000, interval: 200 }).toBe('over');
});

it('who resigned in the last moment has resigned', async () => {
  server = await testServer();
  const anna = await Client.guest(server.address, 'Anna');
  const { id } = await anna.create({ game: 'warlord', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const seated = anna.sit(id);
  await seated.firstFrame();
  await seated.say({ type: 'resign', seat: 0 });
  server = await server.restart();
  expect(await new Client(server.address).info(id)).toMatchObject({ status: 'over', winners: [1] });
});
