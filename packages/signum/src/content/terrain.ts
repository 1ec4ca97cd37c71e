/**
 * Terrain pieces (chapter 26).
 */

export const BASIC_TERRAIN = ['forest', 'hill', 'river', 'ford', 'bridge'] as const;
export const UNIQUE_TERRAIN = ['ruins', 'catacombs', 'spire', 'altar', 'portal', 'teleport', 'camp'] as const;

/** Plain ground. */
export const GROUND = '';

/** SG-26.8 */
export function isDifficult(piece: string): boolean {
  return piece === 'forest' || piece === 'hill' || piece === 'ruins' || piece === 'catacombs';
}

/** SG-26.9 */
export function isImpassable(piece: string): boolean {
  return piece === 'river' || piece === 'spire';
}

/** SG-26.10 */
export function blocksSight(piece: string): boolean {
  return piece === 'forest' || piece === 'hill' || piece === 'spire';
}

export function isUnique(piece: string): boolean {
  return UNIQUE_TERRAIN.some((unique) => unique === piece);
}

/** SG-14.19: they come in pairs. */
export function isPaired(piece: string): boolean {
  return piece === 'portal' || piece === 'teleport';
}

export type TerrainPiece = (typeof BASIC_TERRAIN)[number] | (typeof UNIQUE_TERRAIN)[number];

export const TERRAIN_PIECES: readonly TerrainPiece[] = [...BASIC_TERRAIN, ...UNIQUE_TERRAIN];

export function isTerrainPiece(piece: string): piece is TerrainPiece {
  return TERRAIN_PIECES.some((one) => one === piece);
}
