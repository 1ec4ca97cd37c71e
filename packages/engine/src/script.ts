/**
 * Scripts: rules as generator functions. A script yields the decisions it waits for and is resumed with the picks.
 */
import type { Decision, Option } from './decision.ts';

/** For each decision of the request, the positions of the picked options. */
export type Reply = readonly (readonly number[])[];

/** Several decisions in one request are simultaneous: nobody sees another's answer before all are in. */
export type Script<T = void> = Generator<readonly Decision[], T, Reply>;

/** A script that is already over: for the many places where there may be something to ask and mostly is not. */
export const NOTHING_TO_ASK: Script = finished();

function finished(): Script {
  const script = (function* (): Script {})();
  script.next([]);
  return script;
}

/** Asks for exactly one option. A single option that must be taken is not a question. */
export function* choose<O extends Option>(decision: Omit<Decision<O>, 'min' | 'max'>): Script<O> {
  const only = decision.options[0];
  if (only === undefined) throw new Error(`decision '${decision.kind}' has no options`);
  if (decision.options.length === 1) return only;
  return pickedOf(decision, yield [onePick(decision)]);
}

/** Like choose, but asks even where only one option is left. */
export function* ask<O extends Option>(decision: Omit<Decision<O>, 'min' | 'max'>): Script<O> {
  return pickedOf(decision, yield [onePick(decision)]);
}

/** The decision for exactly one pick. Written out: this is the most frequent question there is. */
function onePick<O extends Option>(decision: Omit<Decision<O>, 'min' | 'max'>): Decision<O> {
  const { seat, kind, options, about, idle } = decision;
  if (idle === true) return { ...decision, min: 1, max: 1 };
  return about === undefined ? { seat, kind, options, min: 1, max: 1 } : { seat, kind, options, min: 1, max: 1, about };
}

function pickedOf<O extends Option>(decision: Omit<Decision<O>, 'min' | 'max'>, reply: Reply): O {
  const picked = decision.options[reply[0]?.[0] ?? 0];
  if (picked === undefined) throw new Error(`decision '${decision.kind}' was answered outside its options`);
  return picked;
}

/** Asks for several options; the result is in the order of picking. */
export function* chooseSome<O extends Option>(decision: Decision<O>): Script<readonly O[]> {
  if (decision.max === 0 || decision.options.length === 0) return [];
  const everything = decision.min >= decision.options.length;
  if (everything && (decision.ordered !== true || decision.options.length === 1)) return decision.options;
  const reply = yield [answerable(decision)];
  return picksOf(decision, reply[0]);
}

/** Asks several seats at once, unseen by each other. Results stand in the order of the decisions. */
export function* chooseTogether<O extends Option>(
  decisions: readonly Decision<O>[],
): Script<readonly (readonly O[])[]> {
  if (decisions.length === 0) return [];
  const reply = yield decisions.map(answerable);
  return decisions.map((decision, i) => picksOf(decision, reply[i]));
}

/** More picks than there are options can't be given: whoever asks for three of two gets two. */
function answerable<O extends Option>(decision: Decision<O>): Decision<O> {
  const { length } = decision.options;
  if (decision.max <= length) return decision;
  return { ...decision, min: Math.min(decision.min, length), max: length };
}

function picksOf<O extends Option>(decision: Decision<O>, positions: readonly number[] | undefined): readonly O[] {
  const picks: O[] = [];
  for (const position of positions ?? []) {
    const option = decision.options[position];
    if (option === undefined) throw new Error(`decision '${decision.kind}' was answered outside its options`);
    picks.push(option);
  }
  return picks;
}
