/**
 * A new game that runs in this browser.
 */
import { rngFromSeed, type SetupWish } from '@muster/engine';
import type { Holder } from '@muster/room';
import { loadGame, type GameId } from '../games.ts';
import { freshId } from './fresh-id.ts';
import { saveGame } from './storage.ts';

export interface LocalWish extends SetupWish {
  readonly game: GameId;
  readonly holders: readonly Holder[];
}

/** The id of the new game. Fails with the reasons if the wishes don't fit together. */
export async function newLocalGame({ game: id, holders, ...wish }: LocalWish): Promise<string> {
  const game = await loadGame(id);
  const seed = freshId();
  const setup = game.makeSetup({ ...wish, players: holders.length }, rngFromSeed(`${seed} setup`));
  if (!setup.ok) throw new Error(setup.problems.map(({ message }) => message).join('; '));
  const key = freshId();
  const stored = { id: key, game: id, setup: setup.value, seed, holders, clock: { kind: 'none' } as const };
  await saveGame({ ...stored, createdAt: Date.now(), over: false });
  return key;
}
