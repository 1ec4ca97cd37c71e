/**
 * Movement and running (chapter 18).
 */
import type { SpaceId } from '@muster/hex';
import { isDifficult, isImpassable } from '../content/terrain.ts';
import { areAllied, creatureOf, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { besides, inContact, areEnemies, pieceAt } from './place.ts';
import { cannot, hasKeyword, statOf, valueOf } from './properties.ts';

/** A hex a creature can move to. */
export interface Way {
  readonly key: string;
  readonly to: SpaceId;
  readonly steps: number;
}

/** SG-35.12: enemies in contact with a creature with Clinch can't move of themselves. */
function isPinned(g: Table, creature: Creature): boolean {
  return g.state.creatures.some(
    (other) =>
      other.hex !== NOBODY &&
      areEnemies(g, creature, other) &&
      inContact(g, creature, other) &&
      hasKeyword(g, other, 'Clinch'),
  );
}

export function mayMove(g: Table, creature: Creature): boolean {
  return !isPinned(g, creature) && !cannot(g, creature, 'move');
}

/** SG-18.8, SG-35.58, SG-35.61 */
export function mayRun(g: Table, creature: Creature): boolean {
  return mayMove(g, creature) && !hasKeyword(g, creature, 'Slow') && !cannot(g, creature, 'run');
}

export function reach(g: Table, creature: Creature, running: boolean): number {
  const extra = running ? Math.max(1, valueOf(g, creature, 'Run')) : 0;
  return statOf(g, creature, 'movement') + extra;
}

/** SG-18.1 to SG-18.5, SG-18.10: every hex the creature can end on, with the fewest steps. */
export function waysWithin(g: Table, creature: Creature, hexes: number, noDifficult = false): readonly Way[] {
  const flies = hasKeyword(g, creature, 'Flying'); // SG-35.24
  const agile = hasKeyword(g, creature, 'Agile'); // SG-35.1
  const steps = new Map<SpaceId, number>([[creature.hex, 0]]);
  const queue: SpaceId[] = [creature.hex];
  const ways: Way[] = [];
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] ?? creature.hex;
    const so = steps.get(hex) ?? 0;
    if (so >= hexes || (hex !== creature.hex && !goesOn(g, hex, flies))) continue;
    for (const next of besides(g, hex)) {
      if (steps.has(next) || !mayCross(g, creature, next, flies, agile)) continue;
      if (noDifficult && isDifficult(pieceAt(g, next))) continue;
      steps.set(next, so + 1);
      queue.push(next);
      const free = (g.standing[next] ?? NOBODY) === NOBODY && !isImpassable(pieceAt(g, next)); // SG-18.4
      if (free) ways.push({ key: String(next), to: next, steps: so + 1 });
    }
  }
  return ways;
}

/** SG-18.5: entering difficult terrain stops. */
function goesOn(g: Table, hex: SpaceId, flies: boolean): boolean {
  return flies || !isDifficult(pieceAt(g, hex));
}

/** SG-18.2, SG-18.3 */
function mayCross(g: Table, creature: Creature, hex: SpaceId, flies: boolean, agile: boolean): boolean {
  if (flies) return true;
  if (isImpassable(pieceAt(g, hex))) return false;
  const standing = g.standing[hex] ?? NOBODY;
  if (standing === NOBODY) return true;
  return agile && areAllied(g, creature.controller, creatureOf(g, standing).controller);
}
