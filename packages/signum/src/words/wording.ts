/**
 * What every language must have a sentence for.
 */
import type { Outcome } from '@muster/engine';
import type { Sentences } from '@muster/grammar/sentences';
import type { SignumEvent } from '../events.ts';
import type { SignumState } from '../state.ts';
import type { Choice } from './choice.ts';
import type { Reason } from '../rules/reasons.ts';
import type { DecisionKind } from './kinds.ts';
import type { Scene } from './scene.ts';

export interface Wording extends Sentences<DecisionKind, Choice, SignumEvent, Reason, Scene> {
  outcome(outcome: Outcome, state: SignumState): string;
}

export type Prompts = Wording['prompts'];
export type Options = Wording['options'];
export type Events = Wording['events'];
export type Refusals = Wording['refusals'];

export type EventOf<T extends SignumEvent['type']> = Extract<SignumEvent, { type: T }>;
