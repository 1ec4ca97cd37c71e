/**
 * What the active player caused this turn (SG-11.19, SG-11.33).
 */
import { activeSeat, areAllied, creatureOf, type Table } from '../table.ts';
import { NOBODY, type CreatureId, type Kill, type Tally } from '../state.ts';
import type { Harm } from './damage.ts';

export function emptyTally(): Tally {
  return { wounds: {}, kills: [], spells: 0, criticals: 0, pushed: [], feats: [], used: [] };
}

export function noteWounds(g: Table, harm: Harm, placed: number): void {
  if (harm.by === NOBODY || creatureOf(g, harm.by).controller !== activeSeat(g)) return;
  const { tally } = g.state;
  tally.wounds = { ...tally.wounds, [harm.target]: (tally.wounds[harm.target] ?? 0) + placed };
}

export function noteKill(g: Table, kill: Kill): void {
  g.state.tally.kills = [...g.state.tally.kills, kill];
}

export function noteSpell(g: Table): void {
  g.state.tally.spells++;
}

export function noteCritical(g: Table, by: CreatureId): void {
  if (creatureOf(g, by).controller === activeSeat(g)) g.state.tally.criticals++;
}

export function notePush(g: Table, pushed: CreatureId, by: CreatureId): void {
  if (by === NOBODY || creatureOf(g, by).controller !== activeSeat(g)) return;
  if (areAllied(g, creatureOf(g, pushed).controller, activeSeat(g)) || g.state.tally.pushed.includes(pushed)) return;
  g.state.tally.pushed = [...g.state.tally.pushed, pushed];
}

export function noteFeat(g: Table, name: string): void {
  g.state.tally.feats = [...g.state.tally.feats, name];
}

export function noteUsed(g: Table, name: string): void {
  g.state.tally.used = [...g.state.tally.used, name];
}
