/**
 * The sentences of the game.
 */
import type { Language, Words } from '@muster/engine';
import { wordsFrom, type Speech } from '@muster/grammar/sentences';
import type { HeroscapeEvent } from '../events.ts';
import type { HeroscapeState } from '../state.ts';
import { choiceOf, type Choice } from './choice.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { questionOf, type DecisionKind } from './kinds.ts';
import type { Scene } from './scene.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, it: italian };

function wordsOf(language: Language): Words<HeroscapeState, HeroscapeEvent> {
  const wording = WORDINGS[language];
  const speech: Speech<HeroscapeState, DecisionKind, Choice, Scene> = {
    language,
    sceneOf: (state) => ({ state, language }),
    questionOf,
    choiceOf: (state, { kind, seat }, option) => choiceOf(state, kind, option, seat),
    outcome: (_state, outcome) => wording.outcome(outcome),
  };
  return wordsFrom(wording, speech);
}

const WORDS = { en: wordsOf('en'), de: wordsOf('de'), it: wordsOf('it') };

export function wordsIn(language: Language): Words<HeroscapeState, HeroscapeEvent> {
  return WORDS[language];
}
