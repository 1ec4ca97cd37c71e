/**
 * Games and answers drawn at random, for the tests that play.
 */
import type { Match } from '@muster/engine';
import { randomPlay, seeds, type Start as AnyStart } from '@muster/engine/play-at-random';
import fc from 'fast-check';
import { library } from '../src/content/library.ts';
import type { Edition } from '../src/edition.ts';
import type { WarlordEvent } from '../src/events.ts';
import { warlord } from '../src/index.ts';
import type { Setup } from '../src/new-game.ts';
import type { WarlordState } from '../src/state.ts';

export type WarlordMatch = Match<WarlordState, Setup, WarlordEvent>;

export type Start = AnyStart<Setup>;

export const play = randomPlay(warlord);
export const { matchOf, playOn, reached, step } = play;

/** The decks that come with the game, each with the edition it was made for. */
export const DECKS = [...library().decks.values()].map(({ id, edition }) => ({ deck: id, edition }));

/** Any game in which somebody plays the deck. */
export function anyStartWith(edition: Edition, deck: string, players: fc.Arbitrary<number>): fc.Arbitrary<Start> {
  const decks = DECKS.filter((one) => one.edition === edition).map((one) => one.deck);
  return players.chain((count) =>
    fc.record({
      setup: fc.record({
        edition: fc.constant(edition),
        decks: fc
          .tuple(
            fc.array(fc.constantFrom(...decks), { minLength: count - 1, maxLength: count - 1 }),
            fc.nat({ max: count - 1 }),
          )
          .map(([others, seat]) => others.toSpliced(seat, 0, deck)),
        turnLimit: fc.constant(TURN_LIMIT),
        alwaysAsked: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constant([0]) }),
      }),
      seed: seeds,
      answers: seeds,
    }),
  );
}

const TURN_LIMIT = 200;

/** Any game of any edition, deck and number of players. */
export const anyStart: fc.Arbitrary<Start> = fc
  .constantFrom(...DECKS)
  .chain(({ edition, deck }) => anyStartWith(edition, deck, fc.integer({ min: 2, max: 4 })));
