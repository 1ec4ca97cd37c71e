import { CONCEDE } from '@muster/engine';
import { expect, it } from 'vitest';
import type { AnswerEntry } from '../src/index.ts';
import { Timekeeper } from '../src/timekeeper.ts';

const answer = (seat: number, spent: number, by: 'player' | 'forced' = 'player', given = 'x'): AnswerEntry => ({
  type: 'answer',
  seat,
  answer: given,
  by,
  spent,
});

it('time runs for those who are asked, from when they were asked', () => {
  const time = new Timekeeper({ kind: 'move', seconds: 10 }, 3, []);
  time.asked([0, 2], 1000);
  time.asked([0, 2], 3000);
  expect(time.shown(4000)).toEqual({ left: [7000, 10_000, 7000], running: [0, 2] });
  time.asked([2], 4000);
  expect(time.shown(5000)).toEqual({ left: [10_000, 10_000, 6000], running: [2] });
  expect(time.next(5000)).toEqual({ seat: 2, left: 6000 });
  time.asked([], 6000);
  expect(time.next(6000)).toBeNull();
});

it('time of a game adds up over answers and log, with a little more for each answer', () => {
  const log = [answer(0, 20_000), answer(0, 5000, 'forced'), answer(1, 1000), answer(0, 9999, 'player', CONCEDE)];
  const time = new Timekeeper({ kind: 'game', seconds: 60, increment: 5 }, 2, [...log, { type: 'undo', kept: 0 }]);
  expect(time.shown(0).left).toEqual([45_000, 64_000]);
  time.asked([1], 100);
  expect(time.thinking(1, 4100)).toBe(4000);
  time.answered(answer(1, 4000));
  expect(time.shown(5000).left).toEqual([45_000, 65_000]);
});

it('who is first out of time comes first', () => {
  const time = new Timekeeper({ kind: 'game', seconds: 60, increment: 0 }, 2, [answer(1, 50_000)]);
  time.asked([0, 1], 0);
  expect(time.next(4000)).toEqual({ seat: 1, left: 6000 });
  expect(time.next(40_000)).toEqual({ seat: 1, left: 0 });
});

it('without a clock no time is over', () => {
  const time = new Timekeeper({ kind: 'none' }, 2, []);
  time.asked([0], 0);
  expect(time.next(1e12)).toBeNull();
  expect(time.shown(1e12)).toEqual({ left: [null, null], running: [0] });
});
