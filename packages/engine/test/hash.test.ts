import { hashOf } from '@muster/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const anyData = fc.jsonValue({ maxDepth: 4 });

test('sixteen hexadecimal digits, the same on every machine', () => {
  expect(hashOf({})).toMatch(/^[0-9a-f]{16}$/);
  expect([null, 0, '', [], {}, { a: [1, -1, 0.5, 'é', true] }].map(hashOf)).toMatchInlineSnapshot(`
    [
      "e56bdb47c8b27787",
      "1926baa35aba4592",
      "dadb8930749fd9e4",
      "4bf3e1b05ce6e925",
      "029cc4778bc9680c",
      "fa128096b57b0ddc",
    ]
  `);
});

test('does not depend on the order in which keys were set', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anyData), (data) => {
      const turned = Object.fromEntries(Object.entries(data).reverse());
      expect(hashOf(turned)).toBe(hashOf(data));
    }),
  );
});

test('depends on the order in a list', () => {
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('survives the way through a file', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      expect(hashOf(JSON.parse(JSON.stringify(data)))).toBe(hashOf(data));
    }),
  );
});

test('a field that is undefined counts as absent, one that is null does not', () => {
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
  expect(hashOf({ a: 1, b: null })).not.toBe(hashOf({ a: 1 }));
});

test('different data has different hashes', () => {
  fc.assert(
    fc.property(anyData, anyData, (a, b) => {
      const same = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
      expect(hashOf(a) === hashOf(b)).toBe(same);
    }),
    { numRuns: 5000 },
  );
});

test('a small change anywhere in a large state changes the hash, and no two changes collide', () => {
  const state = { life: Array.from({ length: 60 }, (_, i) => i), names: { a: 'x', b: 'y' }, flag: false, ratio: 0.5 };
  const hashes = new Set([hashOf(state)]);
  let made = 1;
  for (const i of state.life.keys()) {
    for (const delta of [-1000, -1, 1, 2 ** 31, 0.25]) {
      hashes.add(hashOf({ ...state, life: state.life.with(i, (state.life[i] ?? 0) + delta) }));
      made++;
    }
  }
  hashes.add(hashOf({ ...state, flag: true }));
  hashes.add(hashOf({ ...state, ratio: 0.25 }));
  hashes.add(hashOf({ ...state, names: { a: 'xy', b: '' } }));
  hashes.add(hashOf({ ...state, names: { a: '', b: 'xy' } }));
  expect(hashes.size).toBe(made + 4);
});

test('a hundred thousand neighbours do not collide', () => {
  const hashes = new Set<string>();
  for (let i = 0; i < 100_000; i++) hashes.add(hashOf([i & 255, i >> 8]));
  expect(hashes.size).toBe(100_000);
});

test('what looks alike is told apart', () => {
  const alike = [0, '0', false, null, '', [], {}, [[]], [null], { 0: 0 }, [0], 'null', Number.NaN, 2 ** 40, -(2 ** 40)];
  expect(new Set(alike.map(hashOf)).size).toBe(alike.length);
  expect(hashOf(-0)).toBe(hashOf(0));
});

test('what is not plain data is an error, not a hash like that of an empty object', () => {
  class Card {
    id = 1;
  }
  const things = [new Map([[1, 2]]), new Set([1]), new Date(0), new Card(), () => 0, Symbol('x'), 1n];
  for (const thing of things) expect(() => hashOf({ deep: [thing] })).toThrow('is not plain data');
  expect(hashOf(Object.assign(Object.create(null) as object, { a: 1 }))).toBe(hashOf({ a: 1 }));
});

function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data === 'number') return data + 0;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, value]) => [key, sorted(value)]) };
}
