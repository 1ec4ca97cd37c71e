/**
 * What stands between spaces: ruins, walls, battlements, arches and doors, ladders.
 */
import { neighbour, oppositeSide, turned, type Hex } from '@muster/hex';
import { levelsAt } from '../map-ground.ts';
import type { EdgeKind, HexRef, MapDoor, MapEdge, MapLadder } from '../map.ts';
import { sideOfRotation } from './codes.ts';
import { keyOf, type Site } from './layers.ts';
import { partsUsedAs, type Part, type Parts } from './parts.ts';
import type { PieceEdge } from './shapes.ts';

export interface EdgePieces {
  readonly edges: readonly MapEdge[];
  readonly doors: readonly MapDoor[];
  readonly ladders: readonly MapLadder[];
}

export function placeEdges(parts: Parts, site: Site): EdgePieces {
  const edges = new Map<string, MapEdge>();
  const put = (kind: EdgeKind, part: Part, list: readonly PieceEdge[], z: number): void => {
    for (const { edge, base } of standing(part, list, z, site)) {
      const key = `${edgeName(edge)},${base}`;
      // The inside of a wall is where its piece lies; ruins and arches have none.
      const inner = kind === 'wall' || kind === 'battlement' ? { innerSide: 'self' as const } : {};
      if (!edges.has(key)) edges.set(key, { kind, q: edge.hex.q, r: edge.hex.r, side: edge.side, base, ...inner });
    }
  };
  for (const part of partsUsedAs(parts, 'edges')) {
    put(part.use.kind, part, part.use.edges, part.use.base === null ? part.tile.z : part.tile.z + 1);
  }
  for (const part of partsUsedAs(parts, 'battlement')) {
    const side = sideOfRotation(part.tile.rotation);
    put(
      'battlement',
      part,
      part.hexes.map((hex) => ({ hex, side })),
      part.tile.z,
    );
  }
  const doors: MapDoor[] = [];
  for (const part of partsUsedAs(parts, 'arch')) {
    if (part.use.hasDoor) doors.push(...doorOf(part, site, doors.length + 1));
    else put('arch', part, gateEdges(part), part.tile.z);
  }
  return { edges: [...edges.values()], doors, ladders: laddersOf(parts, site) };
}

/** An edge has two names (HS-M5); one of them for both. */
export function edgeName({ hex, side }: PieceEdge): string {
  if (side < 3) return `${hex.q},${hex.r},${side}`;
  const behind = neighbour(hex, side);
  return `${behind.q},${behind.r},${oppositeSide(side)}`;
}

/** The edges between two columns, with the level they stand on; at the rim nothing could cross them. */
function standing(
  part: Part,
  list: readonly PieceEdge[],
  z: number,
  site: Site,
): readonly { readonly edge: PieceEdge; readonly base: number }[] {
  const found: { readonly edge: PieceEdge; readonly base: number }[] = [];
  let atRim = 0;
  let inTheAir = 0;
  for (const edge of list) {
    const sides = [edge.hex, neighbour(edge.hex, edge.side)].map((hex) => levelsAt(site.ground, hex));
    const below = z - site.floor;
    const base = [below, below + 1].find((level) => sides.some((levels) => levels.includes(level)));
    if (sides.some((levels) => levels.length === 0)) atRim++;
    else if (base === undefined) inTheAir++;
    else found.push({ edge, base });
  }
  const { report } = site;
  if (atRim > 0)
    report.add('left out', part.tile, `${atRim} edges of the ${part.piece.name} lie at the rim of the field`);
  if (inTheAir > 0) report.add('left out', part.tile, `${inTheAir} edges of the ${part.piece.name} stand on no ground`);
  return found;
}

/**
 * An arch covers three hexes in a row. The outer two are pillars, the middle one is the gateway. The gate itself stands at the
 * southern edges of the middle hex when the piece is not turned.
 */
function gateEdges({ tile, hexes }: Part): readonly PieceEdge[] {
  const hex = hexes[1];
  return hex === undefined ? [] : GATE_SIDES.map((side) => ({ hex, side: turned(side, tile.rotation) }));
}

/** South-east and south-west. */
export const GATE_SIDES = [1, 2] as const;

/** HS-20.11, HS-20.12: the file says nothing about the leaf; it turns outwards about its western end and comes to lie south-west. */
function doorOf(part: Part, site: Site, number: number): readonly MapDoor[] {
  const found = standing(part, gateEdges(part), part.tile.z, site);
  const [first] = found;
  const middle = part.hexes[1];
  if (first === undefined || middle === undefined) {
    site.report.add('left out', part.tile, 'there is no way through the door');
    return [];
  }
  const { rotation } = part.tile;
  const west = neighbour(middle, turned(2, rotation));
  const east = neighbour(middle, turned(1, rotation));
  const outside = neighbour(west, turned(1, rotation));
  const isThere = (hex: Hex): boolean => levelsAt(site.ground, hex).length > 0;
  const [control, ...swing] = [west, east, middle, outside].filter(isThere).map(({ q, r }): HexRef => [q, r]);
  if (control === undefined) return [];
  site.report.add('interpreted', part.tile, 'the door opens outwards (south, if the piece is not turned) to the left');
  const edges = found.map(({ edge }) => [edge.hex.q, edge.hex.r, edge.side] as const);
  return [{ id: `door-${number}`, edges, base: first.base, control, swing, open: false }];
}

/** The layers a ladder of the castle reaches up; higher ones are put upon each other. */
export const LADDER_HEIGHT = 2;

interface LadderRun {
  readonly part: Part;
  top: number;
}

function laddersOf(parts: Parts, site: Site): readonly MapLadder[] {
  const runs = new Map<string, LadderRun[]>();
  for (const part of partsUsedAs(parts, 'ladder')) {
    const [hex] = part.hexes;
    if (hex === undefined) continue;
    const key = `${keyOf(hex)},${part.tile.rotation}`;
    const here = runs.get(key) ?? [];
    runs.set(key, here);
    const below = here.at(-1);
    if (below !== undefined && part.tile.z <= below.top) below.top = part.tile.z + LADDER_HEIGHT;
    else here.push({ part, top: part.tile.z + LADDER_HEIGHT });
  }
  return [...runs.values()].flat().flatMap((run) => ladderOf(run, site));
}

/** HS-12.1: exactly as high as its wall; the pieces of the editor come in steps of two. */
function ladderOf({ part, top }: LadderRun, site: Site): readonly MapLadder[] {
  const [hex] = part.hexes;
  if (hex === undefined) return [];
  const side = sideOfRotation(part.tile.rotation);
  const below = part.tile.z - site.floor;
  const feet = levelsAt(site.ground, hex);
  const foot = [below, below + 1].find((level) => feet.includes(level));
  const end = top - site.floor;
  const wall = levelsAt(site.ground, neighbour(hex, side)).find((level) => Math.abs(level - end) <= LADDER_HEIGHT);
  if (foot === undefined || wall === undefined || wall <= foot) {
    site.report.add('left out', part.tile, 'the ladder has no ground at its foot or no wall that ends where it ends');
    return [];
  }
  if (wall !== end)
    site.report.add('interpreted', part.tile, `the ladder became ${wall - foot} levels high, like its wall`);
  return [{ q: hex.q, r: hex.r, side, foot, height: wall - foot }];
}
