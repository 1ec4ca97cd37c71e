/**
 * Places on the battlefield: contact, distance, sight, terrain (chapters 0, 19, 26).
 */
import { flatSight, type SpaceId } from '@muster/hex';
import { blocksSight, isImpassable } from '../content/terrain.ts';
import { distanceOf } from '../field.ts';
import { areAllied, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';

export function pieceAt(g: Table, hex: SpaceId): string {
  return g.state.terrain[hex] ?? '';
}

/** SG-26.33: portals count as adjacent for movement, push and contact. */
export function besides(g: Table, hex: SpaceId): readonly SpaceId[] {
  const beside = g.field.beside[hex] ?? [];
  if (pieceAt(g, hex) !== 'portal') return beside;
  const portals = g.state.terrain.flatMap((piece, at) =>
    piece === 'portal' && at !== hex && !beside.includes(at) ? [at] : [],
  );
  return [...beside, ...portals];
}

/** SG-0.18 */
export function inContact(g: Table, a: Creature, b: Creature): boolean {
  if (a.hex === NOBODY || b.hex === NOBODY || a.id === b.id) return false;
  return besides(g, a.hex).includes(b.hex);
}

/** SG-0.17; SG-26.33: between two creatures on portals the distance is 1. */
export function distanceBetween(g: Table, a: Creature, b: Creature): number {
  if (pieceAt(g, a.hex) === 'portal' && pieceAt(g, b.hex) === 'portal') return 1;
  return distanceOf(g.field, a.hex, b.hex);
}

/** SG-19.4, SG-19.6, SG-19.7 */
export function hasSight(g: Table, a: Creature, b: Creature): boolean {
  if (pieceAt(g, a.hex) === 'portal' && pieceAt(g, b.hex) === 'portal') return true;
  return hexSight(g, a.hex, b.hex);
}

function hexSight(g: Table, from: SpaceId, to: SpaceId): boolean {
  const { field } = g.field;
  // One space per column: a column's only space has the number of its first.
  return flatSight(field, field.column[from] ?? 0, field.column[to] ?? 0, (column) => {
    const space = field.firstSpace[column] ?? 0;
    return (g.standing[space] ?? NOBODY) !== NOBODY || blocksSight(pieceAt(g, space));
  });
}

/** SG-18.7: free and not impassable. */
export function isFree(g: Table, hex: SpaceId): boolean {
  return (g.standing[hex] ?? NOBODY) === NOBODY && !isImpassable(pieceAt(g, hex));
}

/** SG-0.19: in the piece's hex or next to it. */
export function nearTerrain(g: Table, hex: SpaceId, pieces: readonly string[]): boolean {
  if (pieces.includes(pieceAt(g, hex))) return true;
  return (g.field.beside[hex] ?? []).some((beside) => pieces.includes(pieceAt(g, beside)));
}

export function areEnemies(g: Table, a: Creature, b: Creature): boolean {
  return !areAllied(g, a.controller, b.controller);
}
