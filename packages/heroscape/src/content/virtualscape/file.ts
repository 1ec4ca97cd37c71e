/**
 * What stands in a map file of Virtualscape, the Windows editor for battlefields (`.hsc`).
 */

/** The only versions read and written: those of the last editions of the editor. */
export const FILE_VERSION = 0.0007;
export const TILE_VERSION = 0.0003;

export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export interface VirtualscapeTile {
  /** The code of the piece: thousands for the family, the rest for the size. */
  readonly type: number;
  /** Steps of 60° clockwise. */
  readonly rotation: number;
  /** Column and row, odd rows shoved right; where the upper left hex of the turned piece lies. */
  readonly x: number;
  readonly y: number;
  /** The layer it lies in; the lowest is 0. */
  readonly z: number;
  /** One character. It says something for glyphs alone: the editor leaves chance values in other tiles. */
  readonly glyph: string;
  readonly glyphName: string;
  readonly startName: string;
  readonly colour: Colour;
  /** Of tiles users made themselves. */
  readonly user?: UserTile;
  readonly figure?: { readonly name: string; readonly file: string };
}

export interface UserTile {
  readonly size: number;
  readonly topTexture: string;
  readonly sideTexture: string;
  readonly letter: string;
  readonly name: string;
}

export interface VirtualscapeFile {
  readonly name: string;
  readonly author: string;
  readonly players: string;
  /** The scenario as plain text, and as it stands in the file. */
  readonly text: string;
  readonly rtf: string;
  readonly printing: Printing;
  readonly tiles: readonly VirtualscapeTile[];
  /** How many bytes follow that nobody knows; they are not written again. */
  readonly rest: number;
}

/** Settings for printing, kept as they are. */
export interface Printing {
  readonly levelsPerPage: number;
  readonly transparency: number;
  readonly grid: number;
  readonly tileNumbers: number;
  readonly startAreaAsLevel: number;
}

/** What the editor itself begins with. */
export const DEFAULT_PRINTING: Printing = {
  levelsPerPage: 6,
  transparency: 80,
  grid: 1,
  tileNumbers: 0,
  startAreaAsLevel: 1,
};

/** Tiles of these families carry more fields. */
const USER_FAMILY = 17;
const FIGURE_FAMILY = 18;

export function familyOf(type: number): number {
  return Math.floor(type / 1000);
}

export function isUserTile(type: number): boolean {
  return familyOf(type) === USER_FAMILY;
}

export function isFigure(type: number): boolean {
  return familyOf(type) === FIGURE_FAMILY;
}
