/**
 * What there is to say of a map: how large it is and what lies on it.
 */
import type { Language } from '@muster/engine';
import type { FieldMap } from '../content/map.ts';
import { terrainName } from './names.ts';

/** "forest ×8, hill ×2": what lies on a map. */
export function piecesIn({ pieces }: FieldMap, language: Language): string {
  return pieces.map(({ piece, at }) => `${terrainName(piece, language)} ×${at.length}`).join(', ');
}

/** How many hexes a map has. */
export function hexesIn({ board }: FieldMap): number {
  if ('radius' in board) return 3 * board.radius * (board.radius + 1) + 1;
  return board.rows * board.width - Math.floor(board.rows / 2);
}
