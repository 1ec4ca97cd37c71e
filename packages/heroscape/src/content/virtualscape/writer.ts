/**
 * Writes the bytes of a Virtualscape file.
 */
import { ByteWriter } from './bytes.ts';
import {
  FILE_VERSION,
  isFigure,
  isUserTile,
  TILE_VERSION,
  type VirtualscapeFile,
  type VirtualscapeTile,
} from './file.ts';
import { byteOf, writeString } from './strings.ts';

export function writeVirtualscape(file: VirtualscapeFile): Uint8Array {
  const writer = new ByteWriter();
  writer.float64(FILE_VERSION);
  writeString(writer, file.name);
  writeString(writer, file.author);
  writeString(writer, file.players);
  writer.int32(file.rtf.length);
  for (let i = 0; i < file.rtf.length; i++) writer.uint8(byteOf(file.rtf.charAt(i)) ?? QUESTION_MARK);
  writer.int32(file.printing.levelsPerPage);
  writer.int32(file.printing.transparency);
  writer.int32(file.printing.grid);
  writer.int32(file.printing.tileNumbers);
  writer.int32(file.printing.startAreaAsLevel);
  writer.int32(file.tiles.length);
  for (const tile of file.tiles) writeTile(writer, tile);
  return writer.done();
}

/** For characters the code page doesn't have; our own RTF escapes them before. */
const QUESTION_MARK = 0x3f;

function writeTile(writer: ByteWriter, tile: VirtualscapeTile): void {
  writer.int32(tile.type);
  writer.float64(TILE_VERSION);
  writer.int32(tile.rotation);
  writer.int32(tile.x);
  writer.int32(tile.y);
  writer.int32(tile.z);
  writer.uint8(tile.glyph.charCodeAt(0) || 0);
  writeString(writer, tile.glyphName);
  writeString(writer, tile.startName);
  writer.uint8(tile.colour.red);
  writer.uint8(tile.colour.green);
  writer.uint8(tile.colour.blue);
  writer.uint8(tile.colour.alpha);
  if (isUserTile(tile.type)) {
    writer.int32(tile.user?.size ?? 1);
    writeString(writer, tile.user?.topTexture ?? '');
    writeString(writer, tile.user?.sideTexture ?? '');
    writeString(writer, tile.user?.letter ?? '');
    writeString(writer, tile.user?.name ?? '');
  }
  if (isFigure(tile.type)) {
    writeString(writer, tile.figure?.name ?? '');
    writeString(writer, tile.figure?.file ?? '');
  }
}
