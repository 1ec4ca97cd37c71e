/**
 * Maps in German (chapter 34).
 */
import { capital, words } from '@muster/grammar/phrases';
import type { FieldMap } from '../../content/map.ts';
import { piecesOf } from '../pieces.ts';
import { pieceName } from './terrain.ts';

const MODES: Readonly<Record<FieldMap['modes'][number], string>> = {
  duel: 'Duell',
  alliance: 'Allianzkampf',
  three: 'drei Spieler',
  four: 'vier Spieler',
};

export function mapText(map: FieldMap): string {
  const { board, modes, spots, zones } = map;
  const size =
    'radius' in board
      ? `Sechseck mit Radius ${board.radius}`
      : `${board.rows} Reihen zu abwechselnd ${board.width} und ${board.width - 1} Sechsecken`;
  const pieces = piecesOf(map).map(({ piece, count }) => `${count} ${pieceName(piece, count)}`);
  return words(
    `${capital(modes.map((mode) => MODES[mode]).join(', '))}. ${size}, ${zones.length} Aufstellungszonen.`,
    pieces.length > 0 && `Gelände: ${pieces.join(', ')}.`,
    spots.length > 0 && `${spots.length === 1 ? '1 Platz' : `${spots.length} Plätze`} für einzigartiges Gelände.`,
  );
}
