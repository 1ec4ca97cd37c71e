import { expect, test } from 'vitest';
import { and, count as english } from '../src/english.ts';
import { und } from '../src/german.ts';
import { a, e } from '../src/italian.ts';
import { capital, count, listed, signed, words } from '../src/phrases.ts';

test('words stand in a row', () => {
  expect(words('a', undefined, '', false, 'b', ', c')).toBe('a b, c');
  expect(words()).toBe('');
});

test('lists end with a word of their own', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listed(parts, 'or'))).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
});

test('each language has its word before the last', () => {
  expect([and, und, e].map((list) => list(['x', 'y', 'z']))).toEqual(['x, y and z', 'x, y und z', 'x, y e z']);
});

test('counted things', () => {
  expect([1, 2, 0].map((number) => count(number, 'Wunde', 'Wunden'))).toEqual(['1 Wunde', '2 Wunden', '0 Wunden']);
  expect([english(1, 'wound'), english(2, 'wound'), english(2, 'die', 'dice')]).toEqual([
    '1 wound',
    '2 wounds',
    '2 dice',
  ]);
});

test('"a" before a vowel like it', () => {
  expect([a('Krun'), a('Axe'), a('Elfo')]).toEqual(['a Krun', 'ad Axe', 'a Elfo']);
});

test('capitals and signs', () => {
  expect([capital('élan'), capital('')]).toEqual(['Élan', '']);
  expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '+0', '−1']);
});
