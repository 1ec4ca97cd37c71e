import { expect, test } from 'vitest';
import { eachMap, ENDING, expectEach, expectView, perPlayer, sameFacts, sameOfPlayers } from '../src/expectations.ts';
import { same } from '../src/likeness.ts';

const players = [
  { points: 3, out: false },
  { points: 0, out: true },
];
const won = { state: { players }, outcome: { winners: [0], reason: 'luck' } };
const open = { state: { players }, outcome: null };
const drawn = { state: { players }, outcome: { winners: [0, 1], reason: 'luck' } };
const nobodyCalled = (_context: unknown, name: string): string => `there is no '${name}'`;

test('every expectation of a map must hold; what is no subject is a name', () => {
  expect(expectEach(won, { over: true, winner: 'A', winners: ['A'], out: ['B'] }, ENDING, nobodyCalled)).toBeNull();
  expect(expectEach(won, { over: true, winner: 'B' }, ENDING, nobodyCalled)).toBe('winner is "A", not "B"');
  expect(expectEach(open, { over: false, winner: null, winners: null }, ENDING, nobodyCalled)).toBeNull();
  expect(expectEach(drawn, { winner: null, winners: ['A', 'B'] }, ENDING, nobodyCalled)).toBeNull();
  expect(expectEach(won, { toString: 1 }, ENDING, nobodyCalled)).toBe(`there is no 'toString'`);
});

test('players are named by their letters', () => {
  const points = (wanted: unknown): string | null =>
    sameOfPlayers(players, 'points', wanted, (player, seat) => player.points + seat);
  expect(points({ A: 3, B: 1 })).toBeNull();
  expect(points({ B: 0 })).toBe('points of B is 1, not 0');
  expect(points({ C: 0 })).toBe('points: there is no player C');
  expect(points({ x: 0 })).toBe('points: there is no player x');
  expect(points(3)).toBe('points: must be a map of players');
  expect(perPlayer(players, 'points', { A: 7 }, (_, seat, wanted) => same(String(seat), 0, wanted))).toBe(
    '0 is 0, not 7',
  );
});

test('a view is that of a seat or of a spectator', () => {
  const viewFor = (eyes: number | null) => ({ hand: eyes === 1 ? ['Parry'] : 1, turn: 3 });
  expect(expectView(viewFor, { of: 'B', hand: ['Parry'] })).toBeNull();
  expect(expectView(viewFor, { of: 'nobody', hand: 1, turn: 3 })).toBeNull();
  expect(expectView(viewFor, { of: 'A', hand: ['Parry'] })).toBe('A sees hand: 1, not ["Parry"]');
  expect(expectView(viewFor, { hand: 1 })).toBe('view: must be a map with `of` and a player, or nobody');
});

test('facts are said of one thing or of several, in words that are known', () => {
  const facts = { clear: () => true, range: () => 2 };
  const check = (wanted: unknown): string | null => eachMap(wanted, (one) => sameFacts('sight', facts, one));
  expect(check({ clear: true })).toBeNull();
  expect(check([{ clear: true }, { range: 3 }])).toBe('sight: range is 2, not 3');
  expect(check({ colour: 'red' })).toBe(`sight: 'colour' can't be expected; known are clear, range`);
  expect(check('clear')).toBe('must be a map, or a list of maps');
});
