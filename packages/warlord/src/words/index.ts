/**
 * The sentences of the game.
 */
import type { Language, Refusal, Words } from '@muster/engine';
import { refusalText, wordsFrom, type Speech } from '@muster/grammar/sentences';
import { library, type Library } from '../content/library.ts';
import type { WarlordEvent } from '../events.ts';
import type { WarlordState } from '../state.ts';
import { choiceOf, type Choice } from './choice.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { DECISION_KINDS, type DecisionKind } from './kinds.ts';
import type { Scene } from './scene.ts';
import { tellEvent, type Wording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, it: italian };

function wordsOf(language: Language, cards?: Library): Words<WarlordState, WarlordEvent> {
  const wording = WORDINGS[language];
  const speech: Speech<WarlordState, DecisionKind, Choice, Scene> = {
    language,
    sceneOf: (state) => ({ state, library: cards ?? library(), language, inLog: false }),
    questionOf: (kind) => QUESTIONS.get(kind) ?? null,
    choiceOf: (_state, _decision, { key }) => choiceOf(key),
    outcome: (_state, outcome) => wording.outcome(outcome),
  };
  // The log says in words where somebody stands.
  const event = (state: WarlordState, one: WarlordEvent): string | null =>
    tellEvent(wording.events, one, { state, library: cards ?? library(), language, inLog: true });
  return { ...wordsFrom(wording, speech), event };
}

const QUESTIONS: ReadonlyMap<string, { readonly kind: DecisionKind; readonly detail: string }> = new Map(
  DECISION_KINDS.map((kind) => [kind, { kind, detail: '' }]),
);

const WORDS = { en: wordsOf('en'), de: wordsOf('de'), it: wordsOf('it') };

/** The sentences in one language, about the game's own cards unless others are given. */
export function wordsIn(language: Language, cards?: Library): Words<WarlordState, WarlordEvent> {
  return cards === undefined ? WORDS[language] : wordsOf(language, cards);
}

/** Why a deck can't be played: said without a game. */
export function deckRefusal(language: Language, refusal: Refusal, cards: Library = library()): string {
  return refusalText(
    WORDINGS[language].refusals,
    refusal,
    { state: null, library: cards, language, inLog: false },
    language,
  );
}
