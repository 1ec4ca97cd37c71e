import {
  buildSight,
  canSee,
  countVisible,
  lineClear,
  pointAbove,
  pointOnEdge,
  SIDES,
  whatBlocks,
  type Field,
  type Side,
  type SightPoint,
} from '@muster/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyScene, groundOf, type Scene } from './fields.ts';
import { referenceClear } from './sight-reference.ts';

/** A point over a hex: its centre, the middle of an edge, or anywhere near the centre. */
type Place = (field: Field) => SightPoint;

const height = fc.integer({ min: 1, max: 28 }).map((quarters) => quarters / 4);
const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(), height).map(
      ([at, z]): Place =>
        (field) =>
          pointAbove(field, at % field.columns, z),
    ),
  },
  fc.tuple(fc.nat(), fc.constantFrom<Side>(...SIDES), height).map(
    ([at, side, z]): Place =>
      (field) =>
        pointOnEdge(field, at % field.columns, side, z),
  ),
  fc
    .tuple(fc.nat(), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), height)
    .map(([at, x, y, z]): Place => (field) => {
      const point = pointAbove(field, at % field.columns, z);
      return { ...point, x: point.x + x / 10, y: point.y + y / 10 };
    }),
);
const anyPlaces = fc.array(anyPlace, { minLength: 2, maxLength: 8 });

/** Each pair of places once. */
function pairs(field: Field, places: readonly Place[]): readonly (readonly [SightPoint, SightPoint])[] {
  const points = places.map((place) => place(field));
  return points.flatMap((a, i) => points.slice(i + 1).map((b) => [a, b] as const));
}

test('lines are free where the reference says so, in both directions', () => {
  fc.assert(
    fc.property(anyScene, anyPlaces, (scene, places) => {
      const sight = buildSight(scene.field, scene.blockers);
      for (const [a, b] of pairs(scene.field, places)) {
        const free = lineClear(sight, scene.stands, a, b);
        expect(lineClear(sight, scene.stands, b, a)).toBe(free);
        const expected = referenceClear(scene, a, b);
        if (expected !== null) expect({ free, a, b }).toEqual({ free: expected, a, b });
      }
    }),
    { numRuns: 300 },
  );
});

/** Samples as the rules spread them, one by one. */
function samplesOf(
  from: SightPoint,
  centre: SightPoint,
  tall: number,
  kind: 'direct' | 'clear',
): readonly SightPoint[] {
  const parts = kind === 'direct' ? [1, 2, 3, 4, 5, 6, 7] : [0.4 / tall, 1, 2, 3, 4, 5, 6, 7, 8];
  const offsets = kind === 'direct' ? [-0.2, 0, 0.2] : [-0.35, -0.2, 0, 0.2, 0.35];
  const length = Math.hypot(centre.x - from.x, centre.y - from.y);
  const x = length < 1e-9 ? 0 : (from.y - centre.y) / length;
  const y = length < 1e-9 ? 1 : (centre.x - from.x) / length;
  return offsets.flatMap((offset) =>
    parts.map((k) => ({ ...centre, x: centre.x + offset * x, y: centre.y + offset * y, z: centre.z + (tall * k) / 8 })),
  );
}

function target(scene: Scene, at: number, tall: number) {
  const column = at % scene.field.columns;
  return { column, level: groundOf(scene.field, column), height: tall };
}

test('as many samples are seen as lines to them are free; direct sight means clear sight', () => {
  const tall = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(
      anyScene,
      anyPlace,
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      tall,
      (scene, place, ats, size) => {
        const sight = buildSight(scene.field, scene.blockers);
        const { stands, field } = scene;
        const from = place(field);
        for (const at of ats) {
          const aim = target(scene, at, size);
          for (const kind of ['direct', 'clear'] as const) {
            const samples = samplesOf(from, pointAbove(field, aim.column, aim.level), size, kind);
            const free = samples.filter((sample) => lineClear(sight, stands, from, sample)).length;
            const count = countVisible(sight, stands, from, aim, kind);
            expect(count.seen).toBe(free);
            expect(count.total).toBe(kind === 'direct' ? 21 : 45);
            expect(canSee(sight, stands, from, aim, kind)).toBe(free > 0);
            const answers = samples.map((sample) => referenceClear(scene, from, sample));
            if (!answers.includes(null)) expect(count.seen).toBe(answers.filter((answer) => answer === true).length);
          }
          if (canSee(sight, stands, from, aim, 'direct')) expect(canSee(sight, stands, from, aim, 'clear')).toBe(true);
        }
      },
    ),
    { numRuns: 80 },
  );
});

test('what blocks is there, on the line, and without all pieces only the ground blocks', () => {
  fc.assert(
    fc.property(anyScene, anyPlace, fc.nat(), (scene, place, at) => {
      const sight = buildSight(scene.field, scene.blockers);
      const { stands, field, blockers } = scene;
      const from = place(field);
      const aim = target(scene, at, 4);
      const block = whatBlocks(sight, stands, from, aim);
      const centre = pointAbove(field, aim.column, aim.level + 2);
      expect(block === null).toBe(lineClear(sight, stands, from, centre));
      expect(whatBlocks(sight, [], from, aim)?.kind ?? 'ground').toBe('ground');
      if (block === null) return;
      expect(block.z).toBeGreaterThanOrEqual(Math.min(from.z, centre.z));
      expect(block.z).toBeLessThanOrEqual(Math.max(from.z, centre.z));
      expect(block.z).toBeCloseTo(from.z + block.at * (centre.z - from.z), 9);
      if (block.kind === 'ground') return;
      expect(stands[block.piece]).toBe(1);
      const piece = [...blockers.prisms, ...blockers.panes, ...blockers.fences].find(
        (one) => one.piece === block.piece,
      );
      expect(block.z).toBeGreaterThanOrEqual(piece?.bottom ?? Infinity);
      expect(block.z).toBeLessThanOrEqual(piece?.top ?? -Infinity);
      expect(block.side).toBe(piece !== undefined && 'side' in piece ? piece.side : undefined);
    }),
    { numRuns: 300 },
  );
});
