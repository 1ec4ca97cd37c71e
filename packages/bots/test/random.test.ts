import { createBot } from '@muster/bots';
import { chooseSome, hashOf, keysOf, Match, type Answer, type Decision, type Game } from '@muster/engine';
import { toyGame, toySetup } from '@muster/engine/toy-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bots, newTable, playOut } from './play.ts';

/** The game that asks seat 0 one question. */
function asking(decision: Omit<Decision, 'seat' | 'kind'>): Game {
  return {
    ...(toyGame as Game),
    *play() {
      yield* chooseSome({ seat: 0, kind: 'which', ...decision });
    },
  };
}

function answers(decision: Omit<Decision, 'seat' | 'kind'>, count: number): Answer[] {
  const match = Match.start(asking(decision), toySetup(), 's');
  const bot = createBot('random', toyGame, 'seed');
  return Array.from({ length: count }, () => bot.choose(match, 0));
}

const options = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

/** Whether all counts are about the same: a fair bot fails this less than once in a million. */
function even(counts: readonly number[], kinds: number): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / kinds;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return counts.length === kinds && chiSquare < kinds + 6 * Math.sqrt(2 * kinds) + 12;
}

function counted(values: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

test('every option is equally likely', () => {
  expect(even(counted(answers({ options, min: 1, max: 1 }, 20_000).map(String)), 4)).toBe(true);
});

test('every number of picks is equally likely, and every way to pick so many', () => {
  const picked = answers({ options, min: 1, max: 3 }, 30_000).map(keysOf);
  expect(even(counted(picked.map((keys) => `${keys.length}`)), 3)).toBe(true);
  expect(even(counted(picked.filter((keys) => keys.length === 2).map((keys) => keys.join(''))), 12)).toBe(true);
});

test('an answer is always legal', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
      const match = newTable(seed, { players });
      playOut(match, bots(['random', 'random', 'random', 'random'], seed));
    }),
    { numRuns: 500 },
  );
});

test('the same seed plays the same game, another seed another', () => {
  const hash = (seed: string): string => {
    const match = newTable('s');
    playOut(match, bots(['random', 'random'], seed));
    return hashOf(match.answers);
  };
  expect(hash('a')).toBe(hash('a'));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(hash)).size).toBe(5);
});

test('needs no checkpoints', () => {
  const match = Match.start(toyGame, toySetup(), 's');
  expect(() => playOut(match, bots(['random', 'random'], 's'))).not.toThrow();
});

test('who is not asked can not choose', () => {
  const match = Match.start(asking({ options, min: 1, max: 1 }), toySetup(), 's');
  expect(() => createBot('random', toyGame, 's').choose(match, 1)).toThrow('seat 1 is not asked anything');
});
