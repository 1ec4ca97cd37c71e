import { expect, test } from 'vitest';
import { quantile, shareOf } from '../src/sim/interval.ts';

/** Known values of the Wilson interval. */
test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [1, 1, 0.2065, 1],
  [520, 1000, 0.489, 0.5508],
])('%i of %i', (wins, games, low, high) => {
  const share = shareOf(wins, games);
  expect(share.rate).toBe(wins / games);
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});

test('of no game anything may be true', () => {
  expect(shareOf(0, 0)).toEqual({ games: 0, wins: 0, rate: 0, low: 0, high: 1 });
});

test('quantiles', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10);
  expect(quantile([7], 0.9)).toBe(7);
  expect(quantile([], 0.5)).toBe(0);
});
