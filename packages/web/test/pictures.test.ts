/**
 * Pictures made from data: every map can be drawn, in colours that tell its ground apart.
 */
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { nameSchema } from '@muster/server/api';
import { describe, expect, test } from 'vitest';
import { colourOfTerrain } from '../src/boards/hex/terrain-colours.ts';
import { prismPaths } from '../src/home/prisms.ts';
import { loadMaps } from '../src/maps/map-hexes.ts';
import { mapShapes } from '../src/maps/map-shapes.ts';
import { guestName } from '../src/net/guest-name.ts';

describe.each([
  ['heroscape', heroscape.choices('en').maps],
  ['signum', signum.choices('en').maps],
] as const)('maps of %s', (game, maps) => {
  test.each(maps.map(({ id }) => id))('%s', async (id) => {
    const hexes = (await loadMaps(game))(id);
    expect(hexes.length).toBeGreaterThan(50);
    const { box, grounds, zones } = mapShapes(hexes);
    expect(box.width).toBeGreaterThan(5);
    expect(grounds.length).toBeGreaterThan(1);
    expect(zones.length).toBeGreaterThanOrEqual(2);
    const unknown = colourOfTerrain('no such ground');
    for (const terrain of new Set(hexes.map((hex) => hex.terrain))) expect(colourOfTerrain(terrain)).not.toBe(unknown);
  });
});

test('a map nobody knows is empty, not an error', async () => {
  expect(mapShapes((await loadMaps('signum'))('nowhere')).grounds).toEqual([]);
});

test('a higher prism ends higher on the picture, at the same place', () => {
  const lens = { size: 10, tilt: 0.5, step: 4 };
  const low = prismPaths({ q: 1, r: 2, height: 1 }, lens);
  const high = prismPaths({ q: 1, r: 2, height: 3 }, lens);
  expect(high.x).toBe(low.x);
  expect(low.y - high.y).toBe(8);
});

test('names made up for guests are names the server takes', () => {
  for (const chance of [0, 0.31, 0.5, 0.77, 0.999]) {
    const name = guestName(() => chance);
    expect(nameSchema.safeParse({ name }).success, name).toBe(true);
    expect(name).toMatch(/^\S+ \S+$/);
  }
});
