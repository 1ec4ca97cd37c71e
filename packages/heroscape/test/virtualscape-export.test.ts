/**
 * Maps as Virtualscape files, and back again.
 */
import { fromOffset, type Hex } from '@muster/hex';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLYPHS } from '../src/content/glyph.ts';
import type { MapFile, MapGlyph, MapObstacle, MapTile, SpaceRef, Terrain } from '../src/content/map.ts';
import { virtualscapeFromMap } from '../src/content/virtualscape/from-map.ts';
import { PIECES } from '../src/content/virtualscape/pieces.ts';
import { readVirtualscape } from '../src/content/virtualscape/reader.ts';
import { describeEntry } from '../src/content/virtualscape/report.ts';
import { placed, placementOf } from '../src/content/virtualscape/shapes.ts';
import { mapFromVirtualscape } from '../src/content/virtualscape/to-map.ts';
import { writeVirtualscape } from '../src/content/virtualscape/writer.ts';
import { sampleMap, SCENARIO, withTiles } from './map-samples.ts';
import { imported, tileOf } from './virtualscape-samples.ts';

/** Over the bytes of a file and back. */
function thereAndBack(map: MapFile): MapFile {
  const file = readVirtualscape(writeVirtualscape(virtualscapeFromMap(map).file));
  if (!file.ok) throw new Error(file.problems.map(({ message }) => message).join());
  return mapFromVirtualscape(file.value).map;
}

/** In an order that doesn't depend on how the map was written. */
function sorted(map: MapFile): MapFile {
  const text = (value: object): string => JSON.stringify(value, Object.keys(value).toSorted());
  const inOrder = <T extends object>(list: readonly T[]): readonly T[] =>
    list.toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
  const zones = Object.entries(map.startZones).map(([zone, spaces]) => [zone, inOrder(spaces)]);
  return {
    ...map,
    tiles: inOrder(map.tiles),
    obstacles: inOrder(map.obstacles),
    edges: inOrder(map.edges),
    ladders: inOrder(map.ladders),
    glyphs: inOrder(map.glyphs),
    startZones: Object.fromEntries(zones) as MapFile['startZones'],
  };
}

function expectKept(changes: Partial<MapFile>): void {
  const map = sampleMap(changes);
  expect(virtualscapeFromMap(map).report.map(describeEntry)).toEqual([]);
  expect(sorted(thereAndBack(map))).toEqual(sorted(map));
}

function reportOf(changes: Partial<MapFile>): string {
  return virtualscapeFromMap(sampleMap(changes)).report.map(describeEntry).join('\n');
}

const meadowHex = (column: number, row: number): Hex => fromOffset(column, row);

describe('a map comes back', () => {
  test('with its names and players', () => {
    expectKept({ author: 'Somebody', name: 'Über den Wolken', id: 'uber-den-wolken' });
  });
  test('with its scenario text', () => {
    const { file } = virtualscapeFromMap(sampleMap(), 'Erste Zeile\nzweite');
    const read = readVirtualscape(writeVirtualscape(file));
    expect(read).toMatchObject({ ok: true, value: { text: 'Erste Zeile\nzweite' } });
  });
  test('with hills, water and bridges', () => {
    const post: MapTile = { q: 1, r: 2, level: 6, terrain: 'rock' };
    const bridge: MapTile = { q: 2, r: 2, from: 7, level: 8, terrain: 'road' };
    expectKept({ tiles: [...withTiles(post, { q: 4, r: 2, level: 1, terrain: 'water' }), bridge] });
  });
  test('with every kind of obstacle in every turn', () => {
    for (const { shape, use } of PIECES.values()) {
      if (use.as !== 'obstacle' || use.kind === 'pillar') continue;
      for (let rotation = 0; rotation < 6; rotation++) {
        const at = shape.map((hex) => placed(hex, placementOf(shape, rotation, meadowHex(4, 2))));
        const terrain = use.base ?? 'grass';
        const tiles = withTiles(...at.map(({ q, r }): MapTile => ({ q, r, level: 1, terrain })));
        const obstacle: MapObstacle = {
          kind: use.kind,
          at: at.map(({ q, r }) => [q, r] as const),
          level: 1,
          ...(use.height === undefined ? {} : { height: use.height }),
        };
        const map = sampleMap({ tiles, obstacles: [obstacle], glyphs: [] });
        const [back] = thereAndBack(map).obstacles;
        // A piece may look the same in several turns.
        expect(new Set(back?.at.map(String))).toEqual(new Set(obstacle.at.map(String)));
        expect({ ...back, at: [] }).toEqual({ ...obstacle, at: [] });
        expect(sorted(thereAndBack(map)).tiles).toEqual(sorted(map).tiles);
      }
    }
  });
  test('with ruins and road walls in every turn', () => {
    for (const code of [11_002, 11_003, 12_004]) {
      for (let rotation = 0; rotation < 6; rotation++) {
        const { map } = imported(tileOf(code, 7, 7, 1, { rotation }), tileOf(code, 3, 2, 1, { rotation }));
        expect(sorted(thereAndBack(map))).toEqual(sorted(map));
      }
    }
  });
  test('with ruins at its rim', () => {
    const { map } = imported(tileOf(11_003, 0, 15, 1));
    expect(sorted(thereAndBack(map)).edges).toEqual(sorted(map).edges);
  });
  test('with a castle', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const { map } = imported(
        tileOf(16_401, 7, 7, 1, { rotation }),
        tileOf(16_404, 3, 2, 1, { rotation }),
        tileOf(16_102, 12, 3, 1),
        tileOf(16_202, 12, 3, 2),
        tileOf(16_202, 14, 3, 1),
        tileOf(16_102, 13, 8, 1),
        tileOf(16_001, 12, 3, 11),
        tileOf(16_301, 12, 3, 12, { rotation: 2 }),
        ...[1, 3, 5, 7, 9].map((z) => tileOf(16_402, 11, 3, z, { rotation: 1 })),
      );
      expect(map.ladders).toHaveLength(1);
      const exported = virtualscapeFromMap(map);
      expect(exported.report).toEqual([]);
      expect(exported.file.tiles.filter(({ type }) => type === 16_401 || type === 16_404)).toMatchObject([
        { rotation },
        { rotation },
      ]);
      expect(sorted(thereAndBack(map))).toEqual(sorted(map));
    }
  });
  test('moved, if it reaches over the left or the upper edge', () => {
    const shifted = sampleMap({
      tiles: sampleMap().tiles.map((tile) => ({ ...tile, q: tile.q - 4, r: tile.r - 3 })),
      startZones: { '1': [[-4, -3, 1]], '2': [[-3, -3, 1]] },
      glyphs: [],
    });
    const { tiles } = virtualscapeFromMap(shifted).file;
    expect(Math.min(...tiles.map(({ x }) => x))).toBe(0);
    expect(Math.min(...tiles.map(({ y }) => y))).toBe(1);
    expect(thereAndBack(shifted).tiles).toHaveLength(shifted.tiles.length);
  });
});

describe('a report says what is lost', () => {
  test.each<[string, Partial<MapFile>, string]>([
    ['modes of tiles', { tiles: withTiles({ q: 2, r: 2, level: 1, terrain: 'mud' }) }, 'mud became a plain tile'],
    ['goals', { scenario: { ...SCENARIO, goal: { kind: 'points' } } }, 'goal, teams and options'],
    [
      'sides of glyphs',
      { glyphs: [{ q: 2, r: 2, level: 1, glyph: 'Kelda', face: 'symbol' }] },
      'which side of the glyph at (2, 2)',
    ],
    [
      'heights',
      { obstacles: [{ kind: 'tree', at: [[2, 2]], level: 1, height: [20] }] },
      'the tree at (2, 2) has the height',
    ],
    ['heights of edges', { edges: [{ kind: 'ruin', q: 2, r: 2, side: 0, base: 1, height: 4 }] }, 'heights of edges'],
    [
      'single edges',
      { edges: [{ kind: 'ruin', q: 2, r: 2, side: 0, base: 1 }] },
      'no whole piece of the editor: (2, 2) side 0',
    ],
    [
      'odd pillars',
      { obstacles: [{ kind: 'pillar', at: [[2, 2]], level: 1, height: [5] }] },
      'a pillar of height 5 at (2, 2)',
    ],
    [
      'ground under pieces',
      { obstacles: [{ kind: 'bush', at: [[2, 2]], level: 1 }] },
      'the ground under the bush at (2, 2) became swamp',
    ],
    [
      'odd shapes',
      {
        obstacles: [
          {
            kind: 'glacier3',
            at: [
              [2, 2],
              [3, 2],
              [4, 2],
            ],
            level: 1,
          },
        ],
      },
      'there is no piece like the glacier3',
    ],
    [
      'doors without an arch',
      { doors: [{ id: 'gate', edges: [[2, 2, 0]], base: 1, control: [3, 2], swing: [], open: false }] },
      'the door at (2, 2) does not stand between two pillars',
    ],
  ])('%s', (_name, changes, line) => {
    expect(reportOf(changes)).toContain(line);
  });
});

test('any map of columns, overhangs, trees, glyphs and zones comes back', () => {
  const terrains: readonly Terrain[] = [
    'grass',
    'rock',
    'sand',
    'water',
    'ice',
    'road',
    'swamp',
    'snow',
    'dungeon',
    'lavaField',
  ];
  const column = fc.record({
    level: fc.integer({ min: 1, max: 5 }),
    terrain: fc.constantFrom(...terrains),
    bridge: fc.option(fc.record({ gap: fc.integer({ min: 1, max: 4 }), layers: fc.integer({ min: 1, max: 2 }) }), {
      freq: 5,
    }),
    thing: fc.constantFrom('nothing', 'nothing', 'tree', 'glyph', 'zone 1', 'zone 2'),
    glyph: fc.constantFrom(...GLYPHS, 'random' as const),
  });
  const grid = fc.array(fc.option(column, { freq: 6 }), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(grid, (columns) => {
      const tiles: MapTile[] = [];
      const obstacles: MapObstacle[] = [];
      const glyphs: MapGlyph[] = [];
      const zones: SpaceRef[][] = [[[20, 0, 1]], [[21, 0, 1]]];
      for (const [i, one] of columns.entries()) {
        if (one === null) continue;
        const { q, r } = meadowHex(i % 6, Math.floor(i / 6));
        const { level, terrain, bridge, thing, glyph } = one;
        tiles.push({ q, r, level, terrain });
        if (bridge !== null)
          tiles.push({ q, r, from: level + bridge.gap + 1, level: level + bridge.gap + bridge.layers, terrain });
        if (thing === 'tree') obstacles.push({ kind: 'tree', at: [[q, r]], level, height: [11] });
        if (thing === 'glyph') glyphs.push({ q, r, level, glyph, face: glyph === 'random' ? 'symbol' : 'power' });
        if (thing === 'zone 1' || thing === 'zone 2') zones[thing === 'zone 1' ? 0 : 1]?.push([q, r, level]);
      }
      tiles.push({ q: 20, r: 0, level: 1, terrain: 'grass' }, { q: 21, r: 0, level: 1, terrain: 'grass' });
      const map = sampleMap({ tiles, obstacles, glyphs, startZones: { '1': zones[0] ?? [], '2': zones[1] ?? [] } });
      expect(sorted(thereAndBack(map))).toEqual(sorted(map));
    }),
    { numRuns: 100 },
  );
});
