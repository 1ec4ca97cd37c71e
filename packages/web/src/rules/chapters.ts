/**
 * The titles of the chapters of a catalogue, loaded per game.
 */
import type { Translated } from '@muster/engine';
import type { GameId } from '../games.ts';

export interface Chapter {
  readonly n: number;
  readonly title: Translated;
}

const LOADERS: Readonly<Record<GameId, () => Promise<{ default: readonly Chapter[] }>>> = {
  warlord: () => import('virtual:chapters/warlord'),
  signum: () => import('virtual:chapters/signum'),
  heroscape: () => import('virtual:chapters/heroscape'),
};

const loaded = new Map<GameId, Promise<readonly Chapter[]>>();

/** Always the same promise, so that components can wait for it. */
export function loadChapters(game: GameId): Promise<readonly Chapter[]> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const chapters = LOADERS[game]().then(({ default: list }) => list);
  loaded.set(game, chapters);
  return chapters;
}
