/**
 * Windows: moments at which cards may act out of turn.
 */
import { PASS, type Decision, type Option, type Seat } from './decision.ts';
import { ask, type Script } from './script.ts';

export interface Window<O extends Option> {
  /** Which question is asked. */
  readonly kind: string;
  /** The seats in order of priority. */
  readonly order: readonly Seat[];
  /** What the seat could play now; asked anew each time round, since a play may remove what others waited for. */
  options(seat: Seat): readonly O[];
  /** Whether the seat wants the question even where it can do nothing: being asked must not betray a hand. */
  alwaysAsked(seat: Seat): boolean;
  play(seat: Seat, option: O): Script;
  readonly about?: readonly number[];
}

const pass: Option = { key: PASS };

/** Asks round and round in order of priority, one play at a time, until all have passed in a row. */
export function* openWindow<O extends Option>(window: Window<O>): Script {
  const { order } = window;
  let passed = 0;
  for (let turn = 0; passed < order.length; turn++) {
    const seat = order[turn % order.length];
    if (seat === undefined) return;
    const options = window.options(seat);
    if (options.length === 0 && !window.alwaysAsked(seat)) {
      passed++;
      continue;
    }
    const picked = yield* ask<Option>(questionFor(seat, options, window));
    const play = options.find((option) => option.key === picked.key);
    if (play === undefined) {
      passed++;
    } else {
      passed = 0;
      yield* window.play(seat, play);
    }
  }
}

/** Written out: windows are opened all the time. */
function questionFor<O extends Option>(
  seat: Seat,
  options: readonly O[],
  { kind, about }: Window<O>,
): Omit<Decision, 'min' | 'max'> {
  const all = [...options, pass];
  const question = about === undefined ? { seat, kind, options: all } : { seat, kind, options: all, about };
  return options.length === 0 ? { ...question, idle: true } : question;
}
