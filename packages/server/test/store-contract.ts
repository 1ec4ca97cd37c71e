/**
 * What every store promises.
 */
import type { Entry } from '@muster/room';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conflict, type Store, type StoredGame, type StoredUser } from '../src/store/store.ts';

/** A place where a store can be opened, closed and opened again. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

const user = (id: string, more: Partial<StoredUser> = {}): StoredUser => ({
  id,
  name: `Name of ${id}`,
  password: null,
  createdAt: 1000,
  ...more,
});

const game = (id: string, more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  game: 'warlord',
  edition: 'campaign',
  map: null,
  options: { limit: 7, fast: true, mode: 'x' },
  clock: { kind: 'game', seconds: 60, increment: 1 },
  visibility: 'public',
  status: 'open',
  host: null,
  seats: [
    { kind: 'open' },
    { kind: 'bot', level: 'greedy', deck: 'elf' },
    { kind: 'person', user: null, name: 'Gone', deck: null },
  ],
  setup: null,
  seed: null,
  createdAt: 5000,
  startedAt: null,
  winners: null,
  rematch: null,
  version: 0,
  ...more,
});

const answer = (text: string): Entry => ({ type: 'answer', seat: 0, answer: text, by: 'player', spent: 12 });

export function storeContract(name: string, place: () => Promise<StorePlace>): void {
  describe(`the store ${name}`, () => {
    let where: StorePlace;
    let store: Store;
    beforeEach(async () => {
      where = await place();
      store = await where.open();
    });
    afterEach(async () => {
      await store.close();
      await where.remove();
    });
    const reopen = async (): Promise<void> => {
      await store.close();
      store = await where.open();
    };

    describe('users', () => {
      it('are found by id and, if registered, by name', async () => {
        await store.users.create(user('a'));
        await store.users.create(user('b', { name: 'Bea', password: 'hash' }));
        await reopen();
        expect(await store.users.byId('a')).toEqual(user('a'));
        expect(await store.users.byId('c')).toBeNull();
        expect(await store.users.byName('BEA')).toMatchObject({ id: 'b', password: 'hash' });
        expect(await store.users.byName('Name of a')).toBeNull();
      });

      it('have names of their own once they are registered', async () => {
        await store.users.create(user('a', { name: 'Same', password: 'x' }));
        await store.users.create(user('b', { name: 'same' }));
        await expect(store.users.create(user('c', { name: 'SAME', password: 'x' }))).rejects.toBeInstanceOf(Conflict);
        await expect(store.users.register('b', 'Same', 'y')).rejects.toBeInstanceOf(Conflict);
        expect(await store.users.byId('b')).toMatchObject({ name: 'same', password: null });
        await store.users.register('b', 'Other', 'y');
        expect(await store.users.byName('other')).toMatchObject({ id: 'b', password: 'y' });
      });

      it('take new names into their games', async () => {
        await store.users.create(user('a'));
        const seats: StoredGame['seats'] = [
          { kind: 'person', user: 'a', name: 'Name of a', deck: null },
          { kind: 'open' },
        ];
        await store.games.create(game('g', { seats }));
        await store.users.rename('a', 'New');
        expect(await store.users.byId('a')).toMatchObject({ name: 'New' });
        expect((await store.games.byId('g'))?.seats[0]).toMatchObject({ name: 'New' });
      });

      it('leave nothing behind but a nameless seat', async () => {
        await store.users.create(user('a'));
        const seats: StoredGame['seats'] = [
          { kind: 'person', user: 'a', name: 'Name of a', deck: 'x' },
          { kind: 'open' },
        ];
        await store.games.create(game('g', { seats, host: 'a' }));
        await store.sessions.create({ token: 't', user: 'a', expiresAt: 99 });
        await store.chat.add('g', 'a', { name: 'Name of a', seat: 0, text: 'hello', at: 1 });
        await store.chat.add('g', null, { name: 'Other', seat: null, text: 'hi', at: 2 });
        await store.users.remove('a');
        expect(await store.users.byId('a')).toBeNull();
        expect(await store.sessions.userOf('t', 1)).toBeNull();
        expect(await store.chat.of('g', 10)).toMatchObject([{ name: 'Other' }]);
        const left = await store.games.byId('g');
        expect(left).toMatchObject({ host: null, seats: [{ kind: 'person', user: null, name: '', deck: 'x' }, {}] });
      });

      it('are forgotten if they were guests, have no session and sit nowhere', async () => {
        for (const id of ['session', 'seat', 'nothing', 'new']) await store.users.create(user(id));
        await store.users.create(user('known', { password: 'x' }));
        await store.users.create(user('young', { createdAt: 3000 }));
        await store.sessions.create({ token: 't', user: 'session', expiresAt: 99 });
        await store.games.create(game('g', { seats: [{ kind: 'person', user: 'seat', name: 's', deck: null }] }));
        expect(await store.users.removeForgottenGuests(2000)).toBe(2);
        const left = await Promise.all(
          ['session', 'seat', 'known', 'young', 'nothing', 'new'].map((id) => store.users.byId(id)),
        );
        expect(left.map((one) => one?.id ?? null)).toEqual(['session', 'seat', 'known', 'young', null, null]);
      });
    });

    describe('sessions', () => {
      it('last until they end', async () => {
        await store.users.create(user('a'));
        await store.sessions.create({ token: 't', user: 'a', expiresAt: 100 });
        await reopen();
        expect(await store.sessions.userOf('t', 99)).toEqual({ user: user('a'), expiresAt: 100 });
        expect(await store.sessions.userOf('t', 100)).toBeNull();
        await store.sessions.extend('t', 200);
        expect(await store.sessions.userOf('t', 150)).toMatchObject({ expiresAt: 200 });
        await store.sessions.removeExpired(150);
        expect(await store.sessions.userOf('t', 150)).not.toBeNull();
        await store.sessions.remove('t');
        expect(await store.sessions.userOf('t', 150)).toBeNull();
      });

      it('of one user can be ended but for one', async () => {
        await store.users.create(user('a'));
        await store.users.create(user('b'));
        for (const [token, of] of [
          ['1', 'a'],
          ['2', 'a'],
          ['3', 'b'],
        ] as const)
          await store.sessions.create({ token, user: of, expiresAt: 100 });
        await store.sessions.removeOthers('a', '2');
        const left = await Promise.all(['1', '2', '3'].map((token) => store.sessions.userOf(token, 1)));
        expect(left.map((one) => one?.user.id ?? null)).toEqual([null, 'a', 'b']);
        await store.sessions.removeOthers('a', null);
        expect(await store.sessions.userOf('2', 1)).toBeNull();
      });
    });

    describe('games', () => {
      it('are as they were made', async () => {
        await store.games.create(game('g'));
        await reopen();
        expect(await store.games.byId('g')).toEqual(game('g'));
        expect(await store.games.byId('h')).toBeNull();
      });

      it('are changed by whoever has seen their last state', async () => {
        const made = game('g');
        await store.games.create(made);
        const setup = { decks: ['a', 'b'] };
        const started = await store.games.change(made, {
          status: 'running',
          setup,
          seed: 's',
          startedAt: 77,
          seats: [{ kind: 'open' }],
        });
        expect(started).toMatchObject({ status: 'running', version: 1 });
        await expect(store.games.change(made, { status: 'over' })).rejects.toBeInstanceOf(Conflict);
        await store.games.change(started, { winners: [1], rematch: 'h' });
        await reopen();
        const expected = {
          status: 'running',
          setup,
          seed: 's',
          startedAt: 77,
          seats: [{ kind: 'open' }],
          winners: [1],
          rematch: 'h',
        };
        expect(await store.games.byId('g')).toMatchObject(expected);
      });

      it('go with all that belongs to them', async () => {
        await store.games.create(game('g'));
        await store.log.append('g', 0, [answer('x')], [1], 5);
        await store.chat.add('g', null, { name: 'n', seat: null, text: 't', at: 1 });
        await store.games.remove('g');
        expect(await store.games.byId('g')).toBeNull();
        expect(await store.log.entries('g')).toEqual([]);
        expect(await store.chat.of('g', 10)).toEqual([]);
      });

      it('are listed while they are open and public, the newest first', async () => {
        await store.games.create(game('old', { createdAt: 1 }));
        await store.games.create(game('new', { createdAt: 2 }));
        await store.games.create(game('other', { createdAt: 3, game: 'signum' }));
        await store.games.create(game('hidden', { visibility: 'link' }));
        await store.games.create(game('running', { status: 'running' }));
        const ids = async (filter: { game?: string }, limit: number): Promise<readonly string[]> => {
          return (await store.games.open(filter, limit)).map(({ id }) => id);
        };
        expect(await ids({}, 10)).toEqual(['other', 'new', 'old']);
        expect(await ids({}, 2)).toEqual(['other', 'new']);
        expect(await ids({ game: 'warlord' }, 10)).toEqual(['new', 'old']);
      });

      it('of a user are those made or played, those not over first', async () => {
        await store.users.create(user('a'));
        const mine: StoredGame['seats'] = [{ kind: 'open' }, { kind: 'person', user: 'a', name: 'a', deck: null }];
        await store.games.create(game('played', { seats: mine, createdAt: 1 }));
        await store.games.create(game('made', { host: 'a', createdAt: 2 }));
        await store.games.create(game('both', { host: 'a', seats: mine, createdAt: 3, status: 'over' }));
        await store.games.create(game('neither'));
        expect((await store.games.ofUser('a', 10)).map(({ id }) => id)).toEqual(['made', 'played', 'both']);
        expect((await store.games.ofUser('a', 2)).map(({ id }) => id)).toEqual(['made', 'played']);
      });

      it('that run are listed with the end of their log', async () => {
        await store.games.create(game('open'));
        await store.games.create(game('fresh', { status: 'running', createdAt: 1 }));
        await store.games.create(game('going', { status: 'running', createdAt: 2 }));
        await store.log.append('going', 0, [answer('x'), answer('y')], [1], 70);
        await store.log.append('going', 2, [answer('z')], [0, 2], 80);
        const running = await store.games.running();
        expect(running.map(({ game: { id }, end }) => [id, end])).toEqual([
          ['fresh', null],
          ['going', { entries: 3, waiting: [0, 2], at: 80 }],
        ]);
        expect(await store.games.count()).toEqual({ open: 1, running: 2, over: 0 });
      });
    });

    describe('logs', () => {
      beforeEach(() => store.games.create(game('g', { status: 'running' })));

      it('keep what was written, in order', async () => {
        const all: readonly Entry[] = [
          answer('first'),
          { type: 'answer', seat: 1, answer: ['a', 'ü'], by: 'forced', spent: 0 },
          { type: 'undo', kept: 1 },
          { type: 'bot', seat: 0, level: 'greedy' },
          { type: 'draw' },
        ];
        await store.log.append('g', 0, all.slice(0, 2), [1], 5);
        await store.log.append('g', 2, all.slice(2), [], 6);
        await reopen();
        expect(await store.log.entries('g')).toEqual(all);
        expect(await store.log.end('g')).toEqual({ entries: 5, waiting: [], at: 6 });
        expect(await store.log.end('h')).toBeNull();
      });

      it('take only the next entry', async () => {
        await expect(store.log.append('g', 1, [answer('gap')], [], 5)).rejects.toBeInstanceOf(Conflict);
        await store.log.append('g', 0, [answer('a')], [], 5);
        await expect(store.log.append('g', 0, [answer('b')], [], 5)).rejects.toBeInstanceOf(Conflict);
        await reopen();
        await expect(store.log.append('g', 0, [answer('c')], [], 5)).rejects.toBeInstanceOf(Conflict);
        await expect(store.log.append('g', 2, [answer('d')], [], 5)).rejects.toBeInstanceOf(Conflict);
        await store.log.append('g', 1, [answer('e')], [], 5);
        expect(await store.log.entries('g')).toEqual([answer('a'), answer('e')]);
      });

      it('take one of two that come at the same moment, and leave the others alone', async () => {
        const ids = Array.from({ length: 30 }, (_, i) => `game ${i}`);
        for (const id of ids) await store.games.create(game(id, { status: 'running' }));
        const written = await Promise.allSettled(
          ids.flatMap((id) =>
            ['a', 'b'].map((text) => store.log.append(id, 0, [answer(text), answer('more')], [0], 5)),
          ),
        );
        expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
        for (const id of ids) expect(await store.log.entries(id)).toEqual([answer('a'), answer('more')]);
      });

      it('of a game that is not there are not written', async () => {
        const good = store.log.append('g', 0, [answer('a')], [], 5);
        await expect(store.log.append('nowhere', 0, [answer('x')], [], 5)).rejects.toThrow();
        await good;
        expect(await store.log.entries('g')).toEqual([answer('a')]);
      });

      it('seat a bot in the game too', async () => {
        await store.log.append('g', 0, [{ type: 'bot', seat: 2, level: 'random' }], [2], 5);
        expect((await store.games.byId('g'))?.seats[2]).toEqual({ kind: 'bot', level: 'random', deck: null });
      });
    });

    it('chat keeps its last lines in order', async () => {
      await store.games.create(game('g'));
      for (let i = 0; i < 5; i++)
        await store.chat.add('g', null, { name: 'n', seat: i === 0 ? null : i, text: `${i}`, at: i });
      await reopen();
      expect((await store.chat.of('g', 3)).map(({ text }) => text)).toEqual(['2', '3', '4']);
      expect((await store.chat.of('g', 10))[0]).toEqual({ name: 'n', seat: null, text: '0', at: 0 });
    });

    it('uptimes are kept', async () => {
      await store.uptimes.begin(100);
      await store.uptimes.alive(100, 150);
      await reopen();
      await store.uptimes.begin(300);
      expect(await store.uptimes.since(120)).toEqual([
        { from: 100, to: 150 },
        { from: 300, to: 300 },
      ]);
      expect(await store.uptimes.since(200)).toEqual([{ from: 300, to: 300 }]);
    });
  });
}
