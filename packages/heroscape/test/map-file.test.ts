/**
 * Reading map files (chapter 27): defaults, short forms, and problems that name their place.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkMapFile } from '../src/content/check-files.ts';
import { idFor, readMap } from '../src/content/map-schema.ts';
import type { MapFile } from '../src/content/map.ts';
import { sampleMap } from './map-samples.ts';

/** As little as a map can be. */
const smallest = {
  format: 'hsmap/1',
  name: 'Twin Ridge',
  players: [2],
  tiles: [{ q: 0, r: 0, level: 1, terrain: 'grass' }],
  startZones: { '1': [[0, 0, 1]] },
  scenario: { pointLimit: 500, rounds: 12 },
};

function read(data: unknown): MapFile {
  const map = readMap(data);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  return map.value;
}

function problemsIn(data: unknown): readonly string[] {
  const map = readMap(data);
  return map.ok ? [] : map.problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a map file', () => {
  test('takes defaults for what is missing (HS-M1)', () => {
    expect(read(smallest)).toEqual({
      ...smallest,
      id: 'twin-ridge',
      obstacles: [],
      edges: [],
      ladders: [],
      doors: [],
      glyphs: [],
      scenario: {
        pointLimit: 500,
        rounds: 12,
        goal: { kind: 'eliminate' },
        army: 'draft',
        modes: { sand: 'sand', snow: 'light', ice: 'normal' },
        teams: null,
        options: {},
      },
    });
  });
  test('may have fields nobody knows (HS-M1)', () => {
    const map = read({
      ...smallest,
      weather: 'rain',
      scenario: { ...smallest.scenario, options: { fog: true, cover: true } },
    });
    expect(map).not.toHaveProperty('weather');
    expect(map.scenario.options).toEqual({ cover: true });
  });
  test('says where an obstacle of one space stands by q and r, or by at', () => {
    const obstacles = [
      { kind: 'tree', q: 3, r: 1, level: 1, height: [11] },
      {
        kind: 'glacier3',
        at: [
          [4, 0],
          [5, 0],
          [4, 1],
        ],
        level: 1,
      },
    ];
    expect(read({ ...smallest, obstacles }).obstacles).toEqual([
      { kind: 'tree', at: [[3, 1]], level: 1, height: [11] },
      {
        kind: 'glacier3',
        at: [
          [4, 0],
          [5, 0],
          [4, 1],
        ],
        level: 1,
      },
    ]);
    const nowhere = [{ kind: 'tree', q: 3, level: 1 }];
    expect(problemsIn({ ...smallest, obstacles: nowhere })).toEqual([
      'obstacles.0: must say where it stands: either q and r, or at',
    ]);
  });
  test('may write a goal as a word', () => {
    const goalOf = (goal: unknown): unknown =>
      read({ ...smallest, scenario: { ...smallest.scenario, goal } }).scenario.goal;
    expect(goalOf('points')).toEqual({ kind: 'points' });
    expect(goalOf('eliminate')).toEqual({ kind: 'eliminate' });
    const hill = { kind: 'hill', spaces: [[0, 0, 1]], rounds: 2 };
    expect(goalOf(hill)).toEqual(hill);
  });
  test('lets a door stand on the ground at its edge', () => {
    const tiles = [...smallest.tiles, { q: 1, r: 0, level: 4, terrain: 'rock' }];
    const door = { id: 'gate', edges: [[1, 0, 3]], control: [0, 0], swing: [[1, 0]] };
    const { doors } = read({ ...smallest, tiles, doors: [door, { ...door, id: 'other', base: 2, open: true }] });
    expect(doors).toEqual([
      { ...door, base: 4, open: false },
      { ...door, id: 'other', base: 2, open: true },
    ]);
  });
  test('comes back as it was written', () => {
    const map = sampleMap({ author: 'somebody' });
    expect(read(JSON.parse(JSON.stringify(map)))).toEqual(map);
  });
});

test.each([
  ['a list', [], ': a list is not possible here; it may be an object'],
  ['another format', { ...smallest, format: 'hsmap/2' }, 'format: '],
  ['no players', { ...smallest, players: [] }, 'players: '],
  ['no ground', { ...smallest, tiles: [] }, 'tiles: '],
  [
    'an unknown terrain',
    { ...smallest, tiles: [{ q: 0, r: 0, level: 1, terrain: 'gras' }] },
    "tiles.0.terrain: 'gras'",
  ],
  ['half a level', { ...smallest, tiles: [{ q: 0, r: 0, level: 1.5, terrain: 'grass' }] }, 'tiles.0.level: '],
  ['level 0', { ...smallest, tiles: [{ q: 0, r: 0, level: 0, terrain: 'grass' }] }, 'tiles.0.level: '],
  ['a space without a level', { ...smallest, startZones: { '1': [[0, 0]] } }, 'startZones.1.0'],
  ['a side too many', { ...smallest, edges: [{ kind: 'ruin', q: 0, r: 0, side: 6, base: 1 }] }, 'edges.0.side: '],
  ['an unknown glyph', { ...smallest, glyphs: [{ q: 0, r: 0, level: 1, glyph: 'Astra' }] }, 'glyphs.0.glyph: '],
  ['an unknown goal', { ...smallest, scenario: { ...smallest.scenario, goal: 'win' } }, 'scenario.goal'],
  ['no scenario', { ...smallest, scenario: undefined }, 'scenario: '],
  [
    'an option of another kind',
    { ...smallest, scenario: { ...smallest.scenario, options: { volcano: 13 } } },
    'scenario.options.volcano: ',
  ],
])('a file with %s is refused', (_name, data, problem) => {
  expect(problemsIn(data).join('\n')).toContain(problem);
});

test('ids come from names', () => {
  expect(idFor('Die Höhle des Löwen')).toBe('die-hohle-des-lowen');
  expect(idFor('???')).toBe('map');
});

describe('the example of the manual', () => {
  const manual = readFileSync(new URL('../../../docs/heroscape-maps.md', import.meta.url), 'utf8');
  const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(manual)?.[1] ?? '');
  test('can be read and played', () => {
    expect(checkMapFile(example).problems).toEqual([]);
  });
  test('is drawn', () => {
    expect(checkMapFile(example).drawing).toContain('Level 7');
  });
  test('a file that can not be read is not drawn', () => {
    expect(checkMapFile({})).toMatchObject({ drawing: null });
  });
});
