import { paragraph, TERMINAL_WIDTH, TextLine, wrapped } from '@muster/hex';
import { expect, test } from 'vitest';

const long = (letter: string): string => letter.repeat(45);

test('items that do not fit go on in indented lines', () => {
  expect(wrapped('Hand:', ['Parry', 'Rout'])).toEqual(['Hand: Parry, Rout']);
  expect(wrapped('Hand:', [long('a'), long('b'), long('c')], ' ·', 4)).toEqual([
    `Hand: ${long('a')} ·`,
    `    ${long('b')} · ${long('c')}`,
  ]);
});

test('a blank title is a margin and no line of its own', () => {
  expect(wrapped('', ['one', 'two'])).toEqual(['one, two']);
  expect(wrapped('    ', ['x'.repeat(TERMINAL_WIDTH)])).toEqual([`    ${'x'.repeat(TERMINAL_WIDTH)}`]);
});

test('a paragraph has margins for its first line and for the others', () => {
  const text = Array.from({ length: 30 }, () => 'word').join(' ');
  const lines = paragraph(text, 2, 6);
  expect(lines.map((line) => line.search(/\S/))).toEqual([2, 6]);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(text);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(TERMINAL_WIDTH);
});

test('characters stand where they are put', () => {
  const line = new TextLine(' 3| ');
  expect(line.isEmpty).toBe(true);
  expect(line.text).toBe(' 3|');
  line.put(8, 'AF');
  line.put(5, 'g');
  expect(line.isEmpty).toBe(false);
  expect(line.text).toBe(' 3|  g  AF');
});
