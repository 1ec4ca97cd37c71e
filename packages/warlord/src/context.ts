/**
 * What a question is about beyond the cards it names. Questions carry ids only, and travel; the rest is kept beside their list of
 * ids, and only where somebody looks on. Prompts and the answer to "why not?" read it, the rules never do.
 */
import type { Decision } from '@muster/engine';
import type { Frame } from './abilities/frame.ts';
import type { TargetSpec } from './abilities/performable.ts';
import type { Moment } from './moment.ts';
import type { CardAction } from './rules/action-cards.ts';
import type { CardId } from './state.ts';
import type { Strike, Table } from './table.ts';

type Context =
  | { readonly asks: 'react'; readonly moment: Moment }
  | { readonly asks: 'strike target'; readonly strike: Strike }
  | { readonly asks: 'target'; readonly spec: TargetSpec; readonly frame: Frame; readonly spell: boolean }
  | { readonly asks: 'performer'; readonly action: CardAction; readonly moment: Moment | null };

const contexts = new WeakMap<readonly CardId[], Context>();

/** The list of ids, with its context remembered if anybody could ask for it: bots imagine thousands of questions a second. */
export function inContext({ io }: Table, about: readonly CardId[], context: Context): readonly CardId[] {
  if (io.isWatched === true) contexts.set(about, context);
  return about;
}

export function contextOf({ about }: Decision): Context | null {
  return about === undefined ? null : (contexts.get(about) ?? null);
}
