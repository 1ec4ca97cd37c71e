/**
 * The terrain of a map, counted.
 */
import type { FieldMap } from '../content/map.ts';
import { TERRAIN_PIECES, type TerrainPiece } from '../content/terrain.ts';

export function piecesOf({ pieces }: FieldMap): readonly { readonly piece: TerrainPiece; readonly count: number }[] {
  return TERRAIN_PIECES.flatMap((piece) => {
    const count = pieces.reduce((sum, one) => sum + (one.piece === piece ? one.at.length : 0), 0);
    return count === 0 ? [] : [{ piece, count }];
  });
}
