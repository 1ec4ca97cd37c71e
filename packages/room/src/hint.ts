/**
 * What a bot would answer in the place of a player: for those who learn a game or play against bots alone.
 */
import { createBot } from '@muster/bots';
import { keysOf, type Refusal, type Seat } from '@muster/engine';
import type { Session } from './session.ts';

/** The bot that is asked. */
const ADVISER = 'greedy';

export type Hint = { readonly keys: readonly string[] } | Refusal;

/**
 * The options the bot would pick, or why nothing is said: nobody gets such help against people. The bot has no part in the seed of the
 * game and looks at imagined games only, so a hint tells nothing the seat may not know.
 */
export function hintFor(session: Pick<Session, 'match' | 'matchForBots'>, seat: Seat, people: readonly Seat[]): Hint {
  if (people.some((one) => one !== seat)) return { reason: 'hint-against-people' };
  if (session.match.decisionFor(seat) === null) return { reason: 'not-asked' };
  return { keys: keysOf(createBot(ADVISER, session.match.game, 'hint').choose(session.matchForBots, seat)) };
}
