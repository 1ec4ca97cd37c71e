import type { GameRecord } from '@muster/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecord, writeRecord } from '../src/index.ts';
import { anyGame } from './games.ts';
import { toyGame } from './toy-game.ts';

const GAMES = [toyGame];

/** The problems of a text as `line:column message`. */
function problemsOf(text: string): readonly string[] {
  const read = readRecord(GAMES, text);
  return read.ok ? [] : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('a record reads back as it was written, and verifies', () => {
  fc.assert(
    fc.property(
      anyGame,
      fc.dictionary(fc.nat({ max: 60 }).map(String), fc.string({ unit: 'binary' })),
      ({ record }, remarks) => {
        const comments = Object.fromEntries(
          Object.entries(remarks).filter(([number]) => Number(number) <= record.answers.length),
        );
        const commented: GameRecord = Object.keys(comments).length > 0 ? { ...record, comments } : record;
        const text = writeRecord(commented);
        const read = readRecord(GAMES, text);
        if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.problems)}`);
        expect(read.value.record).toEqual(commented);
        expect(read.value.verify()).toEqual([]);
        expect(writeRecord(read.value.record)).toBe(text);
      },
    ),
  );
});

test('whatever setup, seed and keys a game has, they come back unchanged', () => {
  const plain = fc
    .jsonValue({ maxDepth: 4, stringUnit: 'binary' })
    .filter((value) => !JSON.stringify(value).includes('__proto__'));
  const key = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', 'null', 'true', '~', '', ' x ', 'a: b', '- a', '#', '<<', '!concede', '[', '0x1f', '1e3'),
  );
  const answer = fc.oneof(key, fc.array(key, { maxLength: 12 }));
  const open = { ...toyGame, checkSetup: (data: unknown) => ({ ok: true, value: data }) as never };
  fc.assert(
    fc.property(plain, key, fc.array(fc.record({ seat: fc.nat({ max: 9 }), answer })), (setup, seed, answers) => {
      const record = { game: 'sprint', setup, seed, answers, outcome: { winners: [0], reason: seed }, hash: seed };
      const text = writeRecord(record);
      const read = readRecord([open], text);
      if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.problems)}`);
      expect(read.value.record).toEqual(record);
    }),
    { numRuns: 300 },
  );
});

test('answers stand one on a line', () => {
  const keys = Array.from({ length: 30 }, (_, i) => `drop:${i}`);
  const answers = [
    { seat: 0, answer: 'roll' },
    { seat: 1, answer: ['drop:0', 'drop:1'] },
    { seat: 0, answer: keys },
  ];
  const text = writeRecord({
    game: 'sprint',
    setup: { edition: 'short', decks: ['quick', 'mean'] },
    seed: '42',
    answers,
  });
  expect(text).toBe(`muster: record/1
game: sprint
setup: {edition: short, decks: [quick, mean]}
seed: "42"
answers:
  - [0, roll]
  - [1, [drop:0, drop:1]]
  - [0, [${keys.join(', ')}]]
`);
});

const HEAD = `muster: record/1
game: sprint
setup: {edition: short, decks: [quick, quick]}
`;

test('a record with mistakes says where they are', () => {
  const text = `${HEAD}seed: 42
answers:
  - [0, roll]
  - roll
  - [A, roll]
  - [0, 3]
  - [1, [drop:0, 7]]
comments:
  99: too far
  first: hm
outcome: {winners: 0, reason: x, prize: 3}
hash: true
colour: blue
`;
  expect(problemsOf(text)).toEqual([
    "16:1 unknown key 'colour': known are 'muster', 'game', 'setup', 'seed', 'answers', 'comments', 'outcome' and 'hash'",
    '4:7 must be text, not 42: put it in quotes',
    "7:5 must be [seat, key] or [seat, [keys]], not the text 'roll'",
    "8:6 must be a whole number from 0 on, not the text 'A'",
    '9:9 must be text, not 3: put it in quotes',
    '10:18 must be text, not 7: put it in quotes',
    "12:3 '99' is not the number of an answer: there are 5, and 0 stands before the first",
    "13:3 'first' is not the number of an answer: there are 5, and 0 stands before the first",
    "14:34 unknown key 'prize': known are 'winners' and 'reason'",
    '14:20 must be a list, not 0',
    '15:7 must be text, not true: put it in quotes',
  ]);
});

test('what is missing is named', () => {
  expect(problemsOf('muster: record/1\ngame: sprint\n')).toEqual([
    "1:1 'setup' is missing",
    "1:1 'seed' is missing",
    "1:1 'answers' is missing",
  ]);
});

test('the setup is checked by the game', () => {
  const text =
    'muster: record/1\ngame: sprint\nsetup:\n  edition: short\n  decks:\n    - quick\n    - slow\nseed: x\nanswers: []\n';
  expect(problemsOf(text)).toEqual(["7:7 there is no deck 'slow'"]);
});

test('verification points to the answer that can not be', () => {
  const text = `${HEAD}seed: x
answers:
  - [0, []]
  - [1, []]
  - [0, fly]
`;
  const read = readRecord(GAMES, text);
  expect(read.ok && read.value.verify()).toEqual([
    { line: 8, column: 5, message: "seat 0: 'fly' is refused (unknown-option)" },
  ]);
});

test('verification points to a wrong hash and a wrong winner', () => {
  const text = `${HEAD}seed: x
answers:
  - [0, "!concede"]
outcome: {winners: [0], reason: given up}
hash: "0123456789abcdef"
`;
  const read = readRecord(GAMES, text);
  const problems = read.ok ? read.value.verify() : [];
  expect(problems.map(({ line }) => line)).toEqual([8, 7]);
  expect(problems[1]?.message).toContain('won by 1');
});

test('a game that breaks off is a problem of that answer, not an exception', () => {
  const broken = {
    ...toyGame,
    concede: () => {
      throw new Error('oops');
    },
  };
  const read = readRecord([broken], `${HEAD}seed: x\nanswers:\n  - [0, []]\n  - [0, "!concede"]\n`);
  expect(read.ok && read.value.verify()).toEqual([{ line: 7, column: 5, message: 'the game broke off: oops' }]);
});
