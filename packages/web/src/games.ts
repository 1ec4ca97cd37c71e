/**
 * The games by their ids, each loaded when it is first wanted.
 */
import type { Game, GameEvent, GameState, Translated } from '@muster/engine';

export type AnyGame = Game<GameState, unknown, GameEvent>;

export const GAME_IDS = ['warlord', 'signum', 'heroscape'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Names are needed before any game is loaded. */
export const GAME_NAMES: Readonly<Record<GameId, Translated>> = {
  warlord: {
    en: 'Warlord: Saga of the Storm',
    de: 'Warlord: Saga of the Storm',
    it: 'Warlord: Saga of the Storm',
  },
  signum: {
    en: 'Legends of Signum 2: Warseer',
    de: 'Legends of Signum 2: Warseer',
    it: 'Legends of Signum 2: Warseer',
  },
  heroscape: { en: 'Heroscape', de: 'Heroscape', it: 'Heroscape' },
};

export function isGameId(id: string): id is GameId {
  return GAME_IDS.some((known) => known === id);
}

const LOADERS: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  // Each game knows its own state only; to everybody else states are opaque.
  warlord: async () => (await import('@muster/warlord')).warlord as unknown as AnyGame,
  signum: async () => (await import('@muster/signum')).signum as unknown as AnyGame,
  heroscape: async () => (await import('@muster/heroscape')).heroscape as unknown as AnyGame,
};

const loaded = new Map<GameId, Promise<AnyGame>>();

/** Always the same promise, so that components can wait for it. */
export function loadGame(id: GameId): Promise<AnyGame> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const game = LOADERS[id]();
  loaded.set(id, game);
  return game;
}
