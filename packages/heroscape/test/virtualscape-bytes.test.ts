/**
 * The bytes of Virtualscape files: reading, writing, and refusing damaged ones with the place and the reason.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkVirtualscape } from '../src/content/check-files.ts';
import { ByteReader, ByteWriter } from '../src/content/virtualscape/bytes.ts';
import type { VirtualscapeFile } from '../src/content/virtualscape/file.ts';
import { readVirtualscape } from '../src/content/virtualscape/reader.ts';
import { rtfOfText, textOfRtf } from '../src/content/virtualscape/rtf.ts';
import { fromCodePage, readString, writeString } from '../src/content/virtualscape/strings.ts';
import { writeVirtualscape } from '../src/content/virtualscape/writer.ts';
import { fileOf, GREY, STARTS, tileOf } from './virtualscape-samples.ts';

/** One of every kind of tile that has fields of its own. */
const sample: VirtualscapeFile = fileOf(
  [
    tileOf(1007, 3, 4, 0, { rotation: 2 }),
    tileOf(14_065, 3, 4, 1, { glyph: 'A', glyphName: 'Astrid' }),
    ...STARTS,
    tileOf(17_000, 5, 5, 0, {
      user: { size: 1, topTexture: 'a.bmp', sideTexture: 'b.bmp', letter: 'W', name: 'Wellspring' },
    }),
    tileOf(18_001, 3, 4, 1, { figure: { name: 'Grimnak', file: 'grimnak.3ds' } }),
  ],
  { name: 'Ödland 砦', author: 'Jemand', players: '2', rtf: '{\\rtf1 Hallo\\par Welt}', text: 'Hallo\nWelt' },
);

function problemIn(bytes: Uint8Array): string {
  const file = readVirtualscape(bytes);
  return file.ok ? 'no problem' : file.problems.map(({ path, message }) => `${path.join(' ')}: ${message}`).join('\n');
}

/** The bytes of the sample with some of them changed. */
function spoiled(at: number, ...bytes: readonly number[]): Uint8Array {
  const copy = writeVirtualscape(sample);
  copy.set(bytes, at);
  return copy;
}

function doubleBytes(value: number): readonly number[] {
  return [...new Uint8Array(new Float64Array([value]).buffer)];
}

describe('a file', () => {
  test('comes back from its bytes', () => {
    expect(readVirtualscape(writeVirtualscape(sample))).toEqual({ ok: true, value: sample });
  });
  test('is written byte by byte as it was', () => {
    const bytes = writeVirtualscape(sample);
    const file = readVirtualscape(bytes);
    if (!file.ok) throw new Error('unreadable');
    expect(writeVirtualscape(file.value)).toEqual(bytes);
  });
  test('of no tiles is read', () => {
    const bytes = writeVirtualscape(fileOf([], { name: '' }));
    // Version, three empty strings, no text, five settings, no tiles.
    expect(bytes).toHaveLength(8 + 3 * 4 + 4 + 5 * 4 + 4);
    expect([...bytes.subarray(8, 12)]).toEqual([0xff, 0xfe, 0xff, 0x00]);
    expect(readVirtualscape(bytes)).toMatchObject({ ok: true, value: { name: '', tiles: [] } });
  });
  test('may be part of a larger buffer', () => {
    const bytes = writeVirtualscape(sample);
    const larger = new Uint8Array(bytes.length + 20);
    larger.set(bytes, 7);
    expect(readVirtualscape(larger.subarray(7, 7 + bytes.length))).toEqual({ ok: true, value: sample });
  });
  test('may have more bytes than anybody knows', () => {
    const bytes = new Uint8Array([...writeVirtualscape(sample), 1, 2, 3]);
    expect(readVirtualscape(bytes)).toMatchObject({ ok: true, value: { rest: 3 } });
    expect(checkVirtualscape(bytes).lines.join('\n')).toContain('3 bytes follow');
  });
  test('of any content comes back', () => {
    const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    const byte = fc.integer({ min: 0, max: 255 });
    const tile = fc.record({
      type: fc.integer({ min: 1000, max: 16_999 }),
      rotation: int,
      x: int,
      y: int,
      z: int,
      glyph: byte.map((code) => String.fromCharCode(code)),
      glyphName: fc.string({ unit: 'grapheme', maxLength: 300 }),
      startName: fc.string({ unit: 'grapheme' }),
      colour: fc.record({ red: byte, green: byte, blue: byte, alpha: byte }),
    });
    fc.assert(
      fc.property(fc.array(tile), fc.string({ unit: 'grapheme' }), fc.uint8Array(), (tiles, name, text) => {
        const rtf = fromCodePage(text);
        const file = fileOf(tiles, { name, rtf, text: textOfRtf(rtf) });
        expect(readVirtualscape(writeVirtualscape(file))).toEqual({ ok: true, value: file });
      }),
      { numRuns: 50 },
    );
  });
});

describe('a damaged file', () => {
  test('is refused wherever it ends', () => {
    const bytes = writeVirtualscape(sample);
    for (let length = 0; length < bytes.length; length++) {
      const file = readVirtualscape(bytes.subarray(0, length));
      if (file.ok) throw new Error(`${length} of ${bytes.length} bytes were read as a file`);
      const [problem] = file.problems;
      expect(problem?.path[0]).toBe('byte');
      expect(problem?.path[1]).toBeLessThanOrEqual(length);
      expect(problem?.message).toMatch(/the file ends in the middle of|bytes are left in the file/);
      expect(checkVirtualscape(bytes.subarray(0, length))).toMatchObject({ map: null, lines: [] });
    }
  });
  test('never breaks the reader, the import or the checks', () => {
    const bytes = writeVirtualscape(sample);
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const copy = bytes.slice();
        for (const [at, byte] of changes) copy[at] = byte;
        const check = checkVirtualscape(copy);
        expect(check.map !== null || check.problems.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
  test('of noise is refused', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => !readVirtualscape(bytes).ok));
  });
  // Version, three strings, the text, five settings.
  const textAt = 8 + 3 * 4 + 2 * (sample.name.length + sample.author.length + sample.players.length);
  const countAt = textAt + 4 + sample.rtf.length + 5 * 4;
  test.each([
    [
      'older',
      spoiled(0, ...doubleBytes(0.0006)),
      'byte 0: this file has version 0.0006, only 0.0007 can be read; open it',
    ],
    [
      'newer',
      spoiled(0, ...doubleBytes(0.0008)),
      'byte 0: this file has version 0.0008, only 0.0007 can be read; it is newer',
    ],
    ['foreign', spoiled(0, ...doubleBytes(1)), 'byte 0: this is no Virtualscape map'],
    [
      'endless name',
      spoiled(11, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f),
      'byte 8: the name of the map should be 2147483647',
    ],
    ['negative text', spoiled(textAt, 0xff, 0xff, 0xff, 0xff), "the scenario text can't have -1 bytes"],
    ['negative count', spoiled(countAt, 0xff, 0xff, 0xff, 0xff), `byte ${countAt}: there can't be -1 tiles`],
    ['too many tiles', spoiled(countAt, 0xff, 0xff, 0xff, 0x00), 'there should be 16777215 tiles, but only'],
    [
      'other tiles',
      spoiled(countAt + 8, ...doubleBytes(0.0002)),
      'tile 1 of 6 has version 0.0002, only 0.0003 can be read',
    ],
  ])('%s: says what is wrong and where', (_name, bytes, problem) => {
    expect(problemIn(bytes)).toContain(problem);
  });
});

describe('strings', () => {
  function written(text: string): Uint8Array {
    const writer = new ByteWriter();
    writeString(writer, text);
    return writer.done();
  }
  test.each([0, 1, 254, 255, 256, 0xfffd, 0xfffe, 0x1_0001])('of %i characters come back', (length) => {
    const text = 'ß'.repeat(length);
    const bytes = written(text);
    expect(bytes.length).toBe(3 + (length < 255 ? 1 : length < 0xfffe ? 3 : 7) + 2 * length);
    expect(readString(new ByteReader(bytes), 'it')).toBe(text);
  });
  test('are read without the mark for wide characters too', () => {
    expect(readString(new ByteReader(new Uint8Array([2, 65, 0, 66, 0])), 'it')).toBe('AB');
  });
});

describe('the scenario text', () => {
  test.each([
    ['', ''],
    ['no RTF at all', 'no RTF at all'],
    [
      '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}{\\*\\generator Msftedit;}\\pard\\b Goal\\b0 :\\par win}',
      'Goal:\nwin',
    ],
    ["{\\rtf1 caf\\'e9 \\u8212? a\\tab b\\{c\\}\\\\}", 'café — a\tb{c}\\'],
    ['{\\rtf1\\uc2 \\u945ab x}', 'α x'],
    ['{\\rtf1 broken', 'broken'],
    ['{\\rtf1 end\\par\r\n}\0', 'end'],
  ])('%j reads as %j', (rtf, text) => {
    expect(textOfRtf(rtf)).toBe(text);
  });
  test('comes back from RTF', () => {
    for (const text of ['', 'Grüße, {alle}\n\tzusammen\\!', '„Ende“ – 砦 🏰', 'a\nb\n\nc']) {
      const rtf = rtfOfText(text);
      expect(textOfRtf(rtf)).toBe(text);
      const file = fileOf([tileOf(1001, 0, 0, 0, { colour: GREY })], { rtf, text });
      expect(readVirtualscape(writeVirtualscape(file))).toEqual({ ok: true, value: file });
    }
  });
});
