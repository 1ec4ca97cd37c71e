import {
  buildField,
  buildSight,
  canSee,
  countVisible,
  pointAbove,
  pointOnEdge,
  whatBlocks,
  type Blockers,
  type Field,
} from '@muster/hex';
import { describe, expect, test } from 'vitest';
import { drawn } from './fields.ts';
import { figure, free, over } from './looking.ts';

describe('over the ground', () => {
  test('everybody sees everything on flat ground, also across holes', () => {
    const field = drawn(['1 1 1 1 1 1', ' 1 . 1 1 . 1', '1 1 . . 1 1', ' 1 1 1 1 1 1']);
    const sight = buildSight(field, {});
    for (let a = 0; a < field.columns; a++) {
      for (let b = 0; b < field.columns; b++) {
        const from = pointAbove(field, a, 4.5);
        const seen = countVisible(sight, [], from, { column: b, level: 1, height: 4 }, 'clear');
        expect(seen).toEqual({ seen: 45, total: 45, topCentreSeen: true });
      }
    }
  });

  test('a hill between hides, and is told as what blocks', () => {
    const field = drawn(['1 1 9 1 1']);
    const sight = buildSight(field, {});
    const from = over(field, [0, 0], 4.5);
    const target = figure(field, [4, 0]);
    expect(canSee(sight, [], from, target, 'clear')).toBe(false);
    expect(whatBlocks(sight, [], from, target)).toEqual({
      kind: 'ground',
      column: 2,
      z: expect.closeTo(3.9375, 9) as number,
      at: expect.closeTo(0.375, 9) as number,
    });
    expect(canSee(sight, [], over(field, [0, 0], 30), target, 'direct')).toBe(true);
    expect(whatBlocks(sight, [], over(field, [0, 0], 30), target)).toBeNull();
  });

  test('a line that comes down into a hill enters through its top', () => {
    const field = drawn(['1 1 4 1 1']);
    const block = whatBlocks(buildSight(field, {}), [], over(field, [0, 0], 7), figure(field, [4, 0], 2));
    expect(block).toEqual({ kind: 'ground', column: 2, z: 4, at: expect.closeTo(0.6, 9) as number });
  });

  test('grazing the top of a hill or its edge is free', () => {
    const field = drawn(['1 1 3 1 1']);
    expect(free(field, [[0, 0], 3], [[4, 0], 3])).toBe(true);
    expect(free(field, [[0, 0], 2.999], [[4, 0], 2.999])).toBe(false);
    // One level down per hex: over the far edge at exactly level 3.
    expect(free(field, [[0, 0], 5.5], [[4, 0], 1.5])).toBe(true);
    expect(free(field, [[0, 0], 5.499], [[4, 0], 1.499])).toBe(false);
  });

  test('the columns of both ends hide too', () => {
    const field = drawn(['1 9 1 1']);
    const sight = buildSight(field, {});
    // Straight down the cliff: out of sight, but not for who leans over the edge.
    expect(canSee(sight, [], over(field, [1, 0], 13.5), figure(field, [2, 0], 2), 'clear')).toBe(false);
    expect(canSee(sight, [], pointOnEdge(field, 1, 0, 9), figure(field, [2, 0], 2), 'direct')).toBe(true);
    // From below only the highest samples show, exactly over the edge.
    const seen = countVisible(sight, [], over(field, [0, 0], 5.5), { column: 1, level: 9, height: 4 }, 'direct');
    expect(seen).toEqual({ seen: 3, total: 21, topCentreSeen: true });
  });

  test('where a part is hidden the rest is counted', () => {
    const field = drawn(['1 3 1']);
    const seen = countVisible(buildSight(field, {}), [], over(field, [0, 0], 3), figure(field, [2, 0], 4), 'direct');
    // Level lines and higher ones are free: 4/8 to 7/8 of the height.
    expect(seen).toEqual({ seen: 12, total: 21, topCentreSeen: true });
  });
});

describe('under bridges and roofs', () => {
  const field = drawn(['1 1 1 1 1'], [{ q: 2, r: 0, bottom: 6, top: 7 }]);

  test('one sees under and over a bridge, not through it', () => {
    expect(free(field, [[0, 0], 5], [[4, 0], 5])).toBe(true);
    expect(free(field, [[0, 0], 8], [[4, 0], 8])).toBe(true);
    expect(free(field, [[0, 0], 6.5], [[4, 0], 6.5])).toBe(false);
    expect(free(field, [[0, 0], 2], [[4, 0], 11])).toBe(false);
    expect(free(field, [[0, 0], 6], [[4, 0], 6])).toBe(true);
  });

  test('a roof hides what is high above', () => {
    expect(free(field, [[2, 0], 5], [[4, 0], 2])).toBe(true);
    expect(free(field, [[2, 0], 5], [[3, 0], 12])).toBe(false);
    expect(free(field, [[2, 0], 5], [[4, 0], 9])).toBe(true);
  });

  test('straight up and down there is only the bridge', () => {
    const sight = buildSight(field, {});
    const onBridge = { column: 2, level: 7, height: 4 };
    expect(canSee(sight, [], over(field, [2, 0], 5), onBridge, 'clear')).toBe(false);
    expect(whatBlocks(sight, [], over(field, [2, 0], 5), onBridge)).toMatchObject({ kind: 'ground', column: 2, z: 6 });
    expect(canSee(sight, [], over(field, [2, 0], 20), onBridge, 'direct')).toBe(true);
    expect(canSee(sight, [], over(field, [2, 0], 5), { column: 2, level: 1, height: 4 }, 'direct')).toBe(true);
  });

  test('any number of floors may lie between', () => {
    const floors = Array.from({ length: 200 }, (_, i) => ({ q: 0, r: 0, bottom: 2 * i, top: 2 * i + 1 }));
    const tower = buildField(floors);
    const sight = buildSight(tower, {});
    const top = { column: 0, level: 399, height: 2 };
    expect(whatBlocks(sight, [], pointAbove(tower, 0, 1.5), top)).toMatchObject({ kind: 'ground', column: 0, z: 2 });
    expect(countVisible(sight, [], pointAbove(tower, 0, 1.5), top, 'clear').seen).toBe(0);
  });

  test('perches hide nothing', () => {
    const ladder = buildField(
      [0, 1, 2].map((q) => ({ q, r: 0, bottom: 0, top: 1 })),
      [{ q: 1, r: 0, level: 3 }],
    );
    expect(free(ladder, [[0, 0], 2], [[2, 0], 4])).toBe(true);
  });
});

describe('on the border of two columns', () => {
  // The line from one free corner of the drawing to the other runs along the border of the two other hexes.
  const ends = (z: number) =>
    [
      [[0, 0], z],
      [[1, 1], z],
    ] as const;

  test('both must block', () => {
    expect(free(drawn(['1 5', ' 5 1']), ...ends(4))).toBe(false);
    expect(free(drawn(['1 5', ' 1 1']), ...ends(4))).toBe(true);
    expect(free(drawn(['1 1', ' 5 1']), ...ends(4))).toBe(true);
    expect(free(drawn(['1 5', ' . 1']), ...ends(4))).toBe(true);
    expect(free(drawn(['1 5', ' 3 1']), ...ends(4))).toBe(true);
    expect(free(drawn(['1 5', ' 3 1']), ...ends(2))).toBe(false);
  });

  test('both must block at the same height', () => {
    const field = drawn(['1 3', ' 1 1'], [{ q: 0, r: 1, bottom: 3, top: 6 }]);
    expect([2, 3, 4].map((z) => free(field, ...ends(z)))).toEqual([true, true, true]);
    expect(free(drawn(['1 4', ' 1 1'], [{ q: 0, r: 1, bottom: 3, top: 6 }]), ...ends(3.5))).toBe(false);
  });

  test('a piece that fills its hex counts like ground, a smaller one leaves the border free', () => {
    const field = drawn(['1 5', ' 1 1']);
    const prism = (scale: number): Blockers => ({ prisms: [{ column: 2, scale, bottom: 1, top: 6, piece: 0 }] });
    expect(free(field, ...ends(4), prism(1))).toBe(false);
    expect(free(field, ...ends(4), prism(0.8))).toBe(true);
    expect(free(field, ...ends(4), prism(1), [0])).toBe(true);
  });

  test('the other samples of a target look past the border', () => {
    const sight = (field: Field) => buildSight(field, {});
    const oneHill = drawn(['1 9', ' 1 1']);
    const twoHills = drawn(['1 9', ' 9 1']);
    const seen = countVisible(sight(oneHill), [], over(oneHill, [0, 0], 4.5), figure(oneHill, [1, 1]), 'direct');
    expect(seen).toEqual({ seen: 14, total: 21, topCentreSeen: true });
    expect(canSee(sight(twoHills), [], over(twoHills, [0, 0], 4.5), figure(twoHills, [1, 1]), 'clear')).toBe(false);
  });
});

test('a corner that is touched is free', () => {
  // From the first hex of the upper row to the last of the lower one: through a corner of the second and third hex below.
  expect(free(drawn(['1 1 1 1 1', ' 1 9 1 1 1']), [[0, 0], 2], [[4, 1], 2])).toBe(true);
  expect(free(drawn(['1 1 1 9 1', ' 1 1 1 1 1']), [[0, 0], 2], [[4, 1], 2])).toBe(true);
  expect(free(drawn(['1 1 9 1 1', ' 1 1 1 1 1']), [[0, 0], 2], [[4, 1], 2])).toBe(false);
  expect(free(drawn(['1 1 1 1 1', ' 1 1 9 1 1']), [[0, 0], 2], [[4, 1], 2])).toBe(false);
});
