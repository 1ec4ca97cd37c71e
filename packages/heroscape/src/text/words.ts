/**
 * Small tools for all languages.
 */
/** Parts in a row; one that begins with a comma follows without a space. */
export function words(...parts: readonly (string | undefined | false)[]): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== false && part !== '');
  return said.map((part, i) => (i === 0 || part.startsWith(',') ? part : ` ${part}`)).join('');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b or c" */
export function listed(parts: readonly string[], last: string): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

/** "+2", "−1" */
export function signed(add: number): string {
  return add < 0 ? `−${-add}` : `+${add}`;
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
