/**
 * What every store promises.
 */
import type { Entry } from '@muster/room';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conflict, type Store, type StoredGame } from '../src/store/store.ts';
import { answer, asked, game, user } from './store-samples.ts';

/** A place where a store can be opened, closed and opened again. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

async function listOf<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

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
        expect(await store.users.register('b', 'Other', 'y')).toBe(true);
        expect(await store.users.byName('other')).toMatchObject({ id: 'b', password: 'y' });
      });

      it('are registered and renamed only while they are guests', async () => {
        await store.users.create(user('a'));
        const both = await Promise.all([store.users.register('a', 'One', 'x'), store.users.register('a', 'Two', 'y')]);
        expect(both).toEqual([true, false]);
        expect(await store.users.rename('a', 'Three')).toBe(false);
        expect(await store.users.byId('a')).toMatchObject({ name: 'One', password: 'x' });
        expect(await store.users.byName('Two')).toBeNull();
        expect(await store.users.register('nobody', 'Four', 'x')).toBe(false);
      });

      it('get a new password in place of the one they have', async () => {
        await store.users.create(user('a', { password: 'x' }));
        expect(await store.users.setPassword('a', 'other', 'y')).toBe(false);
        expect(await store.users.byId('a')).toMatchObject({ password: 'x' });
        expect(await store.users.setPassword('a', 'x', 'y')).toBe(true);
        expect(await store.users.byId('a')).toMatchObject({ password: 'y' });
      });

      it('take new names into their games', async () => {
        await store.users.create(user('a'));
        const seats: StoredGame['seats'] = [
          { kind: 'person', user: 'a', name: 'Name of a', deck: null },
          { kind: 'open' },
        ];
        await store.games.create(game('g', { seats }));
        expect(await store.users.rename('a', 'New')).toBe(true);
        expect(await store.users.byId('a')).toMatchObject({ name: 'New' });
        expect((await store.games.byId('g'))?.seats[0]).toMatchObject({ name: 'New' });
      });

      it('leave nothing behind but a nameless seat', async () => {
        await store.users.create(user('a'));
        const seats: StoredGame['seats'] = [
          { kind: 'person', user: 'a', name: 'Name of a', deck: 'x' },
          { kind: 'open' },
        ];
        const other = { kind: 'person', user: 'b', name: 'b', deck: null } as const;
        await store.users.create(user('b'));
        await store.games.create(game('g', { seats: seats.with(1, other), host: 'a', status: 'over' }));
        await store.games.create(game('alone', { seats, host: 'a', status: 'over' }));
        await store.games.create(game('made', { host: 'a', seats: [other], status: 'over' }));
        await store.games.create(game('others'));
        await store.sessions.create({ token: 't', user: 'a', password: null, expiresAt: 99 });
        await store.chat.add('g', 'a', { name: 'Name of a', seat: 0, text: 'hello', at: 1 });
        await store.chat.add('g', null, { name: 'Other', seat: null, text: 'hi', at: 2 });
        expect((await store.users.remove('a'))?.toSorted()).toEqual(['alone', 'g', 'made']);
        expect(await store.users.byId('a')).toBeNull();
        expect(await store.sessions.userOf('t', 1)).toBeNull();
        expect(await store.chat.of('g', 10)).toMatchObject([{ name: 'Other' }]);
        const left = await store.games.byId('g');
        const nameless = { kind: 'person', user: null, name: '', deck: 'x' };
        expect(left).toMatchObject({ host: null, seats: [nameless, other] });
        expect(await store.games.byId('made')).toMatchObject({ host: null, seats: [other] });
        expect(await store.games.byId('alone')).toBeNull();
        expect(await store.games.byId('others')).not.toBeNull();
      });

      it('stay while a game of theirs is not over', async () => {
        await store.users.create(user('a'));
        await store.sessions.create({ token: 't', user: 'a', password: null, expiresAt: 99 });
        const seats: StoredGame['seats'] = [{ kind: 'person', user: 'a', name: 'Name of a', deck: null }];
        const running = game('g', { seats, status: 'running' });
        await store.games.create(running);
        await store.games.create(game('over', { seats, status: 'over' }));
        expect(await store.users.remove('a')).toBeNull();
        expect(await store.sessions.userOf('t', 1)).toMatchObject({ user: { id: 'a' } });
        expect(await store.games.byId('g')).toEqual(running);
        expect(await store.games.byId('over')).toMatchObject({ seats });
        await store.games.change(running, { seats: [{ kind: 'open' }] });
        const made = game('made', { host: 'a' });
        await store.games.create(made);
        expect(await store.users.remove('a')).toBeNull();
        await store.games.remove(made);
        expect(await store.users.remove('a')).toEqual(['over']);
        expect(await store.users.remove('a')).toEqual([]);
      });

      it('are forgotten if they were guests, have no session and sit nowhere', async () => {
        for (const id of ['session', 'seat', 'nothing', 'new']) await store.users.create(user(id));
        await store.users.create(user('known', { password: 'x' }));
        await store.users.create(user('young', { createdAt: 3000 }));
        await store.sessions.create({ token: 't', user: 'session', password: null, expiresAt: 99 });
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
        await store.sessions.create({ token: 't', user: 'a', password: null, expiresAt: 100 });
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

      it('begin only with the password the user has', async () => {
        await store.users.create(user('a', { password: 'x' }));
        await store.users.create(user('guest'));
        const begins = (id: string, password: string | null): Promise<boolean> =>
          store.sessions.create({ token: `${id} ${password}`, user: id, password, expiresAt: 100 });
        expect(await begins('a', 'x')).toBe(true);
        expect(await begins('guest', null)).toBe(true);
        for (const [id, password] of [
          ['a', 'old'],
          ['a', null],
          ['guest', 'x'],
          ['nobody', null],
        ] as const) {
          expect(await begins(id, password)).toBe(false);
          expect(await store.sessions.userOf(`${id} ${password}`, 1)).toBeNull();
        }
      });

      it('of one user can be ended but for one', async () => {
        await store.users.create(user('a'));
        await store.users.create(user('b'));
        for (const [token, of] of [
          ['1', 'a'],
          ['2', 'a'],
          ['3', 'b'],
        ] as const)
          await store.sessions.create({ token, user: of, password: null, expiresAt: 100 });
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

      it('are removed by whoever has seen their last state', async () => {
        const made = game('g');
        await store.games.create(made);
        const joined = await store.games.change(made, { seats: [{ kind: 'open' }] });
        await expect(store.games.remove(made)).rejects.toBeInstanceOf(Conflict);
        expect(await store.games.byId('g')).toEqual(joined);
        await store.games.remove(joined);
        expect(await store.games.byId('g')).toBeNull();
        await expect(store.games.remove(joined)).rejects.toBeInstanceOf(Conflict);
      });

      it('name only users who are there', async () => {
        const seats: StoredGame['seats'] = [{ kind: 'person', user: 'nobody', name: 'n', deck: null }];
        await expect(store.games.create(game('g', { seats }))).rejects.toThrow();
        await expect(store.games.create(game('g', { host: 'nobody' }))).rejects.toThrow();
        expect(await store.games.byId('g')).toBeNull();
        const made = game('g');
        await store.games.create(made);
        await expect(store.games.change(made, { seats })).rejects.toThrow();
        await expect(store.games.change(made, { host: 'nobody' })).rejects.toThrow();
        expect(await store.games.byId('g')).toEqual(made);
      });

      it('are rematches of games that are as they were seen', async () => {
        const last = game('last', { status: 'over' });
        await store.games.create(last);
        const made = await Promise.allSettled(
          ['one', 'two'].map((id) => store.games.create(game(id), { rematchOf: last })),
        );
        expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
        await expect(store.games.create(game('three'), { rematchOf: last })).rejects.toBeInstanceOf(Conflict);
        expect(await store.games.byId('last')).toEqual({ ...last, rematch: 'one', version: 1 });
        for (const id of ['two', 'three']) expect(await store.games.byId(id)).toBeNull();
      });

      it('are made as long as their host has not too many open ones', async () => {
        for (const id of ['a', 'b']) await store.users.create(user(id));
        await store.games.create(game('running', { host: 'a', status: 'running' }));
        await store.games.create(game('of b', { host: 'b' }));
        const make = (id: string): Promise<boolean> => store.games.create(game(id, { host: 'a' }), { mostOpen: 2 });
        expect(await Promise.all(['1', '2', '3', '4'].map(make))).toEqual([true, true, false, false]);
        expect(await store.games.byId('3')).toBeNull();
        expect(await store.games.create(game('5', { host: 'a' }))).toBe(true);
      });

      it('that have not begun go after a time', async () => {
        await store.games.create(game('old', { createdAt: 1 }));
        await store.games.create(game('begun', { createdAt: 1, status: 'running' }));
        await store.games.create(game('over', { createdAt: 1, status: 'over' }));
        await store.games.create(game('new', { createdAt: 2 }));
        expect(await store.games.removeStale(2)).toBe(1);
        expect(await store.games.byId('old')).toBeNull();
        for (const id of ['begun', 'over', 'new']) expect(await store.games.byId(id)).not.toBeNull();
      });

      it('go with all that belongs to them', async () => {
        await store.games.create(game('g'));
        await store.log.append('g', 0, [answer('x')], asked(1), 5);
        await store.chat.add('g', null, { name: 'n', seat: null, text: 't', at: 1 });
        await store.games.remove(game('g'));
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

      it('of one host are listed up to three, the newest', async () => {
        await store.users.create(user('a'));
        for (let i = 0; i < 5; i++) await store.games.create(game(`${i}`, { createdAt: i, host: 'a' }));
        await store.games.create(game('signum', { createdAt: 9, host: 'a', game: 'signum' }));
        for (let i = 0; i < 4; i++) await store.games.create(game(`of nobody ${i}`, { createdAt: -i }));
        const open = await store.games.open({ game: 'warlord' }, 10);
        const ofNobody = ['of nobody 0', 'of nobody 1', 'of nobody 2', 'of nobody 3'];
        expect(open.map(({ id }) => id)).toEqual(['4', '3', '2', ...ofNobody]);
        expect((await store.games.open({}, 4)).map(({ id }) => id)).toEqual(['signum', '4', '3', 'of nobody 0']);
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
        await store.log.append('going', 0, [answer('x'), answer('y')], asked(1), 70);
        await store.log.append('going', 2, [answer('z')], asked(0, 2), 80);
        const running = await listOf(store.games.running());
        expect(
          running.toSorted((a, b) => a.game.createdAt - b.game.createdAt).map(({ game: { id }, end }) => [id, end]),
        ).toEqual([
          ['fresh', null],
          ['going', { entries: 3, asked: asked(0, 2), at: 80 }],
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
        await store.log.append('g', 0, all.slice(0, 2), asked(1), 5);
        await store.log.append('g', 2, all.slice(2), [], 6);
        await reopen();
        expect(await store.log.entries('g')).toEqual(all);
        expect(await store.log.end('g')).toEqual({ entries: 5, asked: [], at: 6 });
        expect(await store.log.end('h')).toBeNull();
      });

      it('know for how long somebody had been thinking', async () => {
        const thinking = [
          { seat: 0, thought: 0 },
          { seat: 2, thought: 1500.5 },
        ];
        await store.log.append('g', 0, [answer('x')], thinking, 5);
        await reopen();
        expect(await store.log.end('g')).toEqual({ entries: 1, asked: thinking, at: 5 });
        expect(await listOf(store.games.running())).toMatchObject([{ end: { asked: thinking } }]);
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
            ['a', 'b'].map((text) => store.log.append(id, 0, [answer(text), answer('more')], asked(0), 5)),
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
        await store.log.append('g', 0, [{ type: 'bot', seat: 2, level: 'random' }], asked(2), 5);
        expect((await store.games.byId('g'))?.seats[2]).toEqual({ kind: 'bot', level: 'random', deck: null });
      });

      it('remember for whom a bot stands in, until they come back or are gone', async () => {
        await store.users.create(user('a', { name: 'Ada' }));
        const person = { kind: 'person', user: 'a', name: 'Ada', deck: 'elf' } as const;
        await store.games.create(game('h', { status: 'running', seats: [person, person, { kind: 'open' }] }));
        const standsInFor = { user: 'a', name: 'Ada' };
        const replaced = [0, 1].map((seat) => ({ type: 'bot', seat, level: 'random' }) as const);
        await store.log.append('h', 0, replaced, asked(0), 5);
        const bot = { kind: 'bot', level: 'random', deck: 'elf' } as const;
        expect((await store.games.byId('h'))?.seats.slice(0, 2)).toEqual([
          { ...bot, standsInFor },
          { ...bot, standsInFor },
        ]);
        await store.users.rename('a', 'Adele');
        await store.log.append('h', 2, [{ type: 'person', seat: 1 }], asked(0), 6);
        await reopen();
        const back = await store.games.byId('h');
        expect(back?.seats.slice(0, 2)).toEqual([
          { ...bot, standsInFor: { user: 'a', name: 'Adele' } },
          { ...person, name: 'Adele' },
        ]);
        if (back !== null) await store.games.change(back, { status: 'over' });
        await store.users.remove('a');
        expect(await store.games.byId('h')).toBeNull();
      });

      it('forget for whom a bot stood in once the account is gone', async () => {
        for (const id of ['a', 'b']) await store.users.create(user(id, { name: id }));
        const seats = ['a', 'b'].map((id) => ({ kind: 'person', user: id, name: id, deck: null }) as const);
        await store.games.create(game('h', { status: 'running', seats }));
        await store.log.append('h', 0, [{ type: 'bot', seat: 0, level: 'random' }], asked(0), 5);
        const running = await store.games.byId('h');
        if (running !== null) await store.games.change(running, { status: 'over' });
        expect(await store.users.remove('a')).toEqual(['h']);
        expect((await store.games.byId('h'))?.seats[0]).toEqual({ kind: 'bot', level: 'random', deck: null });
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
