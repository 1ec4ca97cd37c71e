/**
 * Who sits at the table.
 */
import { BOT_NAMES, createBot, type Bot } from '@muster/bots';
import type { Game, Seat } from '@muster/engine';
import { CannotRun } from '../exit.ts';

const HUMAN = 'human';
export const PLAYER_NAMES: readonly string[] = [HUMAN, ...BOT_NAMES];
const OPPONENT = 'greedy';

export interface Player {
  readonly name: string;
  /** Null is a person. */
  readonly bot: Bot | null;
}

/**
 * As many names as seats say who sits where. With one less the first seat is yours and the names are the others; a single name
 * stands for all others.
 */
export function seatNames(seats: number, names: readonly string[] = [OPPONENT]): readonly string[] {
  const [only] = names;
  if (names.length === seats) return names;
  if (names.length === seats - 1) return [HUMAN, ...names];
  if (names.length === 1 && only !== undefined) return [HUMAN, ...Array.from({ length: seats - 1 }, () => only)];
  throw new CannotRun(`the game has ${seats} seats: name ${seats - 1} bots for the others, or ${seats} for all`);
}

export function playersOf(game: Game, names: readonly string[], seed: string): readonly Player[] {
  return names.map((name, seat) => ({ name, bot: name === HUMAN ? null : botNamed(game, name, `${seed} ${seat}`) }));
}

export function humanSeats(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

function botNamed(game: Game, name: string, seed: string): Bot {
  try {
    return createBot(name, game, seed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${reason}; '${HUMAN}' is a person`);
  }
}
