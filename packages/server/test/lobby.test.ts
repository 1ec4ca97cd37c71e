/**
 * Making, finding, joining, leaving and starting games.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, Lobby, NewGame } from '../src/api.ts';
import { Client } from './client.ts';
import { playOn, testServer, type TestServer } from './running.ts';

const ME = { kind: 'me' as const };
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 'random' };
let server: TestServer;
let anna: Client;
let ben: Client;

beforeAll(async () => {
  server = await testServer();
  anna = await Client.guest(server.address, 'Anna');
  ben = await Client.guest(server.address, 'Ben');
});
afterAll(() => server.end());

const listed = async (client: Client, query = ''): Promise<readonly string[]> => {
  const { open } = await client.ok<Lobby>('GET', `/api/games${query}`);
  return open.map(({ id }) => id);
};

describe('a new game', () => {
  it('against a bot starts at once', async () => {
    const game = await anna.create({ game: 'warlord', seats: [ME, BOT] });
    expect(game).toMatchObject({ status: 'running', mine: [0], host: true, winners: null, rematch: null });
    expect(game.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Anna'],
      ['bot', 'random'],
    ]);
  });

  it('with an open seat waits for somebody', async () => {
    const game = await anna.create({ game: 'warlord' });
    expect(game).toMatchObject({ status: 'open', mine: [0], asksMe: false });
    const joined = await ben.ok<GameInfo>('POST', `/api/games/${game.id}/join`, {});
    expect(joined).toMatchObject({ status: 'running', mine: [1], host: false });
    expect(await listed(ben)).not.toContain(game.id);
  });

  it('is made with what was chosen', async () => {
    const wanted: NewGame = {
      game: 'warlord',
      edition: 'epic',
      seats: [{ ...ME }, { ...BOT, deck: 'epic-elf' }],
      clock: { kind: 'game', seconds: 600, increment: 5 },
      visibility: 'link',
    };
    const game = await anna.create(wanted);
    expect(game).toMatchObject({ edition: 'epic', clock: wanted.clock, visibility: 'link' });
    expect(game.seats[1]?.deck).toBe('epic-elf');
    const wrong = await anna.request('POST', '/api/games', { ...wanted, seats: [ME, { ...BOT, deck: 'epic-cat' }] });
    expect(wrong).toMatchObject({ status: 400, body: { reason: 'bad-setup', path: ['decks', 1] } });
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['an unknown edition', { edition: 'third' }, 'bad-setup'],
    ['an unknown bot', { seats: [ME, { kind: 'bot', level: 'genius' }] }, 'unknown-bot'],
    ['an unknown deck', { seats: [{ ...ME, deck: 'no such deck' }, OPEN] }, 'bad-setup'],
    ['an unknown rule', { options: { flying: true } }, 'bad-setup'],
    ['too few seats', { seats: [ME] }, 'malformed'],
    ['too many seats', { seats: [ME, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN] }, 'malformed'],
    ['a clock of no time', { clock: { kind: 'move', seconds: 0 } }, 'malformed'],
    ['something nobody knows', { colour: 'red' }, 'malformed'],
  ])('is not made with %s', async (_, change, reason) => {
    const wanted = { game: 'warlord', seats: [ME, OPEN], clock: { kind: 'none' }, visibility: 'public', ...change };
    expect(await anna.reason('POST', '/api/games', wanted)).toBe(reason);
  });

  it('needs somebody who makes it', async () => {
    const nobody = new Client(server.address);
    const wanted = { game: 'warlord', seats: [ME, OPEN], clock: { kind: 'none' }, visibility: 'public' };
    expect(await nobody.reason('POST', '/api/games', wanted)).toBe('not-logged-in');
  });
});

describe('the list', () => {
  it('shows public games with open seats, by game', async () => {
    const shown = await anna.create({ game: 'heroscape' });
    const hidden = await anna.create({ game: 'heroscape', visibility: 'link' });
    expect(await listed(ben)).toContain(shown.id);
    expect(await listed(ben, '?game=heroscape')).toContain(shown.id);
    expect(await listed(ben, '?game=warlord')).not.toContain(shown.id);
    expect(await listed(ben)).not.toContain(hidden.id);
    expect(await new Client(server.address).info(hidden.id)).toMatchObject({ status: 'open', mine: [] });
  });

  it('tells whose turn it is', async () => {
    const carla = await Client.guest(server.address, 'Carla');
    const { id } = await carla.create({ game: 'warlord', seats: [ME, BOT] });
    const seated = carla.sit(id);
    await seated.until(() => seated.frame?.asked);
    const { mine } = await carla.ok<Lobby>('GET', '/api/games');
    expect(mine).toMatchObject([{ id, asksMe: true }]);
    expect((await ben.info(id)).asksMe).toBe(false);
    await seated.leave();
  });
});

describe('joining', () => {
  it('gives a seat once, even if many come at the same moment', async () => {
    const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN, OPEN] });
    const crowd = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => Client.guest(server.address, name)));
    const replies = await Promise.all(crowd.map((one) => one.request('POST', `/api/games/${id}/join`, {})));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await anna.info(id)).toMatchObject({ status: 'running' });
  });

  it('twice is joining once', async () => {
    const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN, OPEN] });
    await ben.ok('POST', `/api/games/${id}/join`, {});
    expect(await ben.ok('POST', `/api/games/${id}/join`, {})).toMatchObject({ mine: [1], status: 'open' });
  });

  it('in a seat one chooses, and moving to another that is free', async () => {
    const { id } = await anna.create({ game: 'signum', edition: 'alliance', seats: [ME, OPEN, OPEN, OPEN] });
    const take = (who: Client, seat: number): Promise<GameInfo> =>
      who.ok<GameInfo>('POST', `/api/games/${id}/join`, { seat });
    expect(await take(ben, 2)).toMatchObject({ mine: [2], status: 'open' });
    expect(await take(ben, 2)).toMatchObject({ mine: [2] });
    expect(await ben.reason('POST', `/api/games/${id}/join`, { seat: 0 })).toBe('seat-taken');
    expect(await ben.reason('POST', `/api/games/${id}/join`, { seat: 9 })).toBe('seat-taken');
    expect(await ben.reason('POST', `/api/games/${id}/join`, { seat: -1 })).toBe('malformed');
    const moved = await take(anna, 3);
    expect(moved).toMatchObject({ mine: [3], host: true });
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person', 'person']);
    const cleo = await Client.guest(server.address, 'Cleo');
    expect(await take(cleo, 1)).toMatchObject({ mine: [1], status: 'open' });
    const dora = await Client.guest(server.address, 'Dora');
    expect(await dora.ok('POST', `/api/games/${id}/join`, {})).toMatchObject({ mine: [0], status: 'running' });
  });

  it('with a deck of another edition is refused', async () => {
    const { id } = await anna.create({ game: 'warlord' });
    expect(await ben.reason('POST', `/api/games/${id}/join`, { deck: 'nonsense' })).toBe('bad-setup');
    expect(await anna.info(id)).toMatchObject({ status: 'open' });
  });

  it('with what does not go together is refused in words for people', async () => {
    const seats = [{ ...ME, deck: 'isamu' }, OPEN];
    const { id } = await anna.create({ game: 'heroscape', map: 'lone-mesa', options: { exclusivePicks: true }, seats });
    const { status, body } = await ben.request('POST', `/api/games/${id}/join`, { deck: 'isamu' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ reason: 'bad-setup', said: { it: 'Il giocatore 1 ha già scelto Isamu.' } });
  });

  it('is not possible where there is nothing', async () => {
    expect(await ben.reason('POST', '/api/games/nowhere/join', {})).toBe('no-such-game');
  });
});

describe('leaving', () => {
  it('frees the seat; the next person is the host', async () => {
    const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN, OPEN] });
    await ben.ok('POST', `/api/games/${id}/join`, {});
    expect(await anna.ok('POST', `/api/games/${id}/leave`)).toMatchObject({ mine: [], host: false });
    expect(await ben.info(id)).toMatchObject({ host: true, seats: [{ kind: 'open' }, { kind: 'person' }, {}] });
    await ben.ok('POST', `/api/games/${id}/leave`);
    expect(await ben.reason('GET', `/api/games/${id}`)).toBe('no-such-game');
  });

  it('is for those who are in, and before the start', async () => {
    const { id } = await anna.create({ game: 'warlord' });
    expect(await ben.reason('POST', `/api/games/${id}/leave`)).toBe('not-in-the-game');
    await ben.ok('POST', `/api/games/${id}/join`, {});
    expect(await ben.reason('POST', `/api/games/${id}/leave`)).toBe('already-started');
  });
});

describe('starting', () => {
  it('is for the host; bots take what is open', async () => {
    const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN] });
    expect(await ben.reason('POST', `/api/games/${id}/start`)).toBe('not-the-host');
    expect(await anna.ok('POST', `/api/games/${id}/start`)).toMatchObject({
      status: 'running',
      seats: [{}, { kind: 'bot' }],
    });
    expect(await anna.ok('POST', `/api/games/${id}/start`)).toMatchObject({ status: 'running' });
  });
});

describe('a rematch', () => {
  it('is the same game once more, with the same people', async () => {
    const { id } = await anna.create({ game: 'warlord' });
    await ben.ok('POST', `/api/games/${id}/join`, {});
    expect(await anna.reason('POST', `/api/games/${id}/rematch`)).toBe('not-over');
    const seated = anna.sit(id);
    await seated.firstFrame();
    await seated.say({ type: 'resign', seat: 0 });
    const stranger = await Client.guest(server.address, 'Stranger');
    expect(await stranger.reason('POST', `/api/games/${id}/rematch`)).toBe('not-in-the-game');
    const asked = await Promise.all([
      anna.ok<GameInfo>('POST', `/api/games/${id}/rematch`),
      ben.ok<GameInfo>('POST', `/api/games/${id}/rematch`),
    ]);
    const next = (await anna.info(id)).rematch ?? '';
    expect(asked.map((one) => one.id)).toEqual([next, next]);
    expect(await anna.info(next)).toMatchObject({
      status: 'running',
      mine: [0],
      seats: [{ name: 'Anna' }, { name: 'Ben' }],
    });
    expect(await ben.info(next)).toMatchObject({ mine: [1] });
    await seated.leave();
  });

  it('against a bot starts at once', async () => {
    const { id } = await anna.create({ game: 'heroscape', seats: [BOT, ME] });
    const seated = anna.sit(id);
    await playOn([seated], 'short', 3);
    await seated.say({ type: 'resign', seat: 1 });
    const again = await anna.ok<GameInfo>('POST', `/api/games/${id}/rematch`);
    expect(again).toMatchObject({ status: 'running', mine: [1], game: 'heroscape' });
    await seated.leave();
  });
});
