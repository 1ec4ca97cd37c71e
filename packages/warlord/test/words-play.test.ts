import { LANGUAGES, type Decision } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import type { WarlordState } from '../src/state.ts';
import { wordsIn } from '../src/words/index.ts';
import { GAMES, playThrough } from './words-games.ts';

const DECISIONS = 300;

describe('in games played at random', () => {
  it.each(GAMES)('options of a decision read differently (%s: %j)', (...game) => {
    playThrough(game, 'words', DECISIONS, ({ state }, decision) => {
      for (const language of LANGUAGES) expect(alike(state, decision, language)).toEqual([]);
    });
  });
});

/** Options that read the same though they are not copies of one card in one place. */
function alike(state: WarlordState, decision: Decision, language: (typeof LANGUAGES)[number]): readonly string[] {
  const words = wordsIn(language);
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const option of decision.options) {
    const text = words.option(state, decision, option);
    const before = seen.get(text) ?? option.key;
    if (before !== option.key && !areCopies(state, before, option.key))
      problems.push(`${before} and ${option.key}: ${text}`);
    seen.set(text, option.key);
  }
  return problems;
}

function areCopies(state: WarlordState, one: string, other: string): boolean {
  const [a, b] = [one, other].map((key) => Number(key.split(':').at(-1)));
  if (a === undefined || b === undefined) return false;
  return state.faces[a] === state.faces[b] && state.inPlay[a] === null && state.inPlay[b] === null;
}
