/**
 * Games played at random, for looking at the words of every question in them.
 */
import { asAnswer, Match, nextBelow, rngFromSeed, type Decision, type Rng } from '@muster/engine';
import { expect } from 'vitest';
import type { WarlordEvent } from '../src/events.ts';
import { warlord } from '../src/index.ts';
import type { Setup } from '../src/new-game.ts';
import type { WarlordState } from '../src/state.ts';

export const GAMES: readonly (readonly [edition: string, decks: readonly string[]])[] = [
  ['campaign', ['campaign-dwarf', 'campaign-free-kingdoms']],
  ['campaign', ['campaign-elf', 'campaign-deverenian', 'campaign-mercenary']],
  ['epic', ['epic-nothrog', 'epic-elf']],
];

export type Game = Match<WarlordState, Setup, WarlordEvent>;

type Look = (match: Game, decision: Decision) => void;

/** Looks at every question before it is answered. */
export function playThrough([edition, decks]: (typeof GAMES)[number], seed: string, most: number, look: Look): void {
  const rng = rngFromSeed(decks.join());
  const setup = warlord.checkSetup({ edition, decks, turnLimit: 8 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = Match.start(warlord, setup.value, seed, { log: true });
  for (let n = 0; n < most && match.outcome === null; n++) {
    const [decision] = match.decisions;
    if (decision === undefined) break;
    look(match, decision);
    expect(match.answer(decision.seat, asAnswer(decision, randomKeys(decision, rng)))).toBeNull();
  }
}

function randomKeys({ options, min, max }: Decision, rng: Rng): readonly string[] {
  const left = options.map((option) => option.key);
  const keys: string[] = [];
  const count = min + nextBelow(rng, max - min + 1);
  while (keys.length < count) keys.push(...left.splice(nextBelow(rng, left.length), 1));
  return keys;
}
