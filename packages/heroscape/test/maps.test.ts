/**
 * The battlefields that come with the game: every file can be read and played, and among them there is every kind of ground.
 */
import { readdirSync } from 'node:fs';
import { hexDistance } from '@muster/hex';
import { describe, expect, test } from 'vitest';
import { checkMap } from '../src/content/map-checks.ts';
import { groundOf } from '../src/content/map-ground.ts';
import { readMap } from '../src/content/map-schema.ts';
import { MEDIUM, walkOver } from '../src/content/map-walk.ts';
import type { EdgeKind, MapFile, ObstacleKind, SpaceRef, Terrain } from '../src/content/map.ts';
import { MAP_FILES } from '../src/content/maps/index.ts';
import { TEMPORARY_GLYPHS, type GlyphName } from '../src/content/glyph.ts';

const maps = MAP_FILES.map(mapIn);
const named = maps.map((map) => [map.id, map] as const);

function mapIn(data: unknown): MapFile {
  const read = readMap(data);
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  return read.value;
}

function mapOf(id: string): MapFile {
  const found = maps.find((map) => map.id === id);
  if (found === undefined) throw new Error(`there is no map "${id}"`);
  return found;
}

const zonesOf = (map: MapFile): readonly (readonly SpaceRef[])[] => Object.values(map.startZones);

const tilesOf = (map: MapFile, ...terrains: readonly Terrain[]): number =>
  map.tiles.filter(({ terrain }) => terrains.includes(terrain)).length;

const obstaclesOf = (map: MapFile, ...kinds: readonly ObstacleKind[]): number =>
  map.obstacles.filter(({ kind }) => kinds.includes(kind)).length;

const edgesOf = (map: MapFile, kind: EdgeKind): number => map.edges.filter((edge) => edge.kind === kind).length;

/** How much room there is below each tile with a gap under it. */
function gapsOf(map: MapFile): readonly number[] {
  return map.tiles.flatMap(({ q, r, from }) => {
    if (from === undefined) return [];
    const below = map.tiles.filter((tile) => tile.q === q && tile.r === r && tile.level < from);
    return below.length === 0 ? [] : [from - 1 - Math.max(...below.map(({ level }) => level))];
  });
}

/** Pairs of bordering spaces on one level, none used twice; taken as they come, so there may be room for one more. */
function pairsIn(zone: readonly SpaceRef[]): number {
  const free = [...zone];
  let pairs = 0;
  for (let here = free.shift(); here !== undefined; here = free.shift()) {
    const [q, r, level] = here;
    const beside = free.findIndex(
      (other) => other[2] === level && hexDistance({ q, r }, { q: other[0], r: other[1] }) === 1,
    );
    if (beside < 0) continue;
    free.splice(beside, 1);
    pairs += 1;
  }
  return pairs;
}

describe('the map files', () => {
  test('are all listed in content/maps/index.ts', () => {
    const files = readdirSync(new URL('../src/content/maps/', import.meta.url)).filter((name) =>
      name.endsWith('.json'),
    );
    expect(maps.map(({ id }) => `${id}.json`).sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThanOrEqual(10);
  });
  test('have names of their own', () => {
    expect(new Set(maps.map(({ name }) => name)).size).toBe(maps.length);
  });
});

describe.each(named)('%s', (_id, map) => {
  const ground = groundOf(map);

  test('has no problems (HS-M6)', () => {
    expect(checkMap(map)).toEqual([]);
  });

  test('has start zones for a whole army (HS-2.7)', () => {
    const wanted = map.scenario.pointLimit <= 300 ? 16 : 24;
    for (const zone of zonesOf(map)) {
      expect(zone.length).toBeGreaterThanOrEqual(wanted);
      expect(pairsIn(zone)).toBeGreaterThanOrEqual(wanted / 4);
    }
    expect(new Set(zonesOf(map).map(({ length }) => length)).size).toBe(1);
    expect(zonesOf(map)).toHaveLength(Math.max(...map.players));
  });

  test('can be walked from every zone to every space where a medium figure fits (HS-9.1, HS-9.7)', () => {
    const { field, obstacles } = ground;
    const walk = walkOver(map, ground);
    for (const zone of zonesOf(map)) {
      const reached = walk.from(
        zone.map(([q, r, level]) => field.spaceAt(q, r, level)).filter((space) => space !== null),
      );
      for (let space = 0; space < field.spaces; space++) {
        const room = (field.ceiling[space] ?? 0) - (field.level[space] ?? 0);
        if (room < MEDIUM || obstacles.has(space)) continue;
        expect(reached.has(space), `space ${space} on level ${field.level[space]}`).toBe(true);
      }
    }
  });

  test('lets nobody start beside an enemy', () => {
    const zones = zonesOf(map);
    for (const [i, zone] of zones.entries()) {
      for (const other of zones.slice(i + 1)) {
        const distances = zone.flatMap((a) =>
          other.map((b) => hexDistance({ q: a[0], r: a[1] }, { q: b[0], r: b[1] })),
        );
        expect(Math.min(...distances)).toBeGreaterThan(3);
      }
    }
  });

  test('has missions switched on if its goal is one (HS-V6)', () => {
    const { goal, options } = map.scenario;
    const isMission = goal.kind !== 'eliminate' && goal.kind !== 'points';
    expect(options.missions ?? false).toBe(isMission);
  });

  test('names no glyph twice', () => {
    const glyphs = map.glyphs.map(({ glyph }) => glyph).filter((glyph) => glyph !== 'random');
    expect(new Set(glyphs).size).toBe(glyphs.length);
    expect(map.glyphs.length).toBeGreaterThan(0);
  });
});

describe('among the battlefields there are', () => {
  test('small duels and large fields', () => {
    const sizes = maps.map((map) => ({ map, spaces: groundOf(map).field.spaces }));
    const small = sizes.filter(({ map, spaces }) => map.scenario.pointLimit === 300 && spaces >= 90 && spaces <= 130);
    expect(small.length).toBeGreaterThanOrEqual(2);
    const large = sizes.find(({ map }) => map.players.includes(6));
    expect(large?.map.players).toEqual([4, 5, 6]);
    expect(large?.spaces).toBeGreaterThanOrEqual(450);
    expect(large?.spaces).toBeLessThanOrEqual(600);
  });

  test.each(['three-spans', 'millrace-crossing'])('bridges over water: %s', (id) => {
    const map = mapOf(id);
    expect(tilesOf(map, 'water')).toBeGreaterThan(0);
    expect(gapsOf(map).length).toBeGreaterThan(0);
  });

  test('a castle with door, walls, ladders and battlements', () => {
    const map = mapOf('hollowgate-castle');
    expect(map.doors).toHaveLength(1);
    expect(map.ladders.length).toBeGreaterThan(0);
    for (const kind of ['battlement', 'wall', 'arch'] as const) expect(edgesOf(map, kind)).toBeGreaterThan(0);
    expect(map.scenario.teams).toHaveLength(2);
    // HS-8.8: the walkway over the gate leaves room for the door (HS-20.16).
    const [door] = map.doors;
    const walkway = map.tiles.find(({ from }) => from !== undefined);
    expect((walkway?.from ?? 0) - 1).toBe((door?.base ?? 0) + 10);
  });

  test('a jungle', () => {
    const map = mapOf('sunken-canopy');
    expect(obstaclesOf(map, 'bush')).toBeGreaterThan(0);
    expect(obstaclesOf(map, 'palm')).toBeGreaterThan(0);
    expect(tilesOf(map, 'swamp')).toBeGreaterThan(0);
    expect(tilesOf(map, 'swampWater')).toBeGreaterThan(0);
    expect(map.scenario.options.plantBonus).toBe(true);
  });

  test('snow and ice', () => {
    const map = mapOf('rimefang-tarn');
    for (const terrain of ['snow', 'heavySnow', 'ice'] as const) expect(tilesOf(map, terrain)).toBeGreaterThan(0);
    for (const kind of ['glacier1', 'glacier3', 'glacier4', 'glacier6'] as const) {
      expect(obstaclesOf(map, kind)).toBeGreaterThan(0);
    }
    expect(map.scenario.modes.ice).toBe('slippery');
  });

  test('lava', () => {
    const map = mapOf('cinder-caldera');
    expect(tilesOf(map, 'lavaField')).toBeGreaterThan(0);
    expect(tilesOf(map, 'moltenLava')).toBeGreaterThan(0);
    expect(obstaclesOf(map, 'outcrop1', 'outcrop3')).toBeGreaterThan(0);
  });

  test('ruins with walkways over the heads of figures', () => {
    const map = mapOf('broken-causeway');
    expect(edgesOf(map, 'ruin')).toBeGreaterThan(0);
    expect(Math.min(...gapsOf(map))).toBeGreaterThanOrEqual(MEDIUM);
    expect(map.scenario.options.cover).toBe(true);
  });

  test('shadow halls, some too low for a medium figure', () => {
    const map = mapOf('umbral-galleries');
    expect(tilesOf(map, 'dungeon')).toBeGreaterThan(0);
    expect(tilesOf(map, 'shadow')).toBeGreaterThan(0);
    expect(Math.min(...gapsOf(map))).toBeLessThan(MEDIUM);
    expect(Math.max(...gapsOf(map))).toBeGreaterThanOrEqual(MEDIUM);
  });

  test('roads', () => {
    expect(tilesOf(mapOf('four-roads-knoll'), 'road')).toBeGreaterThan(20);
  });

  test('different goals, armies and glyphs', () => {
    const goals = new Set(maps.map(({ scenario }) => scenario.goal.kind));
    for (const kind of ['eliminate', 'hill', 'raise', 'flags', 'gems', 'shrines'] as const)
      expect(goals).toContain(kind);
    expect(new Set(maps.map(({ scenario }) => scenario.army)).size).toBe(2);
    const glyphs = maps.flatMap((map) => map.glyphs);
    const temporary = new Set<GlyphName | 'random'>(TEMPORARY_GLYPHS);
    for (const face of ['symbol', 'power'] as const) {
      const shown = glyphs.filter((glyph) => glyph.face === face && glyph.glyph !== 'random');
      expect(shown.some(({ glyph }) => temporary.has(glyph))).toBe(true);
      expect(shown.some(({ glyph }) => !temporary.has(glyph))).toBe(true);
    }
    expect(glyphs.some(({ glyph }) => glyph === 'random')).toBe(true);
  });
});
