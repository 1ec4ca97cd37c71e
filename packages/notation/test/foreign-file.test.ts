import type { FileContent, ForeignFile } from '@muster/engine';
import { expect, test } from 'vitest';
import { checkContent } from '../src/index.ts';
import { toyGame } from './toy-game.ts';

const TRACK: ForeignFile = {
  kind: 'track',
  fits: ({ name }) => name.endsWith('.track'),
  check: ({ bytes, text }) => {
    if (bytes.length === 0) throw new Error('nothing in it');
    return { problems: [{ path: ['fields', 1], message: 'is too long' }], report: [text ?? 'no text'] };
  },
};
const GAMES = [{ ...toyGame, foreignFiles: [TRACK] }];

function content(name: string, text: string | null): FileContent {
  return {
    name,
    text,
    bytes: text === null ? new Uint8Array([255, 0]) : Uint8Array.from(text, (one) => one.charCodeAt(0)),
  };
}

test('a file of another program is checked by the game that knows its form', () => {
  expect(checkContent(GAMES, content('oval.track', 'fields:\n  - short\n  - long\n'))).toEqual({
    kind: 'track',
    game: 'sprint',
    problems: [{ line: 3, column: 5, message: 'is too long' }],
    report: ['fields:\n  - short\n  - long\n'],
  });
});

test('in a file that is no text a problem is told with its path', () => {
  expect(checkContent(GAMES, content('oval.track', null))).toMatchObject({
    problems: [{ line: 1, column: 1, message: 'fields.1: is too long' }],
    report: ['no text'],
  });
});

test('a game that breaks off on such a file has a problem with it', () => {
  const { problems } = checkContent(GAMES, content('oval.track', ''));
  expect(problems).toEqual([{ line: 1, column: 1, message: "the game can't read this: nothing in it" }]);
});

test('all other files must be texts of ours', () => {
  expect(checkContent(GAMES, content('a.yaml', 'hello')).problems[0]?.message).toContain('must begin with');
  expect(checkContent(GAMES, content('a.png', null)).problems[0]?.message).toBe('this is not a text file (in UTF-8)');
});
