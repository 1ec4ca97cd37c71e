/**
 * The battlefield as text.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { OBSTACLES, TERRAINS, type MapFile, type MapTile } from '../src/content/map.ts';
import { OBSTACLE_HEIGHTS } from '../src/content/piece-heights.ts';
import { markOf, TERRAIN_LETTERS } from '../src/draw/field-marks.ts';
import { FIELD_WORDS } from '../src/draw/field-words.ts';
import { drawField } from '../src/draw/field.ts';
import { meadow, row, sampleMap } from './map-samples.ts';

const brook: MapFile = sampleMap({
  tiles: [
    { q: 0, r: 0, level: 1, terrain: 'grass' },
    { q: 1, r: 0, level: 2, terrain: 'rock' },
    { q: 2, r: 0, level: 1, terrain: 'sand' },
    { q: 0, r: 1, level: 1, terrain: 'grass' },
    { q: 1, r: 1, level: 1, terrain: 'water' },
    { q: 1, r: 1, from: 7, level: 7, terrain: 'road' },
    { q: 2, r: 1, level: 1, terrain: 'grass' },
  ],
  obstacles: [{ kind: 'tree', at: [[2, 0]], level: 1 }],
  edges: [
    { kind: 'ruin', q: 0, r: 0, side: 0, base: 1 },
    { kind: 'ruin', q: 0, r: 0, side: 1, base: 1 },
    { kind: 'wall', q: 1, r: 0, side: 0, base: 2, height: 4 },
  ],
  ladders: [{ q: 0, r: 0, side: 0, foot: 1, height: 1 }],
  doors: [{ id: 'gate', edges: [[1, 1, 0]], base: 1, control: [2, 1], swing: [], open: false }],
  startZones: { '1': [[0, 0, 1]], '2': [[2, 1, 1]] },
  glyphs: [{ q: 0, r: 1, level: 1, glyph: 'Gerda', face: 'power' }],
});

describe('a drawn battlefield', () => {
  test('shows each level, a border with coordinates and what is used', () => {
    expect(drawField(brook, 'en')).toBe(
      [
        'Level 1',
        '   r    q | 0   1   2',
        '   0    0 | g1  ^   sT',
        '   1    0 |   g*G w   g2',
        '',
        'Level 2',
        '   r    q | 0   1   2',
        '   0    0 | .   r   .',
        '',
        'Level 7',
        '   r    q | 0   1   2',
        '   1    0 |   .   o   .',
        '',
        'Legend: g grass, s sand, w water, r rock, o road, 1 start zone 1, T tree, *G glyph Gerda,',
        '  2 start zone 2, ^ higher ground, . lower ground, q = q at the left + column, r = row',
        'Ruin (level 1): (0, 0) E SE',
        'Wall (level 2, height 4): (1, 0) E',
        'Door gate (level 1, closed): (1, 1) E → (2, 1)',
        'Ladder (level 1, height 1): (0, 0) E',
      ].join('\n'),
    );
  });
  test('speaks German and Italian', () => {
    const german = drawField(brook, 'de');
    expect(german).toContain('Ebene 1');
    expect(german).toContain('Ruine (Ebene 1): (0, 0) O SO');
    expect(german).toContain('*G Glyphe Gerda');
    const italian = drawField(brook, 'it');
    expect(italian).toContain('Livello 1');
    expect(italian).toContain('Muro (livello 2, altezza 4): (1, 0) E');
  });
  test('shows the marks it is given instead of those of the map', () => {
    const drawing = drawField(brook, 'en', ([q, r, level]) => (q === 0 && r === 1 && level === 1 ? 'A12' : null));
    expect(drawing).toContain('   1    0 |   gA1 w   g');
    expect(drawing).not.toContain('Gerda');
    const own = markOf(brook, FIELD_WORDS.en);
    const figures = drawField(brook, 'en', (space) => (space.join() === '0,0,1' ? 'F' : own(space)));
    expect(figures).toContain('   0    0 | gF  ^   sT');
    expect(figures).toContain('T tree');
    expect(figures).not.toContain('start zone 1');
  });
  test('says where rows begin that reach over the left edge', () => {
    const lines = drawField(sampleMap(), 'en').split('\n');
    expect(lines[8]).toMatch(/^ {3}6 {3}-3 \| g2/);
  });
  test('is empty for an empty field', () => {
    expect(drawField(sampleMap({ tiles: [] }), 'en')).toBe('');
  });
  test('of twenty hexes fits into a hundred columns, with all there is', () => {
    const tiles = meadow(20, 30).map((tile, i): MapTile => ({
      ...tile,
      terrain: TERRAINS[i % TERRAINS.length] ?? 'grass',
      level: 1 + (i % 12),
    }));
    const edges = tiles.flatMap(({ q, r, level }) => [{ kind: 'ruin' as const, q, r, side: 0, base: level }]);
    const startZones = { '1': row(0, 20), '2': row(29, 20) };
    for (const language of LANGUAGES) {
      const lines = drawField(sampleMap({ tiles, edges, startZones }), language).split('\n');
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100);
    }
  });
});

describe('letters', () => {
  test('tell all terrains apart', () => {
    expect(new Set(Object.values(TERRAIN_LETTERS)).size).toBe(TERRAINS.length);
  });
  test.each(LANGUAGES)('have a meaning in %s', (language) => {
    const words = FIELD_WORDS[language];
    expect(new Set(Object.values(words.terrains)).size).toBe(TERRAINS.length);
    expect(words.sides).toHaveLength(6);
    for (const kind of OBSTACLES) {
      const hexes = OBSTACLE_HEIGHTS[kind].map((_, i) => [i, 0] as const);
      const tiles = hexes.map(([q, r]): MapTile => ({ q, r, level: 1, terrain: 'grass' }));
      const map = sampleMap({ tiles, obstacles: [{ kind, at: hexes, level: 1 }], startZones: {}, glyphs: [] });
      expect(drawField(map, language)).toContain(words.obstacles[kind]);
    }
  });
});
