/**
 * Walking through the data of powers, object by object.
 */
import type { Problem } from '@muster/engine';

export type Fields = Readonly<Record<string, unknown>>;
export type Path = Problem['path'];

/**
 * Calls `visit` for every object in the data, outer ones first; what it returns is passed on to the objects inside. The path is one list
 * that goes along: who keeps it copies it.
 */
export function walk<Context>(
  value: unknown,
  path: (string | number)[],
  context: Context,
  visit: (fields: Fields, path: Path, context: Context) => Context,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      path.push(i);
      walk(value[i], path, context, visit);
      path.pop();
    }
    return;
  }
  const fields = value as Fields;
  const inside = visit(fields, path, context);
  for (const key in fields) {
    const field = fields[key];
    if (typeof field !== 'object') continue;
    path.push(key);
    walk(field, path, inside, visit);
    path.pop();
  }
}
