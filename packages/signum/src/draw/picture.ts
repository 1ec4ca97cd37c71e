/**
 * The battlefield as text, row 0 at the bottom: for each hex its ground and below it who stands there.
 */
import { TextLine, TERMINAL_WIDTH, type SpaceId } from '@muster/hex';
import type { FieldMap } from '../content/map.ts';
import { fieldOf } from '../field.ts';

/** The two lines of a hex. */
export interface Cell {
  readonly ground: string;
  readonly mark: string;
}

const RIM = 4;
/** Wider than this a hex only takes the rows apart. */
const WIDEST = 8;

export function drawPicture(map: FieldMap, cellOf: (hex: SpaceId) => Cell): readonly string[] {
  const { field, placeOf } = fieldOf(map);
  const isHexagon = 'radius' in map.board;
  const places = Array.from({ length: field.spaces }, (_, hex) => ({ hex, at: placeOf(hex) }));
  // SG-34.5: odd rows are half a hex to the right; on the hexagon each row is half a hex further (SG-34.21).
  const xOf = ([column, row]: readonly [number, number]) => (isHexagon ? column + row / 2 : column + (row & 1) / 2);
  const left = Math.min(...places.map(({ at }) => xOf(at)));
  const right = Math.max(...places.map(({ at }) => xOf(at)));
  const cell = Math.min(WIDEST, Math.floor((TERMINAL_WIDTH - RIM) / (right - left + 1)));
  const column = (x: number) => RIM + Math.floor((x - left) * cell);
  const rows = [...new Set(places.map(({ at }) => at[1]))].toSorted((a, b) => b - a);
  const numbers = 'radius' in map.board ? null : columnNumbers(map.board.width, column);
  const lines: string[] = numbers === null ? [] : [numbers];
  for (const row of rows) {
    const upper = new TextLine(`${String(row).padStart(RIM - 2)}| `);
    const lower = new TextLine(`${' '.repeat(RIM - 2)}| `);
    for (const { hex, at } of places) {
      if (at[1] !== row) continue;
      const { ground, mark } = cellOf(hex);
      // On the hexagon no column stands under its number, so that open hexes say where they are.
      upper.put(column(xOf(at)), (isHexagon && ground === '.' ? at.join(',') : ground).slice(0, cell - 1));
      lower.put(column(xOf(at)), mark.slice(0, cell - 1));
    }
    // Rows in which nobody stands need no second line.
    lines.push(upper.text, ...(lower.isEmpty ? [] : [lower.text]));
  }
  return numbers === null ? lines : [...lines, numbers];
}

/** Over and under the even rows. */
function columnNumbers(width: number, column: (x: number) => number): string {
  const line = new TextLine(' '.repeat(RIM - 2));
  for (let i = 0; i < width; i++) line.put(column(i), String(i));
  return line.text;
}
