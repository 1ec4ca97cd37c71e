/**
 * Checks of the maps (SG-34.4): pieces on hexes that exist, nothing laid twice, zones free, camps where they are named.
 */
import type { Problem } from '@muster/engine';
import { fieldOf, isOnBoard } from '../field.ts';
import type { FieldMap, PlaceRef } from './map.ts';
import { GROUND, isImpassable, isPaired } from './terrain.ts';

export function checkMap(map: FieldMap): readonly Problem[] {
  const problems: Problem[] = [];
  const laid = new Map<string, string>();
  const lay = (place: PlaceRef, what: string, path: Problem['path']) => {
    const key = place.join(', ');
    if (!isOnBoard(map, place)) problems.push({ path, message: `there is no hex ${key}` });
    const before = laid.get(key);
    if (before !== undefined) problems.push({ path, message: `on ${key} there is ${before} already` });
    laid.set(key, what);
  };
  for (const [i, { piece, at }] of map.pieces.entries()) {
    for (const [j, place] of at.entries()) lay(place, `a ${piece}`, ['pieces', i, 'at', j]);
    if (isPaired(piece) && at.length % 2 === 1)
      problems.push({ path: ['pieces', i, 'at'], message: `a ${piece} is laid in pairs` }); // SG-14.19
  }
  for (const [i, place] of map.spots.entries()) lay(place, 'a spot', ['spots', i]);
  for (const [i, zone] of map.zones.entries())
    for (const [j, place] of zone.entries()) lay(place, 'a zone', ['zones', i, j]);
  for (const [i, { at, zone }] of (map.camps ?? []).entries()) {
    if (laid.get(at.join(', ')) !== 'a camp')
      problems.push({ path: ['camps', i, 'at'], message: `there is no camp on ${at.join(', ')}` });
    if (map.zones[zone] === undefined)
      problems.push({ path: ['camps', i, 'zone'], message: `there is no zone ${zone}` });
  }
  for (const mode of map.modes) {
    const zones = { duel: [2], alliance: [2, 4], three: [3], four: [4] }[mode];
    if (!zones.includes(map.zones.length))
      problems.push({ path: ['zones'], message: `${map.zones.length} zones don't fit '${mode}'` });
  }
  if (problems.length === 0 && !isConnected(map))
    problems.push({ path: ['pieces'], message: 'some hexes are cut off' });
  return problems;
}

/** SG-26.6: the piece on each space. */
export function terrainOf(map: FieldMap): readonly string[] {
  const { field, spaceOf } = fieldOf(map);
  const terrain = Array.from({ length: field.spaces }, () => GROUND);
  for (const { piece, at } of map.pieces) for (const place of at) terrain[spaceOf(place)] = piece;
  return terrain;
}

/** Every hex that can be entered can be reached on foot. */
function isConnected(map: FieldMap): boolean {
  const terrain = terrainOf(map);
  const { beside } = fieldOf(map);
  const open = terrain.flatMap((piece, space) => (isImpassable(piece) ? [] : [space]));
  const seen = new Set(open.slice(0, 1));
  for (const space of seen) {
    for (const next of beside[space] ?? []) if (!isImpassable(terrain[next] ?? GROUND)) seen.add(next);
  }
  return seen.size === open.length;
}
