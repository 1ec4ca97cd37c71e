import { buildSight, canSee, countVisible, lineClear, pointOnEdge, whatBlocks, type Blockers } from '@muster/hex';
import { describe, expect, test } from 'vitest';
import { drawn } from './fields.ts';
import { ALL_STAND, figure, free, over } from './looking.ts';

describe('prisms', () => {
  const field = drawn(['1 1 1']);
  const prism = (scale: number, top = 11): Blockers => ({ prisms: [{ column: 1, scale, bottom: 1, top, piece: 0 }] });
  /** Along the row, so far beside the centres. */
  const beside = (y: number, blockers: Blockers): boolean => {
    const [a, b] = [over(field, [0, 0], 3), over(field, [2, 0], 3)];
    return lineClear(buildSight(field, blockers), ALL_STAND, { ...a, y }, { ...b, y });
  };

  test('block the shrunk hex and leave its corners free', () => {
    expect([1, 0.8, 0.7, 0.15].map((scale) => beside(0, prism(scale)))).toEqual([false, false, false, false]);
    expect([1, 0.8, 0.7, 0.15].map((scale) => beside(0.5, prism(scale)))).toEqual([false, true, true, true]);
    expect([1, 0.8, 0.7, 0.15].map((scale) => beside(0.3, prism(scale)))).toEqual([false, false, false, true]);
  });

  test('end at their top, and hide nothing when they are gone', () => {
    expect(free(field, [[0, 0], 3], [[2, 0], 3], prism(0.8, 3))).toBe(true);
    expect(free(field, [[0, 0], 3], [[2, 0], 3], prism(0.8, 4))).toBe(false);
    expect(free(field, [[0, 0], 3], [[2, 0], 3], prism(0.8), [0])).toBe(true);
    expect(free(field, [[0, 0], 3], [[2, 0], 3], prism(0.8), [])).toBe(true);
  });

  test('are told as what blocks; who looks at a piece is not hindered by it', () => {
    const sight = buildSight(field, prism(0.8));
    const from = over(field, [0, 0], 3);
    const block = whatBlocks(sight, ALL_STAND, from, figure(field, [2, 0]));
    expect(block).toMatchObject({ kind: 'piece', piece: 0, column: 1, z: 3 });
    const tree = { column: 1, level: 1, height: 10 };
    expect(canSee(sight, ALL_STAND, from, tree, 'clear')).toBe(false);
    expect(canSee(sight, ALL_STAND, from, { ...tree, piece: 0 }, 'direct')).toBe(true);
    expect(whatBlocks(sight, ALL_STAND, from, { ...tree, piece: 0 })).toBeNull();
  });
});

describe('panes', () => {
  const field = drawn(['1 1 1', ' 1 1 1']);
  const ruin: Blockers = { panes: [{ column: 1, side: 0, bottom: 1, top: 7, piece: 0 }] };

  test('block only what goes through their edge', () => {
    expect(free(field, [[0, 0], 3], [[2, 0], 3], ruin)).toBe(false);
    expect(free(field, [[0, 0], 3], [[1, 0], 3], ruin)).toBe(true);
    expect(free(field, [[0, 0], 3], [[2, 1], 3], ruin)).toBe(true);
    expect(free(field, [[0, 0], 7], [[2, 0], 7], ruin)).toBe(true);
    expect(free(field, [[0, 0], 3], [[2, 0], 12], ruin)).toBe(true);
    expect(free(field, [[0, 0], 3], [[2, 0], 3], ruin, [0])).toBe(true);
  });

  test('are the same from whichever hex they are told, also on the rim of the field', () => {
    const fromBehind: Blockers = { panes: [{ column: 2, side: 3, bottom: 1, top: 7, piece: 0 }] };
    expect(free(field, [[0, 0], 3], [[2, 0], 3], fromBehind)).toBe(false);
    const gap = drawn(['1 . 1']);
    for (const [column, side] of [
      [0, 0],
      [1, 3],
    ] as const) {
      expect(free(gap, [[0, 0], 3], [[2, 0], 3], { panes: [{ column, side, bottom: 1, top: 7, piece: 0 }] })).toBe(
        false,
      );
    }
  });

  test('are told with their side', () => {
    const block = whatBlocks(buildSight(field, ruin), ALL_STAND, over(field, [0, 0], 3), figure(field, [2, 0]));
    expect(block).toMatchObject({ kind: 'piece', piece: 0, column: 1, side: 0, z: 3 });
  });

  test('are no hindrance to who looks along them or from them', () => {
    const between: Blockers = { panes: [{ column: 1, side: 2, bottom: 1, top: 7, piece: 0 }] };
    expect(free(field, [[0, 0], 3], [[1, 1], 3], between)).toBe(true);
    const sight = buildSight(field, ruin);
    expect(lineClear(sight, ALL_STAND, pointOnEdge(field, 1, 0, 3), over(field, [2, 0], 3))).toBe(true);
    expect(lineClear(sight, ALL_STAND, pointOnEdge(field, 1, 0, 3), over(field, [0, 0], 3))).toBe(true);
  });

  test('end at a corner, but two that meet there are one wall', () => {
    // The line leaves the first hex by the corner at which its sides 0 and 1 meet.
    const pane = (column: number, side: 0 | 1, piece: number, top = 7) => ({ column, side, bottom: 1, top, piece });
    const line = [
      [[0, 0], 3],
      [[1, 1], 3],
    ] as const;
    expect(free(field, ...line, { panes: [pane(0, 0, 0)] })).toBe(true);
    expect(free(field, ...line, { panes: [pane(0, 1, 1)] })).toBe(true);
    expect(free(field, ...line, { panes: [pane(0, 0, 0), pane(0, 1, 1)] })).toBe(false);
    expect(free(field, ...line, { panes: [pane(0, 0, 0), pane(0, 1, 1, 2)] })).toBe(true);
    expect(free(field, ...line, { panes: [pane(0, 0, 0), pane(0, 1, 1)] }, [1, 0])).toBe(true);
    // It comes into the last hex by the corner of the sides to the two hexes between.
    expect(free(field, ...line, { panes: [pane(1, 1, 0), pane(3, 0, 1)] })).toBe(false);
  });

  test('can be looked at', () => {
    const sight = buildSight(field, ruin);
    const door = { column: 1, side: 0, level: 1, height: 6, piece: 0 } as const;
    const seen = countVisible(sight, ALL_STAND, over(field, [0, 0], 3), door, 'direct');
    expect(seen).toEqual({ seen: 21, total: 21, topCentreSeen: true });
  });
});

describe('fences', () => {
  const field = drawn(['1 1 1', ' 1 1 1']);
  /** Between the second hex of the upper row and the first of the lower one. */
  const fence = (a: number, b: number): Blockers => ({ fences: [{ a, b, bottom: 1, top: 6, piece: 0 }] });
  const line = [
    [[0, 0], 3],
    [[1, 1], 3],
  ] as const;

  test('block between the centres that they join', () => {
    expect(free(field, ...line)).toBe(true);
    expect(free(field, ...line, fence(1, 3))).toBe(false);
    expect(free(field, ...line, fence(3, 1))).toBe(false);
    expect(free(field, ...line, fence(1, 3), [0])).toBe(true);
    expect(free(field, [[0, 0], 6], [[1, 1], 6], fence(1, 3))).toBe(true);
  });

  test('end at these centres, and can be looked along', () => {
    expect(free(field, [[0, 0], 3], [[2, 0], 3], fence(1, 3))).toBe(true);
    expect(free(field, [[1, 0], 3], [[0, 1], 3], fence(1, 3))).toBe(true);
  });

  test('join neighbours only', () => {
    expect(() => buildSight(field, fence(0, 2))).toThrow('no neighbours');
  });
});

test('pieces need a number, a column and a hex that they fit into', () => {
  const field = drawn(['1 1']);
  const prism = { column: 0, scale: 1, bottom: 0, top: 1, piece: 0 };
  for (const wrong of [{ column: 2 }, { piece: -1 }, { scale: 1.1 }, { scale: 0 }]) {
    expect(() => buildSight(field, { prisms: [{ ...prism, ...wrong }] })).toThrow(/there is no|has no/);
  }
});
