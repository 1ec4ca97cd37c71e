/**
 * What has changed between two values of plain data: views differ little from one moment to the next, and only the difference needs to
 * go over the line.
 */

export type Patch =
  /** Something else stands here now. */
  | { readonly '=': unknown }
  /** Changed fields, or places of a list of the same length, and fields that are gone. */
  | { readonly '~': Readonly<Record<string, Patch>>; readonly '-'?: readonly string[] };

type Fields = Readonly<Record<string, unknown>>;

/** Null if nothing has changed. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return { '=': after };
  if (Array.isArray(after)) return Array.isArray(before) ? betweenLists(before, after) : { '=': after };
  return Array.isArray(before) ? { '=': after } : betweenFields(before as Fields, after as Fields);
}

function betweenLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length !== after.length) return { '=': after };
  let changed: Record<string, Patch> | null = null;
  for (let i = 0; i < after.length; i++) {
    const patch = patchBetween(before[i], after[i]);
    if (patch !== null) (changed ??= {})[i] = patch;
  }
  return changed === null ? null : { '~': changed };
}

function betweenFields(before: Fields, after: Fields): Patch | null {
  let changed: Record<string, Patch> | null = null;
  let gone: string[] | null = null;
  for (const key in after) {
    // What JSON leaves out is not there.
    if (after[key] === undefined) continue;
    const patch = patchBetween(before[key], after[key]);
    if (patch !== null) (changed ??= {})[key] = patch;
  }
  for (const key in before) if (before[key] !== undefined && after[key] === undefined) (gone ??= []).push(key);
  if (gone !== null) return { '~': changed ?? {}, '-': gone };
  return changed === null ? null : { '~': changed };
}

/** The value after the change; what has not changed is the same object as before. */
export function patched(before: unknown, patch: Patch): unknown {
  if ('=' in patch) return patch['='];
  if (Array.isArray(before)) {
    const list: unknown[] = [...(before as readonly unknown[])];
    for (const [key, change] of Object.entries(patch['~'])) list[Number(key)] = patched(list[Number(key)], change);
    return list;
  }
  const fields: Record<string, unknown> = { ...(before as Fields) };
  for (const key of patch['-'] ?? []) delete fields[key];
  for (const [key, change] of Object.entries(patch['~'])) fields[key] = patched(fields[key], change);
  return fields;
}
