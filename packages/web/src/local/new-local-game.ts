/**
 * A new game that runs in this browser.
 */
import { rngFromSeed, type SetupWish } from '@muster/engine';
import type { Holder } from '@muster/room';
import { loadGame, type GameId } from '../games.ts';
import { freshId } from './fresh-id.ts';
import { saveGame, type LocalGame } from './storage.ts';

export interface LocalWish extends SetupWish {
  readonly game: GameId;
  readonly holders: readonly Holder[];
  readonly guided?: boolean;
}

/** The id of the new game. Fails with the reasons if the wishes don't fit together. */
export async function newLocalGame({ game: id, holders, guided = false, ...wish }: LocalWish): Promise<string> {
  const game = await loadGame(id);
  const seed = freshId();
  const setup = game.makeSetup({ ...wish, players: holders.length }, rngFromSeed(`${seed} setup`));
  if (!setup.ok) throw new Error(setup.problems.map(({ message }) => message).join('; '));
  return begin({ game: id, setup: setup.value, holders, clock: { kind: 'none' }, ...(guided && { guided }) }, seed);
}

/** The same players with the same decks on the same map, and other luck. */
export function sameGameAgain({ game, setup, holders, clock }: LocalGame): Promise<string> {
  return begin({ game, setup, holders, clock }, freshId());
}

async function begin(game: Omit<LocalGame, 'id' | 'seed' | 'createdAt' | 'over'>, seed: string): Promise<string> {
  const id = freshId();
  await saveGame({ ...game, id, seed, createdAt: Date.now(), over: false });
  return id;
}
