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
  expect(patch).toEqual({ '~': { a: { '~': { 0: { '~': { y: { '=': 5 } } } } }, more: { '=': null } }, '-': ['gone'] });
  const now = patch === null ? before : (patched(before, patch) as typeof before);
  expect(now).toEqual(after);
  expect(now.b).toBe(before.b);
  expect(now.a[1]).toBe(before.a[1]);
});

it('the same is no change', () => {
  expect(patchBetween({ a: [1, { b: null }], c: undefined }, { a: [1, { b: null }] })).toBeNull();
});
