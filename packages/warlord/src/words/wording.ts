/**
 * What every language must have a sentence for.
 */
import type { Outcome } from '@muster/engine';
import type { Sentences } from '@muster/grammar/sentences';
import type { WarlordEvent } from '../events.ts';
import type { Choice } from './choice.ts';
import type { DecisionKind, Reason } from './kinds.ts';
import type { Scene } from './scene.ts';

export interface Wording extends Sentences<DecisionKind, Choice, WarlordEvent, Reason, Scene> {
  outcome(outcome: Outcome): string;
}

export type Prompts = Wording['prompts'];
export type Options = Wording['options'];
export type Events = Wording['events'];
export type Refusals = Wording['refusals'];

/** The function of a type takes only events of that type; the compiler can't follow the link through the key. */
export function tellEvent(events: Events, event: WarlordEvent, scene: Scene): string | null {
  return (events[event.type] as (event: WarlordEvent, scene: Scene) => string | null)(event, scene);
}

export type EventOf<T extends WarlordEvent['type']> = Extract<WarlordEvent, { type: T }>;
