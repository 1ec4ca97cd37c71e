import {
  ColumnDistances,
  columnsWithin,
  distanceBetween,
  hexDistance,
  ring,
  SIDES,
  straightLine,
  UNREACHABLE,
} from '@muster/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyField, columnOf, drawn } from './fields.ts';

describe('distances', () => {
  test('go around holes and bays, whatever the heights', () => {
    const field = drawn(['1 1 1 1 1', ' 1 . . 1 .', '1 9 1 1 1']);
    const distances = new ColumnDistances(field);
    const at = (nth: number, row: number): number => columnOf(field, nth, row);
    expect(distances.between(at(0, 0), at(4, 0))).toBe(4);
    expect(distances.between(at(2, 0), at(2, 2))).toBe(4);
    expect(distances.between(at(0, 1), at(3, 1))).toBe(4);
    expect(distances.between(at(0, 2), at(2, 2))).toBe(2);
    expect(distances.between(at(1, 2), at(1, 2))).toBe(0);
  });

  test('of spaces are those of their columns; above each other is 0', () => {
    const field = drawn(['111'], [{ q: 1, r: 0, bottom: 6, top: 7 }]);
    const distances = new ColumnDistances(field);
    const bridge = field.spaceAt(1, 0, 7) ?? -1;
    expect(distanceBetween(field, distances, field.spaceAt(1, 0, 1) ?? -1, bridge)).toBe(0);
    expect(distanceBetween(field, distances, field.spaceAt(0, 0, 1) ?? -1, bridge)).toBe(1);
  });

  test('to islands do not exist', () => {
    const field = drawn(['11..1']);
    const distances = new ColumnDistances(field);
    expect(distances.between(0, 2)).toBe(UNREACHABLE);
    expect(distances.between(2, 1)).toBe(UNREACHABLE);
    expect(columnsWithin(distances, 0, 9)).toEqual([0, 1]);
  });

  test('are the same in both directions, grow by one step at most and are never shorter than the crow flies', () => {
    fc.assert(
      fc.property(anyField, fc.nat(), fc.nat(), (field, someA, someB) => {
        const a = someA % field.columns;
        const b = someB % field.columns;
        const distances = new ColumnDistances(field);
        const distance = distances.between(a, b);
        expect(distances.from(b)[a]).toBe(distance);
        expect(new ColumnDistances(field).between(b, a)).toBe(distance);
        if (distance !== UNREACHABLE) expect(distance).toBeGreaterThanOrEqual(hexDistance(hex(a), hex(b)));
        const beside = SIDES.map((side) => field.columnBeside[b * 6 + side] ?? -1).filter((column) => column >= 0);
        const least = Math.min(...beside.map((column) => distances.between(a, column)));
        if (distance > 0) expect(least).toBe(distance - 1);

        function hex(column: number) {
          return { q: field.q[column] ?? 0, r: field.r[column] ?? 0 };
        }
      }),
    );
  });
});

describe('areas', () => {
  const field = drawn(['1 1 1 1 1', ' 1 1 1 1 1', '1 1 1 1 1', ' 1 1 1 1 1', '1 1 1 1 1']);
  const distances = new ColumnDistances(field);
  const middle = columnOf(field, 2, 2);

  test('around a column grow by rings', () => {
    expect([0, 1, 2].map((n) => ring(distances, middle, n).length)).toEqual([1, 6, 12]);
    expect([0, 1, 2].map((n) => columnsWithin(distances, middle, n).length)).toEqual([1, 7, 19]);
    expect(columnsWithin(distances, middle, 9)).toHaveLength(field.columns);
    expect(ring(distances, middle, -1)).toEqual([]);
  });

  test('in a straight line end with the field', () => {
    const east = straightLine(field, middle, 0, 9);
    expect(east).toEqual([columnOf(field, 3, 2), columnOf(field, 4, 2)]);
    expect(straightLine(field, middle, 0, 1)).toEqual(east.slice(0, 1));
    expect(straightLine(field, middle, 5, 9)).toEqual([columnOf(field, 2, 1), columnOf(field, 3, 0)]);
  });
});
