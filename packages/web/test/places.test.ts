/**
 * Where dice lie beside those they are about.
 */
import { expect, test } from 'vitest';
import { besidePoint } from '../src/boards/hex/places.ts';

const FIELD = { width: 800, height: 600 };
const DICE = { width: 200, height: 50 };

test('above them, in their middle', () => {
  expect(besidePoint({ x: 400, y: 300 }, DICE, FIELD)).toEqual({ x: 300, y: 186 });
});

test('below them where there is no room above', () => {
  expect(besidePoint({ x: 400, y: 100 }, DICE, FIELD)).toEqual({ x: 300, y: 164 });
});

test('whole at both sides, and clear of the buttons at the right', () => {
  expect(besidePoint({ x: 10, y: 300 }, DICE, FIELD)?.x).toBe(8);
  expect(besidePoint({ x: 790, y: 300 }, DICE, FIELD)?.x).toBe(540);
});

test('nowhere on a field that is too small for them', () => {
  expect(besidePoint({ x: 100, y: 60 }, DICE, { width: 240, height: 600 })).toBeNull();
  expect(besidePoint({ x: 400, y: 60 }, DICE, { width: 800, height: 150 })).toBeNull();
});
