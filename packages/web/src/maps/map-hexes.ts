/**
 * Maps as hexes to draw from above.
 */
import type { GameId } from '../games.ts';

export interface MapHex {
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  /** How high the ground is. */
  readonly top: number;
  /** The seat that begins there; null for nobody. */
  readonly zone: number | null;
}

/** The hexes of a map by its id; empty if there is no such map. */
export type MapLookup = (id: string) => readonly MapHex[];

const LOADERS: Readonly<Record<GameId, () => Promise<MapLookup>>> = {
  warlord: () => Promise.resolve(() => []),
  signum: async () => {
    const { boardOf } = await import('@muster/signum');
    return (id) =>
      (boardOf(id)?.hexes ?? []).map(({ q, r, terrain, zone }) => ({
        q,
        r,
        terrain: terrain === '' ? 'plain' : terrain,
        top: terrain === 'hill' ? 2 : terrain === 'river' ? 0 : 1,
        zone,
      }));
  },
  heroscape: async () => {
    const { boardOf } = await import('@muster/heroscape');
    return (id) =>
      (boardOf(id)?.spaces ?? [])
        .filter(({ rung }) => !rung)
        // Where spaces lie above each other the highest is seen.
        .toSorted((a, b) => a.top - b.top)
        .map(({ q, r, terrain, top, zone }) => ({ q, r, terrain, top, zone: zone === 0 ? null : zone - 1 }));
  },
};

const loaded = new Map<GameId, Promise<MapLookup>>();

/** Always the same promise, so that components can wait for it. */
export function loadMaps(game: GameId): Promise<MapLookup> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const maps = LOADERS[game]().then(remembering);
  loaded.set(game, maps);
  return maps;
}

/** A map is laid out once. */
function remembering(lookup: MapLookup): MapLookup {
  const known = new Map<string, readonly MapHex[]>();
  return (id) => {
    const hexes = known.get(id) ?? lookup(id);
    known.set(id, hexes);
    return hexes;
  };
}
