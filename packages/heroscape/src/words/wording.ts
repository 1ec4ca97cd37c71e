/**
 * What every language must have a sentence for.
 */
import type { Outcome } from '@muster/engine';
import type { Sentences } from '@muster/grammar/sentences';
import type { GlyphName } from '../content/glyph.ts';
import type { HeroscapeEvent } from '../events.ts';
import type { Choice } from './choice.ts';
import type { DecisionKind, Reason } from './kinds.ts';
import type { Scene } from './scene.ts';

export interface Wording extends Sentences<DecisionKind, Choice, HeroscapeEvent, Reason, Scene> {
  /** What each glyph does, without capital and period. */
  readonly glyphs: Readonly<Record<GlyphName, string>>;
  /** "3 card, +1 height": what a number is made of. */
  sum(parts: readonly { readonly amount: number; readonly source: string }[]): string;
  outcome(outcome: Outcome): string;
}

export type Prompts = Wording['prompts'];
export type Options = Wording['options'];
export type Events = Wording['events'];
export type Refusals = Wording['refusals'];

export type EventOf<T extends HeroscapeEvent['type']> = Extract<HeroscapeEvent, { type: T }>;
