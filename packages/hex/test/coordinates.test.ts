import {
  centreOf,
  fromOffset,
  hexDistance,
  neighbour,
  oppositeSide,
  rotateHex,
  SIDES,
  sideTowards,
  stepOf,
  toOffset,
  turned,
  type Side,
} from '@muster/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const coordinate = fc.integer({ min: -40, max: 40 });
const anyHex = fc.record({ q: coordinate, r: coordinate });
const anySide = fc.constantFrom<Side>(...SIDES);

function away(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test('sides count clockwise from the east, y growing to the south', () => {
  const centres = SIDES.map((side) => centreOf(stepOf(side)));
  expect(centres.map(({ x, y }) => [Math.sign(x), Math.sign(Math.round(y * 10))])).toEqual([
    [1, 0],
    [1, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [1, -1],
  ]);
  for (const centre of centres) expect(away(centre, { x: 0, y: 0 })).toBeCloseTo(1, 12);
});

test('turning a step turns its side; six turns are none', () => {
  fc.assert(
    fc.property(anySide, fc.integer({ min: -12, max: 12 }), anyHex, (side, steps, hex) => {
      expect(rotateHex(stepOf(side), steps)).toEqual(plain(stepOf(turned(side, steps))));
      expect(turned(turned(side, steps), -steps)).toBe(side);
      expect(rotateHex(rotateHex(hex, steps), 6 - (steps % 6))).toEqual(plain(hex));
      expect(oppositeSide(oppositeSide(side))).toBe(side);
      expect(neighbour(neighbour(hex, side), oppositeSide(side))).toEqual(hex);
    }),
  );
});

/** toEqual tells 0 from -0; on a hex field they are the same. */
function plain({ q, r }: { readonly q: number; readonly r: number }) {
  return {
    q: expect.toSatisfy((value: number) => value === q) as number,
    r: expect.toSatisfy((value: number) => value === r) as number,
  };
}

test('turning about (0, 0) keeps distances', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.integer({ min: 0, max: 5 }), (a, b, steps) => {
      const turnedA = rotateHex(a, steps);
      const turnedB = rotateHex(b, steps);
      expect(hexDistance(turnedA, turnedB)).toBe(hexDistance(a, b));
      expect(away(centreOf(turnedA), centreOf(turnedB))).toBeCloseTo(away(centreOf(a), centreOf(b)), 9);
    }),
  );
});

test('offset coordinates there and back; rows are rows', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (column, row) => {
      const hex = fromOffset(column, row);
      expect(toOffset(hex)).toEqual({ column, row });
      const { x, y } = centreOf(hex);
      expect(x).toBe(column + (row & 1) / 2);
      expect(y).toBeCloseTo((row * Math.sqrt(3)) / 2, 12);
    }),
  );
});

test('the distance counts steps: 1 to neighbours, never shorter by a detour', () => {
  fc.assert(
    fc.property(anyHex, anyHex, anySide, (a, b, side) => {
      const next = neighbour(a, side);
      expect(hexDistance(a, next)).toBe(1);
      expect(sideTowards(a, next)).toBe(side);
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(Math.abs(hexDistance(a, b) - hexDistance(next, b))).toBeLessThanOrEqual(1);
      const nearer = SIDES.some((one) => hexDistance(neighbour(a, one), b) === hexDistance(a, b) - 1);
      expect(nearer).toBe(hexDistance(a, b) > 0);
      if (hexDistance(a, b) !== 1) expect(sideTowards(a, b)).toBeNull();
    }),
  );
});
