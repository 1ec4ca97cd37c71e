/**
 * A battlefield with its scenario as it stands in a map file (chapter 27). Coordinates are axial (HS-15.10), levels count from 1.
 */
import type { GlyphName } from './glyph.ts';
import type { OptionSet } from './options.ts';

/** HS-M4 */
export const TERRAINS = [
  'grass',
  'swamp',
  'rock',
  'sand',
  'mud',
  'snow',
  'heavySnow',
  'lavaField',
  'road',
  'water',
  'swampWater',
  'ice',
  'slipperyIce',
  'moltenLava',
  'dungeon',
  'shadow',
  'asphalt',
  'concrete',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A column and the level of a surface. */
export type SpaceRef = readonly [q: number, r: number, level: number];
export type HexRef = readonly [q: number, r: number];
/** HS-M5: sides 0 (+1, 0), 1 (0, +1), 2 (−1, +1), 3 (−1, 0), 4 (0, −1), 5 (+1, −1). */
export type EdgeRef = readonly [q: number, r: number, side: number];

/** HS-M3: solid from the layer `from` (1 if not given) up to the layer `level`. */
export interface MapTile {
  readonly q: number;
  readonly r: number;
  readonly level: number;
  readonly terrain: Terrain;
  readonly from?: number;
}

/** Pieces that fill whole spaces (HS-20.16). */
export const OBSTACLES = [
  'tree',
  'tree4',
  'bush',
  'palm',
  'glacier1',
  'glacier3',
  'glacier4',
  'glacier6',
  'outcrop1',
  'outcrop3',
  'pillar',
  'pillarBase',
  'hive',
] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];

export interface MapObstacle {
  readonly kind: ObstacleKind;
  /** The spaces it fills, in the order of its heights (HS-20.17). */
  readonly at: readonly HexRef[];
  /** The level of the ground it stands on. */
  readonly level: number;
  /** One height per space; left out: the table HS-20.16. */
  readonly height?: readonly number[];
  /** A figure may end its move on top (HS-9.13). */
  readonly standable?: boolean;
}

/** Pieces that stand on the edge between two spaces. */
export const EDGES = ['ruin', 'wall', 'battlement', 'arch'] as const;
export type EdgeKind = (typeof EDGES)[number];

export interface MapEdge {
  readonly kind: EdgeKind;
  readonly q: number;
  readonly r: number;
  readonly side: number;
  /** The level it stands on. */
  readonly base: number;
  /** Its height for sight; left out: the table HS-20.16. */
  readonly height?: number;
  /** HS-20.17: what must be climbed from outside and from inside. */
  readonly outer?: number;
  readonly inner?: number;
  /** Which of the two spaces is inside: that of (q, r) or the one behind the side. */
  readonly innerSide?: 'self' | 'other';
}

/** HS-12.12 */
export interface MapLadder {
  readonly q: number;
  readonly r: number;
  /** The side at which the wall stands that the ladder leans on. */
  readonly side: number;
  readonly foot: number;
  readonly height: number;
  readonly rungs?: number;
}

export interface MapDoor {
  readonly id: string;
  readonly edges: readonly EdgeRef[];
  /** The level it stands on. */
  readonly base: number;
  /** HS-20.11: the space towards which the open leaf points. */
  readonly control: HexRef;
  /** HS-20.12 */
  readonly swing: readonly HexRef[];
  readonly open: boolean;
}

export interface MapGlyph {
  readonly q: number;
  readonly r: number;
  readonly level: number;
  /** `random`: drawn from the glyphs not named elsewhere on the map. */
  readonly glyph: GlyphName | 'random';
  /** HS-2.5 */
  readonly face: 'symbol' | 'power';
}

/** HS-V6: what a side must reach; looked at when HS-T47 comes. */
export type Goal =
  /** HS-22.3, HS-22.6: the last side standing, or the most points after the last round. */
  | { readonly kind: 'eliminate' }
  /** Nothing but points after the last round counts; a side without figures has lost. */
  | { readonly kind: 'points' }
  /** Hold the hill alone at the end of so many rounds in a row. */
  | { readonly kind: 'hill'; readonly spaces: readonly SpaceRef[]; readonly rounds: number }
  /** Have a figure end a round on every one of the shrines. */
  | { readonly kind: 'shrines'; readonly spaces: readonly SpaceRef[] }
  /** Raise the flag: have a figure of the side stand at the point at the end of a round with no enemy adjacent to it. */
  | { readonly kind: 'raise'; readonly space: SpaceRef }
  /** Carry the gems home: whoever has most in the own start zone when all are taken or the rounds are over. */
  | { readonly kind: 'gems'; readonly spaces: readonly SpaceRef[] }
  /** Carry an enemy flag into the own start zone; the flags by zone. */
  | { readonly kind: 'flags'; readonly flags: Readonly<Record<string, SpaceRef>> };

export interface MapScenario {
  readonly title?: string;
  readonly pointLimit: number;
  readonly rounds: number;
  readonly goal: Goal;
  /** HS-3.2, HS-3.3 */
  readonly army: 'fixed' | 'draft';
  /** HS-8.13, HS-8.17, HS-8.21: what sand, snow and ice tiles are. */
  readonly modes: {
    readonly sand: 'sand' | 'mud';
    readonly snow: 'light' | 'heavy';
    readonly ice: 'normal' | 'slippery';
  };
  /** HS-20.4: a Hive that belongs to the scenario and fights for the player of this zone, on the six spaces given. */
  readonly hive?: { readonly zone: string; readonly at: readonly SpaceRef[] };
  /** HS-23.5: zones by team; null: everybody for themselves. */
  readonly teams: readonly (readonly string[])[] | null;
  readonly options: Partial<OptionSet>;
}

export interface MapFile {
  readonly format: 'hsmap/1';
  readonly id: string;
  readonly name: string;
  readonly author?: string;
  /** For how many players it is made. */
  readonly players: readonly number[];
  readonly tiles: readonly MapTile[];
  readonly obstacles: readonly MapObstacle[];
  readonly edges: readonly MapEdge[];
  readonly ladders: readonly MapLadder[];
  readonly doors: readonly MapDoor[];
  /** By the number of the player, from "1". */
  readonly startZones: Readonly<Record<string, readonly SpaceRef[]>>;
  readonly glyphs: readonly MapGlyph[];
  readonly scenario: MapScenario;
}
