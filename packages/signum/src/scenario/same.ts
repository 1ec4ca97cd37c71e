/**
 * Comparing what is with what is expected.
 */
import type { ScenarioContext } from '@muster/engine';
import { same, shown } from '@muster/schema';
import { library } from '../content/library.ts';
import type { SignumEvent } from '../events.ts';
import { creaturesCalled } from '../notation/names.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type Creature, type SignumState } from '../state.ts';
import type { Table } from '../table.ts';

export type Context = ScenarioContext<SignumState, SignumEvent>;

export function lookAt(state: SignumState): Table {
  return silentTable(state, library());
}

/** Lists whose order means nothing. */
export function sameSet(subject: string, actual: readonly string[], wanted: unknown): string | null {
  const list = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
  return same(subject, actual.toSorted(), list.toSorted());
}

/** A creature on the battlefield by its name, or what is wrong with the name. */
export function standingCalled(g: Table, name: unknown): Creature | string {
  const found = creaturesCalled(g.state, String(name)).filter((id) => g.state.creatures[id]?.hex !== NOBODY);
  const creature = g.state.creatures[found[0] ?? NOBODY];
  if (creature === undefined) return `there is no creature '${shown(name)}' on the battlefield`;
  return found.length > 1 ? `several creatures are called '${shown(name)}'` : creature;
}
