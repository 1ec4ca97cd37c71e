/**
 * Small maps to look at and to spoil.
 */
import { fromOffset } from '@muster/hex';
import { expect } from 'vitest';
import { checkMap } from '../src/content/map-checks.ts';
import type { MapFile, MapScenario, MapTile, SpaceRef } from '../src/content/map.ts';

const COLUMNS = 9;
const ROWS = 7;

export const SCENARIO: MapScenario = {
  pointLimit: 500,
  rounds: 12,
  goal: { kind: 'eliminate' },
  army: 'draft',
  modes: { sand: 'sand', snow: 'light', ice: 'normal' },
  teams: null,
  options: {},
};

/** A flat meadow. */
export function meadow(columns = COLUMNS, rows = ROWS): readonly MapTile[] {
  const tiles: MapTile[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      tiles.push({ ...fromOffset(column, row), level: 1, terrain: 'grass' });
    }
  }
  return tiles;
}

/** The spaces of a row of the meadow. */
export function row(r: number, columns = COLUMNS): readonly SpaceRef[] {
  return Array.from({ length: columns }, (_, column): SpaceRef => [fromOffset(column, r).q, r, 1]);
}

/** Two zones at the ends of a meadow, a glyph in the middle: nothing is wrong with it. */
export function sampleMap(changes: Partial<MapFile> = {}): MapFile {
  return {
    format: 'hsmap/1',
    id: 'sample',
    name: 'Sample',
    players: [2],
    tiles: meadow(),
    obstacles: [],
    edges: [],
    ladders: [],
    doors: [],
    startZones: { '1': row(0), '2': row(ROWS - 1) },
    glyphs: [{ ...fromOffset(4, 3), level: 1, glyph: 'Astrid', face: 'power' }],
    scenario: SCENARIO,
    ...changes,
  };
}

/** The meadow with some columns of its own: they take the place of the grass there. */
export function withTiles(...tiles: readonly MapTile[]): readonly MapTile[] {
  const changed = new Set(tiles.map(({ q, r }) => `${q},${r}`));
  return [...meadow().filter(({ q, r }) => !changed.has(`${q},${r}`)), ...tiles];
}

/** What is wrong with the sample once it was changed, as lines. */
export function problemsOf(changes: Partial<MapFile>): readonly string[] {
  return checkMap(sampleMap(changes)).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** One problem at this place, with this in its message. */
export function expectProblem(changes: Partial<MapFile>, place: string, ...words: readonly string[]): void {
  const problems = problemsOf(changes);
  const here = problems.filter((problem) => problem.startsWith(`${place}: `));
  expect(here, problems.join('\n')).not.toEqual([]);
  for (const word of words) expect(here.join('\n')).toContain(word);
}
