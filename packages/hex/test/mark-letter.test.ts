import { freeLetter } from '@muster/hex';
import { expect, test } from 'vitest';

test('a letter of the name if one is free, else the first of the others', () => {
  expect(freeLetter('Finn', [])).toBe('F');
  expect(freeLetter('Finn', ['F'])).toBe('I');
  expect(freeLetter('Finn', ['F', 'I', 'N', 'A'])).toBe('B');
  expect(freeLetter('Örk-7', [])).toBe('R');
  expect(freeLetter('Finn', Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))).toBe('?');
});
