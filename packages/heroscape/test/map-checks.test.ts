/**
 * What `checkMap` finds (HS-M6): each check on a map that breaks it, and on one that just keeps it.
 */
import { describe, expect, test } from 'vitest';
import type { MapObstacle, MapTile } from '../src/content/map.ts';
import { expectProblem, meadow, problemsOf, row, withTiles } from './map-samples.ts';

const tree: MapObstacle = { kind: 'tree', at: [[2, 2]], level: 1 };

test('a map with nothing wrong has no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

describe('tiles', () => {
  test('do not overlap', () => {
    const tiles = [...meadow(), { q: 1, r: 1, level: 3, terrain: 'rock' } as const];
    expectProblem({ tiles }, 'tiles.63', 'overlaps tile', 'HS-M6');
    const above: readonly MapTile[] = [...meadow(), { q: 1, r: 1, from: 2, level: 3, terrain: 'rock' }];
    expect(problemsOf({ tiles: above })).toEqual([]);
  });
  test('begin below their top', () => {
    const tiles: readonly MapTile[] = [...meadow(), { q: 1, r: 1, from: 4, level: 3, terrain: 'rock' }];
    expectProblem({ tiles }, 'tiles.63.from', 'HS-M3');
  });
  test('rest on something', () => {
    const hanging: MapTile = { q: 1, r: 1, from: 7, level: 7, terrain: 'road' };
    expectProblem({ tiles: [...meadow(), hanging] }, 'tiles.63', 'rests on nothing', 'HS-M6');
  });
  test('of a bridge pass the support on', () => {
    const bridge = (q: number): MapTile => ({ q, r: 1, from: 7, level: 7, terrain: 'road' });
    const post: MapTile = { q: 1, r: 1, level: 6, terrain: 'rock' };
    const tiles = [...withTiles(post), bridge(2), bridge(3), bridge(4)];
    expect(problemsOf({ tiles })).toEqual([]);
    // Without its first tile the rest hangs in the air.
    expect(problemsOf({ tiles: [...withTiles(post), bridge(3), bridge(4)] })).toHaveLength(2);
  });
  test('may lie on a pillar', () => {
    const obstacles: readonly MapObstacle[] = [{ kind: 'pillar', at: [[1, 1]], level: 1 }];
    const roof: MapTile = { q: 1, r: 1, from: 11, level: 11, terrain: 'road' };
    expect(problemsOf({ obstacles, tiles: [...meadow(), roof] })).toEqual([]);
    expectProblem(
      { obstacles, tiles: [...meadow(), { ...roof, from: 12, level: 12 }] },
      'tiles.63',
      'rests on nothing',
    );
  });
});

describe('glyphs', () => {
  const at = { q: 3, r: 3, level: 1, glyph: 'random', face: 'symbol' } as const;
  test.each(['water', 'swampWater', 'ice', 'slipperyIce', 'moltenLava'] as const)('do not lie on %s', (terrain) => {
    const tiles = withTiles({ q: 3, r: 3, level: 1, terrain });
    expectProblem({ tiles, glyphs: [at] }, 'glyphs.0', `lies on ${terrain}`, 'HS-2.4');
  });
  test('lie on a space', () => {
    expectProblem({ glyphs: [{ ...at, level: 2 }] }, 'glyphs.0', 'no space', 'HS-2.3');
  });
  test('do not lie on obstacles', () => {
    const obstacles: readonly MapObstacle[] = [{ ...tree, at: [[3, 3]] }];
    expectProblem({ obstacles, glyphs: [at] }, 'glyphs.0', 'tree', 'HS-2.4');
  });
  test('lie alone', () => {
    expectProblem({ glyphs: [at, { ...at, glyph: 'Kelda' }] }, 'glyphs.1', 'one glyph', 'HS-2.4');
  });
});

describe('start zones', () => {
  test('are on spaces', () => {
    expectProblem({ startZones: { '1': [...row(0), [0, 0, 5]], '2': row(6) } }, 'startZones.1.9', 'no space', 'HS-M6');
  });
  test('are not on obstacles', () => {
    expectProblem({ obstacles: [{ ...tree, at: [[3, 0]] }] }, 'startZones.1.3', 'tree', 'HS-M6');
  });
  test('are where a figure fits', () => {
    const low: readonly MapTile[] = [...meadow(), { q: 0, r: 0, from: 5, level: 5, terrain: 'rock' }];
    const tiles = low.map((tile): MapTile => (tile.q === 1 && tile.r === 0 ? { ...tile, level: 5 } : tile));
    expectProblem(
      { tiles, startZones: { '1': row(0).slice(0, 1), '2': row(6) } },
      'startZones.1.0',
      'height of 3',
      'HS-9.7',
    );
  });
  test('are disjoint', () => {
    expectProblem({ startZones: { '1': row(0), '2': [...row(6), [0, 0, 1]] } }, 'startZones.2.9', 'zone "1" too');
    expectProblem({ startZones: { '1': [...row(0), [0, 0, 1]], '2': row(6) } }, 'startZones.1.9', 'twice');
  });
  test('are numbered from 1', () => {
    expectProblem({ startZones: { '1': row(0), '3': row(6) } }, 'startZones.3', 'no zone "2"');
  });
  test('are enough for all players', () => {
    expectProblem({ players: [2, 3] }, 'players.1', '3 players need 3 start zones');
  });
  test('are about as large as each other', () => {
    const nine = row(0);
    expect(problemsOf({ startZones: { '1': nine, '2': row(6).slice(0, 8) } })).toEqual([]);
    expectProblem(
      { startZones: { '1': nine, '2': row(6).slice(0, 7) } },
      'startZones.2',
      'has 7 spaces, another zone 9',
    );
  });
  test('are about as far from the glyphs as each other', () => {
    const glyph = (r: number) => [{ q: 3, r, level: 1, glyph: 'random', face: 'symbol' } as const];
    expect(problemsOf({ glyphs: glyph(3) })).toEqual([]);
    expectProblem({ glyphs: glyph(5) }, 'startZones.1', 'spaces away', 'zone "2" only');
  });
});

describe('obstacles', () => {
  test('stand on a surface of their level', () => {
    expectProblem({ obstacles: [{ ...tree, level: 2 }] }, 'obstacles.0.at.0', 'no ground', 'HS-M6');
  });
  test('fill as many spaces as their kind', () => {
    expectProblem(
      { obstacles: [{ kind: 'glacier3', at: [[2, 2]], level: 1 }] },
      'obstacles.0.at',
      'fills 3',
      'HS-20.16',
    );
  });
  test('have one height per space', () => {
    expectProblem({ obstacles: [{ ...tree, height: [10, 11] }] }, 'obstacles.0.height', 'one per space', 'HS-20.17');
  });
  test('stand alone', () => {
    expectProblem({ obstacles: [tree, { ...tree, kind: 'bush' }] }, 'obstacles.1.at.0', 'obstacle 0', 'HS-9.12');
  });
  test('fit under what lies above', () => {
    const tiles: readonly MapTile[] = [
      ...withTiles({ q: 1, r: 2, level: 8, terrain: 'rock' }),
      { q: 2, r: 2, from: 8, level: 8, terrain: 'rock' },
    ];
    expectProblem({ tiles, obstacles: [tree] }, 'obstacles.0.at.0', 'reaches up to level 11', 'HS-M6');
  });
});

describe('the Hive', () => {
  const at = [
    [1, 2],
    [2, 2],
    [3, 2],
    [0, 3],
    [1, 3],
    [2, 3],
  ] as const;
  const hive: MapObstacle = { kind: 'hive', at, level: 1 };
  const swamp = at.map(([q, r]): MapTile => ({ q, r, level: 1, terrain: 'swamp' }));
  test('stands on land', () => {
    expect(problemsOf({ tiles: withTiles(...swamp), obstacles: [hive], glyphs: [] })).toEqual([]);
    const wet = swamp.map((tile, i): MapTile => (i === 2 ? { ...tile, terrain: 'swampWater' } : tile));
    expectProblem({ tiles: withTiles(...wet), obstacles: [hive], glyphs: [] }, 'obstacles.0.at.2', 'land', 'HS-20.1');
  });
  test('stands on one level', () => {
    const uneven = swamp.map((tile, i): MapTile => (i === 4 ? { ...tile, level: 2 } : tile));
    expectProblem({ tiles: withTiles(...uneven), obstacles: [hive], glyphs: [] }, 'obstacles.0.at.4', 'no ground');
  });
  test('does not hang over', () => {
    const raised = at.map(([q, r], i): MapTile => ({
      q,
      r,
      level: 3,
      terrain: 'swamp',
      ...(i === 5 ? { from: 3 } : {}),
    }));
    const tiles = withTiles(...raised);
    expectProblem(
      { tiles, obstacles: [{ ...hive, level: 3 }], glyphs: [] },
      'obstacles.0.at.5',
      'hangs over',
      'HS-20.1',
    );
  });
});

describe('edges, doors and ladders', () => {
  test('edges lie between columns', () => {
    const edge = { kind: 'ruin', q: 0, r: 0, side: 3, base: 1 } as const;
    expectProblem({ edges: [edge] }, 'edges.0', 'no column at (-1, 0)', 'HS-M5');
    expectProblem({ edges: [{ ...edge, q: 20 }] }, 'edges.0', 'no column at (20, 0)');
    expectProblem({ edges: [{ ...edge, side: 6 }] }, 'edges.0', 'no side', 'HS-M5');
    expect(problemsOf({ edges: [{ ...edge, side: 0 }] })).toEqual([]);
  });
  test('edges stand on something', () => {
    expectProblem({ edges: [{ kind: 'wall', q: 0, r: 0, side: 0, base: 2 }] }, 'edges.0', 'stands on nothing', 'HS-M6');
  });
  test('edges are stored once', () => {
    const edges = [
      { kind: 'ruin', q: 1, r: 2, side: 0, base: 1 },
      { kind: 'ruin', q: 2, r: 2, side: 3, base: 1 },
    ] as const;
    expectProblem({ edges }, 'edges.1', 'stored once', 'HS-M5');
  });
  test('doors stand between columns and have their spaces', () => {
    const door = { id: 'gate', edges: [[2, 2, 0]], base: 1, control: [3, 2], swing: [[2, 2]], open: false } as const;
    expect(problemsOf({ doors: [door] })).toEqual([]);
    expectProblem(
      {
        doors: [
          {
            ...door,
            edges: [
              [2, 2, 0],
              [0, 0, 3],
            ],
          },
        ],
      },
      'doors.0.edges.1',
      'no column',
      'HS-M5',
    );
    expectProblem({ doors: [{ ...door, control: [30, 2] }] }, 'doors.0.control', 'no column', 'HS-20.11');
    expectProblem(
      {
        doors: [
          {
            ...door,
            swing: [
              [2, 2],
              [30, 2],
            ],
          },
        ],
      },
      'doors.0.swing.1',
      'no column',
      'HS-20.12',
    );
    expectProblem({ doors: [door, door] }, 'doors.1.id', 'earlier door');
  });
  test('ladders are exactly as high as their wall', () => {
    const tiles = withTiles({ q: 3, r: 2, level: 7, terrain: 'rock' });
    const ladder = { q: 2, r: 2, side: 0, foot: 1, height: 6 } as const;
    expect(problemsOf({ tiles, ladders: [ladder] })).toEqual([]);
    expectProblem({ tiles, ladders: [{ ...ladder, height: 5 }] }, 'ladders.0.height', 'the wall is 6 high', 'HS-12.1');
    expectProblem({ tiles, ladders: [{ ...ladder, side: 3 }] }, 'ladders.0.height', 'there is no wall', 'HS-12.1');
    expectProblem({ tiles, ladders: [{ ...ladder, foot: 2, height: 5 }] }, 'ladders.0.foot', 'HS-12.1');
    expectProblem({ tiles, ladders: [{ ...ladder, rungs: 7 }] }, 'ladders.0.rungs', 'HS-12.12');
  });
});
