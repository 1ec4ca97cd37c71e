/**
 * Comparing what is with what is expected.
 */
import { hashOf, type ScenarioContext } from '@muster/engine';
import { library } from '../content/library.ts';
import type { SignumEvent } from '../events.ts';
import { creaturesCalled } from '../notation/names.ts';
import { isFields, shown, type Fields } from '../notation/reader.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type Creature, type SignumState } from '../state.ts';
import type { Table } from '../table.ts';

export type Context = ScenarioContext<SignumState, SignumEvent>;
export type Check = (context: Context, wanted: unknown) => string | null;

export function lookAt(state: SignumState): Table {
  return silentTable(state, library());
}

/** Whatever the order of keys in maps. */
export function same(subject: string, actual: unknown, wanted: unknown): string | null {
  return hashOf(actual) === hashOf(wanted)
    ? null
    : `${subject} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`;
}

/** Lists whose order means nothing. */
export function sameSet(subject: string, actual: readonly string[], wanted: unknown): string | null {
  const list = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
  return same(subject, actual.toSorted(), list.toSorted());
}

/** Whether everything that is said holds: maps may say less than there is, lists must be as long. */
export function isLike(actual: unknown, wanted: unknown): boolean {
  if (isFields(wanted)) {
    return isFields(actual) && Object.entries(wanted).every(([key, value]) => isLike(actual[key], value));
  }
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) && actual.length === wanted.length && wanted.every((value, i) => isLike(actual[i], value))
    );
  }
  return JSON.stringify(actual) === JSON.stringify(wanted);
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
