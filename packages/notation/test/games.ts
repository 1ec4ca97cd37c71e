/**
 * Random games of the toy game, as a property test wants them.
 */
import { asAnswer, Match, recordOf, type Decision, type GameRecord } from '@muster/engine';
import fc from 'fast-check';
import { toyGame } from './toy-game.ts';
import type { ToyEvent } from './toy-rules.ts';
import type { ToySetup, ToyState } from './toy-state.ts';

export type ToyMatch = Match<ToyState, ToySetup, ToyEvent>;

const anySetup: fc.Arbitrary<ToySetup> = fc.record({
  edition: fc.constantFrom('short', 'long'),
  decks: fc.array(fc.constantFrom('quick', 'mean'), { minLength: 2, maxLength: 3 }),
});

export interface Played {
  readonly match: ToyMatch;
  readonly record: GameRecord;
}

/** A game in which each number picks the next answer. */
export const anyGame: fc.Arbitrary<Played> = fc
  .tuple(anySetup, fc.string(), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([setup, seed, choices]) => {
    const match = Match.start(toyGame, setup, seed, { log: true });
    for (const choice of choices) {
      const decision = match.decisions[0];
      if (decision === undefined) break;
      match.answer(decision.seat, answerTo(decision, choice));
    }
    return { match, record: recordOf(match, setup, seed) };
  });

function answerTo(decision: Decision, choice: number): ReturnType<typeof asAnswer> {
  const { options, min, max } = decision;
  const count = min + (choice % (Math.min(max, options.length) - min + 1));
  const keys = options.map((option) => option.key);
  const first = count === 0 ? 0 : Math.floor(choice / 7) % (keys.length - count + 1);
  return asAnswer(decision, keys.slice(first, first + count));
}
