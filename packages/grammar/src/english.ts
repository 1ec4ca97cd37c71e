/**
 * English lists and plurals.
 */
import { listed } from './phrases.ts';

export function and(items: readonly string[]): string {
  return listed(items, 'and');
}

/** "1 wound", "2 wounds" */
export function count(number: number, noun: string, many = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : many}`;
}
