/**
 * What stands across the way of a line: bars, each over a part of the line from one height to another. A line is blocked if it
 * meets the inside of a bar; touching is free. All kinds of blockers come down to bars, so that every question about sight has one answer.
 */
import { GROUND, type CellId, type EdgeId, type SightGround } from './sight-ground.ts';
import { SAME, type SightPath } from './sight-path.ts';

/** By number of a piece: 0 if it is gone or open, else it stands. Pieces without an entry are gone. */
export type Stands = Uint8Array | readonly number[];

/** Like a path written over by the next. */
export interface SightBars {
  count: number;
  /** The part of the line over which it reaches; panes and fences are met at a point. */
  enter: Float64Array;
  leave: Float64Array;
  bottom: Float64Array;
  top: Float64Array;
  piece: Int32Array;
  column: Int16Array;
  /** The side of the column for panes, else -1. */
  side: Int8Array;
  /** The lines in question: from one height to the heights between two. Bars that none of them can meet are left out. */
  from: number;
  lowest: number;
  highest: number;
  stands: Stands;
  /** The piece that doesn't count, as it is the one looked at; -1 for none. */
  except: number;
}

/** All that a question about a line needs. */
export interface SightLines {
  readonly ground: SightGround;
  readonly path: SightPath;
  readonly bars: SightBars;
}

export function newBars(): SightBars {
  return {
    count: 0,
    enter: new Float64Array(64),
    leave: new Float64Array(64),
    bottom: new Float64Array(64),
    top: new Float64Array(64),
    piece: new Int32Array(64),
    column: new Int16Array(64),
    side: new Int8Array(64),
    from: 0,
    lowest: 0,
    highest: 0,
    stands: [],
    except: -1,
  };
}

/** Does the line from one height to another meet the inside of this bar? */
export function meets(bars: SightBars, bar: number, from: number, to: number): boolean {
  const rise = to - from;
  const first = from + (bars.enter[bar] ?? 0) * rise;
  const last = from + (bars.leave[bar] ?? 0) * rise;
  const low = first < last ? first : last;
  const high = first < last ? last : first;
  return low < (bars.top[bar] ?? 0) - SAME && high > (bars.bottom[bar] ?? 0) + SAME;
}

/** Gathers the bars on the path walked last for lines from a height to heights between two. */
export function gatherBars(
  sight: SightLines,
  stands: Stands,
  except: number,
  from: number,
  lowest: number,
  highest: number,
): void {
  const { ground, path, bars } = sight;
  bars.count = 0;
  bars.from = from;
  bars.lowest = lowest;
  bars.highest = highest;
  bars.stands = stands;
  bars.except = except;
  const hasPanes = ground.panes.bottom.length > 0;
  for (let i = 0; i < path.length; i++) {
    const enter = path.enter[i] ?? 0;
    const leave = path.leave[i] ?? 0;
    const cell = path.cell[i] ?? 0;
    // A hex that is touched at a corner is not crossed.
    if (leave - enter > SAME && isReached(bars, enter, leave, ground.highest[cell] ?? 0)) {
      const beside = path.beside[i] ?? 0;
      if (beside >= 0) {
        addBorder(sight, cell, beside, enter, leave);
      } else {
        addLayers(sight, cell, enter, leave);
        addPrisms(sight, cell);
      }
      addFences(sight, cell);
    }
    if (hasPanes && (path.exit[i] ?? 0) >= 0) addPanes(sight, i);
  }
}

/** Does any of the lines come below this height on that part of the way? */
function isReached(bars: SightBars, enter: number, leave: number, height: number): boolean {
  const rise = bars.lowest - bars.from;
  return bars.from + (rise < 0 ? leave : enter) * rise < height - SAME;
}

function add(
  bars: SightBars,
  enter: number,
  leave: number,
  bottom: number,
  top: number,
  piece: number,
  column: number,
  side: number,
): void {
  if (!isReached(bars, enter, leave, top)) return;
  const rise = bars.highest - bars.from;
  if (bars.from + (rise < 0 ? enter : leave) * rise <= bottom + SAME) return;
  const bar = bars.count++;
  if (bar === bars.enter.length) grow(bars);
  bars.enter[bar] = enter;
  bars.leave[bar] = leave;
  bars.bottom[bar] = bottom;
  bars.top[bar] = top;
  bars.piece[bar] = piece;
  bars.column[bar] = column;
  bars.side[bar] = side;
}

function grow(bars: SightBars): void {
  const size = bars.enter.length * 2;
  const longer = <T extends Float64Array | Int32Array | Int16Array | Int8Array>(into: T, from: T): T => {
    into.set(from);
    return into;
  };
  bars.enter = longer(new Float64Array(size), bars.enter);
  bars.leave = longer(new Float64Array(size), bars.leave);
  bars.bottom = longer(new Float64Array(size), bars.bottom);
  bars.top = longer(new Float64Array(size), bars.top);
  bars.piece = longer(new Int32Array(size), bars.piece);
  bars.column = longer(new Int16Array(size), bars.column);
  bars.side = longer(new Int8Array(size), bars.side);
}

function isThere({ stands, except }: SightBars, piece: number): boolean {
  return piece === GROUND || (piece !== except && (stands[piece] ?? 0) !== 0);
}

function addLayers({ ground: { layers }, bars }: SightLines, cell: CellId, enter: number, leave: number): void {
  const end = layers.first[cell + 1] ?? 0;
  for (let layer = layers.first[cell] ?? 0; layer < end; layer++) {
    const piece = layers.piece[layer] ?? 0;
    if (!isThere(bars, piece)) continue;
    add(bars, enter, leave, layers.bottom[layer] ?? 0, layers.top[layer] ?? 0, piece, layers.column[layer] ?? 0, -1);
  }
}

/** On the border of two hexes a line is blocked at those heights at which both block. */
function addBorder(
  { ground: { layers }, bars }: SightLines,
  cell: CellId,
  beside: CellId,
  enter: number,
  leave: number,
): void {
  const end = layers.first[cell + 1] ?? 0;
  const otherEnd = layers.first[beside + 1] ?? 0;
  for (let layer = layers.first[cell] ?? 0; layer < end; layer++) {
    const piece = layers.piece[layer] ?? 0;
    if (!isThere(bars, piece)) continue;
    for (let other = layers.first[beside] ?? 0; other < otherEnd; other++) {
      if (!isThere(bars, layers.piece[other] ?? 0)) continue;
      const bottom = Math.max(layers.bottom[layer] ?? 0, layers.bottom[other] ?? 0);
      const top = Math.min(layers.top[layer] ?? 0, layers.top[other] ?? 0);
      if (bottom < top) add(bars, enter, leave, bottom, top, piece, layers.column[layer] ?? 0, -1);
    }
  }
}

function addPrisms(sight: SightLines, cell: CellId): void {
  const { ground, path, bars } = sight;
  const { prisms } = ground;
  const end = prisms.first[cell + 1] ?? 0;
  for (let prism = prisms.first[cell] ?? 0; prism < end; prism++) {
    const piece = prisms.piece[prism] ?? 0;
    if (!isThere(bars, piece)) continue;
    const scale = ground.scale[prism] ?? 1;
    let enter = 0;
    let leave = 1;
    for (let across = 0; across < 3; across++) {
      const start = startFrom(ground, path, cell, across);
      const way = path.way[across] ?? 0;
      if (way <= SAME && way >= -SAME) {
        if (start >= scale - SAME || start <= SAME - scale) leave = 0;
      } else {
        const nearer = ((way > 0 ? -scale : scale) - start) / way;
        const farther = ((way > 0 ? scale : -scale) - start) / way;
        if (nearer > enter) enter = nearer;
        if (farther < leave) leave = farther;
      }
    }
    if (leave - enter <= SAME) continue;
    add(bars, enter, leave, prisms.bottom[prism] ?? 0, prisms.top[prism] ?? 0, piece, prisms.column[prism] ?? 0, -1);
  }
}

/** A coordinate of the path's start as seen from the centre of a hex. */
function startFrom(ground: SightGround, path: SightPath, cell: CellId, across: number): number {
  const q = (cell % ground.width) + ground.q;
  const r = Math.floor(cell / ground.width) + ground.r;
  return (path.start[across] ?? 0) - (across === 0 ? 2 * q + r : across === 1 ? q + 2 * r : r - q);
}

/** By side from 0 to 2: how the other two coordinates make up the one at right angles to that direction. */
const BESIDE = [
  { a: 1, b: 2, sign: 1 },
  { a: 2, b: 0, sign: -1 },
  { a: 0, b: 1, sign: 1 },
] as const;

function addFences(sight: SightLines, cell: CellId): void {
  const { ground, path, bars } = sight;
  const { fences } = ground;
  const end = fences.first[cell + 1] ?? 0;
  for (let fence = fences.first[cell] ?? 0; fence < end; fence++) {
    const piece = fences.piece[fence] ?? 0;
    const along = ground.fenceSide[fence] ?? 0;
    const from = ground.fenceFrom[fence] ?? 0;
    const beside = BESIDE[along];
    if (beside === undefined || !isThere(bars, piece)) continue;
    const { a, b, sign } = beside;
    const way = (path.way[a] ?? 0) + sign * (path.way[b] ?? 0);
    if (way <= SAME && way >= -SAME) continue;
    const at = -(startFrom(ground, path, from, a) + sign * startFrom(ground, path, from, b)) / way;
    if (at <= SAME || at >= 1 - SAME) continue;
    const part = (startFrom(ground, path, from, along) + at * (path.way[along] ?? 0)) / 2;
    if (part <= SAME || part >= 1 - SAME) continue;
    add(bars, at, at, fences.bottom[fence] ?? 0, fences.top[fence] ?? 0, piece, fences.column[fence] ?? 0, -1);
  }
}

function addPanes(sight: SightLines, i: number): void {
  const { ground, path, bars } = sight;
  const { panes } = ground;
  const at = path.leave[i] ?? 0;
  const edge = path.exit[i] ?? 0;
  const beside = path.exitBeside[i] ?? 0;
  const behind = path.exitBehind[i] ?? 0;
  const end = panes.first[edge + 1] ?? 0;
  for (let pane = panes.first[edge] ?? 0; pane < end; pane++) {
    if (!isThere(bars, panes.piece[pane] ?? 0)) continue;
    if (beside < 0) addPane(sight, at, pane, pane);
    else {
      addPanesTogether(sight, at, pane, beside);
      if (behind >= 0) addPanesTogether(sight, at, pane, behind);
    }
  }
}

/** At a corner a line is stopped at those heights at which panes stand on both sides of it. */
function addPanesTogether(sight: SightLines, at: number, pane: number, edge: EdgeId): void {
  const { ground, bars } = sight;
  const { panes } = ground;
  const end = panes.first[edge + 1] ?? 0;
  for (let other = panes.first[edge] ?? 0; other < end; other++) {
    if (isThere(bars, panes.piece[other] ?? 0)) addPane(sight, at, pane, other);
  }
}

function addPane({ ground, bars }: SightLines, at: number, pane: number, other: number): void {
  const { panes } = ground;
  const bottom = Math.max(panes.bottom[pane] ?? 0, panes.bottom[other] ?? 0);
  const top = Math.min(panes.top[pane] ?? 0, panes.top[other] ?? 0);
  if (bottom >= top) return;
  add(bars, at, at, bottom, top, panes.piece[pane] ?? 0, panes.column[pane] ?? 0, ground.paneSide[pane] ?? 0);
}
