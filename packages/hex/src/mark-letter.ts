/**
 * Letters for the marks of those who stand on a drawn field.
 */

/** The first letter of the name that is still free, else any. */
export function freeLetter(name: string, taken: readonly string[]): string {
  return lettersFor(name).find((letter) => !taken.includes(letter)) ?? '?';
}

/** Names are few and asked for again and again: each is read once. */
const read = new Map<string, readonly string[]>();

/** The letters of the name, then all others. */
function lettersFor(name: string): readonly string[] {
  const known = read.get(name);
  if (known !== undefined) return known;
  const own = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const letters = Array.from(`${own}ABCDEFGHIJKLMNOPQRSTUVWXYZ`);
  read.set(name, letters);
  return letters;
}
