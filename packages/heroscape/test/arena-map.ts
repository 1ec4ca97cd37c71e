/**
 * The battlefield of an arena as a map: from rows of cells to tiles, with names for the spaces.
 */
import { fromOffset } from '@muster/hex';
import type { GlyphName } from '../src/content/glyph.ts';
import type { MapFile, MapObstacle, MapTile, SpaceRef, Terrain } from '../src/content/map.ts';
import type { ArenaSetup } from './arena.ts';
import { SCENARIO } from './map-samples.ts';

const TERRAIN: Readonly<Record<string, Terrain>> = {
  '': 'grass',
  '.': 'grass',
  w: 'water',
  r: 'rock',
  s: 'sand',
  i: 'ice',
  l: 'lavaField',
  m: 'moltenLava',
  n: 'snow',
  d: 'dungeon',
  k: 'shadow',
  y: 'swampWater',
  p: 'swamp',
  o: 'road',
};

const MEADOW: readonly string[] = Array.from({ length: 9 }, () => '. . . . . . . . .');

function* cellsOf({ field = MEADOW }: ArenaSetup): Generator<{ name: string; tile: MapTile }> {
  for (const [row, line] of field.entries()) {
    for (const [column, cell] of line.trim().split(/\s+/u).entries()) {
      if (cell === '_') continue;
      const [, letter = '', level = ''] = /^([a-z.]?)([0-9]*)$/u.exec(cell) ?? [];
      const terrain = TERRAIN[letter];
      if (terrain === undefined) throw new Error(`'${cell}' is no cell of a field`);
      const name = `${String.fromCodePoint(97 + column)}${row + 1}`;
      yield { name, tile: { ...fromOffset(column, row), level: level === '' ? 1 : Number(level), terrain } };
    }
  }
}

export function refsOf(setup: ArenaSetup): ReadonlyMap<string, SpaceRef> {
  const refs = new Map<string, SpaceRef>();
  for (const { name, tile } of cellsOf(setup)) refs.set(name, [tile.q, tile.r, tile.level]);
  return refs;
}

export function mapOf(setup: ArenaSetup): MapFile {
  const refs = refsOf(setup);
  const ref = (name: string): SpaceRef => {
    const found = refs.get(name);
    if (found === undefined) throw new Error(`there is no space '${name}'`);
    return found;
  };
  const rows = (setup.field ?? MEADOW).length;
  const rowOf = (row: number) => [...refs.keys()].filter((name) => name.slice(1) === String(row));
  const zones = setup.zones ?? {
    '1': rowOf(1).join(' '),
    '2': rowOf(rows).join(' '),
    ...(setup.armies.length > 2 ? { '3': rowOf(2).join(' ') } : {}),
  };
  return {
    format: 'hsmap/1',
    id: 'arena',
    name: 'Arena',
    players: [setup.armies.length],
    tiles: [...cellsOf(setup)].map(({ tile }) => tile),
    obstacles: (setup.obstacles ?? []).map(({ kind, at, level }): MapObstacle => {
      const spaces = at.split(' ').map(ref);
      return { kind, at: spaces.map(([q, r]) => [q, r] as const), level: level ?? spaces[0]?.[2] ?? 1 };
    }),
    edges: setup.edges ?? [],
    ladders: [],
    doors: [],
    startZones: Object.fromEntries(Object.entries(zones).map(([zone, names]) => [zone, names.split(' ').map(ref)])),
    glyphs: Object.entries(setup.glyphs ?? {}).map(([glyph, at]) => {
      const [q, r, level] = ref(at);
      return { q, r, level, glyph: glyph as GlyphName, face: 'power' };
    }),
    scenario: SCENARIO,
  };
}
