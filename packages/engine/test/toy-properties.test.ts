/**
 * The properties every game must have, on the smallest game that has everything.
 */
import { describe, expect, test } from 'vitest';
import { numbered, testAnyDecision, testWholeGames } from './game-properties.ts';
import { whilePlaying } from './play-at-random.ts';
import { anyStart, play, twinOf } from './random-play.ts';
import type { ToyState } from './toy-game.ts';
import { testViews } from './view-properties.ts';

const tested = {
  play,
  isOut: (state: ToyState, seat: number) => state.out[seat] !== false,
  asksForNothing: true, // whoever has no cards bids none
};

describe('random games', () => {
  testWholeGames(tested, { anyStart, runs: 1000 });

  test('ask everything there is to ask', () => {
    const kinds = new Set<string>();
    whilePlaying(play, anyStart, { runs: 1000, answers: 2000 }, ({ decisions }) => {
      for (const { kind } of decisions) kinds.add(kind);
    });
    expect([...kinds].sort()).toEqual(['arrange', 'bid', 'discard', 'react', 'soak', 'stance', 'swing', 'turn']);
  });
});

testAnyDecision(tested, {
  anyStart,
  anyLargeStart: anyStart,
  likeKeys: [numbered('card', 'attack')],
  amounts: {
    copy: { runs: 300, answers: 80 },
    imagine: { runs: 300, answers: 80 },
    refuse: { runs: 300, answers: 60 },
    record: { runs: 300, answers: 80 },
    giveUp: { runs: 300, answers: 60 },
    undo: { runs: 100, answers: 60 },
  },
  // In whatever order: who has looked at cards of the deck may arrange them.
  closed: ({ deck }) => new Set(deck),
});

testViews({
  play,
  anyStart,
  anySecretStart: anyStart,
  amounts: {
    hidden: { runs: 300, answers: 80 },
    guessed: { runs: 300, answers: 80 },
    secret: { runs: 30, answers: 80 },
    seed: { runs: 100, answers: 80 },
  },
  indistinguishable: ({ state }, seat, rng) => twinOf(state, seat, rng.join()),
});
