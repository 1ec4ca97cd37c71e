/**
 * Writing trees, glaciers and the like. What brings its own ground takes the place of the uppermost layer under it.
 */
import type { MapFile, MapObstacle } from '../map.ts';
import { obstacleHeights, OBSTACLE_HEIGHTS } from '../piece-heights.ts';
import type { ExportPiece } from './from-map.ts';
import { matchHexes } from './match.ts';
import { PIECES, type Piece } from './pieces.ts';
import type { Report } from './report.ts';

export interface ExportedObstacles {
  readonly pieces: readonly ExportPiece[];
  /** The layers of ground that come with a piece: "q,r,layer". */
  readonly covered: ReadonlySet<string>;
}

export function exportObstacles(map: MapFile, report: Report): ExportedObstacles {
  const pieces: ExportPiece[] = [];
  const covered = new Set<string>();
  for (const obstacle of map.obstacles) {
    if (obstacle.kind === 'pillar' || obstacle.kind === 'pillarBase') continue;
    const piece = pieceFor(obstacle, report);
    const match = piece === null ? null : matchHexes(piece.shape, obstacle.at);
    if (piece === null || match === null || piece.use.as !== 'obstacle') {
      report.add('left out', null, `there is no piece like the ${nameOf(obstacle)}`);
      continue;
    }
    if (!match.inOrder && new Set(obstacleHeights(obstacle)).size > 1) {
      report.add('interpreted', null, `the ${nameOf(obstacle)} has its heights in other places now`);
    }
    const { base } = piece.use;
    if (base === null) {
      pieces.push({ code: piece.code, rotation: match.rotation, anchor: match.anchor, z: obstacle.level });
      continue;
    }
    for (const [q, r] of obstacle.at) covered.add(`${q},${r},${obstacle.level}`);
    const isOther = map.tiles.some(
      ({ q, r, level, terrain }) =>
        level === obstacle.level && terrain !== base && obstacle.at.some((hex) => hex[0] === q && hex[1] === r),
    );
    if (isOther) report.add('interpreted', null, `the ground under the ${nameOf(obstacle)} became ${base}`);
    pieces.push({ code: piece.code, rotation: match.rotation, anchor: match.anchor, z: obstacle.level - 1 });
  }
  return { pieces, covered };
}

/** The piece of this kind whose height comes nearest. */
function pieceFor(obstacle: MapObstacle, report: Report): Piece | null {
  const [height = 0] = obstacleHeights(obstacle);
  let best: Piece | null = null;
  for (const piece of PIECES.values()) {
    if (piece.use.as !== 'obstacle' || piece.use.kind !== obstacle.kind) continue;
    if (best === null || Math.abs(heightOf(piece) - height) < Math.abs(heightOf(best) - height)) best = piece;
  }
  if (best === null) return null;
  const isOther = isHigh(best) ? heightOf(best) !== height : isUnusual(obstacle);
  if (isOther) report.add('interpreted', null, `the ${nameOf(obstacle)} has the height of the editor's piece now`);
  return best;
}

/** Pieces of one space that come in several heights. */
function isHigh({ use }: Piece): boolean {
  return use.as === 'obstacle' && use.height !== undefined;
}

function heightOf({ use }: Piece): number {
  return use.as === 'obstacle' ? (use.height?.[0] ?? OBSTACLE_HEIGHTS[use.kind][0] ?? 0) : 0;
}

function isUnusual(obstacle: MapObstacle): boolean {
  const usual = OBSTACLE_HEIGHTS[obstacle.kind];
  return obstacleHeights(obstacle).some((height, i) => height !== usual[i]);
}

function nameOf({ kind, at }: MapObstacle): string {
  const [q = 0, r = 0] = at[0] ?? [];
  return `${kind} at (${q}, ${r})`;
}
