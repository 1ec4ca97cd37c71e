/**
 * A hex as text: what ground it is and what that means.
 */
import { letterOf, type Language } from '@muster/engine';
import { paragraph, type SpaceId } from '@muster/hex';
import { isTerrainPiece, type TerrainPiece } from '../content/terrain.ts';
import { NOBODY } from '../state.ts';
import type { Table } from '../table.ts';
import { TONGUES } from '../text/card-text.ts';
import { terrainName } from '../words/names.ts';
import { place } from '../words/scene.ts';
import { DESCRIBE_WORDS } from './describe-words.ts';

export function hexLines(g: Table, hex: SpaceId, language: Language): readonly string[] {
  const { state, field } = g;
  const words = DESCRIBE_WORDS[language];
  const piece = state.terrain[hex] ?? '';
  const zones = state.players.flatMap(({ zone }, seat) =>
    field.zones[zone]?.includes(hex) === true ? [letterOf(seat)] : [],
  );
  const facts = [
    terrainName(piece, language),
    ...(zones.length === 0 ? [] : [words.zoneOf(zones.join(', '))]),
    ...(piece === '' && field.spots.includes(hex) ? [words.spot] : []),
    ...((g.standing[hex] ?? NOBODY) === NOBODY ? [words.free] : []),
  ];
  const title = `${place({ state, language }, hex)}: ${facts.join(', ')}`;
  return [
    ...paragraph(title, 0, 2),
    ...(isTerrainPiece(piece) ? paragraph(TONGUES[language].terrain(piece).text, 2, 4) : []),
  ];
}

/** A terrain by its name, wherever it lies. */
export function terrainLines(piece: TerrainPiece, language: Language): readonly string[] {
  const { name, text } = TONGUES[language].terrain(piece);
  return [name, ...paragraph(text, 2, 4)];
}
