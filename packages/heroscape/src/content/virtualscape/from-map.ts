/**
 * A map of ours as a Virtualscape file (the other way round than `to-map.ts`), with a report of what the editor can't hold.
 */
import { toOffset, type Hex } from '@muster/hex';
import { bottomOf } from '../map-ground.ts';
import type { MapFile, MapTile, Terrain } from '../map.ts';
import { glyphCode, glyphLetter, ZONE_COLOURS } from './codes.ts';
import { exportCastle } from './export-castle.ts';
import { exportEdges } from './export-edges.ts';
import { exportObstacles } from './export-obstacles.ts';
import { DEFAULT_PRINTING, type Colour, type VirtualscapeFile, type VirtualscapeTile } from './file.ts';
import { Report, type ReportEntry } from './report.ts';
import { rtfOfText } from './rtf.ts';

export interface Exported {
  readonly file: VirtualscapeFile;
  readonly report: readonly ReportEntry[];
}

/** A piece to write: its code, where the upper left hex of the turned shape lies, and the layer. */
export interface ExportPiece {
  readonly code: number;
  readonly rotation: number;
  readonly anchor: Hex;
  readonly z: number;
  readonly colour?: Colour;
  readonly glyph?: string;
}

export function virtualscapeFromMap(map: MapFile, text = ''): Exported {
  const report = new Report();
  const castle = exportCastle(map, report);
  const obstacles = exportObstacles(map, report);
  const pieces = [
    ...landPieces(map, obstacles.covered, castle.carried, report),
    ...obstacles.pieces,
    ...castle.pieces,
    ...exportEdges(map, castle.arches, report),
    ...glyphPieces(map, report),
    ...zonePieces(map, report),
  ].toSorted((a, b) => a.z - b.z);
  const { scenario } = map;
  if (scenario.goal.kind !== 'eliminate' || scenario.teams !== null || Object.keys(scenario.options).length > 0) {
    report.add('left out', null, 'goal, teams and options of the scenario have no place in the file');
  }
  const file: VirtualscapeFile = {
    name: map.name,
    author: map.author ?? '',
    players: map.players.join(', '),
    text,
    rtf: rtfOfText(text),
    printing: DEFAULT_PRINTING,
    tiles: tilesOf(pieces),
    rest: 0,
  };
  return { file, report: report.entries };
}

/** What the editor writes into tiles that are nothing special. */
const PLAIN: Colour = { red: 0, green: 160, blue: 0, alpha: 0 };

/** The editor knows no columns left of or rows above the first; rows are moved by two, so that odd ones stay odd. */
function tilesOf(pieces: readonly ExportPiece[]): readonly VirtualscapeTile[] {
  const places = pieces.map(({ anchor }) => toOffset(anchor));
  const left = Math.min(0, ...places.map(({ column }) => column));
  const top = 2 * Math.floor(Math.min(0, ...places.map(({ row }) => row)) / 2);
  return pieces.map(({ code, rotation, anchor, z, colour, glyph }) => {
    const { column, row } = toOffset(anchor);
    return {
      type: code,
      rotation,
      x: column - left,
      y: row - top,
      z,
      glyph: glyph ?? '\0',
      glyphName: '',
      startName: '',
      colour: colour ?? PLAIN,
    };
  });
}

/** Terrain is written as tiles of one space. Modes are no pieces: mud is sand, heavy snow is snow, slippery ice is ice (HS-8.24). */
const LAND_CODES: Readonly<Record<Terrain, number>> = {
  grass: 1001,
  rock: 2001,
  sand: 3001,
  mud: 3001,
  water: 4001,
  ice: 5001,
  slipperyIce: 5001,
  moltenLava: 6001,
  lavaField: 7001,
  road: 8001,
  snow: 9001,
  heavySnow: 9001,
  swampWater: 19_001,
  swamp: 20_001,
  concrete: 21_001,
  asphalt: 22_001,
  shadow: 25_001,
  dungeon: 26_001,
};
const WALKWAY = 16_001;

function landPieces(
  map: MapFile,
  covered: ReadonlySet<string>,
  carried: ReadonlySet<string>,
  report: Report,
): readonly ExportPiece[] {
  const lost = new Set<Terrain>();
  const pieces: ExportPiece[] = [];
  for (const tile of map.tiles) {
    for (let layer = bottomOf(tile) + 1; layer <= tile.level; layer++) {
      if (covered.has(`${tile.q},${tile.r},${layer}`)) continue;
      pieces.push({ code: codeOf(tile, layer, carried), rotation: 0, anchor: { q: tile.q, r: tile.r }, z: layer - 1 });
    }
    if (tile.terrain === 'mud' || tile.terrain === 'heavySnow' || tile.terrain === 'slipperyIce')
      lost.add(tile.terrain);
  }
  for (const terrain of lost)
    report.add('interpreted', null, `${terrain} became a plain tile; the file knows no modes`);
  return pieces;
}

/** A road on the walls of a castle is a walkway. */
function codeOf(tile: MapTile, layer: number, carried: ReadonlySet<string>): number {
  const isWalkway = tile.terrain === 'road' && carried.has(`${tile.q},${tile.r},${layer - 1}`);
  return isWalkway ? WALKWAY : LAND_CODES[tile.terrain];
}

function glyphPieces(map: MapFile, report: Report): readonly ExportPiece[] {
  return map.glyphs.map(({ q, r, level, glyph, face }) => {
    if ((glyph === 'random') !== (face === 'symbol')) {
      report.add('interpreted', null, `which side of the glyph at (${q}, ${r}) is up has no place in the file`);
    }
    return { code: glyphCode(glyph), rotation: 0, anchor: { q, r }, z: level, glyph: glyphLetter(glyph) };
  });
}

const START_AREA = 15_001;

function zonePieces(map: MapFile, report: Report): readonly ExportPiece[] {
  return Object.entries(map.startZones).flatMap(([zone, spaces]) => {
    const colour = ZONE_COLOURS[Number(zone) - 1];
    if (colour === undefined) {
      report.add('left out', null, `there is no colour for the start zone "${zone}"`);
      return [];
    }
    return spaces.map(([q, r, level]) => ({ code: START_AREA, rotation: 0, anchor: { q, r }, z: level, colour }));
  });
}
