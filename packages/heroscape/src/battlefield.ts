/**
 * A map made ready for play: its spaces with terrain and floor, what stands on them and between them. It never changes; what is
 * felled, opened or flooded stands in the state.
 */
import {
  buildField,
  ColumnDistances,
  neighbour,
  RangeSearch,
  SIDES,
  sideOf,
  type Field,
  type Perch,
  type Sight,
  type Solid,
  type SpaceId,
  type StepId,
} from '@muster/hex';
import { EDGE_HEIGHTS, edgeTop, obstacleHeights } from './content/piece-heights.ts';
import { DOOR_HEIGHT, isClimbable, isJunglePlant, isTree, type PieceKind } from './content/pieces.ts';
import { codeOf, WATER_LIKE } from './content/terrain.ts';
import type { MapFile, Terrain } from './content/map.ts';
import type { OptionSet } from './content/options.ts';
import { buildBattleSight } from './rules/sight-pieces.ts';

/** An obstacle, wall or door, by its place in the state's list of pieces. */
export interface PieceInfo {
  readonly kind: PieceKind;
  /** Of an obstacle: the spaces it fills and the level of its top over each. */
  readonly spaces: readonly SpaceId[];
  readonly tops: readonly number[];
  /** Of an edge piece: the level it stands on and its top for sight. */
  readonly base: number;
  readonly top: number;
  /** Of an edge piece: the steps that cross it, with what must be climbed there (HS-9.11). */
  readonly crossings: readonly { readonly step: StepId; readonly top: number }[];
  readonly door: DoorInfo | null;
}

export interface DoorInfo {
  readonly id: string;
  readonly control: readonly SpaceId[];
  readonly swing: readonly SpaceId[];
  readonly open: boolean;
}

export interface LadderInfo {
  readonly foot: SpaceId;
  /** From the lowest to the highest. */
  readonly rungs: readonly SpaceId[];
  /** The space at its upper end. */
  readonly head: SpaceId;
}

export interface Battlefield {
  readonly map: MapFile;
  readonly field: Field;
  readonly distances: ColumnDistances;
  readonly sight: Sight;
  /** By space. */
  readonly terrain: Uint8Array;
  /** By space: the level a figure stands on there, on top of what can be climbed. */
  readonly floor: Int16Array;
  /** By space: the piece that fills it, -1 if none. */
  readonly filledBy: Int16Array;
  /** By space: number of the start zone, 0 for none. */
  readonly zone: Uint8Array;
  /** By step: pieces on the edge it crosses, null for most. */
  readonly edges: readonly (readonly number[] | null)[];
  /** By step: 1 where the step up would climb the free edge of an overhang (HS-9.9). */
  readonly unsupported: Uint8Array;
  /** By step: 1 where a ladder leans on the wall between the two spaces (HS-12.10). */
  readonly ladderBetween: Uint8Array;
  /** By space: the ladder whose rung it is, -1 if none. */
  readonly ladderOf: Int16Array;
  readonly ladders: readonly LadderInfo[];
  readonly pieces: readonly PieceInfo[];
  /** The pieces that are doors, and those that attacks may destroy. */
  readonly doors: readonly number[];
  readonly destructible: readonly number[];
  /** Some piece is a plant that may give cover. */
  readonly hasPlants: boolean;
  /** Spaces of each start zone. */
  readonly zones: Readonly<Record<string, readonly SpaceId[]>>;
  /** Scratch paper of movement searches: for one-space and two-space figures, along safe steps and along all. */
  readonly searches: Searches;
  readonly scratch: Scratch;
}

/** Room for what a mover knows before a search: who uses it says so, and who finds another's name in it fills it anew. */
interface Scratch {
  /** By space: enemies next to it, as bits. They stay as long as no enemy moves. */
  readonly enemies: Int32Array;
  enemiesOf: EnemiesOf | null;
  /** Who stands where, by space, and which pieces stand: for a table that is opened only for a glance. */
  readonly standing: Int16Array;
  readonly stands: Uint8Array;
  /** By space: what ends a move there. */
  readonly stops: Uint8Array;
  stopsOf: object | null;
  /** By step, and by space. */
  readonly known: { readonly costs: Int16Array; readonly dangers: Int8Array; readonly stops: Uint8Array };
  knownOf: object | null;
}

/** Whose enemies were marked, and when. */
interface EnemiesOf {
  readonly table: object;
  readonly auras: object;
  readonly seat: number;
  readonly height: number;
  readonly moves: number;
}

function scratchFor({ spaces, steps }: Field, pieces: number): Scratch {
  return {
    enemies: new Int32Array(spaces),
    enemiesOf: null,
    standing: new Int16Array(spaces),
    stands: new Uint8Array(pieces),
    stops: new Uint8Array(spaces),
    stopsOf: null,
    known: { costs: new Int16Array(steps), dangers: new Int8Array(steps), stops: new Uint8Array(spaces) },
    knownOf: null,
  };
}

interface Searches {
  readonly single: SearchPair;
  readonly double: SearchPair;
}

interface SearchPair {
  readonly safe: RangeSearch;
  readonly any: RangeSearch;
  /** By node: the spaces of a figure that stands there, the leading one first, and their name in options. */
  readonly places: readonly Place[];
  /** Room to note for each node where it stands in a list. */
  readonly listed: Int32Array;
}

interface Place {
  readonly key: string;
  readonly at: readonly SpaceId[];
}

function searchesFor(field: Field, double: boolean): SearchPair {
  const safe = new RangeSearch(field, double);
  const nodes = double ? field.steps : field.spaces;
  const places = Array.from({ length: nodes }, (_, node) => {
    const at = safe.spacesOf(node);
    return { key: at.join('-'), at };
  });
  return { safe, any: new RangeSearch(field, double), places, listed: new Int32Array(nodes).fill(-1) };
}

/** By map: its battlefields, one for each way to build it. */
const built = new WeakMap<MapFile, (Battlefield | undefined)[]>();

export function battlefieldOf(map: MapFile, { waterLevelModel, treeWall }: OptionSet): Battlefield {
  const ways = waysToBuild(map);
  const way = (waterLevelModel === 'recessed' ? 1 : 0) + (treeWall ? 2 : 0);
  return (ways[way] ??= build(map, waterLevelModel === 'recessed', treeWall));
}

/** Maps that differ only in what the ground is not built from have one ground. */
export function shareGround(map: MapFile, variant: MapFile): void {
  built.set(variant, waysToBuild(map));
}

function waysToBuild(map: MapFile): (Battlefield | undefined)[] {
  const known = built.get(map);
  if (known !== undefined) return known;
  const ways: (Battlefield | undefined)[] = [];
  built.set(map, ways);
  return ways;
}

/** HS-8.13, HS-8.17, HS-8.21: what the scenario makes of sand, snow and ice. */
function terrainInPlay({ scenario }: MapFile, terrain: Terrain): Terrain {
  if (terrain === 'sand' && scenario.modes.sand === 'mud') return 'mud';
  if (terrain === 'snow' && scenario.modes.snow === 'heavy') return 'heavySnow';
  if (terrain === 'ice' && scenario.modes.ice === 'slippery') return 'slipperyIce';
  return terrain;
}

function build(map: MapFile, recessed: boolean, treeWall: boolean): Battlefield {
  const solids: Solid[] = [];
  const terrainAt = new Map<string, Terrain>();
  const sunken = new Set<string>();
  for (const tile of map.tiles) {
    const terrain = terrainInPlay(map, tile.terrain);
    const sunk = recessed && WATER_LIKE[codeOf(terrain)] === 1; // HS-8.29
    const top = sunk ? tile.level - 1 : tile.level;
    const bottom = (tile.from ?? 1) - 1; // HS-M3, HS-9.7
    solids.push({ q: tile.q, r: tile.r, bottom: Math.min(bottom, top - (sunk ? 1 : 0)), top });
    terrainAt.set(`${tile.q},${tile.r},${top}`, terrain);
    if (sunk) sunken.add(`${tile.q},${tile.r},${tile.level}`);
  }
  const rungLevels = map.ladders.map(rungLevelsOf);
  const perches: Perch[] = map.ladders.flatMap(({ q, r }, i) =>
    (rungLevels[i] ?? []).map((level) => ({ q, r, level })),
  );
  const field = withFileLevels(buildField(solids, perches), sunken);

  const terrain = new Uint8Array(field.spaces);
  const floor = Int16Array.from(field.level);
  for (let space = 0; space < field.spaces; space++) {
    const column = field.column[space] ?? 0;
    const key = `${field.q[column] ?? 0},${field.r[column] ?? 0},${field.level[space] ?? 0}`;
    terrain[space] = codeOf(terrainAt.get(key) ?? 'rock');
  }

  const pieces: PieceInfo[] = [...obstaclesOf(map, field), ...edgesOf(map, field), ...doorsOf(map, field)];
  const filledBy = new Int16Array(field.spaces).fill(-1);
  const edges = new Array<number[] | null>(field.steps).fill(null);
  for (const [id, piece] of pieces.entries()) {
    for (const [i, space] of piece.spaces.entries()) {
      filledBy[space] = id;
      if (isClimbable(piece.kind)) floor[space] = piece.tops[i] ?? 0; // HS-9.13
    }
    for (const { step } of piece.crossings) edges[step] = [...(edges[step] ?? []), id];
  }

  const zones: Record<string, SpaceId[]> = {};
  const zone = new Uint8Array(field.spaces);
  for (const [name, refs] of Object.entries(map.startZones)) {
    const spaces = refs.map(([q, r, level]) => field.spaceAt(q, r, level)).filter((space) => space !== null);
    zones[name] = spaces;
    for (const space of spaces) zone[space] = Number(name);
  }

  const ladders = map.ladders.map((ladder, i) => {
    const rungs = (rungLevels[i] ?? []).map((level) => spaceOr(field, ladder.q, ladder.r, level));
    const side = SIDES[ladder.side] ?? 0;
    const beside = neighbour(ladder, side);
    const foot = spaceOr(field, ladder.q, ladder.r, ladder.foot);
    return { foot, rungs, head: spaceOr(field, beside.q, beside.r, ladder.foot + ladder.height) };
  });
  const ladderOf = new Int16Array(field.spaces).fill(-1);
  const ladderBetween = new Uint8Array(field.steps);
  for (const [id, ladder] of ladders.entries()) {
    for (const rung of ladder.rungs) ladderOf[rung] = id;
    const { q, r, side } = map.ladders[id] ?? { q: 0, r: 0, side: 0 };
    for (const step of stepsAcross(field, q, r, side)) {
      if (field.perch[field.stepFrom[step] ?? 0] !== 1 && field.perch[field.stepTo[step] ?? 0] !== 1)
        ladderBetween[step] = 1;
    }
  }

  const distances = new ColumnDistances(field);
  return {
    map,
    field,
    distances,
    sight: buildBattleSight(field, pieces, treeWall),
    terrain,
    floor,
    filledBy,
    zone,
    edges,
    unsupported: unsupportedSteps(field, floor),
    ladderBetween,
    ladderOf,
    ladders,
    pieces,
    doors: [...pieces.keys()].filter((id) => pieces[id]?.kind === 'door'),
    destructible: [...pieces.keys()].filter((id) => pieces[id]?.kind === 'door' || isTree(pieces[id]?.kind ?? 'door')),
    hasPlants: pieces.some(({ kind }) => isJunglePlant(kind) || isTree(kind)),
    zones,
    searches: { single: searchesFor(field, false), double: searchesFor(field, true) },
    scratch: scratchFor(field, pieces.length),
  };
}

/** The map file names a sunken space by the layer of its tile (HS-8.29). */
function withFileLevels(field: Field, sunken: ReadonlySet<string>): Field {
  if (sunken.size === 0) return field;
  return {
    ...field,
    spaceAt: (q, r, level) => field.spaceAt(q, r, sunken.has(`${q},${r},${level}`) ? level - 1 : level),
  };
}

function spaceOr(field: Field, q: number, r: number, level: number): SpaceId {
  const space = field.spaceAt(q, r, level);
  if (space === null) throw new Error(`the map has no space at ${q}, ${r} on level ${level}`);
  return space;
}

/** HS-12.12 */
function rungLevelsOf({ foot, height, rungs }: { foot: number; height: number; rungs?: number }): readonly number[] {
  const count = rungs ?? Math.max(1, Math.floor(height / 2));
  return Array.from({ length: count }, (_, i) => foot + Math.round(((i + 1) * height) / (count + 1)));
}

function obstaclesOf(map: MapFile, field: Field): readonly PieceInfo[] {
  return map.obstacles.map((obstacle) => {
    const { kind, at } = obstacle;
    const heights = obstacleHeights(obstacle);
    const spaces = at.map(([q, r]) => spaceOr(field, q, r, obstacle.level));
    const level = Math.max(...spaces.map((space) => field.level[space] ?? 0)); // HS-8.29: in water it stands lower
    return {
      kind,
      spaces,
      tops: at.map((_, i) => level + (heights[i] ?? heights[0] ?? 0)),
      base: level,
      top: level + Math.max(...heights),
      crossings: [],
      door: null,
    };
  });
}

function edgesOf(map: MapFile, field: Field): readonly PieceInfo[] {
  return map.edges.map((edge) => {
    const height = edge.height ?? EDGE_HEIGHTS[edge.kind];
    const side = SIDES[edge.side] ?? 0;
    const near = field.columnAt(edge.q, edge.r);
    const crossings: { step: StepId; top: number }[] = [];
    for (const step of stepsAcross(field, edge.q, edge.r, side)) {
      const fromNear = field.column[field.stepFrom[step] ?? 0] === near;
      crossings.push({ step, top: edgeTop(edge, fromNear ? 'self' : 'other') }); // HS-9.11
    }
    return { kind: edge.kind, spaces: [], tops: [], base: edge.base, top: edge.base + height, crossings, door: null };
  });
}

function doorsOf(map: MapFile, field: Field): readonly PieceInfo[] {
  return map.doors.map(({ id, edges, base, control, swing, open }) => {
    const top = base + DOOR_HEIGHT;
    const on = ([q, r]: readonly [number, number]) => {
      const space = field.spaceAt(q, r, base);
      return space === null ? [] : [space];
    };
    const crossings = edges.flatMap(([q, r, side]) =>
      stepsAcross(field, q, r, SIDES[side] ?? 0).map((step) => ({ step, top })),
    );
    return {
      kind: 'door' as const,
      spaces: [],
      tops: [],
      base,
      top,
      crossings,
      door: { id, control: on(control), swing: swing.flatMap(on), open },
    };
  });
}

/** All steps through an edge, both ways. */
function stepsAcross(field: Field, q: number, r: number, side: number): readonly StepId[] {
  const column = field.columnAt(q, r);
  if (column === null) return [];
  const steps: StepId[] = [];
  for (let space = field.firstSpace[column] ?? 0; space < (field.firstSpace[column + 1] ?? 0); space++) {
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
      if (sideOf(field, step) === side) steps.push(step, field.stepBack[step] ?? step);
    }
  }
  return steps;
}

/** HS-9.9: steps up onto an overhang from beneath its free edge. */
function unsupportedSteps(field: Field, floor: Int16Array): Uint8Array {
  const unsupported = new Uint8Array(field.steps);
  for (let step = 0; step < field.steps; step++) {
    const from = field.stepFrom[step] ?? 0;
    const to = field.stepTo[step] ?? 0;
    const underside = field.bottom[to] ?? 0;
    if (field.perch[from] === 1 || field.perch[to] === 1 || underside <= (floor[from] ?? 0)) continue;
    const thin = (field.level[to] ?? 0) - underside === 1; // HS-9.8
    unsupported[step] = thin && hasSupport(field, from, to) ? 0 : 1;
  }
  return unsupported;
}

/** Whether `from` borders (or is) a space that borders the overhang and whose ground reaches its underside. */
function hasSupport(field: Field, from: SpaceId, overhang: SpaceId): boolean {
  const underside = field.bottom[overhang] ?? 0;
  const reaches = (space: SpaceId) => (field.level[space] ?? 0) >= underside && (field.bottom[space] ?? 0) < underside;
  if (reaches(from)) return true;
  const around = (space: SpaceId): SpaceId[] => {
    const spaces: SpaceId[] = [];
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
      spaces.push(field.stepTo[step] ?? 0);
    }
    return spaces;
  };
  const besideOverhang = new Set(around(overhang));
  return around(from).some((space) => besideOverhang.has(space) && reaches(space));
}
