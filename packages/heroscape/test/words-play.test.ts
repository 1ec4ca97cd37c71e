import { asAnswer, LANGUAGES, Match, nextBelow, rngFromSeed, type Decision, type Rng } from '@muster/engine';
import { BROKEN } from '@muster/engine/words-properties';
import { describe, expect, it } from 'vitest';
import { heroscape } from '../src/index.ts';
import type { HeroscapeState } from '../src/state.ts';
import { wordsIn } from '../src/words/index.ts';
import { questionOf } from '../src/words/kinds.ts';

const DECISIONS = 250;

/** Optional rules that ask questions of their own. */
const GAMES = [
  ['saddleback-ridge', {}],
  ['hollowgate-castle', { powerPoints: true, freeActionOrder: true }],
  ['umbral-galleries', { linkedUnits: true, reorganisation: true }],
  ['three-spans', { flexibleMarkers: true, shove: true, fallOnFigure: true }],
  ['cinder-caldera', { xJoker: true, volcano: 12, soulborgExplosion: true }],
  ['sunken-canopy', { freeActivation: true, destructibleTrees: true }],
] as const;

describe('in games played at random', () => {
  it.each(GAMES)('every question, option and event has a sentence (%s)', (map, options) => {
    const rng = rngFromSeed(`words ${map}`);
    const made = heroscape.makeSetup({ edition: map, players: 2 }, rng);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const match = Match.start(heroscape, { ...made.value, options }, 'words', { log: true });
    let told = 0;
    for (let n = 0; n < DECISIONS && match.outcome === null; n++) {
      const [decision] = match.decisions;
      if (decision === undefined) break;
      expect(questionOf(decision.kind), decision.kind).not.toBeNull();
      const texts = LANGUAGES.map((language) => checkQuestion(match.state, decision, wordsIn(language)));
      expect(texts[1]).not.toEqual(texts[0]);
      expect(match.answer(decision.seat, asAnswer(decision, randomKeys(decision, rng)))).toBeNull();
      for (const event of match.events.slice(told)) {
        for (const language of LANGUAGES) {
          const text = wordsIn(language).event(match.state, event);
          if (text !== null) expect(text, event.type).toMatch(/^\p{Lu}.*\.$|^\d+th .*\.$/u);
          expect(text ?? '', JSON.stringify(event)).not.toMatch(BROKEN);
        }
      }
      told = match.events.length;
    }
  });
});

/** Each option reads differently, so that a player can tell them apart. */
function checkQuestion(
  state: HeroscapeState,
  decision: Decision,
  words: ReturnType<typeof wordsIn>,
): readonly string[] {
  const prompt = words.prompt(state, decision);
  expect(prompt).toMatch(/[.?]$/);
  expect(prompt).not.toMatch(BROKEN);
  const texts = decision.options.map((option) => words.option(state, decision, option));
  for (const text of texts) expect(text, decision.kind).not.toMatch(BROKEN);
  expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
  return [prompt, ...texts];
}

function randomKeys({ options, min, max }: Decision, rng: Rng): readonly string[] {
  const left = options.map((option) => option.key);
  const keys: string[] = [];
  const count = min + nextBelow(rng, max - min + 1);
  while (keys.length < count) keys.push(...left.splice(nextBelow(rng, left.length), 1));
  return keys;
}
