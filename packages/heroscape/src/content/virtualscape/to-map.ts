/**
 * A Virtualscape file as a map of ours (HS-M8), with a report of everything that could not be placed or had to be interpreted.
 */
import { idFor } from '../map-schema.ts';
import type { MapFile, MapScenario } from '../map.ts';
import type { VirtualscapeFile } from './file.ts';
import { layersOf, siteOf } from './layers.ts';
import { partsOf } from './parts.ts';
import { placeEdges } from './place-edges.ts';
import { placeObstacles } from './place-obstacles.ts';
import { placeGlyphs, placeZones } from './place-zones.ts';
import { Report, type ReportEntry } from './report.ts';

export interface Imported {
  readonly map: MapFile;
  readonly report: readonly ReportEntry[];
}

export function mapFromVirtualscape(file: VirtualscapeFile): Imported {
  const report = new Report();
  if (file.rest > 0) report.add('left out', null, `${file.rest} bytes follow after the last tile`);
  const parts = partsOf(file, report);
  const layers = layersOf(parts, report);
  const site = siteOf(layers, report);
  const tiles = layers.tiles();
  if (tiles.length === 0) report.add('left out', null, 'there is no ground at all');
  const startZones = placeZones(parts, site);
  const name = file.name.trim() === '' ? 'Battlefield' : file.name.trim();
  const map: MapFile = {
    format: 'hsmap/1',
    id: idFor(name),
    name,
    ...(file.author.trim() === '' ? {} : { author: file.author.trim() }),
    players: playersOf(file.players, Object.keys(startZones).length, report),
    tiles,
    obstacles: placeObstacles(parts, site),
    ...placeEdges(parts, site),
    startZones,
    glyphs: placeGlyphs(parts, site),
    scenario: DEFAULT_SCENARIO,
  };
  return { map, report: report.entries };
}

/** The text of a Virtualscape scenario is for people: rounds and points are the usual ones until somebody reads it. */
const DEFAULT_SCENARIO: MapScenario = {
  pointLimit: 500,
  rounds: 12,
  goal: { kind: 'eliminate' },
  army: 'draft',
  modes: { sand: 'sand', snow: 'light', ice: 'normal' },
  teams: null,
  options: {},
};

/** "2", "2-4", "2 to 4", "2, 3": as far as there are start zones for them. */
function playersOf(text: string, zones: number, report: Report): readonly number[] {
  if (zones === 0) {
    report.add('left out', null, 'there are no start areas: nobody can play here until there are');
    return [2];
  }
  const numbers = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 2 && number <= 8);
  const [least = zones, most = least] = numbers;
  const isRange = numbers.length === 2 && !/[,;&/+]/.test(text);
  const wanted = isRange ? Array.from({ length: Math.max(0, most - least) + 1 }, (_, i) => least + i) : numbers;
  const possible = [...new Set(wanted)].filter((number) => number <= zones).toSorted((a, b) => a - b);
  if (possible.length > 0 && possible.length === new Set(wanted).size) return possible;
  if (wanted.length > 0)
    report.add('interpreted', null, `there are start areas for ${zones} players, not for "${text}"`);
  return possible.length > 0 ? possible : [Math.max(2, Math.min(8, zones))];
}
