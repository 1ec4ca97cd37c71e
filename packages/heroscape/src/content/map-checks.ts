/**
 * Whether a map can be built and played (HS-M6): every problem names its place in the file and the rule it breaks.
 */
import type { Problem } from '@muster/engine';
import { checkEdgePieces } from './map-check-edges.ts';
import { checkObstacles } from './map-check-obstacles.ts';
import { checkScenario } from './map-check-scenario.ts';
import { checkTiles } from './map-check-tiles.ts';
import { checkWays } from './map-check-ways.ts';
import { checkGlyphs, checkZones } from './map-check-zones.ts';
import { groundOf } from './map-ground.ts';
import type { MapFile } from './map.ts';

export function checkMap(map: MapFile): readonly Problem[] {
  const ground = groundOf(map);
  const build = [
    ...checkTiles(map),
    ...checkObstacles(map, ground),
    ...checkEdgePieces(map, ground),
    ...checkGlyphs(map, ground),
    ...checkZones(map, ground),
  ];
  // On a map that can't be built nobody walks: what one would find missing there follows from what is wrong already.
  const ways = build.length > 0 ? [] : checkWays(map, ground);
  return [...build, ...checkScenario(map, ground), ...ways];
}
