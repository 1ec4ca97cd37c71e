/**
 * Random answers for tests, drawn from a generator of their own.
 */
import {
  asAnswer,
  Match,
  nextBelow,
  rngFromSeed,
  shuffle,
  type Answer,
  type Decision,
  type GameEvent,
  type GameState,
  type MatchOptions,
  type Rng,
} from '@muster/engine';
import fc from 'fast-check';
import { toyGame, toySetup, type ToyEvent, type ToySetup, type ToyState } from './toy-game.ts';

export type ToyMatch = Match<ToyState, ToySetup, ToyEvent>;

export function randomAnswer(rng: Rng, decision: Decision): Answer {
  const keys = decision.options.map((option) => option.key);
  shuffle(rng, keys);
  const most = Math.min(decision.max, keys.length);
  return asAnswer(decision, keys.slice(0, decision.min + nextBelow(rng, most - decision.min + 1)));
}

/** Answers one open decision, of any seat that is asked; false if nothing is asked. */
export function step<S extends GameState, Setup, E extends GameEvent>(match: Match<S, Setup, E>, rng: Rng): boolean {
  const open = match.decisions;
  const decision = open[open.length === 0 ? 0 : nextBelow(rng, open.length)];
  if (decision === undefined) return false;
  const refusal = match.answer(decision.seat, randomAnswer(rng, decision));
  if (refusal !== null) throw new Error(`a listed option was refused: ${refusal.reason}`);
  return true;
}

/** Plays at most the given number of answers; a game of Skirmish ends long before the default. */
export function playOn<S extends GameState, Setup, E extends GameEvent>(
  match: Match<S, Setup, E>,
  rng: Rng,
  most = 2000,
): void {
  for (let i = 0; i < most; i++) if (!step(match, rng)) return;
}

export interface Start {
  readonly setup: ToySetup;
  readonly seed: string;
  /** The seed of the answers. */
  readonly answers: string;
}

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

export function startOf({ setup, seed }: Start, options: MatchOptions = {}): ToyMatch {
  return Match.start(toyGame, setup, seed, options);
}

/** A game that stands after the given number of random answers. */
export function reached(start: Start, answers: number, options: MatchOptions = {}): { match: ToyMatch; rng: Rng } {
  const match = startOf(start, options);
  const rng = rngFromSeed(start.answers);
  playOn(match, rng, answers);
  return { match, rng };
}
