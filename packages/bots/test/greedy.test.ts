import { createBot, type Table } from '@muster/bots';
import {
  chooseSome,
  hashOf,
  Match,
  PASS,
  rngFromSeed,
  shuffle,
  type Answer,
  type Game,
  type Script,
} from '@muster/engine';
import { toyGame, toySetup, type ToyState } from '@muster/engine/toy-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bots, newTable, playOut, score } from './play.ts';

test('beats random clearly', () => {
  expect(score('greedy', 'random', 120)).toBeGreaterThan(0.75);
});

test('more samples do not play worse', () => {
  expect(score('greedy:12', 'greedy:1', 120)).toBeGreaterThan(0.45);
});

test('gives a legal answer to every decision, at any number of seats', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
      playOut(newTable(seed, { players, rounds: 3 }), bots(['greedy:2', 'random', 'greedy:2', 'random'], seed));
    }),
    { numRuns: 40 },
  );
});

test('the same seed gives the same answers', () => {
  const answers = (): string => {
    const match = newTable('s');
    playOut(match, bots(['greedy', 'random'], 'x'));
    return hashOf(match.answers);
  };
  expect(answers()).toBe(answers());
});

describe('looks at nothing but its imagination', () => {
  /** The same table with other cards where seat 0 can't see them, and other dice to come. */
  function twinOf(state: ToyState, seed: string): ToyState {
    const twin = toyGame.copy(state);
    const cards = [...(twin.hands[1] ?? []), ...twin.deck];
    shuffle(rngFromSeed(seed), cards);
    twin.hands[1] = cards.splice(0, twin.hands[1]?.length ?? 0);
    twin.deck = cards;
    twin.rng = rngFromSeed(`${seed} dice`);
    return twin;
  }

  test('what is hidden and the dice to come change none of its answers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        const choices = [toyGame.start(toySetup(), seed), twinOf(toyGame.start(toySetup(), seed), other)].map(
          (state) => {
            const match: Table = new Match(toyGame, state, { checkpoints: true });
            const bot = createBot('greedy', toyGame, 'x');
            const chosen: Answer[] = [bot.choose(match, 0)];
            for (const seat of [0, 1]) match.answer(seat, []);
            chosen.push(bot.choose(match, 0));
            for (const seat of [0, 1]) match.answer(seat, 'guard');
            chosen.push(bot.choose(match, 0));
            return chosen;
          },
        );
        expect(choices[1]).toEqual(choices[0]);
      }),
      { numRuns: 50 },
    );
  });

  test('the true state is never evaluated, ranked or changed', () => {
    const seen = new Set<unknown>();
    const watched: Game = {
      ...(toyGame as Game),
      evaluate: (state, seat) => {
        seen.add(state);
        return (toyGame as Game).evaluate(state, seat);
      },
      rank: (state, decision, option) => {
        seen.add(state);
        return (toyGame as Game).rank(state, decision, option);
      },
    };
    const match = Match.start(watched, toySetup(), 's', { checkpoints: true });
    const bot = createBot('greedy', watched, 'x');
    for (let i = 0; i < 200 && match.outcome === null; i++) {
      const seat = match.decisions[0]?.seat ?? 0;
      const before = hashOf([match.state, match.decisions, match.answers]);
      const answer = bot.choose(match, seat);
      expect(hashOf([match.state, match.decisions, match.answers])).toBe(before);
      match.answer(seat, answer);
    }
    expect(seen.size).toBeGreaterThan(50);
    expect(seen.has(match.state)).toBe(false);
  });
});

/** A game in which seat 0 is asked once; the worth of the answer is what the evaluation then says. */
function worthGame(script: (noted: string[]) => Script, worth: (noted: readonly string[]) => number): Table {
  const game: Game = {
    ...(toyGame as Game),
    *play(state, io) {
      const { decks } = state as ToyState;
      io.checkpoint();
      yield* script(decks);
      io.checkpoint();
      yield* chooseSome({ seat: 0, kind: 'after', options: [{ key: 'x' }, { key: 'y' }], min: 1, max: 1 });
    },
    rank: () => 0,
    evaluate: (state) => worth((state as ToyState).decks),
  };
  return Match.start(game, toySetup({ decks: [] }), 's', { checkpoints: true });
}

const keys = (...names: string[]): { key: string }[] => names.map((key) => ({ key }));

describe('finds', () => {
  const find = (match: Table): Answer => createBot('greedy', toyGame, 'x').choose(match, 0);

  test('the best option', () => {
    const match = worthGame(
      function* (noted) {
        const [one] = yield* chooseSome({ seat: 0, kind: 'k', options: keys('a', 'b', 'best', PASS), min: 1, max: 1 });
        noted.push(one?.key ?? '');
      },
      (noted) => (noted.includes('best') ? 5 : 0),
    );
    expect(find(match)).toBe('best');
  });

  test('that doing nothing is best', () => {
    const options = keys(...Array.from({ length: 40 }, (_, i) => `bad${i}`), PASS);
    const match = worthGame(
      function* (noted) {
        const [one] = yield* chooseSome({ seat: 0, kind: 'k', options, min: 1, max: 1 });
        noted.push(one?.key ?? '');
      },
      (noted) => (noted.includes(PASS) ? 0 : -1),
    );
    expect(find(match)).toBe(PASS);
  });

  test('the best picks among several', () => {
    const match = worthGame(
      function* (noted) {
        const some = yield* chooseSome({ seat: 0, kind: 'k', options: keys('a', 'b', 'c'), min: 0, max: 3 });
        noted.push(...some.map(({ key }) => key));
      },
      (noted) => (noted.includes('a') ? -1 : 0) + (noted.includes('b') ? 1 : 0) + (noted.includes('c') ? -3 : 0),
    );
    expect(find(match)).toEqual(['b']);
  });

  test('the best order', () => {
    const match = worthGame(
      function* (noted) {
        const some = yield* chooseSome({ seat: 0, kind: 'k', options: keys('a', 'b'), min: 2, max: 2, ordered: true });
        noted.push(...some.map(({ key }) => key));
      },
      (noted) => (noted.join('') === 'ba' ? 1 : 0),
    );
    expect(find(match)).toEqual(['b', 'a']);
  });

  test('what an order leads to when it is resolved, not what it looks like half-way', () => {
    const match = worthGame(
      function* (noted) {
        const [one] = yield* chooseSome({ seat: 0, kind: 'k', options: keys('bait', 'plain'), min: 1, max: 1 });
        noted.push(one?.key ?? '');
        yield* chooseSome({ seat: 1, kind: 'forced', options: keys('p', 'q'), min: 1, max: 1 });
        if (one?.key === 'bait') noted.push('trap');
      },
      (noted) => (noted.includes('bait') ? 1 : 0) - (noted.includes('trap') ? 5 : 0),
    );
    expect(find(match)).toBe('plain');
  });
});

test('a decision without a choice is answered at once', () => {
  const match = Match.start(toyGame, toySetup(), 's');
  const bot = createBot('greedy', toyGame, 'x');
  // Without checkpoints nothing can be imagined: a real choice is an error, a forced one isn't.
  expect(() => bot.choose(match, 0)).toThrow('keeps no checkpoints');
  const forced: Game = {
    ...(toyGame as Game),
    *play() {
      yield [{ seat: 0, kind: 'only', options: keys('a'), min: 1, max: 1 }];
      yield [{ seat: 0, kind: 'all', options: keys('a', 'b'), min: 2, max: 2 }];
      yield [{ seat: 0, kind: 'none', options: [], min: 0, max: 0 }];
    },
  };
  const table = Match.start(forced, toySetup(), 's');
  for (const answer of ['a', ['a', 'b'], []]) {
    expect(bot.choose(table, 0)).toEqual(answer);
    expect(table.answer(0, answer)).toBeNull();
  }
});
