/**
 * Virtualscape files made for tests.
 */
import {
  DEFAULT_PRINTING,
  type Colour,
  type VirtualscapeFile,
  type VirtualscapeTile,
} from '../src/content/virtualscape/file.ts';
import { mapFromVirtualscape, type Imported } from '../src/content/virtualscape/to-map.ts';

export const GREY: Colour = { red: 1, green: 2, blue: 3, alpha: 0 };

export function tileOf(
  type: number,
  x: number,
  y: number,
  z: number,
  more: Partial<VirtualscapeTile> = {},
): VirtualscapeTile {
  return { type, rotation: 0, x, y, z, glyph: 'T', glyphName: '', startName: '', colour: GREY, ...more };
}

export function fileOf(tiles: readonly VirtualscapeTile[], more: Partial<VirtualscapeFile> = {}): VirtualscapeFile {
  return {
    name: 'Test',
    author: '',
    players: '',
    text: '',
    rtf: '',
    printing: DEFAULT_PRINTING,
    tiles,
    rest: 0,
    ...more,
  };
}

/** Start areas of two players at the upper left, so that a map is not reported for having none. */
export const STARTS: readonly VirtualscapeTile[] = [
  tileOf(15_001, 0, 0, 1, { colour: { red: 255, green: 0, blue: 0, alpha: 0 } }),
  tileOf(15_001, 1, 0, 1, { colour: { red: 0, green: 255, blue: 0, alpha: 0 } }),
];

/** Sixteen by sixteen hexes of grass in layer 0. */
const GROUND: readonly VirtualscapeTile[] = Array.from({ length: 256 }, (_, i) =>
  tileOf(1001, i % 16, Math.floor(i / 16), 0),
);

/** What becomes of some tiles on a meadow with two start areas. */
export function imported(...tiles: readonly VirtualscapeTile[]): Imported {
  return mapFromVirtualscape(fileOf([...GROUND, ...STARTS, ...tiles]));
}
