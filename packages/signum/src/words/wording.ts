/**
 * What every language must have a sentence for. The compiler proves that none is missing.
 */
import type { Decision, Outcome } from '@muster/engine';
import type { SignumEvent } from '../events.ts';
import type { SignumState } from '../state.ts';
import type { Choice, ChoiceOf } from './choice.ts';
import type { DecisionKind, Reason } from './kinds.ts';
import type { Scene } from './scene.ts';

export type Prompts = Readonly<Record<DecisionKind, (decision: Decision, scene: Scene) => string>>;

export type Options = {
  readonly [P in Exclude<Choice['pick'], 'unknown'>]: (choice: ChoiceOf<P>, scene: Scene, decision: Decision) => string;
};

export type EventOf<T extends SignumEvent['type']> = Extract<SignumEvent, { type: T }>;

/** Null where an event needs no line in the log. */
export type Events = {
  readonly [T in SignumEvent['type']]: (event: EventOf<T>, scene: Scene) => string | null;
};

export type Details = Readonly<Record<string, string | number>>;

/** Without capital and period: a refusal follows what was wanted and a colon. */
export type Refusals = Readonly<Record<Reason, (details: Details, scene: Scene) => string>>;

export interface Wording {
  readonly prompts: Prompts;
  readonly options: Options;
  readonly events: Events;
  readonly refusals: Refusals;
  outcome(outcome: Outcome, state: SignumState): string;
}
