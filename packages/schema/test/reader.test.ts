import { expect, test } from 'vitest';
import { exact, Reader, whole } from '../src/index.ts';

function reading<T>(read: (reader: Reader) => T, seats = 2): { readonly value: T; readonly found: readonly string[] } {
  const reader = new Reader();
  reader.seats = seats;
  const value = read(reader);
  return { value, found: reader.problems.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

test('what is absent is what it usually is', () => {
  const { value, found } = reading((reader) => [
    reader.map(undefined, ['a'], ['b']),
    reader.list(undefined, ['a']),
    reader.oneOf(undefined, ['a'], ['x', 'y'], 'y'),
    reader.count(undefined, ['a'], 4),
    reader.flag(undefined, ['a'], true),
    reader.text(undefined, ['a'], 'none'),
    reader.seat(undefined, ['a'], 1),
    reader.order(undefined, ['a']),
    reader.outcome(undefined),
  ]);
  expect(value).toEqual([{}, [], 'y', 4, true, 'none', 1, [0, 1], null]);
  expect(found).toEqual([]);
});

test('what is right is taken', () => {
  const { value, found } = reading((reader) => [
    reader.map({ b: 1 }, [], ['b']),
    reader.count(3, [], 0, 1, 5),
    reader.texts(['a', 7], []),
    reader.counts({ x: 2 }, []),
    reader.seatList(['B', 'A'], [], []),
    reader.order(['B', 'A'], []),
    reader.rng([1, 2, 3, 4], [0, 0, 0, 0]),
    reader.outcome({ winners: ['B'], reason: 'luck' }),
    reader.checked(exact(whole(0, 3)), 2, []),
  ]);
  expect(value).toEqual([
    { b: 1 },
    3,
    ['a', '7'],
    { x: 2 },
    [1, 0],
    [1, 0],
    [1, 2, 3, 4],
    { winners: [1], reason: 'luck' },
    2,
  ]);
  expect(found).toEqual([]);
});

test.each<[name: string, read: (reader: Reader) => unknown, found: string]>([
  ['no map', (reader) => reader.map(7, ['a'], []), 'a: must be a map'],
  ['an unknown key', (reader) => reader.map({ c: 1 }, ['a'], ['b']), 'a.c: is not known here; known are b'],
  ['no list', (reader) => reader.list('x', ['a']), 'a: must be a list'],
  ['none of the words', (reader) => reader.oneOf('z', ['a'], ['x', 'y'], 'x'), 'a: must be one of x, y'],
  ['too little', (reader) => reader.count(-1, ['a'], 0), 'a: must be a whole number, 0 or more'],
  ['too much', (reader) => reader.count(9, ['a'], 0, 1, 5), 'a: must be a whole number, 1 to 5'],
  ['neither true nor false', (reader) => reader.flag('yes', ['a']), 'a: must be true or false'],
  ['no text', (reader) => reader.text([], ['a']), 'a: must be text'],
  ['nobody at the table', (reader) => reader.seat('C', ['a'], 0), "a: must be a player's letter, A to B"],
  ['a seat by number', (reader) => reader.seat(0, ['a'], 0), "a: must be a player's letter, A to B"],
  ['somebody twice', (reader) => reader.order(['A', 'A'], ['a']), 'a: must name every player once, such as [A, B]'],
  ['too few numbers', (reader) => reader.rng([1, 2], [0, 0, 0, 0]), 'rng: must be four whole numbers'],
])('%s is told with its place', (_name, read, found) => {
  expect(reading(read).found).toEqual([found]);
});

test('what a schema finds wrong is told below the place', () => {
  const { value, found } = reading((reader) => reader.checked(exact(whole(0, 3)), 'two', ['a', 0]));
  expect(value).toBeNull();
  expect(found).toEqual(["a.0: 'two' is not possible here; it may be a number"]);
});

test('players are read in the order of their letters, and from then on are known', () => {
  const { value, found } = reading((reader) => {
    const players = reader.playerMaps({ A: { hand: 1 }, B: null }, 4, ['hand']);
    return [players, reader.seats];
  }, 0);
  expect(value).toEqual([[{ hand: 1 }, {}], 2]);
  expect(found).toEqual([]);
  const wrong = (data: unknown) => reading((reader) => reader.playerMaps(data, 3, ['hand'])).found;
  expect(wrong({ B: {}, A: { feet: 2 } })).toEqual([
    'players.B: players must be A, B, … in this order',
    'players.A: players must be A, B, … in this order',
    'players.A.feet: is not known here; known are hand',
  ]);
  expect(wrong({ A: {}, D: {} })).toContain('players.D: is not known here; known are A, B, C');
  expect(wrong(undefined)).toEqual(['players: must be a map', 'players: there must be two players or more']);
});

test('the result is what was read, or everything that is wrong with it', () => {
  const reader = new Reader();
  expect(reader.result('all')).toEqual({ ok: true, value: 'all' });
  expect(reader.result(null)).toEqual({ ok: false, problems: [] });
  reader.count('x', ['a'], 0);
  expect(reader.result('all')).toMatchObject({ ok: false, problems: [{ path: ['a'] }] });
});
