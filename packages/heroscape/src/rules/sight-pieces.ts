/**
 * What blocks lines of sight besides the ground: obstacles as shrunken prisms, walls as panes (HS-15.12, HS-15.13).
 */
import {
  buildSight,
  sideOf,
  type Blockers,
  type Fence,
  type Field,
  type Pane,
  type Prism,
  type Sight,
} from '@muster/hex';
import type { PieceInfo } from '../battlefield.ts';
import { isTree, losScale } from '../content/pieces.ts';

export function buildBattleSight(field: Field, pieces: readonly PieceInfo[], treeWall: boolean): Sight {
  const prisms: Prism[] = [];
  const panes: Pane[] = [];
  for (const [piece, { kind, spaces, tops, base, top, crossings }] of pieces.entries()) {
    for (const [i, space] of spaces.entries()) {
      const column = field.column[space] ?? 0;
      prisms.push({ column, scale: losScale(kind), bottom: base, top: tops[i] ?? base, piece }); // HS-15.12
    }
    if (kind === 'arch') continue; // HS-15.13: arches leave a gap
    const seen = new Set<string>();
    for (const { step } of crossings) {
      const side = sideOf(field, step);
      const column = field.column[field.stepFrom[step] ?? 0] ?? 0;
      if (side === null || seen.has(`${column} ${side}`)) continue;
      const back = field.column[field.stepTo[step] ?? 0] ?? 0;
      seen.add(`${column} ${side}`).add(`${back} ${(side + 3) % 6}`);
      panes.push({ column, side, bottom: base, top, piece });
    }
  }
  const blockers: Blockers = { prisms, panes, fences: treeWall ? treeWalls(field, pieces) : [] };
  return buildSight(field, blockers);
}

/** HS-V8a: two trees on neighbouring spaces block the line between them up to the height of the smaller one. */
function treeWalls(field: Field, pieces: readonly PieceInfo[]): readonly Fence[] {
  const trunks = pieces.flatMap(({ kind, spaces, tops, base }, piece) =>
    isTree(kind)
      ? spaces.map((space, i) => ({ column: field.column[space] ?? 0, base, top: tops[i] ?? base, piece }))
      : [],
  );
  const fences: Fence[] = [];
  for (const [i, a] of trunks.entries()) {
    for (const b of trunks.slice(i + 1)) {
      const beside = field.columnBeside.subarray(a.column * 6, a.column * 6 + 6).includes(b.column);
      if (!beside || a.piece === b.piece) continue;
      fences.push({
        a: a.column,
        b: b.column,
        bottom: Math.max(a.base, b.base),
        top: Math.min(a.top, b.top),
        piece: a.piece,
      });
    }
  }
  return fences;
}
