import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkFile,
  kindLine,
  MAX_CHARACTERS,
  readPosition,
  readRecord,
  readScenarios,
  writePosition,
  writeRecord,
} from '../src/index.ts';
import { anyGame } from './games.ts';
import { toyGame } from './toy-game.ts';

const GAMES = [toyGame];

function problemsOf(text: string): readonly string[] {
  return checkFile(GAMES, text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  ['nothing', '', "1:1 the file must begin with a line such as 'muster: record/1'"],
  ['a plain text', 'hello', "1:1 the file must begin with a line such as 'muster: record/1'"],
  [
    'another order of lines',
    'game: sprint\nmuster: record/1\n',
    "1:1 the file must begin with a line such as 'muster: record/1'",
  ],
  ['an unknown game', 'muster: record/1\ngame: chess\n', "2:7 there is no game 'chess': known are 'sprint'"],
  ['no game', 'muster: record/1\n', "1:1 'game' is missing"],
  [
    'an unknown kind',
    'muster: cake/1\ngame: sprint\n',
    "1:9 there is no kind of file 'cake/1': known are 'record/1', 'position/1', 'scenario/1' and 'deck/1'",
  ],
  [
    'an open bracket',
    'muster: record/1\ngame: [sprint\n',
    '3:1 not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  ['a key twice', 'muster: record/1\ngame: sprint\ngame: sprint\n', "3:1 the key 'game' is here twice"],
  ['a dangerous key', 'muster: record/1\n__proto__: {a: 1}\n', "2:1 '__proto__' can't be used as a key"],
  [
    'a tag',
    'muster: record/1\ngame: !!js/function x\n',
    '2:7 not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function',
  ],
  [
    'two documents',
    'muster: record/1\n---\nmuster: record/1\n',
    '2:1 not valid YAML: a file holds one document, here a second one begins',
  ],
  ['zeros', 'muster: record/1\ngame: \u0000\n', '2:7 this is not a text file: it has the character U+0000'],
  ['a picture', '\u0089PNG\r\n\u001a\n', '2:1 this is not a text file: it has the character U+001A'],
  [
    'a map as key',
    'muster: record/1\n? {a: b}\n: c\n',
    '2:3 not valid YAML: With stringKeys, all keys must be strings',
  ],
  [
    'an alias of nothing',
    'muster: record/1\ngame: sprint\nsetup: *nobody\n',
    '3:8 nothing is called &nobody before this',
  ],
])('%s is refused with its place', (_, text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});

test('a huge file is refused at once', () => {
  const text = `muster: record/1\n${'#'.repeat(MAX_CHARACTERS)}`;
  expect(problemsOf(text)).toEqual([
    `1:1 the file is too large: ${text.length} characters, at most ${MAX_CHARACTERS} are allowed`,
  ]);
});

test.each([
  ['depth', `muster: record/1\ngame: ${'['.repeat(50_000)}`],
  ['blocks in blocks', `muster: record/1\nsetup:\n${'- '.repeat(20_000)}`],
  ['aliases', `muster: position/1\na: &a [1,1,1,1,1,1,1,1,1]\n${aliases(12)}`],
  ['an alias of itself', 'muster: record/1\ngame: sprint\nsetup: &a [*a]\n'],
])('too much %s is a problem, not a crash', (_, text) => {
  expect(problemsOf(text).length).toBeGreaterThan(0);
});

function aliases(levels: number): string {
  const names = 'abcdefghijklmnop';
  const line = (i: number): string => `${names[i + 1]}: &${names[i + 1]} [${`*${names[i]},`.repeat(9)}]\n`;
  return Array.from({ length: levels }, (_unused, i) => line(i)).join('');
}

test('of very many problems the first are shown', () => {
  const answers = '  - x\n'.repeat(1000);
  const text = `muster: record/1\ngame: sprint\nsetup: {edition: short, decks: [quick, quick]}\nseed: x\nanswers:\n${answers}`;
  const problems = problemsOf(text);
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toContain('and 980 more problems');
});

test('twenty thousand keys are read in reasonable time', () => {
  const keys = Array.from({ length: 20_000 }, (_, i) => `k${i}: 1\n`).join('');
  expect(problemsOf(`muster: deck/1\ngame: sprint\n${keys}`)).toEqual(['1:1 must be a list of cards']);
});

test('whatever is done to a file, reading it gives a value or problems', () => {
  const whole = anyGame.map(({ match, record }) => [writeRecord(record), writePosition(toyGame, match.state)]);
  const damage = fc.tuple(
    whole,
    fc.nat(),
    fc.nat({ max: 30 }),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(':', '-', '[', '}', '"', '\n', '  ', '*a', '&a', '|', '---\n'),
    ),
  );
  fc.assert(
    fc.property(damage, ([texts, at, length, inserted]) => {
      for (const text of texts) {
        const place = at % (text.length + 1);
        const damaged = text.slice(0, place) + inserted + text.slice(place + length);
        for (const read of [readRecord, readPosition, readScenarios]) {
          const result = read(GAMES, damaged);
          if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
        }
        const lines = damaged.split('\n').length;
        for (const problem of checkFile(GAMES, damaged).problems) {
          expect(problem.line).toBeGreaterThan(0);
          expect(problem.line).toBeLessThanOrEqual(lines);
          expect(problem.column).toBeGreaterThan(0);
          expect(problem.message).not.toBe('');
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('any text at all gives problems, never an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.jsonValue().map((value) => JSON.stringify(value)),
      ),
      (text) => {
        expect(checkFile(GAMES, text).problems.length).toBeGreaterThan(0);
        expect(checkFile(GAMES, `muster: scenario/1\ngame: sprint\n${text}`).problems.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300 },
  );
});

test('a file of a game is checked by the game', () => {
  const deck = 'muster: deck/1\ngame: sprint\ncards:\n  - step 1\n  - step 9\n';
  expect(problemsOf(deck)).toEqual(["5:5 there is no card 'step 9'"]);
  expect(problemsOf(deck.replace('9', '2'))).toEqual([]);
});

test('a file of another kind is not taken for a record', () => {
  const read = readRecord(GAMES, 'muster: position/1\ngame: sprint\nposition: {}\n');
  expect(read).toEqual({
    ok: false,
    problems: [{ line: 1, column: 9, message: 'this is a position/1 file, a record/1 is needed' }],
  });
});

test('what a file is can be told from its first line', () => {
  expect(kindLine('muster: record/1\ngame: x')).toBe('record/1');
  expect(kindLine('# a remark\n\n  # more\r\nmuster:  "scenario/1"  # so it is\r\n')).toBe('scenario/1');
  expect(kindLine('game: x\nmuster: record/1')).toBeNull();
  expect(kindLine('')).toBeNull();
});
