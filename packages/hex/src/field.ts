/**
 * A field: columns of solid ground with spaces to stand on, and which spaces border which. It never changes during a game; what
 * stands on it belongs to the game.
 */
import { neighbour, SIDES, type Hex, type Side } from './coordinates.ts';

/** A standing place: the top of a solid. Spaces count from 0, column by column, from low to high. */
export type SpaceId = number;
export type ColumnId = number;
/** One way from a space to a bordering one. Steps count from 0, space by space. */
export type StepId = number;

/** A solid of a column from its underside to its top. */
export interface Solid extends Hex {
  readonly bottom: number;
  readonly top: number;
}

/** A place to hold on to above a space, such as the rung of a ladder: a space without ground of its own. */
export interface Perch extends Hex {
  readonly level: number;
}

/** The side of steps that go up or down within one column, from perch to perch. */
export const UPRIGHT = 6;

/** The height over a space that nothing covers. */
export const OPEN_SKY = 0x7fff;

/** Everything in flat arrays: searches and lines of sight go through thousands of spaces a second. */
export interface Field {
  readonly columns: number;
  /** By column. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** By column × 6 + side: the neighbouring column, -1 where the field ends. */
  readonly columnBeside: Int16Array;
  /** By column: its first space; the spaces of column c are firstSpace[c] … firstSpace[c + 1] - 1. */
  readonly firstSpace: Int32Array;
  readonly spaces: number;
  /** By space. */
  readonly column: Int16Array;
  readonly level: Int16Array;
  /** By space: the underside of the solid on which one stands; of a perch its own level. */
  readonly bottom: Int16Array;
  /** By space: 1 for a perch. */
  readonly perch: Uint8Array;
  /** By space: the underside of what lies above, OPEN_SKY if nothing does. */
  readonly ceiling: Int16Array;
  /** By space: its first step; the steps of space s are firstStep[s] … firstStep[s + 1] - 1. */
  readonly firstStep: Int32Array;
  readonly steps: number;
  /** By step: where it leads from and to, through which side (or UPRIGHT), and the step back. */
  readonly stepFrom: Int32Array;
  readonly stepTo: Int32Array;
  readonly stepSide: Uint8Array;
  readonly stepBack: Int32Array;
  columnAt(q: number, r: number): ColumnId | null;
  spaceAt(q: number, r: number, level: number): SpaceId | null;
}

/** Solids that touch or overlap are one; each has one space on top. Perches are added to the columns they hang in. */
export function buildField(solids: readonly Solid[], perches: readonly Perch[] = []): Field {
  const stacks = stacksOf(solids);
  for (const { q, r, level } of perches) {
    const stack = stacks.find((one) => one.q === q && one.r === r);
    if (stack === undefined) throw new Error(`a perch at ${q}, ${r} hangs over no column`);
    stack.solids.push({ bottom: level, top: level });
    stack.solids.sort((a, b) => a.top - b.top || a.bottom - b.bottom);
  }
  const columns = stacks.length;
  const columnIds = new Map<string, ColumnId>(stacks.map((stack, id) => [`${stack.q},${stack.r}`, id]));
  const q = Int16Array.from(stacks, (stack) => stack.q);
  const r = Int16Array.from(stacks, (stack) => stack.r);
  const columnBeside = new Int16Array(columns * 6).fill(-1);
  const firstSpace = new Int32Array(columns + 1);
  for (const [id, stack] of stacks.entries()) {
    firstSpace[id + 1] = (firstSpace[id] ?? 0) + stack.solids.length;
    for (const side of SIDES) {
      const beside = neighbour(stack, side);
      columnBeside[id * 6 + side] = columnIds.get(`${beside.q},${beside.r}`) ?? -1;
    }
  }
  const spaces = firstSpace[columns] ?? 0;
  const column = new Int16Array(spaces);
  const level = new Int16Array(spaces);
  const bottom = new Int16Array(spaces);
  const perch = new Uint8Array(spaces);
  const ceiling = new Int16Array(spaces).fill(OPEN_SKY);
  for (const [id, stack] of stacks.entries()) {
    for (const [i, solid] of stack.solids.entries()) {
      const space = (firstSpace[id] ?? 0) + i;
      column[space] = id;
      level[space] = solid.top;
      bottom[space] = solid.bottom;
      perch[space] = solid.bottom === solid.top ? 1 : 0;
      const above = stack.solids.find((one, at) => at > i && one.bottom < one.top);
      if (above !== undefined) ceiling[space] = above.bottom;
    }
  }
  const { firstStep, steps, stepFrom, stepTo, stepSide, stepBack } = stepsOf(columns, firstSpace, columnBeside, perch);
  const columnAt = (atQ: number, atR: number): ColumnId | null => columnIds.get(`${atQ},${atR}`) ?? null;
  const spaceAt = (atQ: number, atR: number, atLevel: number): SpaceId | null => {
    const id = columnAt(atQ, atR);
    if (id === null) return null;
    for (let space = firstSpace[id] ?? 0; space < (firstSpace[id + 1] ?? 0); space++) {
      if (level[space] === atLevel) return space;
    }
    return null;
  };
  // Spelt out, so that all fields have the same shape in memory: the rules read them everywhere.
  return {
    columns,
    q,
    r,
    columnBeside,
    firstSpace,
    spaces,
    column,
    level,
    bottom,
    perch,
    ceiling,
    firstStep,
    steps,
    stepFrom,
    stepTo,
    stepSide,
    stepBack,
    columnAt,
    spaceAt,
  };
}

interface Stack extends Hex {
  readonly solids: { readonly bottom: number; readonly top: number }[];
}

/** The solids by column, in reading order, merged where they touch. */
function stacksOf(solids: readonly Solid[]): readonly Stack[] {
  const stacks = new Map<string, Stack>();
  for (const solid of solids.toSorted((a, b) => a.r - b.r || a.q - b.q || a.bottom - b.bottom)) {
    const key = `${solid.q},${solid.r}`;
    const stack = stacks.get(key) ?? { q: solid.q, r: solid.r, solids: [] };
    stacks.set(key, stack);
    const below = stack.solids.at(-1);
    if (below !== undefined && solid.bottom <= below.top) {
      stack.solids[stack.solids.length - 1] = { bottom: below.bottom, top: Math.max(below.top, solid.top) };
    } else {
      stack.solids.push({ bottom: solid.bottom, top: solid.top });
    }
  }
  return [...stacks.values()];
}

function stepsOf(columns: number, firstSpace: Int32Array, columnBeside: Int16Array, perch: Uint8Array) {
  const spaces = firstSpace[columns] ?? 0;
  const from: number[] = [];
  const to: number[] = [];
  const side: number[] = [];
  const firstStep = new Int32Array(spaces + 1);
  for (let column = 0; column < columns; column++) {
    for (let space = firstSpace[column] ?? 0; space < (firstSpace[column + 1] ?? 0); space++) {
      for (const s of SIDES) {
        const beside = columnBeside[column * 6 + s] ?? -1;
        if (beside < 0) continue;
        for (let next = firstSpace[beside] ?? 0; next < (firstSpace[beside + 1] ?? 0); next++) {
          from.push(space);
          to.push(next);
          side.push(s);
        }
      }
      // Up and down along a ladder: from perch to perch, and between its foot and its first perch.
      for (const next of [space - 1, space + 1]) {
        const inColumn = next >= (firstSpace[column] ?? 0) && next < (firstSpace[column + 1] ?? 0);
        const climbs = perch[Math.max(space, next)] === 1;
        if (!inColumn || !climbs) continue;
        from.push(space);
        to.push(next);
        side.push(UPRIGHT);
      }
      firstStep[space + 1] = to.length;
    }
  }
  const ids = new Map<number, StepId>(to.map((target, step) => [(from[step] ?? 0) * spaces + target, step]));
  return {
    firstStep,
    steps: to.length,
    stepFrom: Int32Array.from(from),
    stepTo: Int32Array.from(to),
    stepSide: Uint8Array.from(side),
    stepBack: Int32Array.from(to, (target, step) => ids.get(target * spaces + (from[step] ?? 0)) ?? -1),
  };
}

/** The step from one space to a bordering one; null if they don't border. */
export function stepBetween(field: Field, from: SpaceId, to: SpaceId): StepId | null {
  const end = field.firstStep[from + 1] ?? 0;
  for (let step = field.firstStep[from] ?? 0; step < end; step++) if (field.stepTo[step] === to) return step;
  return null;
}

/** The side a step goes through; null for one up or down within a column. */
export function sideOf(field: Field, step: StepId): Side | null {
  return SIDES[field.stepSide[step] ?? UPRIGHT] ?? null;
}

export function hexOf(field: Field, space: SpaceId): Hex {
  const column = field.column[space] ?? 0;
  return { q: field.q[column] ?? 0, r: field.r[column] ?? 0 };
}
