/**
 * Groups of columns: around one, and in a straight line from one.
 */
import type { Side } from './coordinates.ts';
import type { ColumnDistances } from './distance.ts';
import type { ColumnId, Field } from './field.ts';

/** The columns at most so far away, the column itself among them, in the order of the field. */
export function columnsWithin(distances: ColumnDistances, column: ColumnId, distance: number): readonly ColumnId[] {
  return columnsFrom(distances, column, 0, distance);
}

/** The columns exactly so far away, in the order of the field. */
export function ring(distances: ColumnDistances, column: ColumnId, distance: number): readonly ColumnId[] {
  return columnsFrom(distances, column, distance, distance);
}

function columnsFrom(distances: ColumnDistances, column: ColumnId, least: number, most: number): readonly ColumnId[] {
  const found: ColumnId[] = [];
  for (const [id, distance] of distances.from(column).entries()) {
    if (distance >= Math.max(0, least) && distance <= most) found.push(id);
  }
  return found;
}

/** Up to so many columns in a straight line, nearest first, without the one it starts from; it ends where the field does. */
export function straightLine(field: Field, column: ColumnId, side: Side, length: number): readonly ColumnId[] {
  const line: ColumnId[] = [];
  let next = field.columnBeside[column * 6 + side] ?? -1;
  while (next >= 0 && line.length < length) {
    line.push(next);
    next = field.columnBeside[next * 6 + side] ?? -1;
  }
  return line;
}
