/**
 * Terrain in Italian (chapter 26).
 */
import { capital } from '@muster/grammar/phrases';
import type { TerrainPiece } from '../../content/terrain.ts';
import { TERRAIN } from './lexicon.ts';

const AFTER = "Alla fine dell'attivazione di una creatura";

const TEXTS: Readonly<Record<TerrainPiece, string>> = {
  forest:
    'Terreno difficile; blocca la linea di vista. Una creatura al suo interno ignora 1 colpo dei tiri di attacco e di danno di altre creature.',
  hill: 'Terreno difficile; blocca la linea di vista. Una creatura in cima ignora 1 spinta dei tiri di attacco e di danno di altre creature.',
  river: 'Invalicabile.',
  ford: 'Permette di attraversare il fiume. Agli attacchi contro una creatura che vi si trova si aggiunge 1 colpo.',
  bridge: 'Permette di attraversare il fiume.',
  ruins: `Terreno difficile. ${AFTER} che vi si trova, si tira un dado blu: colpo – pesca una carta; colpo critico – pesca un'impresa; spinta – colloca la creatura nella tua zona di schieramento.`,
  catacombs: `Terreno difficile. ${AFTER} che vi si trova, si tira un dado blu: colpo o colpo critico – colloca la creatura su un altro elemento di terreno; spinta – collocala nella tua zona di schieramento.`,
  spire: `Invalicabile; blocca la linea di vista. ${AFTER} entro 1 esagono, si tira un dado blu: colpo o colpo critico – la creatura subisce 1 ferita; spinta – riceve un segnalino stordimento.`,
  altar: `${AFTER} entro 1 esagono, si tira un dado blu: colpo o colpo critico – la creatura recupera 1 punto ferita. Una creatura sull'altare stesso recupera 1 punto ferita senza tirare.`,
  portal: 'I portali sferici contano come adiacenti fra loro.',
  teleport: `${AFTER} che vi si trova, si tira un dado blu: colpo o colpo critico – colloca la creatura su un altro teletrasporto antico.`,
  camp: 'Puoi schierare creature sugli esagoni del tuo Accampamento e su quelli comuni.',
};

export function terrainText(piece: TerrainPiece): { readonly name: string; readonly text: string } {
  return { name: capital(TERRAIN[piece].one), text: TEXTS[piece] };
}
