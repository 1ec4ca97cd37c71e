/**
 * What a schema found wrong, as problems that name one field each and say what may stand there.
 */
import type { Checked, Problem } from '@muster/engine';
import type * as z from 'zod';

type Path = Problem['path'];
type Issue = z.core.$ZodIssue;

/** What stands there, if the schema finds nothing wrong with it; else the problems are added to the list. */
export function readAs<T>(schema: z.ZodType<T>, data: unknown, at: Path, problems: Problem[]): T | null {
  // Data is read once: compiling the schemas would take longer than it saves.
  const result = schema.safeParse(data, { jitless: true });
  if (result.success) return result.data;
  problems.push(...problemsOf(result.error, data, at));
  return null;
}

export function problemsOf(error: z.ZodError, data: unknown, at: Path = []): readonly Problem[] {
  return error.issues.flatMap((issue) => explain(issue, data, at));
}

/** What comes with the program has to be right: if it is not, the mistake is ours. */
export function faultless<T>(read: Checked<T>, title: string): T {
  if (read.ok) return read.value;
  throw new Error([title, ...read.problems.map(describeProblem)].join('\n'));
}

/** File, record and field of a problem in one line. */
export function describeProblem({ path, message }: Problem): string {
  const [file, entry, ...field] = path;
  return [file, entry, field.join('.'), message].filter((part) => part !== undefined && part !== '').join(': ');
}

/** `data` is what the issue's path starts from, `at` is where that stands in the document. */
function explain(issue: Issue, data: unknown, at: Path): readonly Problem[] {
  const value = valueAt(data, issue.path);
  const path = [...at, ...keysOf(issue.path)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: 'is no field here' }));
  }
  if (issue.code === 'invalid_union') {
    const meant = likeliest(issue.errors);
    if (meant !== undefined) return meant.flatMap((inner) => explain(inner, value, path));
  }
  if (issue.code === 'invalid_type' && issue.expected === 'nonoptional') {
    return [{ path, message: 'is undefined; leave the field out' }];
  }
  const wanted = expectations(issue);
  if (wanted === undefined) return [{ path, message: issue.message }];
  const list = wanted.join(', ');
  if (value === undefined) return [{ path, message: `is missing; it may be ${list}` }];
  return [{ path, message: `${show(value)} is not possible here; it may be ${list}` }];
}

/** The option of a union that its writer meant: of those that fit the kind of value, the one with the least to complain about. */
function likeliest(options: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  let best: readonly Issue[] | undefined;
  for (const issues of options) {
    if (issues.some(isForeign)) continue;
    if (best === undefined || weight(issues) < weight(best)) best = issues;
  }
  return best;
}

/** The value is of another kind altogether: a text instead of an object, a word that is not on the list. */
function isForeign(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return likeliest(issue.errors) === undefined;
  return issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_format';
}

function weight(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** What would be possible instead, if that can be listed. */
function expectations(issue: Issue): readonly string[] | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return [KINDS[issue.expected] ?? issue.expected];
    case 'invalid_value':
      return issue.values.map(String);
    case 'invalid_union':
      if ('options' in issue && issue.options !== undefined) return issue.options.map(String);
      return [...new Set(issue.errors.flatMap((issues) => issues.flatMap((inner) => expectations(inner) ?? [])))];
    case 'invalid_format':
      return 'pattern' in issue && issue.format === 'template_literal'
        ? [templateIn(String(issue.pattern))]
        : undefined;
    default:
      return undefined;
  }
}

/** "target:…" of the pattern that zod makes of a text with a gap. */
function templateIn(pattern: string): string {
  return pattern.replace(/^\^|\$$/g, '').replaceAll(/\[[^\]]*\](?:[*+]|\{[^}]*\})?/g, '…');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function keysOf(path: Issue['path']): Path {
  return path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

function valueAt(data: unknown, path: Issue['path']): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return value;
}
