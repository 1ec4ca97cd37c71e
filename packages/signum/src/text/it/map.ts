/**
 * Maps in Italian (chapter 34).
 */
import { capital, words } from '@muster/grammar/phrases';
import type { FieldMap } from '../../content/map.ts';
import { piecesOf } from '../pieces.ts';
import { TERRAIN } from './lexicon.ts';

const MODES: Readonly<Record<FieldMap['modes'][number], string>> = {
  duel: 'duello',
  alliance: 'battaglia di alleanza',
  three: 'tre giocatori',
  four: 'quattro giocatori',
};

export function mapText(map: FieldMap): string {
  const { board, modes, spots, zones } = map;
  const size =
    'radius' in board
      ? `Esagono di raggio ${board.radius}`
      : `${board.rows} file di ${board.width} e ${board.width - 1} esagoni alternati`;
  const pieces = piecesOf(map).map(({ piece, count }) => `${count} ${TERRAIN[piece][count === 1 ? 'one' : 'many']}`);
  return words(
    `${capital(modes.map((mode) => MODES[mode]).join(', '))}. ${size}, ${zones.length} zone di schieramento.`,
    pieces.length > 0 && `Terreno: ${pieces.join(', ')}.`,
    spots.length > 0 && `${spots.length === 1 ? '1 posto' : `${spots.length} posti`} per il terreno unico.`,
  );
}
