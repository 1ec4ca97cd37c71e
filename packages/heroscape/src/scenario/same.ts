/**
 * Comparing what is with what is expected.
 */
import { hashOf, type ScenarioContext } from '@muster/engine';
import type { HeroscapeEvent } from '../events.ts';
import { isFields } from '../notation/reader.ts';
import type { HeroscapeState } from '../state.ts';

export type Context = ScenarioContext<HeroscapeState, HeroscapeEvent>;
export type Check = (context: Context, wanted: unknown) => string | null;

/** Whatever the order of keys in maps. */
export function same(subject: string, actual: unknown, wanted: unknown): string | null {
  return hashOf(actual) === hashOf(wanted)
    ? null
    : `${subject} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`;
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
