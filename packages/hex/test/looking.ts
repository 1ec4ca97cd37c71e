/** Looking from hex to hex of a drawn field. */
import { buildSight, lineClear, pointAbove, type Blockers, type Field, type SightPoint } from '@muster/hex';
import { expect } from 'vitest';
import { columnOf, groundOf } from './fields.ts';

/** The nth sign of a row of the drawing. */
export type Place = readonly [nth: number, row: number];

export const ALL_STAND = [1, 1, 1, 1];

export function over(field: Field, [nth, row]: Place, z: number): SightPoint {
  return pointAbove(field, columnOf(field, nth, row), z);
}

export function figure(field: Field, [nth, row]: Place, height = 4) {
  const column = columnOf(field, nth, row);
  return { column, level: groundOf(field, column), height };
}

/** Is the line between the centres of two hexes free? Asked from both ends. */
export function free(
  field: Field,
  [from, fromZ]: readonly [Place, number],
  [to, toZ]: readonly [Place, number],
  blockers: Blockers = {},
  stands: readonly number[] = ALL_STAND,
): boolean {
  const sight = buildSight(field, blockers);
  const a = over(field, from, fromZ);
  const b = over(field, to, toZ);
  const answer = lineClear(sight, stands, a, b);
  expect(lineClear(sight, stands, b, a)).toBe(answer);
  return answer;
}
