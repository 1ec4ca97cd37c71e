/**
 * The sentences of the game.
 */
import type { Decision, Language, Option, Refusal, Words } from '@muster/engine';
import type { SignumEvent } from '../events.ts';
import type { SignumState } from '../state.ts';
import { choiceOf, type Choice } from './choice.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { isKnown, REASONS } from './kinds.ts';
import type { Scene } from './scene.ts';
import type { Wording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, it: italian };

export function wordsIn(language: Language): Words<SignumState, SignumEvent> {
  const wording = WORDINGS[language];
  const sceneOf = (state: SignumState): Scene => ({ state, language });
  return {
    prompt: (state, decision) => promptFor(wording, decision, sceneOf(state)),
    option: (state, decision, option) => optionText(wording, decision, option, sceneOf(state)),
    event: (state, event) => eventText(wording, event, sceneOf(state)),
    refusal: (state, refusal) => refusalText(wording, refusal, sceneOf(state)),
    outcome: (state, outcome) => wording.outcome(outcome, state),
  };
}

/** A question nobody has words for is still a question. */
function promptFor(wording: Wording, decision: Decision, scene: Scene): string {
  return isKnown(decision.kind) ? wording.prompts[decision.kind](decision, scene) : `${decision.kind}?`;
}

function optionText(wording: Wording, decision: Decision, option: Option, scene: Scene): string {
  const choice = choiceOf(decision.kind, option);
  if (choice.pick === 'unknown') return option.key;
  // The function of a kind of choice takes only choices of that kind; the compiler can't follow the link through the key.
  const tell = wording.options[choice.pick] as (choice: Choice, scene: Scene, decision: Decision) => string;
  return tell(choice, scene, decision);
}

function eventText(wording: Wording, event: SignumEvent, scene: Scene): string | null {
  const tell = wording.events[event.type] as (event: SignumEvent, scene: Scene) => string | null;
  return tell(event, scene);
}

function refusalText(wording: Wording, { reason, details }: Refusal, scene: Scene): string {
  const known = REASONS.find((one) => one === reason);
  return known === undefined ? reason : wording.refusals[known](details ?? {}, scene);
}
