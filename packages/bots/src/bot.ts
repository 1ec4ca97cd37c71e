/**
 * What a bot is: somebody who answers decisions, of whatever game.
 */
import type { Answer, Decision, GameEvent, GameState, Match, Seat } from '@muster/engine';

/** A match of any game. */
export type Table = Match<GameState, unknown, GameEvent>;

export interface Bot {
  readonly name: string;
  /** Answers the seat's open decision. The match is only looked at; the answer is given by whoever asked. */
  choose(match: Table, seat: Seat): Answer;
}

/** The seat's open decision; asking a bot that isn't asked anything is a mistake of the caller. */
export function openDecision(match: Table, seat: Seat): Decision {
  const decision = match.decisionFor(seat);
  if (decision === null) throw new Error(`seat ${seat} is not asked anything`);
  return decision;
}
