/**
 * The ground of an imported map: tiles are laid layer by layer; what lies upon each other without a gap becomes one column.
 */
import type { Hex } from '@muster/hex';
import { groundOf, levelsAt, type Ground } from '../map-ground.ts';
import type { MapTile, Terrain } from '../map.ts';
import { partsUsedAs, type Part, type Parts } from './parts.ts';
import type { Report } from './report.ts';

export class Layers {
  readonly #columns = new Map<string, { readonly hex: Hex; readonly layers: Map<number, Terrain> }>();

  has(hex: Hex, z: number): boolean {
    return this.#columns.get(keyOf(hex))?.layers.has(z) ?? false;
  }

  lay(hex: Hex, z: number, terrain: Terrain): void {
    const column = this.#columns.get(keyOf(hex)) ?? { hex, layers: new Map<number, Terrain>() };
    this.#columns.set(keyOf(hex), column);
    column.layers.set(z, terrain);
  }

  /** The lowest layer in which anything lies. */
  get floor(): number {
    const all = [...this.#columns.values()].flatMap(({ layers }) => [...layers.keys()]);
    return all.reduce((lowest, z) => Math.min(lowest, z), all[0] ?? 0);
  }

  /** HS-M3: the lowest layer is layer 1; a gap makes what lies above it an overhang. */
  tiles(): readonly MapTile[] {
    const { floor } = this;
    const tiles: MapTile[] = [];
    const columns = [...this.#columns.values()].toSorted((a, b) => a.hex.r - b.hex.r || a.hex.q - b.hex.q);
    for (const { hex, layers } of columns) {
      let from: number | null = null;
      for (const z of [...layers.keys()].toSorted((a, b) => a - b)) {
        from ??= z;
        if (layers.has(z + 1)) continue;
        const tile = { q: hex.q, r: hex.r, level: z - floor + 1, terrain: layers.get(z) ?? 'grass' };
        tiles.push(from === floor ? tile : { ...tile, from: from - floor + 1 });
        from = null;
      }
    }
    return tiles;
  }
}

export function layersOf(parts: Parts, report: Report): Layers {
  const layers = new Layers();
  for (const part of parts.pieces) {
    const { use } = part;
    if (use.as === 'land') layLand(layers, part, use.terrain, report);
    else if ((use.as === 'obstacle' || use.as === 'edges') && use.base !== null) layBase(layers, part, use.base);
  }
  for (const { tile, hexes } of partsUsedAs(parts, 'castleBase')) {
    for (const hex of hexes) {
      if (layers.has(hex, tile.z) || layers.has(hex, tile.z - 1)) continue;
      layers.lay(hex, tile.z, 'road');
      report.add('interpreted', tile, 'a castle base that stands on no tile became a tile of road');
    }
  }
  return layers;
}

function layLand(layers: Layers, { tile, piece, hexes }: Part, terrain: Terrain, report: Report): void {
  const free = hexes.filter((hex) => !layers.has(hex, tile.z));
  if (free.length < hexes.length) {
    const lost = hexes.length - free.length;
    report.add('left out', tile, `${lost} of the spaces of ${piece.name} lie where another tile lies already`);
  }
  for (const hex of free) layers.lay(hex, tile.z, terrain);
}

/** Ground that is there already will do. */
function layBase(layers: Layers, { tile, hexes }: Part, terrain: Terrain): void {
  for (const hex of hexes) if (!layers.has(hex, tile.z)) layers.lay(hex, tile.z, terrain);
}

/** A field being built: what a piece must know to find its place. */
export interface Site {
  readonly ground: Ground;
  /** The layer that is layer 1 of the map. */
  readonly floor: number;
  readonly report: Report;
}

export function siteOf(layers: Layers, report: Report): Site {
  return { ground: groundOf({ tiles: layers.tiles(), obstacles: [] }), floor: layers.floor, report };
}

/**
 * The level of the surface on which something of layer z stands everywhere here: the top of the layer below. Some maps have it in
 * the same layer as the tile. Null if there is no such ground.
 */
export function standingLevel(site: Site, hexes: readonly Hex[], z: number): number | null {
  const below = z - site.floor;
  for (const level of [below, below + 1]) {
    if (hexes.every((hex) => levelsAt(site.ground, hex).includes(level))) return level;
  }
  return null;
}

export function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}
