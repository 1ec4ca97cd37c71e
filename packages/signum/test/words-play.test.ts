import { LANGUAGES, rngFromSeed, type Decision, type Language } from '@muster/engine';
import { BROKEN } from '@muster/engine/words-properties';
import { describe, expect, it } from 'vitest';
import type { SignumState } from '../src/state.ts';
import { choiceOf } from '../src/words/choice.ts';
import { wordsIn } from '../src/words/index.ts';
import { isKnown } from '../src/words/kinds.ts';
import { KINDS, matchOf, randomSetup, step, type Kind } from './random-play.ts';

const ANSWERS = 220;
/** Keys, types and rule ids that must not be read by anybody. */
const RAW = /\b[a-z]+-[a-z]+:|\b(?:HIT|CRIT|BLANK|add-die|add-symbol|SG-\d)/;

/** Every mode and number of players, on one of its maps. */
const PLAYED: readonly Kind[] = KINDS.filter(
  ({ mode, players }, i) => KINDS.findIndex((kind) => kind.mode === mode && kind.players === players) === i,
);

describe('in matches played at random', () => {
  it.each(PLAYED)('every question, option and event has a sentence ($mode, $players players)', (kind) => {
    const rng = rngFromSeed(`words ${kind.mode} ${kind.players}`);
    const options = kind.mode === 'skirmish' ? { minionRule: true } : { uniqueTerrain: 2 as const };
    const start = { setup: randomSetup(kind, options, rng), seed: 'words', answers: 'words' };
    const match = matchOf(start, { log: true });
    let told = 0;
    for (let n = 0; n < ANSWERS && match.outcome === null; n++) {
      for (const decision of match.decisions) {
        expect(isKnown(decision.kind), decision.kind).toBe(true);
        const texts = LANGUAGES.map((language) => checkQuestion(match.state, decision, language));
        expect(texts[1]?.[0]).not.toEqual(texts[0]?.[0]);
      }
      if (!step(match, rng)) break;
      for (const event of match.events.slice(told)) {
        for (const language of LANGUAGES) {
          const text = wordsIn(language).event(match.state, event);
          if (text !== null) expect(text, event.type).toMatch(/^\p{Lu}.*\.$/u);
          expect(text ?? '', JSON.stringify(event)).not.toMatch(BROKEN);
          if (language !== 'en') expect(text ?? '', JSON.stringify(event)).not.toMatch(RAW);
        }
      }
      told = match.events.length;
    }
    expect(told).toBeGreaterThan(50);
  });
});

describe('the log of a match', () => {
  it('tells whom every enchantment is put on', () => {
    const kind = PLAYED[0];
    if (kind === undefined) throw new Error('nothing is played');
    let told = 0;
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const rng = rngFromSeed(`enchanted ${seed}`);
      const match = matchOf({ setup: randomSetup(kind, {}, rng), seed, answers: seed }, { log: true });
      const known = new Set<string>();
      for (let n = 0; n < 300 && step(match, rng); n++) {
        const events = match.events.flatMap((event) =>
          event.type === 'enchanted' ? [`${event.creature} ${event.card}`] : [],
        );
        for (const { id, enchantments } of match.state.creatures) {
          for (const card of enchantments) {
            expect(events).toContain(`${id} ${card}`);
            known.add(`${id} ${card}`);
          }
        }
      }
      told += known.size;
    }
    expect(told).toBeGreaterThan(2);
  });
});

/** Each option reads differently, so that a player can tell them apart; but for copies of a card. */
function checkQuestion(state: SignumState, decision: Decision, language: Language): readonly string[] {
  const words = wordsIn(language);
  const prompt = words.prompt(state, decision);
  expect(prompt).toMatch(/[.?]$/);
  expect(prompt).not.toMatch(BROKEN);
  const texts = decision.options.map((option) => words.option(state, decision, option));
  for (const text of texts) expect(text, decision.kind).not.toMatch(BROKEN);
  // English is the language of the data.
  for (const text of language === 'en' ? [] : texts) expect(text, decision.kind).not.toMatch(RAW);
  const different = decision.options.filter(
    (option, i) => i === decision.options.findIndex((other) => sameCopy(state, decision.kind, option, other)),
  );
  expect(new Set(texts).size, texts.join('\n')).toBe(different.length);
  return [prompt, ...texts];
}

/** Two cards of one player with the same face, chosen for the same. */
function sameCopy(state: SignumState, kind: string, a: Decision['options'][number], b: Decision['options'][number]) {
  const meaning = (option: Decision['options'][number]): string => {
    const choice = choiceOf(kind, option);
    if (!('card' in choice)) return option.key;
    const face = state.faces[choice.card];
    return JSON.stringify({ ...choice, card: face });
  };
  return meaning(a) === meaning(b);
}
