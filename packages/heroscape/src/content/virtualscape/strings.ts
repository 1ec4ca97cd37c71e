/**
 * The two kinds of text in a Virtualscape file: serialised MFC strings, and the code page 1252 of the scenario text.
 */
import { VirtualscapeError, type ByteReader, type ByteWriter } from './bytes.ts';

/** In place of a short length: a longer one follows. */
const LONGER = 0xff;
/** In place of a middle length: 16-bit characters, the length follows once more from the start. */
const WIDE = 0xfffe;
/** In place of a middle length: a 32-bit length follows. */
const LONGEST = 0xffff;

export function readString(reader: ByteReader, what: string): string {
  const start = reader.at;
  const length = readLength(reader, what);
  if (2 * length > reader.left) {
    throw new VirtualscapeError(
      `${what} should be ${length} characters long, but only ${reader.left} bytes are left in the file`,
      start,
    );
  }
  const units: string[] = [];
  for (let i = 0; i < length; i++) units.push(String.fromCharCode(reader.uint16(what)));
  return units.join('');
}

function readLength(reader: ByteReader, what: string): number {
  for (;;) {
    const short = reader.uint8(what);
    if (short !== LONGER) return short;
    const middle = reader.uint16(what);
    if (middle === LONGEST) return reader.uint32(what);
    if (middle !== WIDE) return middle;
  }
}

export function writeString(writer: ByteWriter, text: string): void {
  writer.uint8(LONGER);
  writer.uint16(WIDE);
  if (text.length < LONGER) {
    writer.uint8(text.length);
  } else {
    writer.uint8(LONGER);
    if (text.length < WIDE) {
      writer.uint16(text.length);
    } else {
      writer.uint16(LONGEST);
      writer.uint32(text.length);
    }
  }
  for (let i = 0; i < text.length; i++) writer.uint16(text.charCodeAt(i));
}

/** 0x80 to 0x9F; the five bytes without a character stand for themselves, so that every byte comes back. */
const HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

export function fromCodePage(bytes: Uint8Array): string {
  return Array.from(bytes, characterOf).join('');
}

export function characterOf(byte: number): string {
  return byte >= 0x80 && byte < 0xa0 ? HIGH.charAt(byte - 0x80) : String.fromCharCode(byte);
}

/** The byte of a character, null if the code page has none. */
export function byteOf(character: string): number | null {
  const high = HIGH.indexOf(character);
  if (high >= 0) return 0x80 + high;
  const code = character.charCodeAt(0);
  return code < 0x80 || (code >= 0xa0 && code < 0x100) ? code : null;
}
