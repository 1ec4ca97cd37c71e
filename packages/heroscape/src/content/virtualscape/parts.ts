/**
 * The tiles of a file as pieces on the field: which hexes each of them covers.
 */
import { fromOffset, type Hex } from '@muster/hex';
import { isGlyph } from './codes.ts';
import { isFigure, isUserTile, type VirtualscapeFile, type VirtualscapeTile } from './file.ts';
import { PIECES, userPiece, type Piece, type PieceUse } from './pieces.ts';
import type { Report } from './report.ts';
import { placed, placedEdge, placementOf } from './shapes.ts';

export interface Part<Use extends PieceUse = PieceUse> {
  readonly tile: VirtualscapeTile;
  readonly piece: Piece;
  readonly use: Use;
  /** In the order of the piece's shape. */
  readonly hexes: readonly Hex[];
}

export interface Parts {
  /** From low to high: what lies on something comes after it. */
  readonly pieces: readonly Part[];
  readonly glyphs: readonly VirtualscapeTile[];
}

// Far beyond any table: a tile outside comes from a damaged file.
const FARTHEST = 600;
const HIGHEST = 150;

export function partsOf(file: VirtualscapeFile, report: Report): Parts {
  const pieces: Part[] = [];
  const glyphs: VirtualscapeTile[] = [];
  for (const tile of file.tiles.toSorted((a, b) => a.z - b.z)) {
    if (!isOnTable(tile)) {
      report.add('left out', tile, 'it lies far away from any table');
    } else if (!(tile.rotation >= 0 && tile.rotation <= 5)) {
      report.add('left out', tile, `there is no rotation ${tile.rotation}, they count from 0 to 5`);
    } else if (isGlyph(tile.type)) {
      glyphs.push(tile);
    } else {
      const piece = pieceOf(tile, report);
      if (piece !== null) pieces.push(partOf(tile, piece));
    }
  }
  return { pieces, glyphs };
}

function isOnTable({ x, y, z }: VirtualscapeTile): boolean {
  return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST && z >= 0 && z <= HIGHEST;
}

function pieceOf(tile: VirtualscapeTile, report: Report): Piece | null {
  if (isFigure(tile.type)) {
    report.add('left out', tile, `the figure ${named(tile.figure?.name)} is no part of the battlefield`);
    return null;
  }
  if (isUserTile(tile.type)) return userPieceOf(tile, report);
  const piece = PIECES.get(tile.type);
  if (piece === undefined) report.add('unknown', tile, 'there is no piece with this code');
  else if (piece.use.as === 'decoration') report.add('left out', tile, `a ${piece.name} is nothing but decoration`);
  else return piece;
  return null;
}

/** A tile somebody made: there is no saying what it is but by its code or its name. */
function userPieceOf(tile: VirtualscapeTile, report: Report): Piece | null {
  const piece = PIECES.get(tile.type) ?? userPiece(tile.user?.name ?? '', tile.user?.size ?? 1);
  if (piece === null) {
    report.add('left out', tile, `nobody knows what the user's own tile ${named(tile.user?.name)} is`);
    return null;
  }
  report.add('interpreted', tile, `the user's own tile ${named(tile.user?.name)} became ${piece.name}`);
  return piece;
}

function named(name: string | undefined): string {
  return name === undefined || name === '' ? 'without a name' : `"${name}"`;
}

function partOf(tile: VirtualscapeTile, piece: Piece): Part {
  const placement = placementOf(piece.shape, tile.rotation, fromOffset(tile.x, tile.y));
  const hexes = piece.shape.map((hex) => placed(hex, placement));
  if (piece.use.as !== 'edges') return { tile, piece, use: piece.use, hexes };
  const use = { ...piece.use, edges: piece.use.edges.map((edge) => placedEdge(edge, placement)) };
  return { tile, piece, use, hexes };
}

/** Those parts that are used in one way. */
export function partsUsedAs<As extends PieceUse['as']>(
  parts: Parts,
  as: As,
): readonly Part<Extract<PieceUse, { readonly as: As }>>[] {
  const isThat = (part: Part): part is Part<Extract<PieceUse, { readonly as: As }>> => part.use.as === as;
  return parts.pieces.filter(isThat);
}
