/**
 * The sentences of the game.
 */
import type { Decision, Language, Option, Refusal, Words } from '@muster/engine';
import { library, type Library } from '../content/library.ts';
import type { WarlordEvent } from '../events.ts';
import type { WarlordState } from '../state.ts';
import { choiceOf, type Choice } from './choice.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { DECISION_KINDS, REASONS } from './kinds.ts';
import type { Scene } from './scene.ts';
import type { Details, Wording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, it: italian };

/** The sentences in one language, about the game's own cards unless others are given. */
export function wordsIn(language: Language, cards?: Library): Words<WarlordState, WarlordEvent> {
  const wording = WORDINGS[language];
  const sceneOf = (state: WarlordState): Scene => ({ state, library: cards ?? library(), language });
  return {
    prompt: (state, decision) => promptFor(wording, decision, sceneOf(state)),
    option: (state, decision, option) => optionText(wording, decision, option, sceneOf(state)),
    event: (state, event) => eventText(wording, event, sceneOf(state)),
    refusal: (state, refusal) => refusalText(wording, refusal, sceneOf(state)),
    outcome: (_state, outcome) => wording.outcome(outcome),
  };
}

/** Why a deck can't be played: said without a game. */
export function deckRefusal(language: Language, refusal: Refusal, cards: Library = library()): string {
  return refusalText(WORDINGS[language], refusal, { state: null, library: cards, language });
}

/** A question nobody has words for is still a question. */
function promptFor(wording: Wording, decision: Decision, scene: Scene): string {
  const kind = DECISION_KINDS.find((one) => one === decision.kind);
  return kind === undefined ? `${decision.kind}?` : wording.prompts[kind](decision, scene);
}

function optionText(wording: Wording, decision: Decision, { key }: Option, scene: Scene): string {
  const choice = choiceOf(key);
  if (choice.pick === 'unknown') return key;
  // The function of a kind of choice takes only choices of that kind; the compiler can't follow the link through the key.
  const tell = wording.options[choice.pick] as (choice: Choice, scene: Scene, decision: Decision) => string;
  return tell(choice, scene, decision);
}

function eventText(wording: Wording, event: WarlordEvent, scene: Scene): string | null {
  const tell = wording.events[event.type] as (event: WarlordEvent, scene: Scene) => string | null;
  return tell(event, scene);
}

function refusalText(wording: Wording, { reason, details }: Refusal, scene: Scene): string {
  const known = REASONS.find((one) => one === reason);
  const none: Details = {};
  return known === undefined ? reason : wording.refusals[known](details ?? none, scene);
}
