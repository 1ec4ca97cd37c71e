/** The value of an optional rule in words. */
export function valueText(
  value: boolean | number | string,
  words: { readonly on: string; readonly off: string },
  names: Readonly<Record<string, string>> = {},
): string {
  const name = names[String(value)];
  if (name !== undefined) return name;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  return String(value);
}
