import { expect, test } from 'vitest';
import { eyesOf, letterOf, seatOf } from '../src/index.ts';

test('seats have letters', () => {
  expect([0, 1, 5].map(letterOf)).toEqual(['A', 'B', 'F']);
  expect(['A', 'B', 'F'].map(seatOf)).toEqual([0, 1, 5]);
  expect(['a', '', 'AB', '1', 'Ä'].map(seatOf)).toEqual([null, null, null, null, null]);
});

test('a spectator has no seat, and whoever is unknown no eyes', () => {
  expect(eyesOf('B')).toBe(1);
  expect(eyesOf('nobody')).toBeNull();
  expect(['nobdy', 1, null, undefined].map(eyesOf)).toEqual([undefined, undefined, undefined, undefined]);
});
