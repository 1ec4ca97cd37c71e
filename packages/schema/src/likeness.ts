/**
 * Comparing what is with what is expected, for scenarios. What differs is told in words.
 */
import { hashOf } from '@muster/engine';
import { isFields } from './fields.ts';

/** Whatever the order of keys in maps. */
export function same(subject: string, actual: unknown, wanted: unknown): string | null {
  return hashOf(actual) === hashOf(wanted) ? null : differs(subject, actual, wanted);
}

/** Maps may say less than there is. */
export function like(subject: string, actual: unknown, wanted: unknown): string | null {
  return isLike(actual, wanted) ? null : differs(subject, actual, wanted);
}

function differs(subject: string, actual: unknown, wanted: unknown): string {
  return `${subject} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`;
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
