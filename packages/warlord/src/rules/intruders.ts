/**
 * Chapter 27: characters in opposing formations.
 */
import type { Script, Seat } from '@muster/engine';
import { at, characters, playerAt, type Table } from '../table.ts';
import type { InPlay } from '../state.ts';
import { rankCount } from './distance.ts';
import { stun } from './orientation.ts';
import { chooseSlot, relocate } from './placement.ts';
import { featBonus } from './values.ts';

export function isIntruder(c: InPlay): boolean {
  return c.kind === 'character' && c.formation !== c.controller;
}

/** WL-30.17, WL-27.15: in one's army are the characters one controls that stand in one's own ranks. */
export function isInArmy(c: InPlay): boolean {
  return c.kind === 'character' && c.formation === c.controller;
}

/** WL-27.5 to WL-27.7: intruders that must move do so at once; it costs nothing and is no maneuver (WL-27.19). */
export function* sendIntrudersHome(g: Table): Script {
  // WL-27.7: judged for all at once, since whoever comes home fills a formation that others must leave; those leave first.
  const empty = g.state.players.map((_, formation) => rankCount(g, formation) === 0); // WL-27.10
  const intruders = characters(g).filter(isIntruder);
  const leaving = intruders.filter((c) => empty[c.formation] === true);
  for (const c of [...leaving, ...intruders.filter((one) => !leaving.includes(one))]) {
    const host = c.formation;
    if (g.rules.lostStealthSendsHome && c.byStealth && featBonus(g, c.id, 'Stealth') === null) {
      yield* goHome(g, c); // WL-27.6a, WL-27.17
      stun(g, c.id);
    } else if (empty[host] === true || empty[c.controller] === true) {
      yield* goHome(g, c); // WL-27.7, WL-27.11: keeps its state
    } else if (c.rank > rankCount(g, host)) {
      const last = rankCount(g, host);
      const slot = yield* chooseSlot(g, c.controller, c.id, host, last);
      relocate(g, c.id, host, last, slot, 'intruder'); // WL-27.5
    }
  }
}

function* goHome(g: Table, c: InPlay): Script {
  const slot = yield* chooseSlot(g, c.controller, c.id, c.controller, 1);
  relocate(g, c.id, c.controller, 1, slot, 'intruder');
}

/** Where a character may go by one rank of ordinary movement (WL-18.2, WL-18.7, WL-27.2, WL-27.8, WL-27.12). */
export function stepFrom(
  g: Table,
  c: InPlay,
  direction: 'forward' | 'backward',
): { formation: Seat; rank: number } | null {
  const home = c.controller;
  if (c.formation === home) {
    if (direction === 'forward') return c.rank > 1 ? { formation: home, rank: c.rank - 1 } : null; // WL-18.7
    return { formation: home, rank: c.rank + 1 }; // WL-18.6
  }
  if (direction === 'forward') {
    // From the host's rank 1 the way out leads to its own rank 1 only (WL-27.12).
    return c.rank > 1 ? { formation: c.formation, rank: c.rank - 1 } : { formation: home, rank: 1 };
  }
  return c.rank < rankCount(g, c.formation) ? { formation: c.formation, rank: c.rank + 1 } : null;
}

export function rowOf(g: Table, id: number): readonly number[] {
  const c = at(g, id);
  return playerAt(g, c.formation).ranks[c.rank - 1] ?? [];
}
