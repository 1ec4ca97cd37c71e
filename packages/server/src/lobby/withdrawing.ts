/**
 * Deleting an account. Whatever the user was doing at that moment in another tab, no game is left that waits for somebody who does not
 * exist.
 */
import { RequestFailure } from '../request-failure.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { Conflict, type Store, type StoredGame, type StoredUser } from '../store/store.ts';
import { hasPeople, seatsOf, withoutUser } from './seats.ts';

export interface WithdrawingParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly failed: (error: unknown, game: string) => void;
}

/** So many games are looked at together. */
const AT_ONCE = 100;

/** Running games are given up, games without anybody else go, then the user. */
export async function withdraw(parts: WithdrawingParts, user: StoredUser): Promise<void> {
  const { store, rooms } = parts;
  const left = new Set<string>();
  let linked: readonly string[] | null = null;
  // The user stays as long as there is a game to be left: one that has just been made is seen in the next round.
  while (linked === null) {
    const games = await store.games.ofUser(user.id, AT_ONCE);
    const unfinished = games.filter(({ status }) => status !== 'over');
    for (const game of unfinished) {
      await leaveForGood(parts, user, game);
      left.add(game.id);
    }
    if (unfinished.length === 0) linked = await store.users.remove(user.id);
  }
  // Rooms know the name and what was said.
  for (const id of [...left, ...linked]) await rooms.discard(id);
}

async function leaveForGood(parts: WithdrawingParts, user: StoredUser, game: StoredGame): Promise<void> {
  const { store, rooms } = parts;
  const change = withoutUser(game, user.id);
  try {
    if (hasPeople(change)) {
      if (game.status === 'running') await giveUp(parts, user, game);
      await store.games.change(game, change);
    } else {
      // Before, so that nothing is written to what is not there; and after, since somebody may have come to look on.
      await rooms.discard(game.id);
      await store.games.remove(game);
      await rooms.discard(game.id);
    }
  } catch (error) {
    // Somebody has changed it meanwhile: it is looked at again.
    if (!(error instanceof Conflict)) throw error;
  }
}

/** A game that can't be played any more, of content that has changed for example, must not keep anybody from going. */
async function giveUp({ rooms, failed }: WithdrawingParts, user: StoredUser, game: StoredGame): Promise<void> {
  try {
    for (const seat of seatsOf(game, user)) await rooms.concede(game, seat);
  } catch (error) {
    if (!(error instanceof RequestFailure)) failed(error, game.id);
    // Not if it was removed meanwhile; but a server that is about to stop gives up nothing.
    else if (error.status !== 404) throw error;
  }
}
