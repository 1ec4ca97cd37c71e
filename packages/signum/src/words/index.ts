/**
 * The sentences of the game.
 */
import type { Language, Words } from '@muster/engine';
import { wordsFrom, type Speech } from '@muster/grammar/sentences';
import type { SignumEvent } from '../events.ts';
import type { SignumState } from '../state.ts';
import { choiceOf, type Choice } from './choice.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { isKnown, type DecisionKind } from './kinds.ts';
import { lastingLabels } from './labels.ts';
import type { Scene } from './scene.ts';
import type { Wording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, it: italian };

function wordsOf(language: Language): Words<SignumState, SignumEvent> {
  const wording = WORDINGS[language];
  const speech: Speech<SignumState, DecisionKind, Choice, Scene> = {
    language,
    sceneOf: (state) => ({ state, language }),
    questionOf: (kind) => (isKnown(kind) ? { kind, detail: '' } : null),
    choiceOf: (_state, { kind }, option) => choiceOf(kind, option),
    outcome: (state, outcome) => wording.outcome(outcome, state),
  };
  return wordsFrom({ ...wording, options: lastingLabels(wording.options) }, speech);
}

const WORDS = { en: wordsOf('en'), de: wordsOf('de'), it: wordsOf('it') };

export function wordsIn(language: Language): Words<SignumState, SignumEvent> {
  return WORDS[language];
}
