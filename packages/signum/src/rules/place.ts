/**
 * Places on the battlefield: contact, distance, sight, terrain (chapters 0, 19, 26).
 */
import type { Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { distanceOf } from '../field.ts';
import { areAllied, groundOf, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { no } from './reasons.ts';

export function pieceAt(g: Table, hex: SpaceId): string {
  return g.state.terrain[hex] ?? '';
}

/** SG-26.33: portals count as adjacent for movement, push and contact. */
export function besides(g: Table, hex: SpaceId): readonly SpaceId[] {
  const beside = g.field.beside[hex] ?? [];
  if (pieceAt(g, hex) !== 'portal') return beside;
  const { portals } = groundOf(g);
  return [...beside, ...portals.filter((at) => at !== hex && !beside.includes(at))];
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
  const { field, sights } = g.field;
  const { blocksSight } = groundOf(g);
  // One space per column: a column's only space has the number of its first.
  return sights.sees(field.column[from] ?? 0, field.column[to] ?? 0, (column) => {
    const space = field.firstSpace[column] ?? 0;
    return (g.standing[space] ?? NOBODY) !== NOBODY || blocksSight[space] === 1;
  });
}

const OCCUPIED = no('SG-18.7', 'occupied');
const IMPASSABLE = no('SG-18.7', 'impassable');

/** SG-18.4, SG-18.7: no creature comes to stand on another or on impassable terrain. */
export function mayStand(g: Table, hex: SpaceId): Verdict {
  if ((g.standing[hex] ?? NOBODY) !== NOBODY) return OCCUPIED;
  return groundOf(g).impassable[hex] === 0 ? null : IMPASSABLE;
}

export function isFree(g: Table, hex: SpaceId): boolean {
  return mayStand(g, hex) === null;
}

/** SG-0.19: in the piece's hex or next to it. */
export function nearTerrain(g: Table, hex: SpaceId, pieces: readonly string[]): boolean {
  if (pieces.includes(pieceAt(g, hex))) return true;
  return (g.field.beside[hex] ?? []).some((beside) => pieces.includes(pieceAt(g, beside)));
}

export function areEnemies(g: Table, a: Creature, b: Creature): boolean {
  return !areAllied(g, a.controller, b.controller);
}
