/**
 * Whether a map is fair (SG-34.4): it looks the same from the seats of all players.
 */
import type { Problem } from '@muster/engine';
import type { FieldMap, PlaceRef } from './map.ts';
import { turned } from './random-terrain.ts';

type Motion = (place: PlaceRef) => PlaceRef;

export function checkFairness(map: FieldMap): readonly Problem[] {
  return motionsOf(map).flatMap(([name, move]) => checkUnder(map, move, name));
}

/** By half a turn; with a player in each corner mirrored as well, and for three players by a third of a turn. */
function motionsOf(map: FieldMap): readonly (readonly [string, Motion])[] {
  const { board, modes } = map;
  if ('radius' in board) return [['a third of a turn', ([q, r]) => [-q - r, q]]];
  const { width } = board;
  const halfTurn = ['half a turn', (place: PlaceRef) => turned(map, place)] as const;
  const mirror = ['mirroring', ([column, row]: PlaceRef): PlaceRef => [width - 1 - (row & 1) - column, row]] as const;
  return modes.includes('four') ? [halfTurn, mirror] : [halfTurn];
}

function checkUnder(map: FieldMap, move: Motion, name: string): readonly Problem[] {
  const problems: Problem[] = [];
  const unfair = (path: Problem['path'], what: string) =>
    problems.push({ path, message: `${what} not the same after ${name}` });
  for (const [i, { piece, at }] of map.pieces.entries())
    if (!isSame(at.map(move), at)) unfair(['pieces', i, 'at'], `'${piece}' is`);
  if (!isSame(map.spots.map(move), map.spots)) unfair(['spots'], 'the spots are');
  const images = map.zones.map((zone) => map.zones.findIndex((other) => isSame(zone.map(move), other)));
  for (const [i, image] of images.entries()) if (image < 0) unfair(['zones', i], 'the zone is');
  for (const [i, { at, zone }] of (map.camps ?? []).entries()) {
    const there = move(at).join(', ');
    const other = map.camps?.find((camp) => camp.at.join(', ') === there);
    if (other === undefined || other.zone !== images[zone]) unfair(['camps', i], 'the camp is');
  }
  return problems;
}

/** The same places, in any order. */
function isSame(a: readonly PlaceRef[], b: readonly PlaceRef[]): boolean {
  const places = new Set(b.map((place) => place.join(', ')));
  return a.length === b.length && a.every((place) => places.has(place.join(', ')));
}
