/**
 * Terrain in German (chapter 26).
 */
import { adjective } from '@muster/grammar/german';
import { words } from '@muster/grammar/phrases';
import type { TerrainPiece } from '../../content/terrain.ts';
import { TERRAIN } from './lexicon.ts';

const AFTER = 'Am Ende der Aktivierung einer Kreatur';

const TEXTS: Readonly<Record<TerrainPiece, string>> = {
  forest:
    'Schwerpassierbares Gelände; blockiert die Sichtlinie. Eine Kreatur darin ignoriert 1 Treffer von Angriffs- und Schadenswürfen anderer Kreaturen.',
  hill: 'Schwerpassierbares Gelände; blockiert die Sichtlinie. Eine Kreatur darauf ignoriert 1 Schub von Angriffs- und Schadenswürfen anderer Kreaturen.',
  river: 'Unpassierbar.',
  ford: 'Ermöglicht die Überquerung des Flusses. Angriffen auf eine Kreatur darauf wird 1 Treffer hinzugefügt.',
  bridge: 'Ermöglicht die Überquerung des Flusses.',
  ruins: `Schwerpassierbares Gelände. ${AFTER} darin wird ein blauer Würfel geworfen: Treffer – ziehe eine Karte; Kritischer Treffer – ziehe eine Fähigkeitenkarte; Schub – platziere die Kreatur in deiner Aufstellungszone.`,
  catacombs: `Schwerpassierbares Gelände. ${AFTER} darin wird ein blauer Würfel geworfen: Treffer oder Kritischer Treffer – platziere die Kreatur auf einem anderen Geländeelement; Schub – platziere sie in deiner Aufstellungszone.`,
  spire: `Unpassierbar; blockiert die Sichtlinie. ${AFTER} im Umkreis von 1 Sechseck wird ein blauer Würfel geworfen: Treffer oder Kritischer Treffer – die Kreatur erleidet 1 Wunde; Schub – sie erhält eine Betäubungsmarke.`,
  altar: `${AFTER} im Umkreis von 1 Sechseck wird ein blauer Würfel geworfen: Treffer oder Kritischer Treffer – die Kreatur wird um 1 Trefferpunkt geheilt. Eine Kreatur auf dem Altar selbst wird ohne Wurf um 1 Trefferpunkt geheilt.`,
  portal: 'Sphärische Portale gelten als zueinander benachbart.',
  teleport: `${AFTER} darauf wird ein blauer Würfel geworfen: Treffer oder Kritischer Treffer – platziere die Kreatur auf einem anderen Uralten Teleport.`,
  camp: 'Auf deinen und auf gemeinsamen Kriegslager-Sechsecken darfst du Kreaturen ausbringen.',
};

export function terrainText(piece: TerrainPiece): { readonly name: string; readonly text: string } {
  return { name: pieceName(piece, 1), text: TEXTS[piece] };
}

/** "Uralter Teleport", "Uralte Teleporte" */
export function pieceName(piece: TerrainPiece, count: number): string {
  const { one, many, gender, stem } = TERRAIN[piece];
  const form = count === 1 ? gender : 'pl';
  return words(stem !== undefined && adjective(stem, 'none', 'nom', form), count === 1 ? one : many);
}
