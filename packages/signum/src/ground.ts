/**
 * What follows from the terrain of a battlefield, by space: looked up hundreds of times for each time a piece is laid.
 */
import type { SpaceId } from '@muster/hex';
import { blocksSight, isDifficult, isImpassable, isUnique } from './content/terrain.ts';

export interface Ground {
  /** The terrain it was made from; another list is another ground. */
  readonly terrain: readonly string[];
  readonly difficult: Uint8Array;
  readonly impassable: Uint8Array;
  readonly blocksSight: Uint8Array;
  readonly portals: readonly SpaceId[];
  readonly camps: readonly SpaceId[];
  /** Unique pieces that were laid, each once. */
  readonly unique: readonly string[];
}

const known = new WeakMap<readonly string[], Ground>();

export function groundFor(terrain: readonly string[]): Ground {
  let ground = known.get(terrain);
  if (ground === undefined) known.set(terrain, (ground = newGround(terrain)));
  return ground;
}

function newGround(terrain: readonly string[]): Ground {
  const flags = (is: (piece: string) => boolean) => Uint8Array.from(terrain, (piece) => (is(piece) ? 1 : 0));
  const spaces = (name: string) => terrain.flatMap((piece, space) => (piece === name ? [space] : []));
  return {
    terrain,
    difficult: flags(isDifficult),
    impassable: flags(isImpassable),
    blocksSight: flags(blocksSight),
    portals: spaces('portal'),
    camps: spaces('camp'),
    unique: [...new Set(terrain.filter(isUnique))],
  };
}
