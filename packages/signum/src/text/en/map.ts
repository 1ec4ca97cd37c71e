/**
 * Maps in English (chapter 34).
 */
import { capital, words } from '@muster/grammar/phrases';
import type { FieldMap } from '../../content/map.ts';
import { piecesOf } from '../pieces.ts';
import { TERRAIN } from './lexicon.ts';

const MODES: Readonly<Record<FieldMap['modes'][number], string>> = {
  duel: 'duel',
  alliance: 'alliance battle',
  three: 'three players',
  four: 'four players',
};

export function mapText(map: FieldMap): string {
  const { board, modes, spots, zones } = map;
  const size =
    'radius' in board
      ? `Hexagon of radius ${board.radius}`
      : `${board.rows} rows of ${board.width} and ${board.width - 1} hexes in turn`;
  const pieces = piecesOf(map).map(({ piece, count }) => `${count} ${TERRAIN[piece][count === 1 ? 0 : 1]}`);
  return words(
    `${capital(modes.map((mode) => MODES[mode]).join(', '))}. ${size}, ${zones.length} deployment zones.`,
    pieces.length > 0 && `Terrain: ${pieces.join(', ')}.`,
    spots.length > 0 && `${spots.length === 1 ? '1 spot' : `${spots.length} spots`} for unique terrain.`,
  );
}
