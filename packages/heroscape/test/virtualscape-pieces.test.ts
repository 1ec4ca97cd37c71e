/**
 * Virtualscape pieces that stand on the ground: obstacles, ruins and walls, the castle.
 */
import { fromOffset, neighbour, SIDES, type Hex } from '@muster/hex';
import { describe, expect, test } from 'vitest';
import { checkMap } from '../src/content/map-checks.ts';
import type { MapEdge } from '../src/content/map.ts';
import { obstacleHeights } from '../src/content/piece-heights.ts';
import { PIECES } from '../src/content/virtualscape/pieces.ts';
import { placed, placementOf } from '../src/content/virtualscape/shapes.ts';
import { imported, tileOf } from './virtualscape-samples.ts';

const HERE = fromOffset(7, 7);

function at(dq: number, dr: number): Hex {
  return { q: HERE.q + dq, r: HERE.r + dr };
}

/** "q r side" from the middle, one name per edge. */
function names(edges: readonly MapEdge[]): readonly string[] {
  return edges
    .map(({ q, r, side }) => {
      const step = SIDES[side] ?? 0;
      const hex = step < 3 ? { q, r } : neighbour({ q, r }, step);
      return `${hex.q - HERE.q} ${hex.r - HERE.r} ${step % 3}`;
    })
    .toSorted();
}

describe('obstacles', () => {
  const pieces = [...PIECES.values()].filter(({ use }) => use.as === 'obstacle');
  const user = { size: 1, topTexture: '', sideTexture: '', letter: '', name: '' };
  test.each(pieces.map((piece) => [piece.code, piece] as const))('%i stands in all turns', (code, { shape, use }) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const more = code === 17_101 ? { user } : {};
      const { map } = imported(tileOf(code, 7, 7, 1, { rotation, ...more }));
      if (use.as !== 'obstacle') throw new Error('no obstacle');
      const level = use.base === null ? 1 : 2;
      const hexes = shape.map((hex) => placed(hex, placementOf(shape, rotation, HERE)));
      expect(map.obstacles).toEqual([
        {
          kind: use.kind,
          at: hexes.map(({ q, r }) => [q, r]),
          level,
          ...(use.height === undefined ? {} : { height: use.height }),
        },
      ]);
      const ground = hexes.map(({ q, r }) => map.tiles.find((tile) => tile.q === q && tile.r === r));
      for (const tile of ground) expect(tile).toMatchObject({ level, terrain: use.base ?? 'grass' });
      expect(checkMap(map)).toEqual([]);
    }
  });
  test('have their peaks where the pieces have them', () => {
    const heights = (code: number): unknown => {
      const [obstacle] = imported(tileOf(code, 7, 7, 1)).map.obstacles;
      if (obstacle === undefined) throw new Error('nothing there');
      return Object.fromEntries(
        obstacle.at.map(([q, r], i) => [`${q - HERE.q},${r - HERE.r}`, obstacleHeights(obstacle)[i]]),
      );
    };
    expect(heights(13_003)).toEqual({ '0,0': 5, '1,0': 9, '0,1': 7 });
    expect(heights(13_004)).toEqual({ '0,0': 7, '1,0': 11, '0,1': 11, '1,1': 9 });
    expect(heights(13_006)).toEqual({ '-1,1': 9, '2,0': 9, '0,0': 17, '1,0': 17, '0,1': 17, '1,1': 17 });
    expect(heights(10_013)).toEqual({ '0,0': 12 });
    expect(heights(24_016)).toEqual({ '0,0': 16 });
  });
  test('that stand in each other are reported', () => {
    const { map, report } = imported(tileOf(10_011, 7, 7, 1), tileOf(10_012, 7, 7, 1));
    expect(map.obstacles).toHaveLength(1);
    expect(report).toMatchObject([{ kind: 'left out', tile: { code: 10_012, x: 7, y: 7, z: 1 } }]);
  });
  test('may lie in the layer of the tile they stand on', () => {
    expect(imported(tileOf(10_011, 7, 7, 0)).map.obstacles).toMatchObject([{ kind: 'tree', level: 1 }]);
  });
});

describe('ruins and walls', () => {
  test('a ruin of two', () => {
    const { map } = imported(tileOf(11_002, 7, 7, 1));
    // South-east, south-west and west of the first hex, south-east and south-west of the second.
    expect(names(map.edges)).toEqual(['-1 0 0', '0 0 1', '0 0 2', '1 0 1', '1 0 2']);
    expect(map.edges.every(({ kind, base }) => kind === 'ruin' && base === 1)).toBe(true);
  });
  test('a turned ruin of two', () => {
    const { map } = imported(tileOf(11_002, 7, 7, 1, { rotation: 1 }));
    // South-west, west and north-west of the first hex, south-west and west of the one south-east of it.
    expect(names(map.edges)).toEqual(['-1 0 0', '-1 1 0', '0 -1 1', '0 0 2', '0 1 2']);
  });
  test.each([
    [11_002, 5],
    [11_003, 7],
    [11_006, 9],
    [11_007, 5],
    [12_004, 8],
  ])('%i has %i edges in every turn', (code, count) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const { map, report } = imported(tileOf(code, 7, 7, 1, { rotation }));
      expect(new Set(names(map.edges)).size).toBe(count);
      expect(report).toEqual([]);
      expect(checkMap(map)).toEqual([]);
    }
  });
  test('a warehouse brings its ground', () => {
    const { map } = imported(tileOf(11_006, 7, 7, 1));
    expect(map.tiles.filter(({ terrain, level }) => terrain === 'concrete' && level === 2)).toHaveLength(6);
    expect(map.edges.every(({ base }) => base === 2)).toBe(true);
  });
  test('a road wall is lower from inside, where its hexes are', () => {
    const { map } = imported(tileOf(12_004, 7, 7, 1));
    expect(map.edges[0]).toEqual({ kind: 'wall', ...HERE, side: 1, base: 1, innerSide: 'self' });
  });
  test('edges at the rim are left out', () => {
    const { map, report } = imported(tileOf(11_002, 0, 7, 1));
    expect(map.edges).toHaveLength(4);
    expect(report).toMatchObject([{ kind: 'left out', tile: { code: 11_002, x: 0, y: 7, z: 1 } }]);
  });
  test('two ruins share an edge', () => {
    const { map } = imported(tileOf(11_002, 7, 7, 1), tileOf(11_002, 7, 7, 1));
    expect(map.edges).toHaveLength(5);
  });
});

describe('the castle', () => {
  const base = (code = 16_102) => tileOf(code, 7, 7, 1);
  test.each([16_101, 16_102, 16_103])('the base %i alone can be walked upon', (code) => {
    const { map } = imported(base(code));
    expect(map.obstacles).toEqual([{ kind: 'pillarBase', at: [[HERE.q, HERE.r]], level: 1, standable: true }]);
  });
  test.each([16_201, 16_202, 16_203])('the wall %i on a base is one pillar', (code) => {
    const { map } = imported(tileOf(code, 7, 7, 2), base());
    expect(map.obstacles).toEqual([{ kind: 'pillar', at: [[HERE.q, HERE.r]], level: 1, height: [10] }]);
  });
  test('walls upon each other are one pillar, and carry walkways', () => {
    const { map, report } = imported(
      base(),
      tileOf(16_202, 7, 7, 2),
      tileOf(16_202, 7, 7, 11),
      tileOf(16_007, 7, 7, 20),
    );
    expect(map.obstacles).toMatchObject([{ kind: 'pillar', height: [19] }]);
    const walkway = map.tiles.filter(({ from }) => from === 21);
    expect(walkway.map(({ level, terrain }) => [level, terrain])).toEqual(
      Array.from({ length: 7 }, () => [21, 'road']),
    );
    expect(report).toEqual([]);
    expect(checkMap(map)).toEqual([]);
  });
  test('a base on the bare table is ground', () => {
    const { map, report } = imported(tileOf(16_102, 16, 7, 0), tileOf(16_202, 16, 7, 1));
    const hex = fromOffset(16, 7);
    expect(map.tiles).toContainEqual({ ...hex, level: 1, terrain: 'road' });
    expect(map.obstacles).toEqual([{ kind: 'pillar', at: [[hex.q, hex.r]], level: 1, height: [9] }]);
    expect(report).toMatchObject([{ kind: 'interpreted', tile: { code: 16_102, x: 16, y: 7, z: 0 } }]);
  });
  test('battlements face the side they are turned to, north-east first', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const { map } = imported(tileOf(16_301, 7, 7, 1, { rotation }));
      expect(map.edges).toEqual([
        { kind: 'battlement', ...HERE, side: (5 + rotation) % 6, base: 1, innerSide: 'self' },
      ]);
    }
  });
  test.each([0, 1, 2, 3, 4, 5])('an arch in turn %i is two pillars with a gateway', (rotation) => {
    const { map } = imported(tileOf(16_404, 7, 7, 1, { rotation }));
    expect(map.obstacles).toMatchObject([
      { kind: 'pillar', height: [10], level: 1 },
      { kind: 'pillar', height: [10], level: 1 },
    ]);
    expect(map.edges.map(({ kind }) => kind)).toEqual(['arch', 'arch']);
    expect(map.doors).toEqual([]);
    expect(checkMap(map)).toEqual([]);
  });
  test('a door closes the gateway', () => {
    const { map, report } = imported(tileOf(16_401, 7, 7, 1));
    const middle = at(1, 0);
    expect(map.doors).toEqual([
      {
        id: 'door-1',
        edges: [
          [middle.q, middle.r, 1],
          [middle.q, middle.r, 2],
        ],
        base: 1,
        control: [middle.q - 1, middle.r + 1],
        swing: [
          [middle.q, middle.r + 1],
          [middle.q, middle.r],
          [middle.q - 1, middle.r + 2],
        ],
        open: false,
      },
    ]);
    expect(report).toMatchObject([{ kind: 'interpreted', tile: { code: 16_401, x: 7, y: 7, z: 1 } }]);
    expect(checkMap(map)).toEqual([]);
  });
  test('ladders upon each other are one, as high as the wall', () => {
    const wall = Array.from({ length: 7 }, (_, i) => tileOf(2001, 8, 6, i + 1));
    const ladders = [1, 3, 5, 7].map((z) => tileOf(16_402, 7, 6, z, { rotation: 1 }));
    const { map, report } = imported(...wall, ...ladders);
    expect(map.ladders).toEqual([{ ...fromOffset(7, 6), side: 0, foot: 1, height: 7 }]);
    expect(report).toMatchObject([{ kind: 'interpreted', tile: { code: 16_402, x: 7, y: 6, z: 1 } }]);
    expect(checkMap(map)).toEqual([]);
  });
});
