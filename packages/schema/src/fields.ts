/**
 * Maps in plain data.
 */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** The id of what may be a record; null if there is none. */
export function idOf(entry: unknown): string | null {
  const id = isFields(entry) ? entry['id'] : undefined;
  return typeof id === 'string' ? id : null;
}

/** Fields that are written only where they are not as usual. */
export function unless(usual: boolean, fields: Fields): Fields {
  return usual ? {} : fields;
}
