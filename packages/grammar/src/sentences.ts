/**
 * What every language of a game must have a sentence for, and how the sentence that is needed is found. The compiler proves that none
 * is missing.
 */
import {
  isAnswerReason,
  type Decision,
  type Details,
  type GameEvent,
  type GameState,
  type Language,
  type Option,
  type Outcome,
  type Refusal,
  type Words,
} from '@muster/engine';
import { ANSWER_REFUSALS } from './answer-refusals.ts';

/** What an option means; `unknown` is one that nobody has words for. */
interface Meaning {
  readonly pick: string;
}

/** `Scene` is what a sentence is about: the table, the language and whatever else the game's words need. */
export interface Sentences<
  Kind extends string,
  Choice extends Meaning,
  Event extends GameEvent,
  Reason extends string,
  Scene,
> {
  /** `detail` is what follows the colon in the name of a question of a family. */
  readonly prompts: Readonly<Record<Kind, (decision: Decision, scene: Scene, detail: string) => string>>;
  readonly options: {
    readonly [P in Exclude<Choice['pick'], 'unknown'>]: (
      choice: Extract<Choice, { pick: P }>,
      scene: Scene,
      decision: Decision,
    ) => string;
  };
  /** Null where an event needs no line in the log. */
  readonly events: {
    readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, scene: Scene) => string | null;
  };
  /** Without capital and period: a refusal follows what was wanted and a colon. */
  readonly refusals: Readonly<Record<Reason, (details: Details, scene: Scene) => string>>;
}

/** How the game's own data lead to its sentences. */
export interface Speech<State extends GameState, Kind extends string, Choice extends Meaning, Scene> {
  readonly language: Language;
  sceneOf(state: State): Scene;
  /** Null for a question nobody has words for. */
  questionOf(kind: string): { readonly kind: Kind; readonly detail: string } | null;
  choiceOf(state: State, decision: Decision, option: Option): Choice;
  outcome(state: State, outcome: Outcome): string;
}

export function wordsFrom<
  State extends GameState,
  Kind extends string,
  Choice extends Meaning,
  Event extends GameEvent,
  Reason extends string,
  Scene,
>(
  sentences: Sentences<Kind, Choice, Event, Reason, Scene>,
  speech: Speech<State, Kind, Choice, Scene>,
): Words<State, Event> {
  return {
    prompt(state, decision) {
      const question = speech.questionOf(decision.kind);
      // A question nobody has words for is still a question.
      if (question === null) return `${decision.kind}?`;
      return sentences.prompts[question.kind](decision, speech.sceneOf(state), question.detail);
    },
    option(state, decision, option) {
      const choice = speech.choiceOf(state, decision, option);
      if (choice.pick === 'unknown') return option.key;
      // The function of a kind of choice takes only choices of that kind; the compiler can't follow the link through the key.
      const tell = sentences.options[choice.pick as keyof typeof sentences.options] as (
        choice: Choice,
        scene: Scene,
        decision: Decision,
      ) => string;
      return tell(choice, speech.sceneOf(state), decision);
    },
    event(state, event) {
      const tell = sentences.events[event.type as keyof typeof sentences.events] as (
        event: Event,
        scene: Scene,
      ) => string | null;
      return tell(event, speech.sceneOf(state));
    },
    refusal: (state, refusal) => refusalText(sentences.refusals, refusal, speech.sceneOf(state), speech.language),
    outcome: (state, outcome) => speech.outcome(state, outcome),
  };
}

/** A refusal said by itself, without a game. */
export function refusalText<Reason extends string, Scene>(
  refusals: Readonly<Record<Reason, (details: Details, scene: Scene) => string>>,
  { reason, details = {} }: Refusal,
  scene: Scene,
  language: Language,
): string {
  if (isAnswerReason(reason)) return ANSWER_REFUSALS[language][reason](details);
  return isReason(refusals, reason) ? refusals[reason](details, scene) : reason;
}

function isReason<Reason extends string>(
  refusals: Readonly<Record<Reason, unknown>>,
  reason: string,
): reason is Reason {
  return Object.hasOwn(refusals, reason);
}
