/**
 * Where a figure can go now, with costs, dangers and paths; where it would go if it is not its turn.
 */
import type { SpaceId, StepId } from '@muster/hex';
import { allowedNow } from '../rules/move-stage.ts';
import {
  allowance,
  destinations,
  pathsTo,
  pathTo,
  plainAllowance,
  type Allowance,
  type Destination,
} from '../rules/movement-range.ts';
import { recordOfFigure, type Table } from '../table.ts';
import type { Figure, FigureId } from '../state.ts';

/** The answer to `{ about: 'range', figure }`. */
export interface MovementRange {
  readonly about: 'range';
  readonly figure: FigureId;
  /** Movement points it has: those left if it is being moved, else those of a whole move. */
  readonly points: number;
  /** Whether it is being moved now; else this is what would be. */
  readonly moving: boolean;
  readonly ways: readonly Way[];
}

export interface Way {
  /** As the option that chooses it. */
  readonly key: string;
  /** The spaces it would fill, the leading end first. */
  readonly at: readonly SpaceId[];
  readonly cost: number;
  /** Leaving attacks, falls, lava: something may happen to it on the way. */
  readonly dangerous: boolean;
  readonly flies: boolean;
  /** From the space it leads with now to the one it would lead with. */
  readonly path: readonly SpaceId[];
}

/** The answer to `{ about: 'path', option }`. */
export interface FigurePath extends Way {
  readonly about: 'path';
  readonly figure: FigureId;
}

export function rangeOf(g: Table, figure: Figure): MovementRange {
  // HS-20.1: it never moves.
  if (recordOfFigure(g, figure.id).spaces === 6)
    return { about: 'range', figure: figure.id, points: 0, moving: false, ways: [] };
  const moving = g.state.turns.at(-1)?.mover === figure.id;
  const allowed = allowanceOf(g, figure);
  const ways = destinations(g, figure, allowed);
  const paths = pathsTo(g, figure, ways, allowed);
  return {
    about: 'range',
    figure: figure.id,
    points: allowed.points,
    moving,
    ways: ways.map((way) => wayOf(g, figure, way, paths.get(way) ?? [])),
  };
}

/** `points` for moves that powers grant: those of the option. */
export function pathOf(g: Table, figure: Figure, key: string, points: number | null): FigurePath | null {
  if (recordOfFigure(g, figure.id).spaces === 6) return null;
  const allowed = points === null ? allowanceOf(g, figure) : plainAllowance(Math.min(MOST_POINTS, Math.floor(points)));
  if (!(allowed.points >= 0)) return null;
  const found = destinations(g, figure, allowed).find((way) => way.key === key);
  if (found === undefined) return null;
  return { about: 'path', figure: figure.id, ...wayOf(g, figure, found, pathTo(g, figure, found, allowed)) };
}

/** More than any move has. */
const MOST_POINTS = 60;

/** A move that has just begun has all its points; before that it may still be led by either end. */
function allowanceOf(g: Table, figure: Figure): Allowance {
  const whole = allowance(g, figure);
  const turn = g.state.turns.at(-1);
  if (turn === undefined || turn.mover !== figure.id) return whole;
  const fresh = turn.left === whole.points && turn.roadLeft === whole.road && !turn.displaced.includes(figure.id);
  return allowedNow(g, turn, figure, fresh);
}

function wayOf(g: Table, figure: Figure, way: Destination, steps: readonly StepId[]): Way {
  const { key, at, cost, dangerous, gait, lead } = way;
  const { field } = g.battlefield;
  const path = steps.map((step) => field.stepTo[step] ?? 0);
  return { key, at, cost, dangerous, flies: gait === 'fly', path: [...figure.at.slice(lead, lead + 1), ...path] };
}
