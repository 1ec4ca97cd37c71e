/**
 * Terrain as it is now (chapter 8), with what powers made of it.
 */
import type { SpaceId } from '@muster/hex';
import type { Terrain } from '../content/map.ts';
import { codeOf, ENTRY_COST, terrainOf, WATER_LIKE, type TerrainCode } from '../content/terrain.ts';
import type { Table } from '../table.ts';
import type { Figure } from '../state.ts';
import { changedTerrain } from '../abilities/terrain-change.ts';

const SWAMP = codeOf('swamp');
const ROCK = codeOf('rock');
const WATER_CODE = codeOf('water');
const SWAMP_WATER = codeOf('swampWater');
const ROAD = codeOf('road');

export function terrainCode(g: Table, space: SpaceId): TerrainCode {
  if (g.hasChangedTerrain) return changedTerrain(g, space);
  return g.battlefield.terrain[space] ?? 0;
}

export function terrainAt(g: Table, space: SpaceId): Terrain {
  return terrainOf(terrainCode(g, space));
}

export function isWaterLike(g: Table, space: SpaceId): boolean {
  return WATER_LIKE[terrainCode(g, space)] === 1;
}

export function isRoad(g: Table, space: SpaceId): boolean {
  return terrainCode(g, space) === ROAD; // HS-8.8
}

/** Whether any part of the base stands on one of these (HS-7.12). */
export function isOn(g: Table, figure: Figure, terrain: readonly Terrain[]): boolean {
  return figure.at.some((space) => terrain.includes(terrainAt(g, space)));
}

/** HS-8.23: what the floor of a space costs. */
export function entryCost(g: Table, space: SpaceId): number {
  const code = terrainCode(g, space);
  const { options } = g.state;
  if ((options.denseSwamp && code === SWAMP) || (options.jaggedRock && code === ROCK)) return 2; // HS-V7
  if (options.waterTypes && code === WATER_CODE && isShallow(g, space)) return 3; // HS-V9
  if (options.swampWaterCost && code === SWAMP_WATER) return 2; // HS-V10
  return ENTRY_COST[code] ?? 1; // HS-8.13, HS-8.17, HS-8.21
}

/** HS-V9: water that borders at least one land space. */
function isShallow(g: Table, space: SpaceId): boolean {
  const { field } = g.battlefield;
  const end = field.firstStep[space + 1] ?? 0;
  for (let step = field.firstStep[space] ?? 0; step < end; step++) {
    if (!isWaterLike(g, field.stepTo[step] ?? 0)) return true;
  }
  return false;
}

/** HS-V9, HS-V10: a figure may always end its move here, however few points it has left. */
export function alwaysEnterable(g: Table, space: SpaceId): boolean {
  const code = terrainCode(g, space);
  const { options } = g.state;
  if (options.swampWaterCost && code === SWAMP_WATER) return true;
  return options.waterTypes && code === WATER_CODE && isShallow(g, space);
}
