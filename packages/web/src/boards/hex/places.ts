/**
 * Where on the screen something happens that stands on a battlefield, for what is shown beside it.
 */
import { createContext, useCallback, useRef } from 'react';
import type { BoardControls } from './flat-board.tsx';
import type { Point } from './geometry.ts';
import type { SceneFigure } from './scene.ts';

/** Where a figure stands or stood last, in pixels of the window; null if nobody knows. */
export type PlaceOf = (figure: number) => Point | null;

export const Places = createContext<PlaceOf>(() => null);

/** Also of those who have just fallen. */
export function usePlaces(
  figures: readonly SceneFigure[],
  controls: { readonly current: BoardControls | null },
): PlaceOf {
  const stood = useRef(new Map<number, number>());
  for (const { id, at } of figures) if (at[0] !== undefined) stood.current.set(id, at[0]);
  return useCallback(
    (figure) => {
      const space = stood.current.get(figure);
      return space === undefined ? null : (controls.current?.pointOf(space) ?? null);
    },
    [controls],
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between somebody's middle and what is shown of them. */
const DISTANCE = 64;
const EDGE = 8;
/** The buttons of the field stand at its right edge. */
const RIGHT_EDGE = 60;

/** Where something of a size lies above a point of a field, else below it, and whole; null if there is no room. */
export function besidePoint({ x, y }: Point, size: Size, field: Size): Point | null {
  const rightmost = field.width - size.width - RIGHT_EDGE;
  if (rightmost < EDGE) return null;
  const left = Math.min(Math.max(EDGE, x - size.width / 2), rightmost);
  const above = y - DISTANCE - size.height;
  if (above >= EDGE) return { x: left, y: above };
  const below = y + DISTANCE;
  return below + size.height + EDGE <= field.height ? { x: left, y: below } : null;
}
