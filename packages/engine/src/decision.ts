/**
 * Decisions: the only way a player influences a game. The engine lists what may be done, a player picks from the list.
 */

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** One thing that may be picked. Games add what the option is about; the key names it in records and protocols. */
export interface Option {
  /** Unique within its decision and stable over replays: records hold keys, never positions in the list. */
  readonly key: string;
}

export interface Decision<O extends Option = Option> {
  readonly seat: Seat;
  /** Which question this is; the game's prompts go by it. */
  readonly kind: string;
  readonly options: readonly O[];
  /** How many options must and may be picked. */
  readonly min: number;
  readonly max: number;
  /** The order of the picks matters (arranging cards). */
  readonly ordered?: boolean;
  /** Card or figure ids the question is about, for prompts and highlighting. */
  readonly about?: readonly number[];
  /** Nothing can be done here: it is asked so that being asked betrays no hand. Online it is passed as slowly as by a quick person. */
  readonly idle?: true;
}

/** The key of the picked option; a list of keys when the decision takes other than exactly one pick. */
export type Answer = string | readonly string[];

export interface SeatAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** The key with which a seat declines where declining is possible. */
export const PASS = 'pass';

/** The answer with which a seat gives up the game; accepted at any time, whoever is asked. */
export const CONCEDE = '!concede';

export function keysOf(answer: Answer): readonly string[] {
  return typeof answer === 'string' ? [answer] : answer;
}

/** The answer that does least: pass where possible, else the first options in the list. */
export function leastAnswer(decision: Decision): Answer {
  const canPass = decision.min <= 1 && decision.max >= 1 && decision.options.some((option) => option.key === PASS);
  if (canPass) return asAnswer(decision, [PASS]);
  const keys = decision.options.slice(0, decision.min).map((option) => option.key);
  return asAnswer(decision, keys);
}

/** Picks as they are written in records: a bare key where exactly one pick is asked for. */
export function asAnswer(decision: Decision, keys: readonly string[]): Answer {
  const first = keys[0];
  return decision.min === 1 && decision.max === 1 && first !== undefined ? first : keys;
}
