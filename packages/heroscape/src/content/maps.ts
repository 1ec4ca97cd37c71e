/**
 * The battlefields of the game, read and checked when they are first asked for.
 */
import type { MapFile } from './map.ts';
import { checkMap } from './map-checks.ts';
import { readMap } from './map-schema.ts';
import { MAP_FILES } from './maps/index.ts';

function load(): readonly MapFile[] {
  return MAP_FILES.map((data) => {
    const read = readMap(data);
    const problems = read.ok ? checkMap(read.value) : read.problems;
    if (read.ok && problems.length === 0) return read.value;
    throw new Error(
      ['a map has problems:', ...problems.map(({ path, message }) => `${path.join('.')}: ${message}`)].join('\n'),
    );
  });
}

export const MAPS: readonly MapFile[] = load();

export function mapById(id: string): MapFile | undefined {
  return MAPS.find((map) => map.id === id);
}
