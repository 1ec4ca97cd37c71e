/**
 * Numbers of Virtualscape that stand for something of ours: glyph letters, colours of start areas, sides of castle pieces.
 */
import { SIDES, turned, type Side } from '@muster/hex';
import { GLYPHS, type GlyphName } from '../glyph.ts';
import { familyOf, type Colour, type VirtualscapeTile } from './file.ts';

const GLYPH_FAMILY = 14;
/** A glyph nobody knows: drawn at random, symbol side up (HS-2.5). */
const UNKNOWN = '?';

export function isGlyph(type: number): boolean {
  return familyOf(type) === GLYPH_FAMILY;
}

/** The letter of a glyph stands in the tile, and in its code as well; no two names begin alike. Null for a letter nobody knows. */
export function glyphOf(tile: VirtualscapeTile): GlyphName | 'random' | null {
  return glyphOfLetter(tile.glyph) ?? glyphOfLetter(String.fromCharCode(tile.type % 1000));
}

function glyphOfLetter(letter: string): GlyphName | 'random' | null {
  if (letter === UNKNOWN) return 'random';
  return GLYPHS.find((name) => name.charAt(0) === letter) ?? null;
}

export function glyphLetter(glyph: GlyphName | 'random'): string {
  return glyph === 'random' ? UNKNOWN : glyph.charAt(0);
}

export function glyphCode(glyph: GlyphName | 'random'): number {
  return 1000 * GLYPH_FAMILY + glyphLetter(glyph).charCodeAt(0);
}

/** By player, from the first: red, green, blue, yellow, violet, cyan, orange, purple. */
export const ZONE_COLOURS: readonly Colour[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
  [255, 0, 255],
  [0, 255, 255],
  [255, 128, 0],
  [128, 0, 255],
].map(([red = 0, green = 0, blue = 0]) => ({ red, green, blue, alpha: 0 }));

export function isSameColour(a: Colour, b: Colour): boolean {
  return a.red === b.red && a.green === b.green && a.blue === b.blue;
}

/** Ladders and battlements stand at the north-eastern side of their hex when they are not turned. */
const UNTURNED: Side = 5;

export function sideOfRotation(rotation: number): Side {
  return turned(UNTURNED, rotation);
}

export function rotationOfSide(side: number): number {
  return ((SIDES[side] ?? 0) - UNTURNED + 6) % 6;
}
