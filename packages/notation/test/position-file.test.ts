import { hashOf } from '@muster/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../src/index.ts';
import { anyGame } from './games.ts';
import { toyGame } from './toy-game.ts';

const GAMES = [toyGame];

test('a position reads back as the same state', () => {
  fc.assert(
    fc.property(anyGame, ({ match }) => {
      const text = writePosition(toyGame, match.state);
      const read = readPosition(GAMES, text);
      if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.problems)}`);
      expect(read.value.state).toEqual(match.state);
      expect(hashOf(read.value.state)).toBe(match.hash);
      expect(writePosition(toyGame, read.value.state)).toBe(text);
    }),
  );
});

test('small maps and lists stand on one line', () => {
  const read = readPosition(
    GAMES,
    'muster: position/1\ngame: sprint\nposition: {runners: [{hand: [trip]}, {place: 3}], rng: [1, 2, 3, 4]}\n',
  );
  const text = read.ok ? writePosition(toyGame, read.value.state) : '';
  expect(text).toBe(`muster: position/1
game: sprint
position:
  edition: short
  turn: 1
  turnLimit: 50
  active: 0
  phase: race
  runners:
    - {place: 0, hand: [trip], deck: [], used: []}
    - {place: 3, hand: [], deck: [], used: []}
  rng: [1, 2, 3, 4]
`);
});

test('problems the game finds have their place', () => {
  const text = `muster: position/1
game: sprint
position:
  runners:
    - place: far
      hand: [step 1, step 8]
    - &other {place: 2, hand: [jump]}
    - *other
  weather: fine
size: 3
`;
  const read = readPosition(GAMES, text);
  const problems = read.ok ? [] : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(problems).toEqual([
    "10:1 unknown key 'size': known are 'muster', 'game' and 'position'",
    "9:12 unknown key 'weather'",
    '5:14 must be a number',
    "6:22 there is no card 'step 8'",
    "7:32 there is no card 'jump'",
    "7:32 there is no card 'jump'",
  ]);
});

test('a game that throws on a position is a problem too', () => {
  const broken = {
    ...toyGame,
    readPosition: () => {
      throw new Error('oops');
    },
  };
  const read = readPosition([broken], 'muster: position/1\ngame: sprint\nposition: {}\n');
  expect(read).toEqual({ ok: false, problems: [{ line: 3, column: 1, message: "the game can't read this: oops" }] });
});
