/**
 * What terrain does (chapter 8). Optional rules change some of it; they are looked at where a step is paid for.
 */
import { TERRAINS, type Terrain } from './map.ts';

/** Terrain as a number: its place in the list of terrains. */
export type TerrainCode = number;

export const CODE_OF: Readonly<Record<string, TerrainCode>> = Object.fromEntries(
  TERRAINS.map((terrain, code) => [terrain, code]),
);

export function codeOf(terrain: Terrain): TerrainCode {
  return CODE_OF[terrain] ?? 0;
}

export function terrainOf(code: TerrainCode): Terrain {
  const terrain = TERRAINS[code];
  if (terrain === undefined) throw new Error(`there is no terrain ${code}`);
  return terrain;
}

function table(of: Partial<Record<Terrain, number>>, otherwise = 0): readonly number[] {
  return TERRAINS.map((terrain) => of[terrain] ?? otherwise);
}

/** HS-8.2, HS-24.13 */
export const WATER_LIKE = table({ water: 1, swampWater: 1, ice: 1, slipperyIce: 1, moltenLava: 1 });
/** HS-8.3, HS-8.16: entering ends the move; HS-8.7, HS-8.20, HS-8.21: swamp water and ice don't. */
export const STOPS = table({ water: 1, moltenLava: 1 });
/** HS-8.13, HS-8.17, HS-8.21 */
export const ENTRY_COST = table({ mud: 2, heavySnow: 2, slipperyIce: 2 }, 1);
/** HS-10.7, HS-10.8 */
export const BREAKS_FALLS = table({ water: 1, swampWater: 1, moltenLava: 1 });
