/**
 * Virtualscape files as maps: every piece, its six turns, and what is reported.
 */
import { fromOffset, rotateHex, type Hex } from '@muster/hex';
import { describe, expect, test } from 'vitest';
import { GLYPHS } from '../src/content/glyph.ts';
import { checkMap } from '../src/content/map-checks.ts';
import type { VirtualscapeTile } from '../src/content/virtualscape/file.ts';
import { PIECES } from '../src/content/virtualscape/pieces.ts';
import { describeEntry } from '../src/content/virtualscape/report.ts';
import { placed, placementOf, SHAPES, type Shape } from '../src/content/virtualscape/shapes.ts';
import { mapFromVirtualscape } from '../src/content/virtualscape/to-map.ts';
import { fileOf, imported, STARTS, tileOf } from './virtualscape-samples.ts';

/** The shifts Virtualscape makes after turning a piece clockwise about (0, 0), as they were found in its files. */
const SHIFTS: readonly (readonly [shape: Shape, shifts: string])[] = [
  [SHAPES[1], '0,0 0,0 0,0 0,0 0,0 0,0'],
  [SHAPES[2], '0,0 0,0 0,0 1,0 0,1 -1,1'],
  [SHAPES[3], '0,0 0,0 1,0 0,1 0,1 -1,1'],
  [SHAPES.straight3, '0,0 0,0 0,0 2,0 0,2 -2,2'],
  [SHAPES[4], '0,0 0,0 1,0 1,1 -1,2 -1,1'],
  [SHAPES.straight4, '0,0 0,0 0,0 3,0 0,3 -3,3'],
  [SHAPES.straight5, '0,0 0,0 0,0 4,0 0,4 -4,4'],
  [SHAPES[6], '0,0 1,0 0,1 1,1 0,2 -2,2'],
  [SHAPES[7], '0,0 1,0 1,1 0,2 -1,2 -1,1'],
  [SHAPES[24], '0,0 1,0 2,3 2,5 -5,7 -5,2'],
  [SHAPES.walkway7, '0,0 0,0 1,0 2,1 0,3 -3,3'],
  [SHAPES.walkway9, '0,0 0,0 1,0 3,1 0,4 -4,4'],
  [SHAPES.warehouse, '1,0 0,1 0,1 2,1 -1,3 -3,2'],
];

function keys(hexes: readonly Hex[]): readonly string[] {
  return hexes.map(({ q, r }) => `${q},${r}`).toSorted();
}

describe('turned pieces', () => {
  const turns = SHIFTS.flatMap(([shape, shifts]) =>
    shifts.split(' ').map((shift, i) => [shape.length, i, shape, shift] as const),
  );
  test.each(turns)('of %i hexes lie right in rotation %i', (_size, rotation, shape, shift) => {
    const [q = 0, r = 0] = shift.split(',').map(Number);
    const expected = shape.map((hex) => rotateHex(hex, rotation)).map((hex) => ({ q: hex.q + q, r: hex.r + r }));
    const placement = placementOf(shape, rotation, { q: 0, r: 0 });
    expect(keys(shape.map((hex) => placed(hex, placement)))).toEqual(keys(expected));
  });
  test('every piece has one of these shapes', () => {
    const known = new Set(SHIFTS.map(([shape]) => keys(shape).join(' ')));
    for (const { code, shape } of PIECES.values()) expect(known, String(code)).toContain(keys(shape).join(' '));
  });
  test('keep their place in odd rows', () => {
    const { map } = mapFromVirtualscape(fileOf([tileOf(1003, 4, 5, 0, { rotation: 1 })]));
    expect(keys(map.tiles)).toEqual(keys([fromOffset(4, 5), fromOffset(4, 6), fromOffset(5, 6)]));
  });
});

const LAND = [...PIECES.values()].filter(({ use }) => use.as === 'land');

describe('land', () => {
  test.each(LAND.map((piece) => [piece.code, piece] as const))('%i is laid in all turns', (code, { shape, use }) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const user = { size: 1, topTexture: '', sideTexture: '', letter: '', name: '' };
      const { map } = mapFromVirtualscape(
        fileOf([tileOf(code, 20, 20, 0, { rotation, ...(code > 17_000 && code < 18_000 ? { user } : {}) })]),
      );
      const hexes = shape.map((hex) => placed(hex, placementOf(shape, rotation, fromOffset(20, 20))));
      expect(keys(map.tiles)).toEqual(keys(hexes));
      expect(new Set(map.tiles.map(({ terrain }) => terrain))).toEqual(new Set([use.as === 'land' ? use.terrain : '']));
      expect(map.tiles.every(({ level, from }) => level === 1 && from === undefined)).toBe(true);
    }
  });
  test('sizes and terrains are those of the editor', () => {
    const sizes = new Map<string, number[]>();
    for (const { code, use, shape } of LAND) {
      if (use.as === 'land' && code % 1000 === shape.length)
        sizes.set(use.terrain, [...(sizes.get(use.terrain) ?? []), shape.length]);
    }
    expect(Object.fromEntries(sizes)).toEqual({
      grass: [1, 2, 3, 7, 24],
      rock: [1, 2, 3, 7, 24],
      sand: [1, 2, 3, 7, 24],
      water: [1, 1],
      ice: [1],
      moltenLava: [1],
      lavaField: [1, 2, 7],
      road: [1, 2, 5, 1, 7, 9],
      snow: [1, 2],
      swampWater: [1],
      swamp: [1, 2, 3, 7, 24],
      concrete: [1, 2, 7],
      asphalt: [1, 2, 7],
      shadow: [1],
      dungeon: [1, 2, 3, 7, 24],
    });
  });
  test('upon each other is one column, with the terrain on top', () => {
    const { map, report } = imported(tileOf(2001, 5, 5, 2), tileOf(3001, 5, 5, 1));
    const { q, r } = fromOffset(5, 5);
    expect(map.tiles.filter((tile) => tile.q === q && tile.r === r)).toEqual([{ q, r, level: 3, terrain: 'rock' }]);
    expect(report).toEqual([]);
  });
  test('above a gap is an overhang', () => {
    const { map } = imported(tileOf(8001, 5, 5, 6), tileOf(8001, 5, 5, 7));
    const { q, r } = fromOffset(5, 5);
    expect(map.tiles.filter((tile) => tile.q === q && tile.r === r)).toEqual([
      { q, r, level: 1, terrain: 'grass' },
      { q, r, level: 8, terrain: 'road', from: 7 },
    ]);
  });
  test('is moved down so that the lowest layer is layer 1', () => {
    const { map } = mapFromVirtualscape(fileOf([tileOf(1001, 0, 0, 4), tileOf(2001, 1, 0, 5), tileOf(2001, 1, 0, 4)]));
    expect(map.tiles.map(({ level, from }) => [level, from])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });
  test('that lies in other land is reported', () => {
    const { report } = imported(tileOf(2007, 5, 5, 0));
    expect(report.map(describeEntry)).toEqual([
      'left out: 2007 at x 5, y 5, z 0: 7 of the spaces of rock, 7 spaces lie where another tile lies already',
    ]);
  });
});

describe('what can not be placed', () => {
  const user = (name: string, size = 1) => ({ user: { size, topTexture: '', sideTexture: '', letter: '', name } });
  test.each([
    [tileOf(99_999, 3, 4, 1), 'unknown: 99999 at x 3, y 4, z 1: there is no piece with this code'],
    [tileOf(1005, 3, 4, 1), 'unknown: 1005 at x 3, y 4, z 1: there is no piece with this code'],
    [tileOf(16_403, 3, 4, 1), 'left out: 16403 at x 3, y 4, z 1: a flag is nothing but decoration'],
    [
      tileOf(18_001, 3, 4, 1, { figure: { name: 'Mimring', file: '' } }),
      'left out: 18001 at x 3, y 4, z 1: the figure "Mimring"',
    ],
    [
      tileOf(17_000, 3, 4, 1, user('Bones')),
      'left out: 17000 at x 3, y 4, z 1: nobody knows what the user\'s own tile "Bones" is',
    ],
    [tileOf(1001, 3, 4, 1, { rotation: 6 }), 'left out: 1001 at x 3, y 4, z 1: there is no rotation 6'],
    [tileOf(1001, 30_000, 4, 1), 'left out: 1001 at x 30000, y 4, z 1: it lies far away from any table'],
    [tileOf(14_090, 3, 4, 1, { glyph: 'Z' }), 'unknown: 14090 at x 3, y 4, z 1: there is no glyph with the letter "Z"'],
    [tileOf(10_011, 3, 4, 5), 'left out: 10011 at x 3, y 4, z 5: there is no level ground under the tree of height 10'],
    [tileOf(15_001, 30, 4, 1), 'left out: 15001 at x 30, y 4, z 1: there is no ground under the start area'],
    [tileOf(16_402, 3, 4, 1), 'left out: 16402 at x 3, y 4, z 1: the ladder has no ground at its foot or no wall'],
    [tileOf(16_202, 30, 4, 0), 'left out: 16202 at x 30, y 4, z 0: there is no ground under the castle wall, straight'],
    [
      tileOf(16_301, 3, 0, 1),
      'left out: 16301 at x 3, y 0, z 1: 1 edges of the battlement lie at the rim of the field',
    ],
  ] as const)('%# is reported with its position', (tile: VirtualscapeTile, line) => {
    const { map, report } = imported(tile);
    expect(report.map(describeEntry).join('\n')).toContain(line);
    // Everything else is kept.
    expect(map.tiles).toHaveLength(256);
    expect(map.startZones).toEqual({ '1': [[0, 0, 1]], '2': [[1, 0, 1]] });
  });
  test.each([
    ['Wellspring Water', 1, 'water'],
    ['SwampWater3', 3, 'swampWater'],
    ['My Lava3', 3, 'moltenLava'],
    ['LavaField24', 24, 'lavaField'],
    ['Snow7', 7, 'snow'],
  ])("the user's own %s is understood by its name", (name, size, terrain) => {
    const { map, report } = imported(tileOf(17_000, 5, 5, 1, user(name, size)));
    expect(map.tiles.filter((tile) => tile.terrain === terrain)).toHaveLength(size);
    expect(report).toMatchObject([{ kind: 'interpreted', tile: { code: 17_000, x: 5, y: 5, z: 1 } }]);
  });
});

describe('glyphs', () => {
  test.each(GLYPHS)('%s is known by its letter', (glyph) => {
    const letter = glyph.charAt(0);
    for (const type of [14_000 + letter.charCodeAt(0), 14_001]) {
      const { map } = imported(tileOf(type, 5, 5, 1, { glyph: letter }));
      expect(map.glyphs).toEqual([{ ...fromOffset(5, 5), level: 1, glyph, face: 'power' }]);
    }
  });
  test('without a letter are random, symbol side up', () => {
    const { map } = imported(tileOf(14_063, 5, 5, 1, { glyph: '?' }));
    expect(map.glyphs).toEqual([{ ...fromOffset(5, 5), level: 1, glyph: 'random', face: 'symbol' }]);
  });
  test('letters of other tiles mean nothing', () => {
    expect(imported(tileOf(1001, 5, 5, 1, { glyph: 'A' })).map.glyphs).toEqual([]);
  });
});

describe('start areas', () => {
  const colour = (red: number, green: number, blue: number) => ({ colour: { red, green, blue, alpha: 0 } });
  test('make zones by colour', () => {
    const colours = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 0],
      [255, 0, 255],
      [0, 255, 255],
      [255, 128, 0],
      [128, 0, 255],
    ];
    const tiles = colours.map(([r = 0, g = 0, b = 0], i) => tileOf(15_001, i, 0, 1, colour(r, g, b))).toReversed();
    const ground = colours.map((_, i) => tileOf(1001, i, 0, 0));
    const { map, report } = mapFromVirtualscape(fileOf([...ground, ...tiles], { players: '2-8' }));
    expect(map.startZones).toEqual(Object.fromEntries(colours.map((_, i) => [String(i + 1), [[i, 0, 1]]])));
    expect(map.players).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(report).toEqual([]);
  });
  test('of other colours follow', () => {
    const { map, report } = imported(tileOf(15_001, 4, 0, 1, colour(9, 9, 9)));
    expect(map.startZones['3']).toEqual([[4, 0, 1]]);
    expect(report).toMatchObject([{ kind: 'interpreted', tile: { code: 15_001, x: 4, y: 0, z: 1 } }]);
  });
  test('that hang in the air fall down', () => {
    const { map, report } = imported(tileOf(15_001, 4, 0, 9, colour(255, 0, 0)));
    expect(map.startZones['1']).toContainEqual([4, 0, 1]);
    expect(report).toMatchObject([{ kind: 'interpreted', tile: { z: 9 } }]);
  });
  test('are missed where there are none', () => {
    const { map, report } = mapFromVirtualscape(fileOf([tileOf(1001, 0, 0, 0)]));
    expect(report.map(describeEntry).join()).toContain('there are no start areas');
    expect(checkMap(map)).not.toEqual([]);
  });
  test.each([
    ['2', [2]],
    ['', [2]],
    ['2 players', [2]],
    ['2-4', [2]],
    ['4', [2]],
  ])('are for as many players as %j says and there are', (players, expected) => {
    const ground = [tileOf(1001, 0, 0, 0), tileOf(1001, 1, 0, 0)];
    expect(mapFromVirtualscape(fileOf([...ground, ...STARTS], { players })).map.players).toEqual(expected);
  });
});
