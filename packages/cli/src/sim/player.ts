/**
 * Who plays in a simulation: a bot of ours, or the program of somebody else.
 */
import type { Bot, Table } from '@muster/bots';
import type { Answer, Outcome, Refusal, Seat } from '@muster/engine';

/** What a player learns when a game begins. */
export interface Seating {
  readonly match: Table;
  readonly setup: unknown;
  readonly seed: string;
  readonly seat: Seat;
  /** What the player may draw its own randomness from. */
  readonly botSeed: string;
}

/** Answers may take their time: another process thinks elsewhere. */
export interface Player {
  choose(match: Table, seat: Seat): Answer | Promise<Answer>;
  /** Asked once more after a refusal; null if there is nothing else to say. */
  refused(refusal: Refusal): Promise<Answer> | null;
  end(match: Table, outcome: Outcome | null): void;
}

export function ownPlayer(bot: Bot): Player {
  return { choose: (match, seat) => bot.choose(match, seat), refused: () => null, end: () => undefined };
}
