/**
 * Comparing what is with what is expected.
 */
import type { ScenarioContext } from '@muster/engine';
import { isFields, same, shown, type Fields } from '@muster/schema';
import { library } from '../content/library.ts';
import type { SignumEvent } from '../events.ts';
import { creaturesCalled } from '../notation/names.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type Creature, type SignumState } from '../state.ts';
import type { Table } from '../table.ts';

export type Context = ScenarioContext<SignumState, SignumEvent>;
export type Check = (context: Context, wanted: unknown) => string | null;

export function lookAt(state: SignumState): Table {
  return silentTable(state, library());
}

/** Lists whose order means nothing. */
export function sameSet(subject: string, actual: readonly string[], wanted: unknown): string | null {
  const list = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
  return same(subject, actual.toSorted(), list.toSorted());
}

/** A map, or a list of maps for several expectations. */
export function each(wanted: unknown, check: (one: Fields) => string | null): string | null {
  for (const one of Array.isArray(wanted) ? (wanted as readonly unknown[]) : [wanted]) {
    const failure = isFields(one) ? check(one) : 'must be a map, or a list of maps';
    if (failure !== null) return failure;
  }
  return null;
}

/** Compares what is said with what is so; other keys are not known. */
export function compare(
  subject: string,
  actual: Readonly<Record<string, () => unknown>>,
  wanted: Fields,
): string | null {
  for (const [key, value] of Object.entries(wanted)) {
    const fact = Object.hasOwn(actual, key) ? actual[key] : undefined;
    const failure =
      fact === undefined
        ? `${subject}: '${key}' can't be expected; known are ${Object.keys(actual).join(', ')}`
        : same(`${subject}: ${key}`, fact(), value);
    if (failure !== null) return failure;
  }
  return null;
}

/** A creature on the battlefield by its name, or what is wrong with the name. */
export function standingCalled(g: Table, name: unknown): Creature | string {
  const found = creaturesCalled(g.state, String(name)).filter((id) => g.state.creatures[id]?.hex !== NOBODY);
  const creature = g.state.creatures[found[0] ?? NOBODY];
  if (creature === undefined) return `there is no creature '${shown(name)}' on the battlefield`;
  return found.length > 1 ? `several creatures are called '${shown(name)}'` : creature;
}
