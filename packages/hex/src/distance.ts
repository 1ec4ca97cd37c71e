/**
 * Distances between columns: the shortest way over columns that exist, whatever their heights. Holes and bays of the field are
 * walked around.
 */
import type { ColumnId, Field, SpaceId } from './field.ts';

/** The distance between columns of parts of a field that don't touch. */
export const UNREACHABLE = -1;

/** Counted once per column from which somebody asks, then kept: fields never change. */
export class ColumnDistances {
  readonly #columnBeside: Int16Array;
  readonly #rows: (Int16Array | undefined)[];
  readonly #queue: Int16Array;

  constructor(field: Field) {
    this.#columnBeside = field.columnBeside;
    this.#rows = new Array<Int16Array | undefined>(field.columns).fill(undefined);
    this.#queue = new Int16Array(field.columns);
  }

  /** Steps from one column to another, 0 for the same; UNREACHABLE if there is no way. */
  between(a: ColumnId, b: ColumnId): number {
    // Every way is one in both directions, so either row will do.
    const known = this.#rows[a];
    if (known !== undefined) return known[b] ?? UNREACHABLE;
    return (this.#rows[b] ?? this.#count(b))[a] ?? UNREACHABLE;
  }

  /** By column: the distance from this one. */
  from(column: ColumnId): Readonly<Int16Array> {
    return this.#rows[column] ?? this.#count(column);
  }

  #count(start: ColumnId): Int16Array {
    const row = new Int16Array(this.#rows.length).fill(UNREACHABLE);
    const queue = this.#queue;
    row[start] = 0;
    queue[0] = start;
    let found = 1;
    for (let done = 0; done < found; done++) {
      const column = queue[done] ?? 0;
      const next = (row[column] ?? 0) + 1;
      for (let side = 0; side < 6; side++) {
        const beside = this.#columnBeside[column * 6 + side] ?? -1;
        if (beside < 0 || row[beside] !== UNREACHABLE) continue;
        row[beside] = next;
        queue[found++] = beside;
      }
    }
    this.#rows[start] = row;
    return row;
  }
}

/** The distance between the columns of two spaces; 0 for spaces above each other. */
export function distanceBetween(field: Field, distances: ColumnDistances, a: SpaceId, b: SpaceId): number {
  return distances.between(field.column[a] ?? 0, field.column[b] ?? 0);
}
