/**
 * Figures on the solid board on their way.
 */
import { Group, Mesh, MeshLambertMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Changes } from '../src/boards/hex/changes.ts';
import { Moves } from '../src/boards/hex/solid/moves.ts';

const NOTHING: Changes = { moved: [], fresh: [], gone: [], hit: [], blow: null };
const TIME = 200;

/** Spaces in a row, two units apart and each one unit higher. */
const placeOf = (space: number | undefined): Vector3 => new Vector3((space ?? 0) * 2, space ?? 0, 0);

function board(time = TIME) {
  const figures = new Map([1, 2].map((id) => [id, new Group().add(new Mesh(undefined, new MeshLambertMaterial()))]));
  const moves = new Moves('#ff0000', () => time);
  return {
    figures,
    moves,
    begin: (changes: Partial<Changes>, ghosts: readonly Group[] = []) =>
      moves.begin({ ...NOTHING, ...changes }, ghosts, placeOf, (figure) => figure * 10),
    draw: (now: number) => moves.draw(now, (figure) => figures.get(figure)),
    shiftOf: (figure: number) =>
      figures
        .get(figure)
        ?.position.toArray()
        .map((part) => Math.round(part * 100) / 100 + 0),
  };
}

test('a figure starts where it was, is lifted on its way, and ends where it stands', () => {
  const { begin, draw, shiftOf } = board();
  begin({ moved: [{ figure: 1, from: 0, to: 4 }] });
  expect(draw(1000)).toBe(true);
  expect(shiftOf(1)).toEqual([-8, -4, 0]);
  expect(draw(1000 + TIME / 2)).toBe(true);
  const [x, y = 0] = shiftOf(1) ?? [];
  expect(x).toBe(-4);
  expect(y).toBeGreaterThan(-2);
  expect(draw(1000 + TIME)).toBe(false);
  expect(shiftOf(1)).toEqual([0, 0, 0]);
  expect(shiftOf(2)).toEqual([0, 0, 0]);
});

test('who attacks goes towards the other and comes back', () => {
  const { begin, draw, shiftOf } = board();
  begin({ blow: { number: 0, from: 1, to: 2 } });
  draw(0);
  draw(TIME / 2);
  expect(shiftOf(1)?.[0]).toBeGreaterThan(0.3);
  draw(TIME);
  expect(shiftOf(1)).toEqual([0, 0, 0]);
});

test('what is gone fades and is taken away', () => {
  const { begin, draw } = board();
  const material = new MeshLambertMaterial();
  const ghost = new Group().add(new Mesh(undefined, material));
  const field = new Group().add(ghost);
  begin({}, [ghost]);
  draw(0);
  draw(TIME / 2);
  expect(material.opacity).toBe(0.5);
  expect(field.children).toHaveLength(1);
  draw(TIME);
  expect(field.children).toHaveLength(0);
});

test('all of it can be ended at once', () => {
  const { begin, draw, moves, shiftOf } = board();
  begin({ moved: [{ figure: 1, from: 0, to: 4 }], fresh: [2] });
  draw(0);
  moves.finish();
  expect(draw(1)).toBe(false);
  expect(shiftOf(1)).toEqual([0, 0, 0]);
});

test('nothing moves where nothing is to', () => {
  const { begin, draw, shiftOf } = board(0);
  const ghost = new Group();
  const field = new Group().add(ghost);
  begin({ moved: [{ figure: 1, from: 0, to: 4 }], fresh: [2], hit: [2], blow: { number: 0, from: 2, to: 1 } }, [ghost]);
  expect(draw(0)).toBe(false);
  expect(shiftOf(1)).toEqual([0, 0, 0]);
  expect(field.children).toHaveLength(0);
});
