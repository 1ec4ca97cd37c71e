/**
 * Checks of plain data against the shape a file must have. What is wrong is reported with its path, and reading goes on.
 */
import type { ScriptedFace } from '@muster/engine';
import type { Finding, Path } from './problem.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Collects what is wrong while a file is read. */
export class Findings {
  readonly list: Finding[] = [];

  add(path: Path, message: string): void {
    this.list.push({ path, message });
  }

  addKey(path: Path, message: string): void {
    this.list.push({ path, message, at: 'key' });
  }

  /** Takes over what a game found in a part of the file. */
  addAll(path: Path, findings: readonly Finding[]): void {
    for (const finding of findings) this.list.push({ ...finding, path: [...path, ...finding.path] });
  }
}

export function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** A map with none but these keys. */
export function readFields(data: unknown, keys: readonly string[], path: Path, found: Findings): Fields | null {
  if (!isFields(data)) {
    found.add(path, `must be a map with ${listed(keys)}, not ${kindOf(data)}`);
    return null;
  }
  for (const key of Object.keys(data)) {
    if (!keys.includes(key)) found.addKey([...path, key], `unknown key '${key}': known are ${listed(keys)}`);
  }
  return data;
}

export function readText(data: unknown, path: Path, found: Findings): string | null {
  if (typeof data === 'string') return data;
  const quoted = typeof data === 'number' || typeof data === 'boolean' ? ': put it in quotes' : '';
  addWrong(data, path, `must be text, not ${kindOf(data)}${quoted}`, found);
  return null;
}

export function readWhole(data: unknown, min: number, path: Path, found: Findings): number | null {
  if (typeof data === 'number' && Number.isSafeInteger(data) && data >= min) return data;
  addWrong(data, path, `must be a whole number from ${min} on, not ${kindOf(data)}`, found);
  return null;
}

export function readList(data: unknown, path: Path, found: Findings): readonly unknown[] {
  if (Array.isArray(data)) return data;
  addWrong(data, path, `must be a list, not ${kindOf(data)}`, found);
  return [];
}

export function readTexts(data: unknown, path: Path, found: Findings): readonly string[] {
  return readEach(data, path, found, readText);
}

export function readWholes(data: unknown, min: number, path: Path, found: Findings): readonly number[] {
  return readEach(data, path, found, (item, at) => readWhole(item, min, at, found));
}

/** Faces of dice: numbers, or words that stand for them. */
export function readFaces(
  data: unknown,
  words: Readonly<Record<string, ScriptedFace>>,
  path: Path,
  found: Findings,
): readonly ScriptedFace[] {
  const known = Object.keys(words);
  return readEach(data, path, found, (item, at) => {
    if (typeof item !== 'string' || known.length === 0) return readWhole(item, 1, at, found);
    const face = Object.hasOwn(words, item) ? words[item] : undefined;
    if (face === undefined) found.add(at, `'${item}' is no face of a die: write a number or one of ${listed(known)}`);
    return face ?? null;
  });
}

function readEach<T>(
  data: unknown,
  path: Path,
  found: Findings,
  read: (item: unknown, path: Path, found: Findings) => T | null,
): readonly T[] {
  const items: T[] = [];
  for (const [i, item] of readList(data, path, found).entries()) {
    const value = read(item, [...path, i], found);
    if (value !== null) items.push(value);
  }
  return items;
}

function addWrong(data: unknown, path: Path, message: string, found: Findings): void {
  found.add(path, data === undefined ? `'${path.at(-1) ?? ''}' is missing` : message);
}

/** What a person would call it. */
export function kindOf(data: unknown): string {
  if (data === undefined || data === null) return 'empty';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'a map';
  if (typeof data === 'string') return data.length <= 40 ? `the text '${data}'` : 'a text';
  return `${data as number | boolean}`;
}

export function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `'${word}'`);
  const last = quoted.pop();
  return quoted.length === 0 ? (last ?? 'nothing') : `${quoted.join(', ')} and ${last}`;
}
