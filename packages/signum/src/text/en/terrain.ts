/**
 * Terrain in English (chapter 26).
 */
import { capital } from '@muster/grammar/phrases';
import type { TerrainPiece } from '../../content/terrain.ts';
import { TERRAIN } from './lexicon.ts';

const AFTER = "At the end of a creature's activation";

const TEXTS: Readonly<Record<TerrainPiece, string>> = {
  forest:
    'Difficult terrain; blocks line of sight. A creature in it ignores 1 HIT of attack and damage rolls of other creatures.',
  hill: 'Difficult terrain; blocks line of sight. A creature on it ignores 1 PUSH of attack and damage rolls of other creatures.',
  river: 'Impassable.',
  ford: 'Lets creatures cross the river. Attacks on a creature on it add 1 HIT.',
  bridge: 'Lets creatures cross the river.',
  ruins: `Difficult terrain. ${AFTER} in it, roll a blue die: HIT – draw a card; CRIT – draw a feat; PUSH – place the creature in your deployment zone.`,
  catacombs: `Difficult terrain. ${AFTER} in them, roll a blue die: HIT or CRIT – place the creature on another terrain piece; PUSH – place it in your deployment zone.`,
  spire: `Impassable; blocks line of sight. ${AFTER} within 1 hex, roll a blue die: HIT or CRIT – the creature takes 1 wound; PUSH – it gets a stun token.`,
  altar: `${AFTER} within 1 hex, roll a blue die: HIT or CRIT – the creature is healed by 1. A creature on the altar itself is healed by 1 without rolling.`,
  portal: 'Spherical portals count as adjacent to each other.',
  teleport: `${AFTER} on it, roll a blue die: HIT or CRIT – place the creature on another ancient teleport.`,
  camp: 'You may deploy creatures on your War Camp hexes and on common ones.',
};

export function terrainText(piece: TerrainPiece): { readonly name: string; readonly text: string } {
  return { name: capital(TERRAIN[piece][0]), text: TEXTS[piece] };
}
