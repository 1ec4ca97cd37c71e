/**
 * What every language must have a sentence for. The compiler proves that none is missing.
 */
import type { Decision, Outcome } from '@muster/engine';
import type { GlyphName } from '../content/glyph.ts';
import type { HeroscapeEvent } from '../events.ts';
import type { Choice, ChoiceOf } from './choice.ts';
import type { DecisionKind, Reason } from './kinds.ts';
import type { Scene } from './scene.ts';

/** `detail` is what follows the colon in the name of a question of a family. */
export type Prompts = Readonly<Record<DecisionKind, (decision: Decision, scene: Scene, detail: string) => string>>;

export type Options = {
  readonly [P in Exclude<Choice['pick'], 'unknown'>]: (choice: ChoiceOf<P>, scene: Scene, decision: Decision) => string;
};

export type EventOf<T extends HeroscapeEvent['type']> = Extract<HeroscapeEvent, { type: T }>;

/** Null where an event needs no line in the log. */
export type Events = {
  readonly [T in HeroscapeEvent['type']]: (event: EventOf<T>, scene: Scene) => string | null;
};

export type Details = Readonly<Record<string, string | number>>;

/** Without capital and period: a refusal follows what was wanted and a colon. */
export type Refusals = Readonly<Record<Reason, (details: Details, scene: Scene) => string>>;

export interface Wording {
  readonly prompts: Prompts;
  readonly options: Options;
  readonly events: Events;
  readonly refusals: Refusals;
  /** What each glyph does, without capital and period. */
  readonly glyphs: Readonly<Record<GlyphName, string>>;
  /** "3 card, +1 height": what a number is made of. */
  sum(parts: readonly { readonly amount: number; readonly source: string }[]): string;
  outcome(outcome: Outcome): string;
}
