import { buildField, FlatSights, flatSight, type Field } from '@muster/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Rows of hexes, odd ones shifted to the right and one shorter. */
function board(width: number, rows: number): Field {
  const hexes: { q: number; r: number; bottom: number; top: number }[] = [];
  for (let r = 0; r < rows; r++) {
    for (let column = 0; column < width - (r & 1); column++)
      hexes.push({ q: column - (r - (r & 1)) / 2, r, bottom: 0, top: 1 });
  }
  return buildField(hexes);
}

const at = (field: Field, q: number, r: number): number => {
  const space = field.spaceAt(q, r, 1);
  if (space === null) throw new Error(`there is no hex ${q}, ${r}`);
  return field.column[space] ?? 0;
};

describe('sight on a flat field', () => {
  const field = board(7, 7);
  const sees = (from: number, to: number, ...blockers: readonly number[]) =>
    flatSight(field, from, to, (column) => blockers.includes(column));

  test('is free over open ground and to neighbours', () => {
    expect(sees(at(field, 0, 0), at(field, 6, 0))).toBe(true);
    expect(sees(at(field, 0, 0), at(field, 1, 0), at(field, 2, 0))).toBe(true);
  });

  test('is blocked by one hex in a straight row, not by one beside it', () => {
    expect(sees(at(field, 0, 0), at(field, 2, 0), at(field, 1, 0))).toBe(false);
    expect(sees(at(field, 0, 0), at(field, 2, 0), at(field, 0, 1))).toBe(true);
  });

  test('along the border of two hexes is blocked only if both block', () => {
    // From 0,0 to 1,1 (two steps) the line of the centres runs between 1,0 and 0,1.
    const [from, to, left, right] = [at(field, 0, 0), at(field, 1, 1), at(field, 1, 0), at(field, 0, 1)];
    expect(sees(from, to, left)).toBe(true);
    expect(sees(from, to, right)).toBe(true);
    expect(sees(from, to, left, right)).toBe(false);
  });
});

test('sights that are kept are the same as those looked at anew', () => {
  const field = board(9, 8);
  const sights = new FlatSights(field);
  const column = fc.nat({ max: field.columns - 1 });
  fc.assert(
    fc.property(column, column, fc.array(column, { maxLength: 24 }), (from, to, list) => {
      const blockers = new Set(list);
      const blocks = (one: number): boolean => blockers.has(one);
      expect(sights.sees(from, to, blocks)).toBe(flatSight(field, from, to, blocks));
    }),
    { numRuns: 3000 },
  );
});
