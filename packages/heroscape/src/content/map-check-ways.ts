/**
 * Whether everybody gets everywhere, and whether the start zones are worth the same.
 */
import type { Problem } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { goalSpaces } from './map-check-scenario.ts';
import { atSpace, spaceOf, type Ground } from './map-ground.ts';
import { walkOver, type Walk } from './map-walk.ts';
import type { MapFile, SpaceRef } from './map.ts';

interface Target {
  readonly what: string;
  readonly path: Problem['path'];
  readonly spaces: readonly SpaceId[];
}

interface Zone {
  readonly name: string;
  readonly spaces: readonly SpaceId[];
}

export function checkWays(map: MapFile, ground: Ground): readonly Problem[] {
  const walk = walkOver(map, ground);
  const spacesAt = (places: readonly SpaceRef[]): readonly SpaceId[] =>
    places.map((at) => spaceOf(ground, at)).filter((space) => space !== null);
  const zones = Object.entries(map.startZones).map(([name, places]) => ({ name, spaces: spacesAt(places) }));
  const prizes = prizesOf(map).map(({ at, ...rest }) => ({ ...rest, spaces: spacesAt([at]) }));
  const homes = zones.map(({ name, spaces }) => ({ what: `zone "${name}"`, path: ['startZones', name], spaces }));
  const unreached = checkReach(zones, [...homes, ...prizes], walk);
  // Distances say something only where there are ways.
  return [
    ...unreached,
    ...checkSizes(zones),
    ...(unreached.length > 0 ? [] : checkDistances(map, zones, prizes, walk)),
  ];
}

/** What both sides want: glyphs and the goal. The flags of a mission belong to their zones. */
function prizesOf(
  map: MapFile,
): readonly { readonly what: string; readonly path: Problem['path']; readonly at: SpaceRef }[] {
  const { goal } = map.scenario;
  return [
    ...map.glyphs.map(({ q, r, level }, i) => ({
      what: `glyph ${i}`,
      path: ['glyphs', i],
      at: [q, r, level] as const,
    })),
    ...goalSpaces(goal).map(({ at, key }) => ({
      what: `the goal at ${atSpace(at)}`,
      path: ['scenario', 'goal', ...key],
      at,
    })),
  ];
}

/** HS-9.1, HS-12.2: on foot, step by step. */
function checkReach(zones: readonly Zone[], targets: readonly Target[], walk: Walk): readonly Problem[] {
  const problems: Problem[] = [];
  for (const zone of zones) {
    const reached = walk.from(zone.spaces);
    for (const { what, path, spaces } of targets) {
      // A goal where there is no space is a problem of its own.
      if (spaces.length === 0 || spaces.some((space) => reached.has(space))) continue;
      problems.push({ path, message: `a medium figure from zone "${zone.name}" can't walk to ${what} (HS-9.1)` });
    }
  }
  return problems;
}

/** Zones of one map differ in size by at most a tenth, rounded up. */
function checkSizes(zones: readonly Zone[]): readonly Problem[] {
  const largest = zones.reduce((best, zone) => Math.max(best, zone.spaces.length), 0);
  const least = largest - Math.ceil(largest / 10);
  return zones
    .filter(({ spaces }) => spaces.length < least)
    .map(({ name, spaces }) => ({
      path: ['startZones', name],
      message: `has ${spaces.length} spaces, another zone ${largest}; fair is a difference of a tenth at most (HS-3.17)`,
    }));
}

/** The mean way from zone to prize may differ by so many spaces. */
const FAIR_DIFFERENCE = 2;

function checkDistances(
  map: MapFile,
  zones: readonly Zone[],
  prizes: readonly Target[],
  walk: Walk,
): readonly Problem[] {
  // Each zone has its own flag: that is near for one side as it is for the others.
  const shared = map.scenario.goal.kind === 'flags' ? prizes.filter(({ path }) => path[0] === 'glyphs') : prizes;
  if (shared.length === 0) return [];
  const lengths = shared.flatMap(({ spaces }) => spaces.map((space) => walk.lengthsTo(space)));
  const means = zones.map(({ name, spaces }) => ({ name, mean: meanLength(spaces, lengths) }));
  const nearest = means.reduce((best, zone) => (zone.mean < best.mean ? zone : best), { name: '', mean: Infinity });
  return means
    .filter(({ mean }) => mean - nearest.mean > FAIR_DIFFERENCE)
    .map(({ name, mean }) => ({
      path: ['startZones', name],
      message:
        `is ${mean.toFixed(1)} spaces away from glyphs and goals on the mean, zone "${nearest.name}" only ` +
        `${nearest.mean.toFixed(1)}; fair is a difference of ${FAIR_DIFFERENCE} at most (HS-2.1)`,
    }));
}

function meanLength(spaces: readonly SpaceId[], lengths: readonly (readonly number[])[]): number {
  const ways = lengths.flatMap((toPrize) => spaces.map((space) => toPrize[space] ?? Infinity));
  const finite = ways.filter(Number.isFinite);
  return finite.length === 0 ? 0 : finite.reduce((sum, length) => sum + length, 0) / finite.length;
}
