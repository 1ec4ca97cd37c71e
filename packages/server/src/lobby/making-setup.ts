/**
 * The setup of a game from what its makers chose.
 */
import { BOT_NAMES } from '@muster/bots';
import { rngFromSeed, type Game, type SetupWish } from '@muster/engine';
import { gameById } from '../offered-games.ts';
import { RequestFailure } from '../request-failure.ts';
import { newSeed } from '../secrets.ts';
import type { StoredGame, StoredSeat } from '../store/store.ts';

export type Wanted = Pick<StoredGame, 'game' | 'edition' | 'map' | 'options' | 'seats'>;

/** What is played; what nobody chose is left to chance. Fails with the part of the request that is wrong. */
export function makeSetup(wanted: Wanted): unknown {
  const game = knownGame(wanted.game);
  const { length } = wanted.seats;
  if (length < game.players.min || length > game.players.max) {
    const { min, max } = game.players;
    throw new RequestFailure(400, 'bad-setup', `This game is for ${min} to ${max} players.`, { path: ['seats'] });
  }
  for (const [seat, one] of wanted.seats.entries()) if (one.kind === 'bot') checkBot(one.level, seat);
  // Chance of its own: the setup is known to all, the seed of the game is not.
  const made = game.makeSetup(wishOf(wanted), rngFromSeed(newSeed()));
  if (made.ok) return made.value;
  const [problem] = made.problems;
  const { path = [], said, message = 'This can not be played.' } = problem ?? {};
  throw new RequestFailure(400, 'bad-setup', message, said === undefined ? { path } : { path, said });
}

function knownGame(id: string): Game {
  const game = gameById(id);
  if (game === null) throw new RequestFailure(400, 'unknown-game', `There is no game '${id}'.`, { path: ['game'] });
  return game;
}

/** No other strengths than those that are listed: a bot may think for as long as it likes, and the whole server waits. */
function checkBot(level: string, seat: number): void {
  if (BOT_NAMES.some((name) => name === level)) return;
  throw new RequestFailure(400, 'unknown-bot', `There is no bot '${level}'.`, { path: ['seats', seat, 'level'] });
}

function wishOf({ edition, map, options, seats }: Wanted): SetupWish {
  // A seat without a deck is a hole in the list, filled by chance.
  const decks: string[] = [];
  for (const [seat, one] of seats.entries()) {
    const deck = deckOf(one);
    if (deck !== null) decks[seat] = deck;
  }
  return {
    players: seats.length,
    ...(edition !== null && { edition }),
    ...(map !== null && { map }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(decks.length > 0 && { decks }),
  };
}

function deckOf(seat: StoredSeat): string | null {
  return seat.kind === 'open' ? null : seat.deck;
}
