/**
 * A battlefield as text, level by level from low to high: rows of hexes, odd rows shoved right.
 */
import type { Language } from '@muster/engine';
import { fromOffset, hexOf, toOffset, wrapped, type Field, type SpaceId } from '@muster/hex';
import { groundOf, type Ground } from '../content/map-ground.ts';
import type { MapFile, SpaceRef } from '../content/map.ts';
import { mapMarks, TERRAIN_LETTERS, type Mark, type MapMark } from './field-marks.ts';
import { pieceLines } from './field-pieces.ts';
import { FIELD_WORDS, type FieldWords } from './field-words.ts';

/** Twenty hexes in a row and the rim fit into the width of the layout. */
const CELL = 4;
const MARK = 2;
const HIGHER = '^';
const LOWER = '.';

interface Sheet {
  readonly ground: Ground;
  readonly words: FieldWords;
  readonly mark: Mark;
  readonly mapMark: (space: SpaceRef) => MapMark | null;
  /** Columns and rows of the whole field, so that the levels lie upon each other. */
  readonly left: number;
  readonly right: number;
  /** What was drawn, with its meaning: terrains, marks on them, and signs for what lies on other levels. */
  readonly terrains: Map<string, string>;
  readonly marks: Map<string, string>;
  readonly signs: Map<string, string>;
}

/**
 * `mark` says what to write on a space after the letter of its terrain, at most two characters; without it obstacles, glyphs and
 * start zones are shown.
 */
export function drawField(map: MapFile, language: Language, mark?: Mark): string {
  const words = FIELD_WORDS[language];
  const ground = groundOf(map);
  const { field } = ground;
  if (field.columns === 0) return '';
  const mapMark = mapMarks(map, words, ground);
  const columns = Array.from({ length: field.columns }, (_, id) => columnOf(field, id));
  const sheet: Sheet = {
    ground,
    words,
    mark: mark ?? ((space) => mapMark(space)?.mark ?? null),
    mapMark,
    left: Math.min(...columns),
    right: Math.max(...columns),
    terrains: new Map(),
    marks: new Map(),
    signs: new Map(),
  };
  const levels = [...new Set(field.level)].toSorted((a, b) => a - b);
  const grids = levels.flatMap((level) => [...drawLevel(sheet, level), '']);
  const used = [sheet.terrains, sheet.marks, sheet.signs];
  const entries = used.flatMap((part) => [...part].map(([sign, meaning]) => `${sign} ${meaning}`));
  const lines = [
    ...grids,
    ...wrapped(`${words.legend}:`, [...entries, words.coordinates]),
    ...pieceLines(map, words).flatMap((line) => wrapped('', line.split(/(?<=,) (?=\()/), ' ')),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function columnOf(field: Field, id: number): number {
  return toOffset({ q: field.q[id] ?? 0, r: field.r[id] ?? 0 }).column;
}

/** Only the rows in which the level has spaces. */
function drawLevel(sheet: Sheet, level: number): readonly string[] {
  const { field } = sheet.ground;
  const spaces = Array.from({ length: field.spaces }, (_, id) => id).filter((id) => field.level[id] === level);
  const rows = spaces.map((id) => hexOf(field, id).r);
  const bySpace = new Set(spaces);
  const lines = [`${sheet.words.level} ${level}`, header(sheet)];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) lines.push(drawRow(sheet, level, row, bySpace));
  return lines;
}

/** The number of the row, the q of its first column, a border. */
function rim(row: string, q: string): string {
  return `${row.padStart(4)} ${q.padStart(4)} |`;
}

function header({ left, right }: Sheet): string {
  const numbers = Array.from({ length: right - left + 1 }, (_, i) => String(i).padEnd(CELL));
  return `${rim('r', 'q')} ${numbers.join('')}`;
}

function drawRow(sheet: Sheet, level: number, row: number, spaces: ReadonlySet<SpaceId>): string {
  const cells: string[] = [];
  for (let column = sheet.left; column <= sheet.right; column++) {
    cells.push(drawCell(sheet, level, fromOffset(column, row).q, row, spaces).padEnd(CELL));
  }
  const shove = (row & 1) === 1 ? ' '.repeat(CELL / 2) : '';
  return `${rim(String(row), String(fromOffset(sheet.left, row).q))} ${shove}${cells.join('')}`;
}

function drawCell(sheet: Sheet, level: number, q: number, r: number, spaces: ReadonlySet<SpaceId>): string {
  const { ground, words, terrains, marks, signs } = sheet;
  const { field } = ground;
  const column = field.columnAt(q, r);
  if (column === null) return '';
  const space = field.spaceAt(q, r, level);
  if (space === null || !spaces.has(space)) {
    const sign = isSolid(field, column, level) ? HIGHER : LOWER;
    signs.set(sign, sign === HIGHER ? words.higher : words.lower);
    return sign;
  }
  const terrain = ground.terrain[space] ?? 'grass';
  const letter = TERRAIN_LETTERS[terrain];
  terrains.set(letter, words.terrains[terrain]);
  const mark = sheet.mark([q, r, level]);
  if (mark === null) return letter;
  const own = sheet.mapMark([q, r, level]);
  if (own !== null && own.mark === mark) marks.set(mark, own.meaning);
  return letter + mark.slice(0, MARK);
}

/** Whether the ground of the column goes on above this level. */
function isSolid(field: Field, column: number, level: number): boolean {
  for (let space = field.firstSpace[column] ?? 0; space < (field.firstSpace[column + 1] ?? 0); space++) {
    if ((field.bottom[space] ?? 0) < level && (field.level[space] ?? 0) > level) return true;
  }
  return false;
}
