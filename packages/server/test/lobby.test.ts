/**
 * Making, finding, joining, leaving and starting games.
 */
import LibSql from 'libsql';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo, Lobby, NewGame } from '../src/api.ts';
import type { StoredUser } from '../src/store/store.ts';
import { Client } from './client.ts';
import { HeldLobby } from './held-lobby.ts';
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

/** How often something went wrong on the server. */
const failures = async (client: Client): Promise<number> => {
  const { body } = await client.request('GET', '/metrics');
  return Number(/^muster_failures_total (\d+)$/m.exec(String(body))?.[1]);
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
    ['a bot that thinks for ever', { seats: [ME, { kind: 'bot', level: 'greedy:9999' }] }, 'unknown-bot'],
    ['a bot of a level nobody lists', { seats: [OPEN, { kind: 'bot', level: 'greedy:2' }] }, 'unknown-bot'],
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

  it.each([
    ['waits for more', [ME, OPEN, OPEN]],
    ['begins with who comes', [ME, OPEN]],
  ])('as the last one takes no game away from who comes at the same moment: it %s', async (_, seats) => {
    for (let round = 0; round < 20; round++) {
      const { id } = await anna.create({ game: 'warlord', seats });
      const [left, joined] = await Promise.all([
        anna.request('POST', `/api/games/${id}/leave`),
        ben.request('POST', `/api/games/${id}/join`, {}),
      ]);
      expect([200, 409]).toContain(left.status);
      expect([200, 404]).toContain(joined.status);
      if (joined.status !== 200) continue;
      const info = await ben.info(id);
      expect(info.mine).toHaveLength(1);
      // Who is left alone can start it.
      expect(info.host).toBe(left.status === 200);
      if (info.status === 'open') await ben.ok('POST', `/api/games/${id}/leave`);
      if (info.status === 'open' && left.status !== 200) await anna.ok('POST', `/api/games/${id}/leave`);
    }
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

  it('while others come and go counts those who are in', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN, OPEN, OPEN] });
      const carla = await Client.guest(server.address, 'Carla');
      await ben.ok('POST', `/api/games/${id}/join`, {});
      const [started, left, joined] = await Promise.all([
        anna.request('POST', `/api/games/${id}/start`),
        ben.request('POST', `/api/games/${id}/leave`),
        carla.request('POST', `/api/games/${id}/join`, {}),
      ]);
      expect(started.status).toBe(200);
      const { status, seats } = await anna.info(id);
      expect(status).toBe('running');
      const names = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));
      const expected = ['Anna', ...(left.status === 200 ? [] : ['Ben']), ...(joined.status === 200 ? ['Carla'] : [])];
      expect(names.toSorted()).toEqual(expected);
      for (const { status: other } of [left, joined]) expect([200, 409]).toContain(other);
    }
  });

  it('and leaving at the same moment is one of the two', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await anna.create({ game: 'warlord', seats: [ME, OPEN, OPEN] });
      await ben.ok('POST', `/api/games/${id}/join`, {});
      const [started, left] = await Promise.all([
        anna.request('POST', `/api/games/${id}/start`),
        anna.request('POST', `/api/games/${id}/leave`),
      ]);
      expect([started.status, left.status]).toEqual(started.status === 200 ? [200, 409] : [403, 200]);
      expect(await ben.info(id)).toMatchObject({ status: started.status === 200 ? 'running' : 'open', mine: [1] });
      if (left.status === 200) await ben.ok('POST', `/api/games/${id}/leave`);
    }
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

  it('asked for several times at once is one game', async () => {
    const dora = await Client.guest(server.address, 'Dora');
    const { id } = await dora.create({ game: 'warlord', seats: [BOT, ME] });
    const seated = dora.sit(id);
    await seated.firstFrame();
    await seated.say({ type: 'resign', seat: 1 });
    await seated.leave();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => dora.ok<GameInfo>('POST', `/api/games/${id}/rematch`)),
    );
    expect(new Set(asked.map((one) => one.id)).size).toBe(1);
    const { mine } = await dora.ok<Lobby>('GET', '/api/games');
    expect(new Set(mine.map((one) => one.id))).toEqual(new Set([id, asked[0]?.id]));
    expect(mine).toHaveLength(2);
    // No room plays on without a game.
    expect(await failures(dora)).toBe(0);
  });

  it('that was left is made anew', async () => {
    const { id } = await anna.create({ game: 'warlord' });
    await ben.ok('POST', `/api/games/${id}/join`, {});
    const seated = anna.sit(id);
    await seated.firstFrame();
    await seated.say({ type: 'resign', seat: 0 });
    await seated.leave();
    const first = await anna.ok<GameInfo>('POST', `/api/games/${id}/rematch`);
    await anna.ok('POST', `/api/games/${first.id}/leave`);
    const second = await ben.ok<GameInfo>('POST', `/api/games/${id}/rematch`);
    expect(second).toMatchObject({ status: 'open', mine: [1], host: true });
    expect(await anna.ok('POST', `/api/games/${id}/rematch`)).toMatchObject({ id: second.id, status: 'running' });
  });

  it('is refused where what one had is taken now', async () => {
    const seats = [{ ...ME, deck: 'isamu' }, OPEN, OPEN];
    const options = { exclusivePicks: true };
    const { id } = await anna.create({ game: 'heroscape', options, seats });
    const cleo = await Client.guest(server.address, 'Cleo');
    await ben.ok('POST', `/api/games/${id}/join`, { deck: 'random' });
    await cleo.ok('POST', `/api/games/${id}/join`, { deck: 'random' });
    for (const [seat, one] of [anna, ben].entries()) {
      const seated = one.sit(id);
      await seated.firstFrame();
      await seated.say({ type: 'resign', seat });
      await seated.leave();
    }
    const next = await ben.ok<GameInfo>('POST', `/api/games/${id}/rematch`);
    const stranger = await Client.guest(server.address, 'Stranger');
    await stranger.ok('POST', `/api/games/${next.id}/join`, { seat: 2, deck: 'isamu' });
    expect(await anna.reason('POST', `/api/games/${id}/rematch`)).toBe('bad-setup');
    expect(await ben.ok('POST', `/api/games/${next.id}/start`)).toMatchObject({ status: 'running' });
  });
});

describe('a user', () => {
  it('opens only so many games, even all at once', async () => {
    const eager = await Client.guest(server.address, 'Eager');
    const wanted = { game: 'warlord', seats: [ME, OPEN], clock: { kind: 'none' }, visibility: 'link' };
    const made = await Promise.all(Array.from({ length: 30 }, () => eager.request('POST', '/api/games', wanted)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  it('fills the list with three games at most, the newest', async () => {
    const busy = await Client.guest(server.address, 'Busy');
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { id, createdAt } = await busy.create({ game: 'warlord' });
      made.push(id);
      // Of two that were made in the same millisecond neither is the newer.
      await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(createdAt);
    }
    const shown = await listed(ben);
    expect(made.filter((id) => shown.includes(id))).toEqual(made.slice(2));
    const { mine } = await busy.ok<Lobby>('GET', '/api/games');
    expect(mine).toHaveLength(5);
  });
});

describe('what happens before the other was written', () => {
  let held: HeldLobby;
  let one: StoredUser;
  let two: StoredUser;
  beforeEach(async () => {
    held = await HeldLobby.open();
    one = await held.user('one');
    two = await held.user('two');
  });
  afterEach(() => held.end());

  it.each([
    ['that waits for more', [ME, OPEN, OPEN], 'open'],
    ['that begins', [ME, OPEN], 'running'],
  ] as const)('keeps a game that somebody joins while the last one leaves it, one %s', async (_, seats, status) => {
    const { lobby, store } = held;
    const { id } = await held.create(one, [...seats]);
    const leave = await held.begin(() => lobby.leave(one, id));
    await lobby.join(two, id, null, null);
    if (status === 'open') await leave();
    else await expect(leave()).rejects.toMatchObject({ status: 409 });
    const host = status === 'open' ? 'two' : 'one';
    const game = await store.games.byId(id);
    expect(game).toMatchObject({ status, host });
    expect(game?.seats).toContainEqual({ kind: 'person', user: 'two', name: 'two', deck: null });
  });

  it('is seen by who starts: nobody plays who has left', async () => {
    const { lobby, store } = held;
    const { id } = await held.create(one, [ME, OPEN, OPEN]);
    await lobby.join(two, id, null, null);
    const start = await held.begin(() => lobby.start(one, id));
    await lobby.leave(two, id);
    await start();
    expect(await store.games.byId(id)).toMatchObject({
      status: 'running',
      seats: [{ user: 'one' }, { kind: 'bot' }, { kind: 'bot' }],
    });
  });

  it('makes one rematch of two', async () => {
    const { lobby, store } = held;
    const { id } = await held.create(one, [ME, OPEN]);
    await lobby.join(two, id, null, null);
    await held.rooms.concede(await lobby.game(id), 0);
    await expect.poll(() => store.games.byId(id)).toMatchObject({ status: 'over' });
    const ask = await held.begin(() => lobby.rematch(one, id));
    const made = await lobby.rematch(two, id);
    expect(await ask()).toMatchObject({ id: made.id, status: 'running', host: 'two' });
    expect(await store.games.count()).toEqual({ open: 0, running: 1, over: 1 });
    expect(held.failures).toEqual([]);
  });

  it('makes a rematch anew that was left', async () => {
    const { lobby, store } = held;
    const { id } = await held.create(one, [ME, OPEN]);
    await lobby.join(two, id, null, null);
    await held.rooms.concede(await lobby.game(id), 0);
    await expect.poll(() => store.games.byId(id)).toMatchObject({ status: 'over' });
    const made = await lobby.rematch(one, id);
    const join = await held.begin(() => lobby.rematch(two, id));
    await lobby.leave(one, made.id);
    const again = await join();
    expect(again).toMatchObject({ status: 'open', host: 'two' });
    expect(await lobby.rematch(one, id)).toMatchObject({ id: again.id, status: 'running' });
  });

  it('opens no room of a game that is removed', async () => {
    const { lobby, rooms, store } = held;
    const game = await held.create(one, [ME, BOT]);
    await rooms.discard(game.id);
    await store.games.remove(await lobby.game(game.id));
    await expect(rooms.take(game)).rejects.toMatchObject({ status: 404 });
    expect(rooms.size).toBe(0);
  });
});

describe('a server that is started again', () => {
  const DAY = 24 * 60 * 60 * 1000;
  let other: TestServer;
  beforeEach(async () => {
    other = await testServer();
  });
  afterEach(() => other.end());

  /** Does something to the database while the server is stopped. */
  async function meanwhile(change: (db: LibSql.Database) => void): Promise<void> {
    await other.close();
    const db = new LibSql(join(other.data, 'muster.db'));
    change(db);
    db.close();
    other = await testServer({ data: other.data });
  }

  it('has cleaned away games nobody came to for a week', async () => {
    const carla = await Client.guest(other.address, 'Carla');
    const old = await carla.create({ game: 'warlord' });
    const begun = await carla.create({ game: 'warlord', seats: [ME, BOT] });
    const young = await carla.create({ game: 'warlord' });
    await meanwhile((db) => {
      const age = db.prepare('update games set created_at = created_at - ? where id = ?');
      for (const id of [old.id, begun.id]) age.run([8 * DAY, id]);
      age.run([6 * DAY, young.id]);
    });
    const nobody = new Client(other.address);
    await expect.poll(() => nobody.request('GET', `/api/games/${old.id}`)).toMatchObject({ status: 404 });
    expect(await nobody.info(begun.id)).toMatchObject({ status: 'running' });
    expect(await nobody.info(young.id)).toMatchObject({ status: 'open' });
  });

  it('plays on with bots that can not be asked for any more', async () => {
    const carla = await Client.guest(other.address, 'Carla');
    const { id } = await carla.create({ game: 'warlord', seats: [ME, BOT] });
    await meanwhile((db) => db.prepare("update seats set level = 'greedy:2' where kind = 'bot'").run([]));
    const seated = new Client(other.address).sit(id);
    expect((await seated.firstFrame()).seats[1]).toMatchObject({ kind: 'bot', name: 'greedy:2' });
    await seated.leave();
  });

  it('lists the games of somebody one of whose games can no longer be played', async () => {
    const carla = await Client.guest(other.address, 'Carla');
    const seats = [ME, BOT];
    const broken = await carla.create({ game: 'warlord', seats });
    const whole = await carla.create({ game: 'warlord', seats });
    await meanwhile((db) => {
      db.prepare('delete from entries where game_id = ?').run([broken.id]);
      db.prepare(`update games set setup = json_set(setup, '$.edition', 'none') where id = ?`).run([broken.id]);
    });
    const again = new Client(other.address);
    again.cookie = carla.cookie;
    const { mine } = await again.ok<Lobby>('GET', '/api/games');
    expect(mine.map(({ id }) => id).toSorted()).toEqual([broken.id, whole.id].toSorted());
  });

  it('takes games up again, however many there are', async () => {
    const carla = await Client.guest(other.address, 'Carla');
    const clock = { kind: 'move' as const, seconds: 5 };
    const { id } = await carla.create({ game: 'warlord', seats: [ME, BOT], clock });
    await meanwhile((db) => {
      // All of them wait for somebody, without a clock.
      db.exec(`
        create temp table many as
          with recursive count (n) as (select 1 union all select n + 1 from count where n < 33000) select 'many ' || n as id from count;
        insert into games (id, game, options, clock, visibility, status, setup, seed, created_at, version)
          select many.id, game, options, '{"kind":"none"}', 'link', 'running', setup, seed, 0, 0 from games, many;
        insert into seats (game_id, seat, kind, name) select id, 0, 'person', '' from many;
        insert into entries (game_id, number, entry, waiting, at) select id, 0, '{"type":"draw"}', '[0]', 0 from many;
      `);
    });
    const nobody = new Client(other.address);
    await expect.poll(async () => (await nobody.info(id)).status, { timeout: 20_000, interval: 200 }).toBe('over');
  });
});
