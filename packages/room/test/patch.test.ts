import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchBetween, patched } from '../src/patch.ts';

const data = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('what was before and what has changed give what is now', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const patch = patchBetween(before, after);
      expect(patch === null ? before : patched(before, sent(patch) as NonNullable<typeof patch>)).toEqual(sent(after));
    }),
    { numRuns: 500 },
  );
});

it('a small change makes a small patch, and leaves the rest as it is', () => {
  const before = { a: [{ x: 1, y: 2 }, { x: 3 }], b: { long: 'text' }, gone: 1 };
  const after = { a: [{ x: 1, y: 5 }, { x: 3 }], b: { long: 'text' }, more: null };
  const patch = patchBetween(before, after);
  expect(patch).toEqual([
    ['a', 'more', 'gone'],
    [[[0], [[['y'], [[5]]]]], [null], []],
  ]);
  const now = patch === null ? before : (patched(before, patch) as typeof before);
  expect(now).toEqual(after);
  expect(now.b).toBe(before.b);
  expect(now.a[1]).toBe(before.a[1]);
});

it('the same is no change', () => {
  expect(patchBetween({ a: [1, { b: null }], c: undefined }, { a: [1, { b: null }] })).toBeNull();
});

it('lists of things that come, go, change and move are told apart by their ids', () => {
  const things = fc.uniqueArray(fc.record({ id: fc.nat(9), state: fc.nat(2) }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(things, things, fc.array(fc.nat(9)), (before, after, kept) => {
      // Some are the same objects as before.
      const now = after.map((one) => (kept.includes(one.id) ? (before.find(({ id }) => id === one.id) ?? one) : one));
      const patch = patchBetween(before, now);
      expect(patch === null ? before : patched(before, sent(patch) as NonNullable<typeof patch>)).toEqual(now);
    }),
    { numRuns: 2000 },
  );
});

it('what has come to a list or gone from it is said alone', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((text, id) => ({ id, text }));
  expect(patchBetween([a, b, c], [a, b, c, d])).toEqual([[[0, 3], [d]], [], []]);
  expect(patchBetween([a, b, c, d], [a, c, d])).toEqual([
    [
      [0, 1],
      [2, 2],
    ],
    [],
    [],
  ]);
  expect(patchBetween([a, b, c], [a, d, c])).toEqual([[[0, 1], [d], [2, 1]], [], []]);
  expect(patchBetween([a, b, c], [c, a, b])).toEqual([
    [
      [2, 1],
      [0, 2],
    ],
    [],
    [],
  ]);
  expect(patchBetween([a, b, c], [b, { ...c, text: 'x' }])).toEqual([[[1, 2]], [1], [[['text'], [['x']]]]]);
  expect(patchBetween([a, b], [d, e])).toEqual([[d, e]]);
  expect(patchBetween([a, b], [])).toEqual([[]]);
  expect(patchBetween([1, 2], [2])).toEqual([[2]]);
});

it('what stays in a list is the same object as before', () => {
  const before = [{ id: 1 }, { id: 2, list: [1] }, { id: 3 }];
  const patch = patchBetween(before, [{ id: 3 }, { id: 4 }, { id: 2, list: [2] }]);
  const now = patch === null ? before : (patched(before, patch) as typeof before);
  expect(now).toEqual([{ id: 3 }, { id: 4 }, { id: 2, list: [2] }]);
  expect(now[0]).toBe(before[2]);
});
