/**
 * Small tools for writing sentences, the same in every language.
 */

export function many<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** Puts words together with one space; parts that are empty or absent leave no trace. */
export function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

/** "a, b and c" with the language's own word for and, or. */
export function listed(items: readonly string[], conjunction: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence with its period; a text that ends in a quotation already has one inside. */
export function sentence(text: string): string {
  return /[.!?][”“»]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

export function sentences(texts: readonly string[]): string {
  return texts.map(sentence).join(' ');
}

/** A number with its sign, as bonuses are written. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`;
}
