/**
 * Names of registered users.
 */

/** Names that look the same are the same. */
export function uniqueName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
