/**
 * Writing ruins and walls: single edges are put together to pieces again. What fits no piece is reported.
 */
import { neighbour, turned, type Hex, type Side } from '@muster/hex';
import type { MapEdge, MapFile } from '../map.ts';
import { rotationOfSide } from './codes.ts';
import type { ExportPiece } from './from-map.ts';
import { keyOf } from './layers.ts';
import { ROTATIONS } from './match.ts';
import { PIECES } from './pieces.ts';
import { edgeName } from './place-edges.ts';
import type { Report } from './report.ts';
import { placedEdge, placementOf, type PieceEdge, type Shape } from './shapes.ts';

const BATTLEMENT = 16_301;

/** Pieces that bring no ground of their own. */
const PATTERNS = [...PIECES.values()].flatMap(({ code, shape, use }) =>
  use.as === 'edges' && use.base === null ? [{ code, shape, kind: use.kind, edges: use.edges }] : [],
);

export function exportEdges(map: MapFile, arches: ReadonlySet<string>, report: Report): readonly ExportPiece[] {
  const pieces: ExportPiece[] = [];
  const columns = new Set(map.tiles.map(keyOf));
  const open = new Map<string, MapEdge>();
  for (const edge of map.edges) {
    if (edge.kind === 'battlement') pieces.push(battlementPiece(edge));
    else open.set(keyOfEdge(edge), edge);
  }
  for (const edge of open.values()) {
    if (edge.kind === 'arch') continue;
    const piece = bestPiece(edge, open, columns);
    if (piece === null) continue;
    pieces.push(piece.piece);
    for (const key of piece.keys) open.delete(key);
  }
  const left = [...open.values()].filter((edge) => !arches.has(`${edgeName(endOf(edge))},${edge.base}`));
  for (const kind of new Set(left.map((edge) => edge.kind))) {
    const places = left.filter((edge) => edge.kind === kind).map(({ q, r, side }) => `(${q}, ${r}) side ${side}`);
    report.add('left out', null, `of the ${kind} edges these make no whole piece of the editor: ${places.join(', ')}`);
  }
  if (map.edges.some(({ height, outer, inner }) => (height ?? outer ?? inner) !== undefined)) {
    report.add('interpreted', null, 'heights of edges have no place in the file; they are the usual ones now');
  }
  return pieces;
}

function endOf(edge: MapEdge): PieceEdge {
  return { hex: { q: edge.q, r: edge.r }, side: turned(0, edge.side) };
}

/** The side from which it is lower is part of what an edge is (HS-20.17). */
function keyOfEdge(edge: MapEdge): string {
  const end = endOf(edge);
  return [edge.kind, edgeName(end), edge.base, edge.kind === 'ruin' ? '' : keyOf(insideOf(edge))].join();
}

function insideOf(edge: MapEdge): Hex {
  const { hex, side } = endOf(edge);
  return edge.innerSide === 'other' ? neighbour(hex, side) : hex;
}

/** It stands on the hex of those who are inside. */
function battlementPiece(edge: MapEdge): ExportPiece {
  const { hex, side } = endOf(edge);
  const inner = insideOf(edge);
  const facing = keyOf(inner) === keyOf(hex) ? side : turned(side, 3);
  return { code: BATTLEMENT, rotation: rotationOfSide(facing), anchor: inner, z: edge.base };
}

interface Found {
  readonly piece: ExportPiece;
  readonly keys: readonly string[];
}

/** The piece that covers this edge and most others; its edges at the rim need not be in the map. */
function bestPiece(edge: MapEdge, open: ReadonlyMap<string, MapEdge>, columns: ReadonlySet<string>): Found | null {
  let best: Found | null = null;
  for (const { code, shape, kind, edges } of PATTERNS) {
    if (kind !== edge.kind) continue;
    for (const rotation of ROTATIONS) {
      for (const anchor of anchorsFor(edge, shape, edges, rotation)) {
        const keys = keysAt(edge, shape, edges, rotation, anchor, open, columns);
        if (keys === null || keys.length <= (best?.keys.length ?? 0)) continue;
        best = { piece: { code, rotation, anchor, z: edge.base }, keys };
      }
    }
  }
  return best;
}

/** Where the turned piece must lie so that one of its edges is this one. */
function anchorsFor(edge: MapEdge, shape: Shape, edges: readonly PieceEdge[], rotation: number): readonly Hex[] {
  const { hex, side } = endOf(edge);
  const ends: readonly { readonly hex: Hex; readonly side: Side }[] = [
    { hex, side },
    { hex: neighbour(hex, side), side: turned(side, 3) },
  ];
  const atOrigin = placementOf(shape, rotation, { q: 0, r: 0 });
  return edges.flatMap((one) => {
    const turnedEdge = placedEdge(one, atOrigin);
    return ends
      .filter((end) => end.side === turnedEdge.side)
      .map((end) => ({ q: end.hex.q - turnedEdge.hex.q, r: end.hex.r - turnedEdge.hex.r }));
  });
}

/** The edges of the map that the piece would stand on; null if it also stood on others. */
function keysAt(
  like: MapEdge,
  shape: Shape,
  edges: readonly PieceEdge[],
  rotation: number,
  anchor: Hex,
  open: ReadonlyMap<string, MapEdge>,
  columns: ReadonlySet<string>,
): readonly string[] | null {
  const placement = placementOf(shape, rotation, anchor);
  const keys: string[] = [];
  for (const one of edges) {
    const { hex, side } = placedEdge(one, placement);
    const key = keyOfEdge({ kind: like.kind, base: like.base, q: hex.q, r: hex.r, side, innerSide: 'self' });
    if (open.has(key)) keys.push(key);
    else if (columns.has(keyOf(hex)) && columns.has(keyOf(neighbour(hex, side)))) return null;
  }
  return keys;
}
