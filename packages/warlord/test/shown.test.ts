/**
 * What views show again as the same object, and numbers worked out for all characters at once, are what the state says.
 */
import { rngFromSeed } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersOf } from '../src/rules/numbers.ts';
import { atkNumbers, statOf } from '../src/rules/values.ts';
import { silentTable } from '../src/silent-table.ts';
import { copyState, type WarlordState } from '../src/state.ts';
import { characters } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { anyStart, matchOf, step } from './random-play.ts';

/** Plays games that somebody watches, and looks at a moment now and then. */
function watching(look: (state: WarlordState) => void): void {
  fc.assert(
    fc.property(anyStart, fc.integer({ min: 1, max: 9 }), (start, every) => {
      const match = matchOf(start, { log: true });
      const rng = rngFromSeed(start.answers);
      for (let n = 0; n < 900 && step(match, rng); n++) if (n % every === 0) look(match.state);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}

describe('a view', () => {
  test('shows what has not changed as the same object', () => {
    watching((state) => {
      const [some, same] = [viewOf(state, 0), viewOf(state, 0)];
      for (const [seat, player] of some.players.entries()) {
        expect(same.players[seat]?.ranks).toBe(player.ranks);
        expect(same.players[seat]?.discard).toBe(player.discard);
      }
      expect(same.effects).toBe(some.effects);
    });
  });
});

test('all characters at once have the numbers that each has alone', () => {
  watching((state) => {
    const g = silentTable(copyState(state));
    const cards = characters(g);
    const alone = cards.map(({ id }) => ({
      atk: atkNumbers(g, id),
      ac: statOf(g, id, 'ac'),
      skill: statOf(g, id, 'skill'),
      hp: statOf(g, id, 'hp'),
      level: statOf(g, id, 'level'),
    }));
    expect(numbersOf(g, cards)).toEqual(alone);
  });
});
