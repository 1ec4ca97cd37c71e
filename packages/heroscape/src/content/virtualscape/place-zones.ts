/**
 * Start areas and glyphs: they lie on the ground, wherever that is.
 */
import { fromOffset, type Hex } from '@muster/hex';
import { levelsAt } from '../map-ground.ts';
import type { MapGlyph, SpaceRef } from '../map.ts';
import { glyphOf, isSameColour, ZONE_COLOURS } from './codes.ts';
import type { Colour, VirtualscapeTile } from './file.ts';
import type { Site } from './layers.ts';
import { partsUsedAs, type Parts } from './parts.ts';

/** HS-2.5: a glyph with a name lies power side up, one without symbol side up. */
export function placeGlyphs({ glyphs }: Parts, site: Site): readonly MapGlyph[] {
  const found: MapGlyph[] = [];
  for (const tile of glyphs) {
    const hex = fromOffset(tile.x, tile.y);
    const level = surfaceFor(tile, hex, 'the glyph', site);
    const glyph = glyphOf(tile);
    if (glyph === null) site.report.add('unknown', tile, `there is no glyph with the letter "${tile.glyph}"`);
    else if (level !== null) found.push({ ...hex, level, glyph, face: glyph === 'random' ? 'symbol' : 'power' });
  }
  return found;
}

/** Colours tell the players apart; zones are numbered in the order of the players' colours, further colours follow. */
export function placeZones(parts: Parts, site: Site): Readonly<Record<string, readonly SpaceRef[]>> {
  const areas = partsUsedAs(parts, 'start').map(({ tile, hexes }) => ({ tile, hex: hexes[0] }));
  const colours: Colour[] = [];
  for (const { tile } of areas) if (!colours.some((one) => isSameColour(one, tile.colour))) colours.push(tile.colour);
  const zones: Record<string, SpaceRef[]> = {};
  for (const colour of colours.toSorted((a, b) => playerOf(a) - playerOf(b))) {
    const spaces = new Map<string, SpaceRef>();
    const ofColour = areas.filter(({ tile }) => isSameColour(tile.colour, colour));
    for (const { tile, hex } of ofColour) {
      const level = hex === undefined ? null : surfaceFor(tile, hex, 'the start area', site);
      if (hex !== undefined && level !== null) spaces.set(`${hex.q},${hex.r},${level}`, [hex.q, hex.r, level]);
    }
    const [first] = ofColour;
    if (spaces.size === 0 || first === undefined) continue;
    const number = Object.keys(zones).length + 1;
    zones[String(number)] = [...spaces.values()];
    if (playerOf(colour) !== number) {
      site.report.add('interpreted', first.tile, `the start areas of this colour became zone "${number}"`);
    }
  }
  return zones;
}

/** From 1; colours of nobody come last, in the order of the file. */
function playerOf(colour: Colour): number {
  const index = ZONE_COLOURS.findIndex((one) => isSameColour(one, colour));
  return index < 0 ? ZONE_COLOURS.length + 1 : index + 1;
}

/**
 * The level of the ground on which something flat lies: right below it, else the next below it (start areas are often put above
 * everything else so that they can be seen), else the one it lies in.
 */
function surfaceFor(tile: VirtualscapeTile, hex: Hex, what: string, site: Site): number | null {
  const levels = levelsAt(site.ground, hex);
  const below = tile.z - site.floor;
  const level = levels.findLast((one) => one <= below) ?? levels.find((one) => one === below + 1);
  if (level === undefined) {
    site.report.add('left out', tile, `there is no ground under ${what}`);
    return null;
  }
  if (level < below) site.report.add('interpreted', tile, `${what} hangs in the air; it was put on level ${level}`);
  return level;
}
