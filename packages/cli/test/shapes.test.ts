/**
 * What rules read must have one shape in memory, in copies as in the game itself: bots play on copies, and code that meets many shapes
 * of one thing runs several times slower. Objects made by spreading others get shapes of their own.
 */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { randomAnswer } from '@muster/bots';
import { Match, rngFromSeed, type Game, type GameState } from '@muster/engine';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

const DECISIONS = 400;

/** Where a copy differs in shape from what it was made from. */
function differing(original: unknown, copy: unknown, path: string): readonly string[] {
  if (original === copy || typeof original !== 'object' || typeof copy !== 'object') return [];
  if (original === null || copy === null) return [];
  if (Array.isArray(original) && Array.isArray(copy))
    return original.flatMap((one, i) => differing(one, copy[i], `${path}.${i}`));
  const inside = Object.entries(original).flatMap(([key, one]) =>
    differing(one, (copy as Readonly<Record<string, unknown>>)[key], `${path}.${key}`),
  );
  return haveSameShape(original, copy) ? inside : [path, ...inside];
}

/** The state at a checkpoint in the middle of a random game. */
function stateOf(game: Game, seed: string): GameState {
  const setup = game.makeSetup({}, rngFromSeed(`${seed}/setup`));
  if (!setup.ok) throw new Error('no setup');
  const match = Match.start(game, setup.value, seed);
  const rng = rngFromSeed(seed);
  for (let i = 0; i < DECISIONS; i++) {
    const [open] = match.decisions;
    if (open === undefined) break;
    match.answer(open.seat, randomAnswer(rng, open));
  }
  return match.state;
}

test('shapes are told apart', () => {
  const made = (): object => ({ a: 1, b: 2 });
  expect(haveSameShape(made(), made())).toBe(true);
  expect(haveSameShape(made(), { b: 2, a: 1 })).toBe(false);
  expect(differing({ x: { a: 1 } }, { x: { b: 1 } }, 'it')).toEqual(['it.x']);
});

test.each(games.map((game) => [game.id, game] as const))(
  'copies of %s have the shapes of their originals',
  (_, game) => {
    for (const seed of ['one', 'two', 'three']) {
      const state = stateOf(game, seed);
      expect(differing(state, game.copy(state), 'state')).toEqual([]);
      // And so have copies of copies.
      expect(differing(state, game.copy(game.copy(state)), 'state')).toEqual([]);
    }
  },
);
