import { LANGUAGES, type Decision, type Language } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { ANSWER_REFUSALS } from '../src/answer-refusals.ts';
import { refusalText, wordsFrom, type Sentences, type Speech } from '../src/sentences.ts';

type Choice = { readonly pick: 'card'; readonly card: number } | { readonly pick: 'unknown' };
type Happening = { readonly type: 'drawn'; readonly card: number } | { readonly type: 'silent' };
interface State {
  readonly rng: [number, number, number, number];
  readonly names: readonly string[];
}

const sentences: Sentences<'discard' | 'marker', Choice, Happening, 'too-dear', State> = {
  prompts: {
    discard: (decision) => `Discard ${decision.max}.`,
    marker: (_decision, _scene, detail) => `Where does ${detail} go?`,
  },
  options: { card: ({ card }, { names }) => names[card] ?? '?' },
  events: { drawn: ({ card }, { names }) => `${names[card] ?? '?'} is drawn.`, silent: () => null },
  refusals: { 'too-dear': ({ cost = 0 }) => `it costs ${cost}` },
};

const speech: Speech<State, 'discard' | 'marker', Choice, State> = {
  language: 'de',
  sceneOf: (state) => state,
  questionOf(name) {
    if (name === 'discard') return { kind: 'discard', detail: '' };
    return name.startsWith('marker:') ? { kind: 'marker', detail: name.slice(7) } : null;
  },
  choiceOf: (_state, _decision, { key }) =>
    key.startsWith('card:') ? { pick: 'card', card: Number(key.slice(5)) } : { pick: 'unknown' },
  outcome: (_state, { winners }) => `${winners.length} winners`,
};

const state: State = { rng: [1, 2, 3, 4], names: ['Axe', 'Krun'] };

function asking(kind: string): Decision {
  return { seat: 0, kind, options: [{ key: 'card:1' }, { key: 'leap' }], min: 1, max: 2 };
}

describe('the sentence that is needed', () => {
  const words = wordsFrom(sentences, speech);

  test('of a question, also one of a family, and of one nobody has words for', () => {
    expect(['discard', 'marker:Brood', 'riddle'].map((kind) => words.prompt(state, asking(kind)))).toEqual([
      'Discard 2.',
      'Where does Brood go?',
      'riddle?',
    ]);
  });

  test('of an option, or its key', () => {
    const decision = asking('discard');
    expect(decision.options.map((option) => words.option(state, decision, option))).toEqual(['Krun', 'leap']);
  });

  test('of an event, or none', () => {
    expect(words.event(state, { type: 'drawn', card: 0 })).toBe('Axe is drawn.');
    expect(words.event(state, { type: 'silent' })).toBeNull();
  });

  test('of a refusal: of the game, of the kernel in the language, and of one nobody has words for', () => {
    expect(words.refusal(state, { reason: 'too-dear', details: { cost: 3 } })).toBe('it costs 3');
    expect(words.refusal(state, { reason: 'game-over' })).toBe('die Partie ist zu Ende');
    expect(words.refusal(state, { reason: 'toString' })).toBe('toString');
  });

  test('of the end', () => {
    expect(words.outcome(state, { winners: [1], reason: 'luck' })).toBe('1 winners');
  });
});

describe.each(LANGUAGES)('refusals of answers in %s', (language: Language) => {
  const details = { key: 'x', seat: 1, min: 1, max: 2, given: 5 };

  test.each(Object.keys(ANSWER_REFUSALS.en))('%s', (reason) => {
    const text = refusalText({}, { reason, details }, state, language);
    expect(text).not.toMatch(/undefined|NaN|\.$|^\p{Lu}/u);
    expect(text).not.toBe(reason);
    if (language !== 'en') expect(text).not.toBe(refusalText({}, { reason, details }, state, 'en'));
  });

  test('the number that is wanted may be one or a range', () => {
    const said = (min: number, max: number) =>
      refusalText({}, { reason: 'wrong-number', details: { min, max, given: 5 } }, state, language);
    expect(said(2, 2)).toMatch(/5.*2/);
    expect(said(2, 2)).not.toMatch(/2.*2/);
    expect(said(1, 3)).toMatch(/5.*1.*3/);
  });
});
