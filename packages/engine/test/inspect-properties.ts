/**
 * What must be true of what a game tells a board about a moment.
 */
import { rngFromSeed, type GameEvent, type GameState, type Language, type Seat } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whilePlaying, type Amount, type RandomPlay, type Start } from './play-at-random.ts';

type Query = Readonly<Record<string, unknown>>;

interface Inspection {
  readonly about: string;
}

/** Asks what must be told. */
export function toldBy<S extends GameState, I extends Inspection>(
  inspect: (state: S, seat: Seat | null, query: Query, language: Language) => I | null,
): <A extends I['about']>(state: S, query: { readonly about: A } & Query) => Extract<I, { readonly about: A }> {
  return <A extends I['about']>(state: S, query: { readonly about: A } & Query) => {
    const answer = inspect(state, null, query, 'en');
    if (answer?.about !== query.about) throw new Error(`nothing is told of ${JSON.stringify(query)}`);
    return answer as Extract<I, { readonly about: A }>;
  };
}

/** What is asked of games with figures on a board, with the fields of a query that name a figure. */
const FIGURES_IN: Readonly<Record<string, readonly string[]>> = {
  sight: ['from', 'to'],
  range: ['figure'],
  targets: ['figure'],
  path: [],
};

export interface Told<S extends GameState, Setup, E extends GameEvent> {
  readonly play: RandomPlay<S, Setup, E>;
  readonly anyStart: fc.Arbitrary<Start>;
  /** Those on the board: only they can be named. */
  readonly figures: (state: S) => readonly number[];
  /** A state with figures on the board. */
  readonly busy: () => S;
  /** Every so-manieth decision is looked at. */
  readonly every: number;
  readonly amount: Amount;
}

export function testTold<S extends GameState, Setup, E extends GameEvent>(told: Told<S, Setup, E>): void {
  const { play, anyStart, figures, busy, every, amount } = told;
  const { game } = play;
  const ask = (state: S, seat: Seat | null, query: Query) => {
    if (game.inspect === undefined) throw new Error(`${game.id} tells nothing`);
    return game.inspect(state, seat, query, 'it');
  };

  describe('what is told', () => {
    test('does not depend on what is hidden', () => {
      let compared = 0;
      whilePlaying(play, anyStart, amount, ({ state }, n) => {
        if (n % every !== 0) return;
        const seat = (n / every) % game.seats(state);
        const guessed = game.copy(state);
        game.guess(guessed, state, seat, rngFromSeed('guess'));
        const [first, second] = figures(state).slice(-2);
        if (second === undefined) return;
        for (const query of [
          { about: 'sight', from: first, to: second },
          { about: 'range', figure: first },
          { about: 'targets', figure: second },
        ])
          expect(ask(guessed, seat, query)).toEqual(ask(state, seat, query) ?? expect.fail('nothing is told'));
        compared++;
      });
      expect(compared).toBeGreaterThan(10);
    });

    test('is nothing where nothing sensible is asked', () => {
      const state = busy();
      const known = figures(state);
      const anything = fc.oneof(fc.anything(), fc.integer({ min: -2, max: Math.max(...known) + 2 }), fc.constant(NaN));
      const about = fc.constantFrom(...Object.keys(FIGURES_IN), 'weather', undefined, 7);
      const others = fc.record({ from: anything, to: anything, figure: anything, option: anything, points: anything });
      fc.assert(
        fc.property(about, others, (asked, rest) => {
          const query: Query = { about: asked, ...rest };
          const answer = ask(state, null, query);
          if (answer === null) return;
          expect(answer).toMatchObject({ about: asked });
          for (const field of FIGURES_IN[String(asked)] ?? []) expect(known).toContain(query[field]);
        }),
        { numRuns: 300 },
      );
    });
  });
}
