/**
 * The camera of the solid board begins where the whole field is seen, whatever shape the window has.
 */
import { heroscape, boardOf } from '@muster/heroscape';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { framing } from '../src/boards/hex/solid/framing.ts';

const ANGLE = 38;

/** How far from the middle of the picture the outermost place lies: 1 is the edge. */
function outermost(places: readonly Vector3[], centre: Vector3, aspect: number): number {
  const camera = new PerspectiveCamera(ANGLE, aspect, 0.1, 400);
  camera.position.copy(framing(places, centre, aspect, ANGLE));
  camera.lookAt(centre);
  camera.updateMatrixWorld();
  const seen = places.map((place) => place.clone().project(camera));
  return Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
}

describe.each(heroscape.choices('en').maps.map(({ id }) => id))('the field of %s', (id) => {
  test.each([0.5, 0.8, 1, 1.3, 2, 3])('fills a picture %f times as wide as high, and no more', (aspect) => {
    const spaces = boardOf(id)?.spaces ?? [];
    const places = spaces.map(({ q, r, top }) => new Vector3(Math.sqrt(3) * (q + r / 2), top * 0.42, 1.5 * r));
    expect(places.length).toBeGreaterThan(50);
    const far = (axis: 'x' | 'z') =>
      (Math.min(...places.map((p) => p[axis])) + Math.max(...places.map((p) => p[axis]))) / 2;
    const filled = outermost(places, new Vector3(far('x'), 0, far('z')), aspect);
    expect(filled).toBeLessThan(1);
    expect(filled).toBeGreaterThan(0.8);
  });
});
