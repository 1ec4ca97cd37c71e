import { asAnswer, LANGUAGES, Match, nextBelow, rngFromSeed, type Decision, type Rng } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import { warlord } from '../src/index.ts';
import type { WarlordState } from '../src/state.ts';
import { wordsIn } from '../src/words/index.ts';

const DECISIONS = 300;

const GAMES = [
  ['campaign', ['campaign-dwarf', 'campaign-free-kingdoms']],
  ['campaign', ['campaign-elf', 'campaign-deverenian', 'campaign-mercenary']],
  ['epic', ['epic-nothrog', 'epic-elf']],
] as const;

describe('in games played at random', () => {
  it.each(GAMES)('options of a decision read differently (%s: %j)', (edition, decks) => {
    const rng = rngFromSeed(decks.join());
    const setup = warlord.checkSetup({ edition, decks, turnLimit: 8 });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(warlord, setup.value, 'words');
    for (let n = 0; n < DECISIONS && match.outcome === null; n++) {
      const [decision] = match.decisions;
      if (decision === undefined) break;
      for (const language of LANGUAGES) {
        expect(alike(match.state, decision, language)).toEqual([]);
      }
      const refusal = match.answer(decision.seat, asAnswer(decision, randomKeys(decision, rng)));
      expect(refusal).toBeNull();
    }
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

function randomKeys({ options, min, max }: Decision, rng: Rng): readonly string[] {
  const left = options.map((option) => option.key);
  const keys: string[] = [];
  const count = min + nextBelow(rng, max - min + 1);
  while (keys.length < count) keys.push(...left.splice(nextBelow(rng, left.length), 1));
  return keys;
}
