/**
 * Games and answers drawn at random, for the tests that play.
 */
import {
  asAnswer,
  Match,
  nextBelow,
  rngFromSeed,
  shuffle,
  type Answer,
  type Decision,
  type MatchOptions,
  type Rng,
} from '@muster/engine';
import fc from 'fast-check';
import { library } from '../src/content/library.ts';
import type { Edition } from '../src/edition.ts';
import type { WarlordEvent } from '../src/events.ts';
import { warlord } from '../src/index.ts';
import type { Setup } from '../src/new-game.ts';
import type { WarlordState } from '../src/state.ts';

export type WarlordMatch = Match<WarlordState, Setup, WarlordEvent>;

export interface Start {
  readonly setup: Setup;
  readonly seed: string;
  /** The seed of the answers. */
  readonly answers: string;
}

/** The decks that come with the game, each with the edition it was made for. */
export const DECKS = [...library().decks.values()].map(({ id, edition }) => ({ deck: id, edition }));

const seeds = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 });

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

export function matchOf({ setup, seed }: Start, options: MatchOptions = {}): WarlordMatch {
  const checked = warlord.checkSetup(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return Match.start(warlord, checked.value, seed, options);
}

/** A game that stands after the given number of random answers. */
export function reached(start: Start, answers: number, options: MatchOptions = {}): { match: WarlordMatch; rng: Rng } {
  const match = matchOf(start, options);
  const rng = rngFromSeed(start.answers);
  playOn(match, rng, answers);
  return { match, rng };
}

function randomAnswer(rng: Rng, decision: Decision): Answer {
  const keys = decision.options.map((option) => option.key);
  shuffle(rng, keys);
  return asAnswer(decision, keys.slice(0, decision.min + nextBelow(rng, decision.max - decision.min + 1)));
}

/** Answers one open decision, of any seat that is asked; false if nothing is asked. */
export function step(match: WarlordMatch, rng: Rng): boolean {
  const open = match.decisions;
  const decision = open[open.length < 2 ? 0 : nextBelow(rng, open.length)];
  if (decision === undefined) return false;
  const answer = randomAnswer(rng, decision);
  const refusal = match.answer(decision.seat, answer);
  if (refusal !== null) throw new Error(`'${String(answer)}' is listed but refused: ${refusal.reason}`);
  return true;
}

/** Plays at most so many answers; a game ends long before the default. */
export function playOn(match: WarlordMatch, rng: Rng, most = 100_000): void {
  for (let i = 0; i < most; i++) if (!step(match, rng)) return;
}
