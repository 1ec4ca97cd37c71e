/** The value of an optional rule in words. */
export function valueText(
  value: boolean | number | string,
  words: { readonly on: string; readonly off: string },
): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  const text = String(value);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
