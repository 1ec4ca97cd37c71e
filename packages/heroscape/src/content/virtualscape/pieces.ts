/**
 * The pieces of Virtualscape: by code, which hexes they cover and what they are on our maps.
 */
import type { Hex, Side } from '@muster/hex';
import type { EdgeKind, ObstacleKind, Terrain } from '../map.ts';
import { SHAPES, type PieceEdge, type Shape } from './shapes.ts';

export type PieceUse =
  | { readonly as: 'land'; readonly terrain: Terrain }
  /** `base`: the piece brings its own ground, one layer thick, and stands on it. The shape is in the order of the heights (HS-20.17). */
  | {
      readonly as: 'obstacle';
      readonly kind: ObstacleKind;
      readonly base: Terrain | null;
      readonly height?: readonly number[];
    }
  | {
      readonly as: 'edges';
      readonly kind: EdgeKind;
      readonly base: Terrain | null;
      readonly edges: readonly PieceEdge[];
    }
  /** One layer high. */
  | { readonly as: 'castleBase' }
  /** Nine layers high; stands on a base, on another wall or on the ground. */
  | { readonly as: 'castleWall' }
  | { readonly as: 'arch'; readonly hasDoor: boolean }
  | { readonly as: 'ladder' }
  | { readonly as: 'battlement' }
  | { readonly as: 'start' }
  /** Nothing for a map. */
  | { readonly as: 'decoration' };

export interface Piece {
  readonly code: number;
  /** What reports call it. */
  readonly name: string;
  readonly shape: Shape;
  readonly use: PieceUse;
}

type Size = 1 | 2 | 3 | 5 | 7 | 24;

/** Terrains by family, with the sizes their tiles come in. Flat tiles fill the layer they lie in (HS-8.2). */
const LAND: readonly { readonly family: number; readonly terrain: Terrain; readonly sizes: readonly Size[] }[] = [
  { family: 1, terrain: 'grass', sizes: [1, 2, 3, 7, 24] },
  { family: 2, terrain: 'rock', sizes: [1, 2, 3, 7, 24] },
  { family: 3, terrain: 'sand', sizes: [1, 2, 3, 7, 24] },
  { family: 4, terrain: 'water', sizes: [1] },
  { family: 5, terrain: 'ice', sizes: [1] },
  { family: 6, terrain: 'moltenLava', sizes: [1] },
  { family: 7, terrain: 'lavaField', sizes: [1, 2, 7] },
  { family: 8, terrain: 'road', sizes: [1, 2, 5] },
  { family: 9, terrain: 'snow', sizes: [1, 2] },
  { family: 19, terrain: 'swampWater', sizes: [1] },
  { family: 20, terrain: 'swamp', sizes: [1, 2, 3, 7, 24] },
  { family: 21, terrain: 'concrete', sizes: [1, 2, 7] },
  { family: 22, terrain: 'asphalt', sizes: [1, 2, 7] },
  { family: 25, terrain: 'shadow', sizes: [1] },
  { family: 26, terrain: 'dungeon', sizes: [1, 2, 3, 7, 24] },
];

function shapeOfSize(size: Size): Shape {
  return size === 5 ? SHAPES.straight5 : SHAPES[size];
}

function land(code: number, terrain: Terrain, size: Size): Piece {
  return { code, name: `${terrain}, ${size} spaces`, shape: shapeOfSize(size), use: { as: 'land', terrain } };
}

function obstacle(
  code: number,
  kind: ObstacleKind,
  shape: Shape,
  base: Terrain | null,
  height?: readonly number[],
): Piece {
  const use = { as: 'obstacle' as const, kind, base, ...(height === undefined ? {} : { height }) };
  return { code, name: height === undefined ? kind : `${kind} of height ${height[0]}`, shape, use };
}

function castle(code: number, name: string, shape: Shape, use: PieceUse): Piece {
  return { code, name, shape, use };
}

/** All the sides at which a hex of the piece has a wall. */
function edges(...list: readonly (readonly [q: number, r: number, ...sides: Side[]])[]): readonly PieceEdge[] {
  return list.flatMap(([q, r, ...sides]) => sides.map((side) => ({ hex: { q, r }, side })));
}

/** HS-20.17 in the order 5 / 7 / 9, 7 / 9 / 11 / 11 and 9 / 9 / 17 / 17 / 17 / 17. */
const PEAKS_3: Shape = [hex(0, 0), hex(0, 1), hex(1, 0)];
const PEAKS_4: Shape = [hex(0, 0), hex(1, 1), hex(1, 0), hex(0, 1)];
const PEAKS_6: Shape = [hex(-1, 1), hex(2, 0), hex(0, 0), hex(1, 0), hex(0, 1), hex(1, 1)];

function hex(q: number, r: number): Hex {
  return { q, r };
}

const OBSTACLES: readonly Piece[] = [
  obstacle(10_011, 'tree', SHAPES[1], null, [10]),
  obstacle(10_012, 'tree', SHAPES[1], null, [11]),
  obstacle(10_013, 'tree', SHAPES[1], null, [12]),
  obstacle(10_004, 'tree4', SHAPES[4], null),
  obstacle(24_014, 'palm', SHAPES[1], 'swamp', [14]),
  obstacle(24_015, 'palm', SHAPES[1], 'swamp', [15]),
  obstacle(24_016, 'palm', SHAPES[1], 'swamp', [16]),
  obstacle(24_001, 'palm', SHAPES[1], 'swamp', [15]), // the code of old files for 24015
  obstacle(24_002, 'bush', SHAPES[1], 'swamp'),
  obstacle(13_001, 'glacier1', SHAPES[1], 'ice'),
  obstacle(13_003, 'glacier3', PEAKS_3, 'ice'),
  obstacle(13_004, 'glacier4', PEAKS_4, 'ice'),
  obstacle(13_006, 'glacier6', PEAKS_6, 'ice'),
  obstacle(27_001, 'outcrop1', SHAPES[1], 'shadow'),
  obstacle(27_003, 'outcrop3', PEAKS_3, 'shadow'),
  obstacle(23_006, 'hive', SHAPES[6], 'swamp'), // HS-20.1
  obstacle(17_101, 'pillar', SHAPES[1], null),
];

/**
 * Pieces that stand on many edges, unturned:
 *
 * - Ruins of two and three: a wall along the south of a row of two or three hexes and up the west side of the first.
 * - The warehouse ruin: a wall between its two upper hexes, and one along the row of four below them. That one runs through the
 *   middle of the hexes; it is laid on their northern edges. In the broken one the two middle hexes of the row are open.
 * - The road wall: along the south of four hexes in a row; whoever stands on these is inside.
 */
const EDGE_PIECES: readonly Piece[] = [
  {
    code: 11_002,
    name: 'ruin of two',
    shape: SHAPES[2],
    use: { as: 'edges', kind: 'ruin', base: null, edges: edges([0, 0, 1, 2, 3], [1, 0, 1, 2]) },
  },
  {
    code: 11_003,
    name: 'ruin of three',
    shape: SHAPES.straight3,
    use: { as: 'edges', kind: 'ruin', base: null, edges: edges([0, 0, 1, 2, 3], [1, 0, 1, 2], [2, 0, 1, 2]) },
  },
  {
    code: 11_006,
    name: 'warehouse ruin',
    shape: SHAPES.warehouse,
    use: {
      as: 'edges',
      kind: 'ruin',
      base: 'concrete',
      edges: edges([-1, 0, 0], [-1, 1, 4, 5], [0, 1, 4, 5], [1, 1, 4, 5], [2, 1, 4, 5]),
    },
  },
  {
    code: 11_007,
    name: 'broken warehouse ruin',
    shape: SHAPES.warehouse,
    use: { as: 'edges', kind: 'ruin', base: 'concrete', edges: edges([-1, 0, 0], [-1, 1, 4, 5], [2, 1, 4, 5]) },
  },
  {
    code: 12_004,
    name: 'road wall',
    shape: SHAPES.straight4,
    use: {
      as: 'edges',
      kind: 'wall',
      base: null,
      edges: edges([0, 0, 1, 2], [1, 0, 1, 2], [2, 0, 1, 2], [3, 0, 1, 2]),
    },
  },
];

/** HS-8.8: walkways are roads. */
const CASTLE: readonly Piece[] = [
  castle(16_001, 'walkway, 1 space', SHAPES[1], { as: 'land', terrain: 'road' }),
  castle(16_007, 'walkway, 7 spaces', SHAPES.walkway7, { as: 'land', terrain: 'road' }),
  castle(16_009, 'walkway, 9 spaces', SHAPES.walkway9, { as: 'land', terrain: 'road' }),
  castle(16_101, 'castle base, corner', SHAPES[1], { as: 'castleBase' }),
  castle(16_102, 'castle base, straight', SHAPES[1], { as: 'castleBase' }),
  castle(16_103, 'castle base, end', SHAPES[1], { as: 'castleBase' }),
  castle(16_201, 'castle wall, corner', SHAPES[1], { as: 'castleWall' }),
  castle(16_202, 'castle wall, straight', SHAPES[1], { as: 'castleWall' }),
  castle(16_203, 'castle wall, end', SHAPES[1], { as: 'castleWall' }),
  castle(16_301, 'battlement', SHAPES[1], { as: 'battlement' }),
  castle(16_401, 'arch with door', SHAPES.straight3, { as: 'arch', hasDoor: true }),
  castle(16_402, 'ladder', SHAPES[1], { as: 'ladder' }),
  castle(16_403, 'flag', SHAPES[1], { as: 'decoration' }),
  castle(16_404, 'arch without door', SHAPES.straight3, { as: 'arch', hasDoor: false }),
];

const TABLE: readonly Piece[] = [
  ...LAND.flatMap(({ family, terrain, sizes }) => sizes.map((size) => land(1000 * family + size, terrain, size))),
  // Two flat tiles upon each other in one layer.
  land(4002, 'water', 1),
  land(25_002, 'shadow', 1),
  land(17_001, 'water', 1), // wellspring water
  ...OBSTACLES,
  ...EDGE_PIECES,
  ...CASTLE,
  { code: 15_001, name: 'start area', shape: SHAPES[1], use: { as: 'start' } },
];

export const PIECES: ReadonlyMap<number, Piece> = new Map(TABLE.map((piece) => [piece.code, piece]));

/**
 * What tiles that users made are meant to be, by the name they gave them: the editor has no code for them, but maps of many people
 * use the same ones. Null if it can't be told.
 */
export function userPiece(name: string, size: number): Piece | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain.includes('pillar')) return PIECES.get(17_101) ?? null;
  const terrain = USER_TERRAINS.find(([word]) => plain.includes(word))?.[1];
  const known = SIZES.find((one) => one === size);
  return terrain === undefined || known === undefined ? null : land(17_000, terrain, known);
}

const SIZES: readonly Size[] = [1, 2, 3, 7, 24];

/** Longer words first: swamp water is no water. */
const USER_TERRAINS: readonly (readonly [word: string, terrain: Terrain])[] = [
  ['swampwater', 'swampWater'],
  ['wellspring', 'water'],
  ['water', 'water'],
  ['lavafield', 'lavaField'],
  ['lava', 'moltenLava'],
  ['snow', 'snow'],
  ['sand', 'sand'],
  ['shadow', 'shadow'],
  ['ice', 'ice'],
];
