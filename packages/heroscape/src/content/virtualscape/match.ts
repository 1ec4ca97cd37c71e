/**
 * Finding the turn in which a piece of Virtualscape covers given hexes or edges.
 */
import type { Hex } from '@muster/hex';
import type { HexRef } from '../map.ts';
import { keyOf } from './layers.ts';
import { placed, placementOf, upperLeft, type Shape } from './shapes.ts';

export const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

export interface Match {
  readonly rotation: number;
  readonly anchor: Hex;
}

/** First in the order of the heights; failing that, a turn that covers the same hexes. */
export function matchHexes(shape: Shape, at: readonly HexRef[]): (Match & { readonly inOrder: boolean }) | null {
  const hexes = at.map(([q, r]) => ({ q, r }));
  if (hexes.length !== shape.length || hexes.length === 0) return null;
  const anchor = upperLeft(hexes);
  const turns = ROTATIONS.map((rotation) => {
    const placement = placementOf(shape, rotation, anchor);
    return { rotation, hexes: shape.map((hex) => keyOf(placed(hex, placement))) };
  });
  const wanted = hexes.map(keyOf);
  const exact = turns.find((turn) => turn.hexes.every((key, i) => key === wanted[i]));
  if (exact !== undefined) return { rotation: exact.rotation, anchor, inOrder: true };
  const alike = turns.find((turn) => turn.hexes.every((key) => wanted.includes(key)));
  return alike === undefined ? null : { rotation: alike.rotation, anchor, inOrder: false };
}
