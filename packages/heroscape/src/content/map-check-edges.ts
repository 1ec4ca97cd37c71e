/**
 * Pieces between spaces: walls, ruins, doors and ladders.
 */
import type { Problem } from '@muster/engine';
import { neighbour, oppositeSide, SIDES, type Hex } from '@muster/hex';
import { levelsAt, type Ground } from './map-ground.ts';
import type { MapDoor, MapFile, MapLadder } from './map.ts';

type Path = Problem['path'];

export function checkEdgePieces(map: MapFile, ground: Ground): readonly Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, number>();
  for (const [i, edge] of map.edges.entries()) {
    const path = ['edges', i];
    problems.push(...checkEdge(edge, edge.side, edge.base, ground, path));
    const key = `${edgeKey(edge, edge.side)},${edge.base}`;
    const other = taken.get(key);
    if (other !== undefined)
      problems.push({ path, message: `is the edge ${other} too; an edge is stored once (HS-M5)` });
    taken.set(key, i);
  }
  const ids = new Set<string>();
  for (const [i, door] of map.doors.entries()) {
    const path = ['doors', i];
    problems.push(...checkDoor(door, ground, path));
    if (ids.has(door.id)) problems.push({ path: [...path, 'id'], message: 'is the id of an earlier door' });
    ids.add(door.id);
  }
  for (const [i, ladder] of map.ladders.entries()) problems.push(...checkLadder(ladder, ground, ['ladders', i]));
  return problems;
}

/** An edge has two names; the smaller stands for both. */
function edgeKey(hex: Hex, sideNumber: number): string {
  const side = SIDES[sideNumber] ?? 0;
  const behind = neighbour(hex, side);
  return side < 3 ? `${hex.q},${hex.r},${side}` : `${behind.q},${behind.r},${oppositeSide(side)}`;
}

function checkEdge(hex: Hex, sideNumber: number, base: number, ground: Ground, path: Path): readonly Problem[] {
  const side = SIDES[sideNumber];
  if (side === undefined) return [{ path, message: `${sideNumber} is no side; they count from 0 to 5 (HS-M5)` }];
  const behind = neighbour(hex, side);
  for (const { q, r } of [hex, behind]) {
    if (ground.field.columnAt(q, r) === null) {
      return [{ path, message: `stands at the rim: there is no column at (${q}, ${r}) (HS-M5)` }];
    }
  }
  const stands = [hex, behind].some((column) => levelsAt(ground, column).includes(base));
  if (stands) return [];
  const message = `stands on nothing: neither (${hex.q}, ${hex.r}) nor (${behind.q}, ${behind.r}) has a surface on level ${base} (HS-M6)`;
  return [{ path, message }];
}

function checkDoor(door: MapDoor, ground: Ground, path: Path): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [i, [q, r, side]] of door.edges.entries()) {
    problems.push(...checkEdge({ q, r }, side, door.base, ground, [...path, 'edges', i]));
  }
  const spaces = [
    { hex: door.control, at: [...path, 'control'], rule: 'HS-20.11' },
    ...door.swing.map((hex, i) => ({ hex, at: [...path, 'swing', i], rule: 'HS-20.12' })),
  ];
  for (const { hex, at, rule } of spaces) {
    const [q, r] = hex;
    if (ground.field.columnAt(q, r) === null) {
      problems.push({ path: at, message: `there is no column at (${q}, ${r}) (${rule})` });
    }
  }
  return problems;
}

function checkLadder(ladder: MapLadder, ground: Ground, path: Path): readonly Problem[] {
  const { q, r, foot, height, rungs } = ladder;
  const side = SIDES[ladder.side];
  if (side === undefined) return [{ path, message: `${ladder.side} is no side; they count from 0 to 5 (HS-M5)` }];
  const problems: Problem[] = [];
  if (!levelsAt(ground, ladder).includes(foot)) {
    problems.push({ path: [...path, 'foot'], message: `no surface of (${q}, ${r}) lies on level ${foot} (HS-12.1)` });
  }
  const wall = neighbour(ladder, side);
  const tops = levelsAt(ground, wall);
  if (!tops.includes(foot + height)) {
    const found = tops.filter((top) => top > foot).map((top) => top - foot);
    const should = found.length === 0 ? 'there is no wall' : `the wall is ${found.join(' or ')} high`;
    const message = `${height} is not as high as its wall: at (${wall.q}, ${wall.r}) ${should} (HS-12.1)`;
    problems.push({ path: [...path, 'height'], message });
  }
  if (rungs !== undefined && rungs > height) {
    problems.push({ path: [...path, 'rungs'], message: `${rungs} are more than its ${height} levels (HS-12.12)` });
  }
  return problems;
}
