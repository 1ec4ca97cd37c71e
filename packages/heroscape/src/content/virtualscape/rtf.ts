/**
 * The scenario text: RTF in the file, plain text for everybody else.
 */
import { byteOf, characterOf } from './strings.ts';

/** Groups that hold no text for readers. A group that begins with `\*` is another. */
const SILENT = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'header',
  'footer',
  'listtable',
]);

const SYMBOLS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '\u2014',
  endash: '\u2013',
  bullet: '\u2022',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  '~': '\u00a0',
  _: '\u2011',
  '-': '',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\n',
  '\r': '\n',
};

interface Group {
  silent: boolean;
  /** How many characters follow a `\u` for readers that don't know it. */
  fallback: number;
}

/** A token: a control word with its number, a byte in hex, a control symbol, a brace, a line break (no text) or a character. */
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n])/giy;

/** Text that is no RTF comes back as it is. */
export function textOfRtf(rtf: string): string {
  if (!rtf.startsWith('{\\rtf')) return rtf.replaceAll('\0', '').trim();
  const outer: Group[] = [];
  let group: Group = { silent: false, fallback: 1 };
  let text = '';
  let skip = 0;
  const say = (words: string): void => {
    if (skip > 0) skip--;
    else if (!group.silent) text += words;
  };
  for (const [, word, number, hex, symbol, brace, character] of rtf.matchAll(TOKEN)) {
    if (brace === '{') {
      outer.push(group);
      group = { ...group };
    } else if (brace === '}') {
      group = outer.pop() ?? group;
      skip = 0;
    } else if (hex !== undefined) {
      say(characterOf(Number.parseInt(hex, 16)));
    } else if (symbol === '*') {
      group.silent = true;
    } else if (word === 'u') {
      if (!group.silent) text += String.fromCharCode(Number(number ?? 0) & 0xffff);
      skip = group.fallback;
    } else if (word === 'uc') {
      group.fallback = Number(number ?? 1);
    } else if (word !== undefined && SILENT.has(word)) {
      group.silent = true;
    } else if (word !== undefined || symbol !== undefined) {
      const words = SYMBOLS[word ?? symbol ?? ''];
      if (words !== undefined) say(words);
    } else if (character !== undefined) {
      say(character);
    }
  }
  return text.replaceAll('\0', '').trim();
}

/** Nothing at all for an empty text, as the editor does it. */
export function rtfOfText(text: string): string {
  if (text === '') return '';
  const body = Array.from({ length: text.length }, (_, i) => escaped(text.charAt(i))).join('');
  return `{\\rtf1\\ansi\\ansicpg1252 ${body}}`;
}

function escaped(unit: string): string {
  if (unit === '\n') return '\\par\n';
  if (unit === '\t') return '\\tab ';
  if (unit === '\\' || unit === '{' || unit === '}') return `\\${unit}`;
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit;
  const byte = byteOf(unit);
  if (byte !== null) return `\\'${byte.toString(16).padStart(2, '0')}`;
  return `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
}
