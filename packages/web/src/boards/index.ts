/**
 * The tables of the games, each loaded when a game opens.
 */
import type { GameId } from '../games.ts';
import type { BoardModule } from './board.ts';

const BOARDS: Readonly<Record<GameId, () => Promise<BoardModule>>> = {
  warlord: async () => (await import('./warlord/index.ts')).board,
  signum: async () => (await import('./signum/index.ts')).board,
  heroscape: async () => (await import('./heroscape/index.ts')).board,
};

const loaded = new Map<GameId, Promise<BoardModule>>();

/** Always the same promise, so that components can wait for it. */
export function loadBoard(game: GameId): Promise<BoardModule> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const board = BOARDS[game]();
  loaded.set(game, board);
  return board;
}
