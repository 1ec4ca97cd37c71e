/**
 * Whether two pieces of ability data say the same.
 */

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
