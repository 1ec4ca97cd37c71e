/** Fields for tests: drawn as text, or at random. */
import { buildField, fromOffset, SIDES, type Blockers, type Field, type Side, type Solid } from '@muster/hex';
import fc from 'fast-check';

/**
 * Rows of hexes, every second shoved half a hex to the right: a digit is ground up to that level, "." a hole.
 * More solids can be added, such as bridges.
 */
export function drawn(rows: readonly string[], more: readonly Solid[] = []): Field {
  return buildField([
    ...rows.flatMap((row, r) =>
      row
        .replaceAll(' ', '')
        .split('')
        .flatMap((sign, c) => solidOf(sign, c, r)),
    ),
    ...more,
  ]);
}

function solidOf(sign: string, column: number, row: number): readonly Solid[] {
  return sign === '.' ? [] : [{ ...fromOffset(column, row), bottom: 0, top: Number(sign) }];
}

/** The column drawn as the nth sign of a row. */
export function columnOf(field: Field, nth: number, row: number): number {
  const { q, r } = fromOffset(nth, row);
  const column = field.columnAt(q, r);
  if (column === null) throw new Error(`there is a hole at ${nth} of row ${row}`);
  return column;
}

/** The ground of a column: the level of its lowest space. */
export function groundOf(field: Field, column: number): number {
  return field.level[field.firstSpace[column] ?? 0] ?? 0;
}

/** Small fields with hills, holes and bridges. */
export const anyField: fc.Arbitrary<Field> = fc
  .record({
    width: fc.integer({ min: 2, max: 7 }),
    height: fc.integer({ min: 1, max: 6 }),
    levels: fc.array(fc.constantFrom(0, 1, 1, 1, 1, 1, 2, 2, 3, 5), { minLength: 42, maxLength: 42 }),
    bridges: fc.array(fc.tuple(fc.nat(41), fc.integer({ min: 2, max: 5 })), { maxLength: 6 }),
  })
  .map(({ width, height, levels, bridges }) => {
    const solids: Solid[] = [];
    for (let i = 0; i < width * height; i++) {
      const top = levels[i] ?? 0;
      if (top > 0 || i === 0)
        solids.push({ ...fromOffset(i % width, Math.floor(i / width)), bottom: 0, top: top || 1 });
    }
    for (const [at, bottom] of bridges) {
      const below = solids[at % solids.length];
      if (below !== undefined) solids.push({ q: below.q, r: below.r, bottom, top: bottom + 1 });
    }
    return buildField(solids);
  });

export interface Scene {
  readonly field: Field;
  readonly blockers: Required<Blockers>;
  /** Pieces count from 0, each number once. */
  readonly stands: readonly number[];
}

/** Fields with all kinds of pieces on them, some of which are gone. */
export const anyScene: fc.Arbitrary<Scene> = fc
  .record({
    field: anyField,
    prisms: fc.array(
      fc.record({ at: fc.nat(), scale: fc.constantFrom(1, 0.8, 0.7, 0.15), height: fc.integer({ min: 1, max: 4 }) }),
      {
        maxLength: 4,
      },
    ),
    panes: fc.array(
      fc.record({
        at: fc.nat(),
        side: fc.constantFrom<Side>(...SIDES),
        bottom: fc.nat(3),
        height: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 8 },
    ),
    fences: fc.array(
      fc.record({ at: fc.nat(), side: fc.constantFrom<Side>(...SIDES), height: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 3 },
    ),
    stands: fc.array(fc.constantFrom(0, 1, 1, 1), { minLength: 15, maxLength: 15 }),
  })
  .map(({ field, prisms, panes, fences, stands }) => {
    let piece = 0;
    const column = (at: number): number => at % field.columns;
    return {
      field,
      stands,
      blockers: {
        prisms: prisms.map(({ at, scale, height }) => {
          const bottom = groundOf(field, column(at));
          return { column: column(at), scale, bottom, top: bottom + height, piece: piece++ };
        }),
        panes: panes.map(({ at, side, bottom, height }) => {
          return { column: column(at), side, bottom, top: bottom + height, piece: piece++ };
        }),
        fences: fences.flatMap(({ at, side, height }) => {
          const b = field.columnBeside[column(at) * 6 + side] ?? -1;
          const bottom = groundOf(field, column(at));
          return b < 0 ? [] : [{ a: column(at), b, bottom, top: bottom + height, piece: piece++ }];
        }),
      },
    };
  });
