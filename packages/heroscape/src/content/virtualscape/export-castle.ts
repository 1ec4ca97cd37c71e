/**
 * Writing the castle: pillars as bases and walls, ladders, and arches and doors where they stand between two pillars.
 */
import { neighbour, turned, type Hex } from '@muster/hex';
import type { MapFile, MapObstacle } from '../map.ts';
import { obstacleHeights } from '../piece-heights.ts';
import { rotationOfSide } from './codes.ts';
import type { ExportPiece } from './from-map.ts';
import { keyOf } from './layers.ts';
import { matchHexes, ROTATIONS } from './match.ts';
import { edgeName, GATE_SIDES, LADDER_HEIGHT } from './place-edges.ts';
import { ARCH_HEIGHT, BASE_HEIGHT, WALL_HEIGHT } from './place-obstacles.ts';
import type { Report } from './report.ts';
import { SHAPES } from './shapes.ts';

const BASE = 16_102;
const WALL = 16_202;
const ARCH_WITH_DOOR = 16_401;
const LADDER = 16_402;
const ARCH = 16_404;

export interface ExportedCastle {
  readonly pieces: readonly ExportPiece[];
  /** Where something can lie on a pillar: "q,r,level". */
  readonly carried: ReadonlySet<string>;
  /** The names of the arch edges that are written already, with their level. */
  readonly arches: ReadonlySet<string>;
}

interface Pillar extends Hex {
  readonly level: number;
  height: number;
}

export function exportCastle(map: MapFile, report: Report): ExportedCastle {
  const pillars = new Map<string, Pillar>();
  for (const obstacle of map.obstacles) {
    for (const pillar of pillarsOf(obstacle)) pillars.set(`${keyOf(pillar)},${pillar.level}`, pillar);
  }
  const carried = new Set([...pillars.values()].map(({ q, r, level, height }) => `${q},${r},${level + height}`));
  const gates = exportGates(map, pillars, report);
  const pieces = [...gates.pieces, ...[...pillars.values()].flatMap((pillar) => pillarPieces(pillar, report))];
  for (const { q, r, side, foot, height } of map.ladders) {
    for (let z = foot; z < foot + height; z += LADDER_HEIGHT) {
      pieces.push({ code: LADDER, rotation: rotationOfSide(side), anchor: { q, r }, z });
    }
  }
  return { pieces, carried, arches: gates.arches };
}

function pillarsOf(obstacle: MapObstacle): readonly Pillar[] {
  if (obstacle.kind !== 'pillar' && obstacle.kind !== 'pillarBase') return [];
  const heights = obstacleHeights(obstacle);
  return obstacle.at.map(([q, r], i) => ({ q, r, level: obstacle.level, height: heights[i] ?? 0 }));
}

/** As many walls as go into its height, on a base if one layer is left over. */
function pillarPieces({ q, r, level, height }: Pillar, report: Report): readonly ExportPiece[] {
  const anchor = { q, r };
  const walls = Math.floor(height / WALL_HEIGHT);
  const rest = height - walls * WALL_HEIGHT;
  if (rest > BASE_HEIGHT) {
    report.add('left out', null, `a pillar of height ${height} at (${q}, ${r}) can't be built from bases and walls`);
    return [];
  }
  const pieces: ExportPiece[] = rest > 0 ? [{ code: BASE, rotation: 0, anchor, z: level }] : [];
  for (let i = 0; i < walls; i++) pieces.push({ code: WALL, rotation: 0, anchor, z: level + rest + i * WALL_HEIGHT });
  return pieces;
}

interface Gate {
  readonly code: number;
  /** As `edgeName` names them. */
  readonly edges: readonly string[];
  readonly base: number;
  /** The hexes at the gate; one of them is its gateway. */
  readonly hexes: readonly Hex[];
}

/** A gate in the middle of two pillars is an arch; the pillars are part of the piece. */
function exportGates(map: MapFile, pillars: Map<string, Pillar>, report: Report) {
  const pieces: ExportPiece[] = [];
  const arches = new Set<string>();
  for (const gate of gatesOf(map)) {
    const piece = archPiece(gate, pillars);
    if (piece !== null) {
      pieces.push(piece);
      if (gate.code === ARCH) for (const edge of gate.edges) arches.add(`${edge},${gate.base}`);
    } else if (gate.code === ARCH_WITH_DOOR) {
      const [hex] = gate.hexes;
      report.add('left out', null, `the door at (${hex?.q}, ${hex?.r}) does not stand between two pillars of an arch`);
    }
  }
  for (const door of map.doors) if (door.open) report.add('interpreted', null, `the door "${door.id}" is closed now`);
  return { pieces, arches };
}

function gatesOf(map: MapFile): readonly Gate[] {
  const doors = map.doors.map(({ edges, base }) => {
    const ends = edges.map(([q, r, side]) => ({ hex: { q, r }, side: turned(0, side) }));
    return {
      code: ARCH_WITH_DOOR,
      edges: ends.map(edgeName),
      base,
      hexes: ends.flatMap(({ hex, side }) => [hex, neighbour(hex, side)]),
    };
  });
  // Arches stand edge by edge in the map: each gateway with its two edges is one.
  const arches = map.edges.filter(({ kind }) => kind === 'arch');
  const names = new Set(arches.map((edge) => `${edgeName({ hex: edge, side: turned(0, edge.side) })},${edge.base}`));
  const gateways = arches.flatMap((edge) => {
    const here = { q: edge.q, r: edge.r };
    return [here, neighbour(here, turned(0, edge.side))].flatMap((hex) =>
      ROTATIONS.flatMap((rotation): readonly Gate[] => {
        const edges = GATE_SIDES.map((side) => edgeName({ hex, side: turned(side, rotation) }));
        const isWhole = edges.every((name) => names.has(`${name},${edge.base}`));
        return isWhole ? [{ code: ARCH, edges, base: edge.base, hexes: [hex] }] : [];
      }),
    );
  });
  const once = new Map(gateways.map((gate) => [`${gate.edges.toSorted().join()},${gate.base}`, gate]));
  return [...doors, ...once.values()];
}

function archPiece(gate: Gate, pillars: Map<string, Pillar>): ExportPiece | null {
  for (const middle of gate.hexes) {
    for (const rotation of ROTATIONS) {
      const edges = GATE_SIDES.map((side) => edgeName({ hex: middle, side: turned(side, rotation) }));
      if (!gate.edges.every((edge) => edges.includes(edge))) continue;
      const sides = [neighbour(middle, turned(3, rotation)), neighbour(middle, turned(0, rotation))];
      const posts = sides.map((hex) => pillars.get(`${keyOf(hex)},${gate.base}`));
      if (posts.some((post) => post === undefined || post.height < ARCH_HEIGHT)) continue;
      const match = matchHexes(
        SHAPES.straight3,
        [sides[0], middle, sides[1]].map((hex) => [hex?.q ?? 0, hex?.r ?? 0]),
      );
      if (match === null) continue;
      for (const post of posts) if (post !== undefined) shorten(pillars, post);
      return { code: gate.code, rotation, anchor: match.anchor, z: gate.base };
    }
  }
  return null;
}

/** What the arch brings with it is not written once more; what stands upon it is. */
function shorten(pillars: Map<string, Pillar>, post: Pillar): void {
  pillars.delete(`${keyOf(post)},${post.level}`);
  const height = post.height - ARCH_HEIGHT;
  if (height > 0)
    pillars.set(`${keyOf(post)},${post.level + ARCH_HEIGHT}`, { ...post, level: post.level + ARCH_HEIGHT, height });
}
