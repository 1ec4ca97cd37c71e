/**
 * Glyphs on land (HS-2.3, HS-2.4) and start zones on spaces where figures can stand.
 */
import type { Problem } from '@muster/engine';
import { atSpace, isWaterLike, spaceOf, type Ground } from './map-ground.ts';
import { MEDIUM } from './map-walk.ts';
import type { MapFile, SpaceRef } from './map.ts';

type Path = Problem['path'];

export function checkGlyphs(map: MapFile, ground: Ground): readonly Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, number>();
  for (const [i, { q, r, level }] of map.glyphs.entries()) {
    const path = ['glyphs', i];
    const at: SpaceRef = [q, r, level];
    const space = spaceOf(ground, at);
    if (space === null) {
      problems.push({ path, message: `lies on nothing: there is no space ${atSpace(at)} (HS-2.3)` });
      continue;
    }
    const terrain = ground.terrain[space];
    if (isWaterLike(terrain)) problems.push({ path, message: `lies on ${terrain}; glyphs lie on land only (HS-2.4)` });
    const obstacle = ground.obstacles.get(space)?.obstacle;
    if (obstacle !== undefined) {
      problems.push({ path, message: `lies on the space of a ${obstacle.kind}; an obstacle leaves no room (HS-2.4)` });
    }
    const other = taken.get(at.join());
    if (other !== undefined)
      problems.push({ path, message: `lies on glyph ${other}; a space holds one glyph (HS-2.4)` });
    taken.set(at.join(), i);
  }
  return problems;
}

export function checkZones(map: MapFile, ground: Ground): readonly Problem[] {
  const problems: Problem[] = [];
  const zones = Object.entries(map.startZones);
  for (const [i, [zone]] of zones.entries()) {
    if (!zones.some(([name]) => name === String(i + 1))) {
      problems.push({
        path: ['startZones', zone],
        message: `there is no zone "${i + 1}"; zones are numbered from "1" (HS-M6)`,
      });
      break;
    }
  }
  const taken = new Map<string, string>();
  for (const [zone, spaces] of zones) {
    for (const [i, at] of spaces.entries()) {
      const path = ['startZones', zone, i];
      problems.push(...checkStanding(at, ground, path, 'HS-M6'));
      const other = taken.get(at.join());
      if (other !== undefined) {
        const message = other === zone ? 'is in this zone twice' : `is in zone "${other}" too`;
        problems.push({ path, message: `${message}; a space is in one start zone once (HS-M6)` });
      }
      taken.set(at.join(), zone);
    }
  }
  for (const [i, players] of map.players.entries()) {
    if (players > zones.length) {
      const message = `${players} players need ${players} start zones, there are ${zones.length} (HS-2.7)`;
      problems.push({ path: ['players', i], message });
    }
  }
  return problems;
}

/** A space where a medium figure fits (HS-9.12). */
export function checkStanding(at: SpaceRef, ground: Ground, path: Path, rule: string): readonly Problem[] {
  const space = spaceOf(ground, at);
  if (space === null) return [{ path, message: `there is no space ${atSpace(at)} (${rule})` }];
  const obstacle = ground.obstacles.get(space)?.obstacle;
  if (obstacle !== undefined) return [{ path, message: `nobody can stand where a ${obstacle.kind} stands (${rule})` }];
  const room = (ground.field.ceiling[space] ?? 0) - (ground.field.level[space] ?? 0);
  if (room >= MEDIUM) return [];
  return [{ path, message: `there is room for a height of ${room} only, a medium figure needs ${MEDIUM} (HS-9.7)` }];
}
