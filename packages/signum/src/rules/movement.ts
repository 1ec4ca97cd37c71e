/**
 * Movement and running (chapter 18).
 */
import type { Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { areAllied, creatureOf, groundOf, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { areEnemies, besides, isFree } from './place.ts';
import { cannot, hasKeyword, statOf, valueOf } from './properties.ts';
import { no } from './reasons.ts';

/** A hex a creature can move to. */
export interface Way {
  readonly key: string;
  readonly to: SpaceId;
  readonly steps: number;
}

/** SG-35.12: enemies in contact with a creature with Clinch can't move of themselves. */
function pinnedBy(g: Table, creature: Creature): Creature | null {
  if (creature.hex === NOBODY) return null;
  for (const hex of besides(g, creature.hex)) {
    const standing = g.standing[hex] ?? NOBODY;
    if (standing === NOBODY) continue;
    const other = creatureOf(g, standing);
    if (areEnemies(g, creature, other) && hasKeyword(g, other, 'Clinch')) return other;
  }
  return null;
}

export function mayMove(g: Table, creature: Creature): Verdict {
  const pinned = pinnedBy(g, creature);
  if (pinned !== null) return no('SG-35.12', 'pinned', { creature: pinned.id });
  return cannot(g, creature, 'move') ? no('SG-0.2', 'cannot-move', { creature: creature.id }) : null;
}

/** SG-18.8, SG-35.58, SG-35.61; whether a creature that may move may also run. */
export function mayRun(g: Table, creature: Creature): Verdict {
  if (hasKeyword(g, creature, 'Slow')) return no('SG-35.61', 'slow', { creature: creature.id });
  return cannot(g, creature, 'run') ? no('SG-0.2', 'cannot-run', { creature: creature.id }) : null;
}

export function reach(g: Table, creature: Creature, running: boolean): number {
  const extra = running ? Math.max(1, valueOf(g, creature, 'Run')) : 0;
  return statOf(g, creature, 'movement') + extra;
}

/** SG-18.1 to SG-18.5, SG-18.10: every hex the creature can end on, with the fewest steps, from near to far. */
export function waysWithin(g: Table, creature: Creature, hexes: number, noDifficult = false): readonly Way[] {
  const count = searchWays(g, creature, hexes, noDifficult);
  const { search } = g.field;
  const ways: Way[] = [];
  for (let i = 1; i < count; i++) {
    const to = search.found[i] ?? 0;
    if (isFree(g, to)) ways.push({ key: String(to), to, steps: search.steps[to] ?? 0 }); // SG-18.4
  }
  return ways;
}

/** Whether there is any. */
export function hasWay(g: Table, creature: Creature, hexes: number): boolean {
  const count = searchWays(g, creature, hexes);
  const { found } = g.field.search;
  for (let i = 1; i < count; i++) if (isFree(g, found[i] ?? 0)) return true;
  return false;
}

/** Fills the search of the field with the hexes the creature can come to, its own first; returns their number. */
export function searchWays(g: Table, creature: Creature, hexes: number, noDifficult = false): number {
  const flies = hasKeyword(g, creature, 'Flying'); // SG-35.24
  const agile = hasKeyword(g, creature, 'Agile'); // SG-35.1
  const { difficult, impassable } = groundOf(g);
  const { search } = g.field;
  const { seen, steps, found } = search;
  const run = ++search.run;
  let count = 0;
  found[count++] = creature.hex;
  seen[creature.hex] = run;
  steps[creature.hex] = 0;
  for (let i = 0; i < count; i++) {
    const hex = found[i] ?? 0;
    const so = steps[hex] ?? 0;
    if (so >= hexes) break;
    if (i > 0 && !flies && difficult[hex] === 1) continue; // SG-18.5: entering difficult terrain stops
    for (const next of besides(g, hex)) {
      if (seen[next] === run || (noDifficult && difficult[next] === 1)) continue;
      if (!flies && (impassable[next] === 1 || !mayPass(g, creature, next, agile))) continue; // SG-18.2
      seen[next] = run;
      steps[next] = so + 1;
      found[count++] = next;
    }
  }
  return count;
}

/** SG-18.3 */
function mayPass(g: Table, creature: Creature, hex: SpaceId, agile: boolean): boolean {
  const standing = g.standing[hex] ?? NOBODY;
  if (standing === NOBODY) return true;
  return agile && areAllied(g, creature.controller, creatureOf(g, standing).controller);
}
