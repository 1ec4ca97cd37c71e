import { buildField, hexOf, oppositeSide, OPEN_SKY, sideOf, stepBetween } from '@muster/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyField, drawn } from './fields.ts';

describe('solids of one column', () => {
  test('that touch or overlap are one, with one space on top', () => {
    const field = buildField([
      { q: 0, r: 0, bottom: 2, top: 4 },
      { q: 0, r: 0, bottom: 0, top: 1 },
      { q: 0, r: 0, bottom: 1, top: 3 },
    ]);
    expect([field.columns, field.spaces]).toEqual([1, 1]);
    expect([field.bottom[0], field.level[0], field.ceiling[0]]).toEqual([0, 4, OPEN_SKY]);
  });

  test('swallow a smaller one inside a bigger one', () => {
    const field = buildField([
      { q: 0, r: 0, bottom: 0, top: 5 },
      { q: 0, r: 0, bottom: 1, top: 2 },
    ]);
    expect(Array.from(field.level)).toEqual([5]);
  });

  test('with a gap are two spaces, the lower one under a ceiling', () => {
    const field = buildField([
      { q: 0, r: 0, bottom: 6, top: 7 },
      { q: 0, r: 0, bottom: 0, top: 1 },
    ]);
    expect([field.columns, field.spaces]).toEqual([1, 2]);
    expect(Array.from(field.level)).toEqual([1, 7]);
    expect(Array.from(field.bottom)).toEqual([0, 6]);
    expect(Array.from(field.ceiling)).toEqual([6, OPEN_SKY]);
    expect(field.steps).toBe(0);
  });
});

test('spaces and columns are found by their coordinates', () => {
  const field = drawn(['12', '.3'], [{ q: 1, r: 0, bottom: 5, top: 6 }]);
  expect(field.columnAt(0, 1)).toBeNull();
  expect(field.spaceAt(0, 1, 1)).toBeNull();
  expect(field.spaceAt(0, 0, 2)).toBeNull();
  const bridge = field.spaceAt(1, 0, 6);
  expect(bridge).not.toBeNull();
  expect(hexOf(field, bridge ?? -1)).toEqual({ q: 1, r: 0 });
  expect(field.column[bridge ?? -1]).toBe(field.columnAt(1, 0));
  expect(field.columnAt(1, 1)).toBe(2);
});

test('every space of a column borders every space of the next', () => {
  const field = drawn(['12'], [{ q: 1, r: 0, bottom: 5, top: 6 }]);
  const low = field.spaceAt(0, 0, 1) ?? -1;
  const high = field.spaceAt(1, 0, 2) ?? -1;
  const bridge = field.spaceAt(1, 0, 6) ?? -1;
  expect(stepBetween(field, low, high)).not.toBeNull();
  expect(stepBetween(field, low, bridge)).not.toBeNull();
  expect(stepBetween(field, high, bridge)).toBeNull();
  expect(sideOf(field, stepBetween(field, low, bridge) ?? -1)).toBe(0);
  expect(sideOf(field, stepBetween(field, bridge, low) ?? -1)).toBe(3);
});

test('perches hang in their columns, joined upright with what is below', () => {
  const field = buildField(
    [
      { q: 0, r: 0, bottom: 0, top: 1 },
      { q: 1, r: 0, bottom: 0, top: 6 },
    ],
    [
      { q: 0, r: 0, level: 3 },
      { q: 0, r: 0, level: 5 },
    ],
  );
  const foot = field.spaceAt(0, 0, 1) ?? -1;
  const first = field.spaceAt(0, 0, 3) ?? -1;
  const second = field.spaceAt(0, 0, 5) ?? -1;
  expect(Array.from(field.perch)).toEqual([0, 1, 1, 0]);
  expect(field.ceiling[foot]).toBe(OPEN_SKY);
  expect(sideOf(field, stepBetween(field, foot, first) ?? -1)).toBeNull();
  expect(stepBetween(field, first, second)).not.toBeNull();
  expect(stepBetween(field, foot, second)).toBeNull();
  expect(() => buildField([], [{ q: 0, r: 0, level: 3 }])).toThrow('hangs over no column');
});

test('in every field steps lead to neighbours and back', () => {
  fc.assert(
    fc.property(anyField, (field) => {
      for (let step = 0; step < field.steps; step++) {
        const from = field.stepFrom[step] ?? -1;
        const to = field.stepTo[step] ?? -1;
        const back = field.stepBack[step] ?? -1;
        const side = sideOf(field, step);
        expect([field.stepFrom[back], field.stepTo[back], field.stepBack[back]]).toEqual([to, from, step]);
        expect(side).not.toBeNull();
        if (side === null) continue;
        expect(sideOf(field, back)).toBe(oppositeSide(side));
        expect(field.columnBeside[(field.column[from] ?? 0) * 6 + side]).toBe(field.column[to]);
        expect(stepBetween(field, from, to)).toBe(step);
      }
    }),
    { numRuns: 30 },
  );
});
