/**
 * Putting words together, the same in every language.
 */

/** Parts in a row; one that begins with a comma follows without a space, and what is empty or absent leaves no trace. */
export function words(...parts: readonly (string | undefined | false)[]): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== false && part !== '');
  return said.map((part, i) => (i === 0 || part.startsWith(',') ? part : ` ${part}`)).join('');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b or c" with the language's own word before the last. */
export function listed(parts: readonly string[], last: string): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

/** "+2", "−1" */
export function signed(add: number): string {
  return add < 0 ? `−${-add}` : `+${add}`;
}

/** "1 Wunde", "2 Wunden" */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
