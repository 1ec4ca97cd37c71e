/**
 * The battlefield in play as text, seen from above: for each space its level, its terrain and what is on it, in two lines. What lies
 * under bridges and overhangs comes in pictures of its own.
 */
import type { Language } from '@muster/engine';
import {
  hexOf,
  TextLine,
  sideOf,
  stepOf,
  toOffset,
  TERMINAL_WIDTH,
  wrapped,
  type Hex,
  type SpaceId,
} from '@muster/hex';
import type { PieceKind } from '../content/pieces.ts';
import { terrainAt } from '../rules/terrain.ts';
import type { Table } from '../table.ts';
import { TERRAIN_LETTERS } from './field-marks.ts';
import { FIELD_WORDS } from './field-words.ts';

/** A mark on a space, at most three characters, and what it means if the legend is to say so. */
export interface SpaceMark {
  readonly mark: string;
  readonly meaning?: string;
}

export type MarkOf = (space: SpaceId) => SpaceMark | null;

export interface PictureWords {
  readonly language: Language;
  /** Over a picture of what lies lower. */
  readonly beneath: string;
  /** What the sign for lower spaces means. */
  readonly more: string;
  /** How to read a space. */
  readonly reading: string;
}

const CELL = 4;
const RIM = 5;
/** Odd rows are shoved. */
const SHOVE = CELL / 2;
const COLUMNS = Math.floor((TERMINAL_WIDTH - RIM - SHOVE) / CELL);
const MORE_BENEATH = 'v';

const EDGE_SIGNS: Readonly<Partial<Record<PieceKind, string>>> = { wall: '#', ruin: '%', battlement: '=', arch: 'n' };
const DOOR_CLOSED = 'D';
const DOOR_OPEN = 'd';

interface Sheet {
  readonly g: Table;
  readonly words: PictureWords;
  readonly markOf: MarkOf;
  /** By hex and side 0 to 2: the sign of what stands on the edge. */
  readonly edges: ReadonlyMap<string, string>;
  readonly terrains: Map<string, string>;
  readonly meanings: Map<string, string>;
}

export interface Picture {
  readonly lines: readonly string[];
  readonly legend: readonly string[];
}

export function drawPicture(g: Table, words: PictureWords, markOf: MarkOf): Picture {
  const meanings = new Map<string, string>();
  const sheet: Sheet = {
    g,
    words,
    markOf,
    edges: edgeSigns(g, words.language, meanings),
    terrains: new Map(),
    meanings,
  };
  const layers = layersOf(g);
  const lines = layers.flatMap((spaces, depth) => [
    ...(depth === 0 ? [] : [`${words.beneath}:`]),
    ...partsOf(g, spaces).flatMap((columns) => drawPart(sheet, spaces, columns, depth)),
  ]);
  if (layers.length > 1) meanings.set(MORE_BENEATH, words.more);
  const legend = [...sheet.terrains, ...meanings].map(([sign, meaning]) => `${sign} ${meaning}`);
  return { lines, legend: wrapped(`${words.reading}:`, legend) };
}

/** All spaces with ground of their own: the uppermost of each column, then those beneath them … */
function layersOf({ battlefield }: Table): readonly (readonly SpaceId[])[] {
  const { field } = battlefield;
  const layers: SpaceId[][] = [];
  for (let column = 0; column < field.columns; column++) {
    let depth = 0;
    for (let space = (field.firstSpace[column + 1] ?? 0) - 1; space >= (field.firstSpace[column] ?? 0); space--) {
      if (field.perch[space] === 1) continue;
      (layers[depth] ??= []).push(space);
      depth++;
    }
  }
  return layers;
}

interface Columns {
  readonly from: number;
  readonly to: number;
}

/** A field that is too wide is drawn in parts. */
function partsOf({ battlefield }: Table, spaces: readonly SpaceId[]): readonly Columns[] {
  const columns = spaces.map((space) => toOffset(hexOf(battlefield.field, space)).column);
  const left = Math.min(...columns);
  const count = Math.max(...columns) - left + 1;
  const parts = Math.ceil(count / COLUMNS);
  const size = Math.ceil(count / parts);
  return Array.from({ length: parts }, (_, i) => ({
    from: left + i * size,
    to: Math.min(left + (i + 1) * size, left + count) - 1,
  }));
}

function drawPart(sheet: Sheet, layer: readonly SpaceId[], { from, to }: Columns, depth: number): readonly string[] {
  const { field } = sheet.g.battlefield;
  const byPlace = new Map<string, SpaceId>();
  const rows: number[] = [];
  for (const space of layer) {
    const { column, row } = toOffset(hexOf(field, space));
    if (column < from || column > to) continue;
    byPlace.set(`${column},${row}`, space);
    rows.push(row);
  }
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padEnd(CELL));
  const lines = [`${rim('')}${numbers.join('')}`.trimEnd()];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    const ground = new TextLine(rim(String(row)));
    const marks = new TextLine(rim(''));
    const below = new TextLine(rim(''));
    for (let column = from; column <= to; column++) {
      const space = byPlace.get(`${column},${row}`);
      if (space === undefined) continue;
      const x = RIM + (column - from) * CELL + ((row & 1) === 1 ? SHOVE : 0);
      ground.put(x, groundText(sheet, space, depth));
      marks.put(x, markText(sheet, space));
      if (depth > 0) continue;
      const hex = hexOf(field, space);
      ground.put(x + CELL - 1, sheet.edges.get(edgeKey(hex, 0)) ?? '');
      marks.put(x + CELL - 1, sheet.edges.get(edgeKey(hex, 0)) ?? '');
      below.put(x + SHOVE, (sheet.edges.get(edgeKey(hex, 1)) ?? '').repeat(SHOVE));
      below.put(x, (sheet.edges.get(edgeKey(hex, 2)) ?? '').repeat(SHOVE));
    }
    lines.push(ground.text, marks.text, ...(below.isEmpty ? [] : [below.text]));
  }
  return [...lines, ''];
}

function rim(row: string): string {
  return `${row.padStart(RIM - 2)}| `.slice(0, RIM);
}

/** "3g": on which level a figure stands there, and the terrain. */
function groundText({ g, words, terrains }: Sheet, space: SpaceId, depth: number): string {
  const { field, floor } = g.battlefield;
  const terrain = terrainAt(g, space);
  terrains.set(TERRAIN_LETTERS[terrain], FIELD_WORDS[words.language].terrains[terrain]);
  const column = field.column[space] ?? 0;
  let beneath = false;
  for (let other = field.firstSpace[column] ?? 0; other < space; other++) beneath ||= field.perch[other] !== 1;
  const sign = beneath && depth === 0 ? MORE_BENEATH : '';
  return `${floor[space] ?? 0}${TERRAIN_LETTERS[terrain]}${sign}`;
}

function markText({ markOf, meanings }: Sheet, space: SpaceId): string {
  const found = markOf(space);
  if (found === null) return '';
  if (found.meaning !== undefined) meanings.set(found.mark, found.meaning);
  return found.mark;
}

function edgeKey({ q, r }: Hex, side: number): string {
  return `${q},${r},${side}`;
}

/** What stands on the edges, by the space to its west or north. */
function edgeSigns(g: Table, language: Language, meanings: Map<string, string>): ReadonlyMap<string, string> {
  const { field, pieces } = g.battlefield;
  const signs = new Map<string, string>();
  for (const [id, piece] of pieces.entries()) {
    const stands = g.stands[id] === 1;
    const sign = piece.kind === 'door' ? (stands ? DOOR_CLOSED : DOOR_OPEN) : EDGE_SIGNS[piece.kind];
    if (sign === undefined) continue;
    for (const { step } of piece.crossings) {
      const side = sideOf(field, step);
      if (side === null) continue;
      const from = hexOf(field, field.stepFrom[step] ?? 0);
      const beside = { q: from.q + stepOf(side).q, r: from.r + stepOf(side).r };
      const key = side < 3 ? edgeKey(from, side) : edgeKey(beside, side - 3);
      // A door in an arch is what counts.
      if (piece.kind === 'door' || !signs.has(key)) signs.set(key, sign);
    }
    meanings.set(sign, edgeMeaning(piece.kind, stands, language));
  }
  return signs;
}

function edgeMeaning(kind: PieceKind, stands: boolean, language: Language): string {
  const words = FIELD_WORDS[language];
  const inside = (word: string): string => (language === 'de' ? word : word.toLowerCase());
  switch (kind) {
    case 'wall':
    case 'ruin':
    case 'battlement':
    case 'arch':
      return inside(words.edges[kind]);
    default:
      return `${inside(words.door)} (${stands ? words.closed : words.open})`;
  }
}
