/**
 * What the gallery wants to know of a game's cards: how they look, and by what they can be found.
 */
import type { ContentEntry } from '@muster/engine';
import type { ComponentType } from 'react';
import type { GameId } from '../games.ts';
import type { Arms } from '../heraldry/arms.tsx';
import type { WebWords } from '../words/en.ts';

export interface FaceProps {
  readonly entry: ContentEntry;
}

export interface Facets {
  readonly kind: string;
  readonly sets: readonly string[];
  /** Faction or general; none where a card belongs to nobody. */
  readonly factions: readonly string[];
}

export interface FaceModule {
  /** Recognisable at a glance; its name is told by what stands around it. */
  readonly Small: ComponentType<FaceProps>;
  readonly Large: ComponentType<FaceProps>;
  /** What it is known by where there is no room for more. */
  arms(entry: ContentEntry): Arms | null;
  facets(entry: ContentEntry): Facets;
  factionName(faction: string, words: WebWords): string;
}

const LOADERS: Readonly<Record<GameId, () => Promise<FaceModule>>> = {
  warlord: async () => (await import('./warlord-face.tsx')).face,
  signum: async () => (await import('./signum-face.tsx')).face,
  heroscape: async () => (await import('./heroscape-face.tsx')).face,
};

const loaded = new Map<GameId, Promise<FaceModule>>();

/** Always the same promise, so that components can wait for it. */
export function loadFaces(game: GameId): Promise<FaceModule> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const faces = LOADERS[game]();
  loaded.set(game, faces);
  return faces;
}
