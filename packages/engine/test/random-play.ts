/**
 * Games of Skirmish drawn at random.
 */
import { nextBelow, rngFromSeed, shuffle, type Match, type Seat } from '@muster/engine';
import fc from 'fast-check';
import { randomPlay, type Start as AnyStart } from './play-at-random.ts';
import { toyGame, toySetup, type ToyEvent, type ToySetup, type ToyState } from './toy-game.ts';

export type ToyMatch = Match<ToyState, ToySetup, ToyEvent>;

export type Start = AnyStart<ToySetup>;

export const play = randomPlay(toyGame);
export const { playOn, reached } = play;

/** Any start of a game of Skirmish. */
export const anyStart: fc.Arbitrary<Start> = fc.record({
  setup: fc
    .record({
      players: fc.integer({ min: 2, max: 4 }),
      cards: fc.integer({ min: 12, max: 40 }),
      rounds: fc.integer({ min: 1, max: 6 }),
      alwaysAsked: fc.subarray([0, 1, 2, 3]),
    })
    .map(toySetup),
  seed: fc.string({ maxLength: 12 }),
  answers: fc.string({ maxLength: 12 }),
});

/** The same table for the seat, with other hidden cards, other hidden stances and other dice to come. */
export function twinOf(state: ToyState, seat: Seat | null, seed: string): ToyState {
  const rng = rngFromSeed(seed);
  const twin = toyGame.copy(state);
  const seen = state.peek !== null && state.peek.seat === seat ? twin.deck.splice(0, state.peek.count) : [];
  const places = [...twin.hands.filter((_, other) => other !== seat), twin.deck];
  const cards = places.flat();
  shuffle(rng, cards);
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length));
  twin.deck.unshift(...seen);
  for (const other of twin.stances.keys()) {
    if (other !== seat && twin.shown[other] !== true)
      twin.stances[other] = nextBelow(rng, 2) === 0 ? 'charge' : 'guard';
  }
  twin.rng = rngFromSeed(`${seed} dice`);
  return twin;
}
