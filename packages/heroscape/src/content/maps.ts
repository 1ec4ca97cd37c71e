/**
 * The battlefields of the game, each read and checked when it is first asked for.
 */
import type { MapFile } from './map.ts';
import { checkMap } from './map-checks.ts';
import { readMap } from './map-schema.ts';
import { MAP_FILES } from './maps/index.ts';

/** What is looked up in a map without reading all of it. */
interface Outline {
  readonly id: string;
  readonly startZones: Readonly<Record<string, unknown>>;
}

const outlines = MAP_FILES as readonly Outline[];

export const MAP_IDS: readonly string[] = outlines.map(({ id }) => id);

const loaded = new Map<string, MapFile>();

export function mapById(id: string): MapFile | undefined {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const outline = outlines.find((map) => map.id === id);
  return outline === undefined ? undefined : load(outline);
}

/** The maps with room for so many players. */
export function mapsFor(players: number): readonly string[] {
  return outlines.filter(({ startZones }) => Object.keys(startZones).length >= players).map(({ id }) => id);
}

/** All of them, read and checked. */
export function allMaps(): readonly MapFile[] {
  return outlines.map((outline) => loaded.get(outline.id) ?? load(outline));
}

function load(data: Outline): MapFile {
  const read = readMap(data);
  const problems = read.ok ? checkMap(read.value) : read.problems;
  if (read.ok && problems.length === 0) {
    loaded.set(read.value.id, read.value);
    return read.value;
  }
  const lines = problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error([`the map '${data.id}' has problems:`, ...lines].join('\n'));
}
