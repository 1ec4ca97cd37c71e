import { expect, test } from 'vitest';
import { isLike, like, same } from '../src/likeness.ts';

test('maps are the same whatever the order of their keys, lists are not', () => {
  expect(same('it', { a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBeNull();
  expect(same('it', [1, 2], [2, 1])).toBe('it is [1,2], not [2,1]');
  expect(same('it', { a: 1, b: 2 }, { a: 1 })).not.toBeNull();
});

test('a map may say less than there is, a list must be as long', () => {
  expect(isLike({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } })).toBe(true);
  expect(isLike({ a: 1 }, { a: 2 })).toBe(false);
  expect(isLike([{ a: 1, b: 2 }, 3], [{ a: 1 }, 3])).toBe(true);
  expect(isLike([1, 2], [1])).toBe(false);
  expect(isLike([1], { 0: 1 })).toBe(false);
  expect(like('it', { a: 1 }, { a: 2 })).toBe('it is {"a":1}, not {"a":2}');
});
