/**
 * Reads the bytes of a Virtualscape file. What is wrong with them comes back as a problem that names the byte.
 */
import type { Checked } from '@muster/engine';
import { ByteReader, VirtualscapeError } from './bytes.ts';
import {
  FILE_VERSION,
  isFigure,
  isUserTile,
  TILE_VERSION,
  type Colour,
  type Printing,
  type UserTile,
  type VirtualscapeFile,
  type VirtualscapeTile,
} from './file.ts';
import { textOfRtf } from './rtf.ts';
import { fromCodePage, readString } from './strings.ts';

/** Type, version, four numbers, letter, two strings of no length at all, colour. */
const SMALLEST_TILE = 4 + 8 + 4 * 4 + 1 + 2 + 4;

export function readVirtualscape(bytes: Uint8Array): Checked<VirtualscapeFile> {
  try {
    return { ok: true, value: readFile(new ByteReader(bytes)) };
  } catch (error) {
    if (!(error instanceof VirtualscapeError)) throw error;
    return { ok: false, problems: [{ path: ['byte', error.byte], message: `${error.message} (byte ${error.byte})` }] };
  }
}

function readFile(reader: ByteReader): VirtualscapeFile {
  checkVersion(reader.float64('the version of the file'));
  const name = readString(reader, 'the name of the map');
  const author = readString(reader, 'the author');
  const players = readString(reader, 'the number of players');
  const rtf = readScenario(reader);
  const printing = readPrinting(reader);
  const count = readCount(reader);
  const tiles: VirtualscapeTile[] = [];
  for (let i = 1; i <= count; i++) tiles.push(readTile(reader, `tile ${i} of ${count}`));
  return { name, author, players, text: textOfRtf(rtf), rtf, printing, tiles, rest: reader.left };
}

function checkVersion(version: number): void {
  if (version === FILE_VERSION) return;
  // The editor has counted its versions in steps of 0.0001; anything else is something else.
  const number = Math.round(version * 10_000);
  if (number >= 1 && number <= 100 && version === number / 10_000) {
    const what =
      number < 7 ? 'open it with the latest Virtualscape and save it again' : 'it is newer than all that is known';
    throw new VirtualscapeError(`this file has version ${version}, only ${FILE_VERSION} can be read; ${what}`, 0);
  }
  throw new VirtualscapeError('this is no Virtualscape map: it does not begin with a version number', 0);
}

function readScenario(reader: ByteReader): string {
  const start = reader.at;
  const length = reader.int32('the length of the scenario text');
  if (length < 0) throw new VirtualscapeError(`the scenario text can't have ${length} bytes`, start);
  return fromCodePage(reader.bytes(length, 'the scenario text'));
}

function readPrinting(reader: ByteReader): Printing {
  const what = 'the settings for printing';
  return {
    levelsPerPage: reader.int32(what),
    transparency: reader.int32(what),
    grid: reader.int32(what),
    tileNumbers: reader.int32(what),
    startAreaAsLevel: reader.int32(what),
  };
}

function readCount(reader: ByteReader): number {
  const start = reader.at;
  const count = reader.int32('the number of tiles');
  if (count < 0) throw new VirtualscapeError(`there can't be ${count} tiles`, start);
  if (count * SMALLEST_TILE > reader.left) {
    throw new VirtualscapeError(
      `there should be ${count} tiles, but only ${reader.left} bytes are left in the file`,
      start,
    );
  }
  return count;
}

function readTile(reader: ByteReader, what: string): VirtualscapeTile {
  const type = reader.int32(`the code of ${what}`);
  const start = reader.at;
  const version = reader.float64(`the version of ${what}`);
  if (version !== TILE_VERSION) {
    throw new VirtualscapeError(`${what} has version ${version}, only ${TILE_VERSION} can be read`, start);
  }
  const tile = {
    type,
    rotation: reader.int32(`the rotation of ${what}`),
    x: reader.int32(`the column of ${what}`),
    y: reader.int32(`the row of ${what}`),
    z: reader.int32(`the level of ${what}`),
    glyph: String.fromCharCode(reader.uint8(`the glyph letter of ${what}`)),
    glyphName: readString(reader, `the glyph name of ${what}`),
    startName: readString(reader, `the start area name of ${what}`),
    colour: readColour(reader, `the colour of ${what}`),
  };
  if (isUserTile(type)) return { ...tile, user: readUserTile(reader, what) };
  if (!isFigure(type)) return tile;
  const name = readString(reader, `the figure's name of ${what}`);
  return { ...tile, figure: { name, file: readString(reader, `the figure's file of ${what}`) } };
}

function readColour(reader: ByteReader, what: string): Colour {
  return {
    red: reader.uint8(what),
    green: reader.uint8(what),
    blue: reader.uint8(what),
    alpha: reader.uint8(what),
  };
}

function readUserTile(reader: ByteReader, what: string): UserTile {
  return {
    size: reader.int32(`the size of ${what}`),
    topTexture: readString(reader, `the upper texture of ${what}`),
    sideTexture: readString(reader, `the side texture of ${what}`),
    letter: readString(reader, `the letter of ${what}`),
    name: readString(reader, `the name of ${what}`),
  };
}
