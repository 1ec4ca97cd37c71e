/**
 * Files the user names.
 */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileContent } from '@muster/engine';
import { MAX_CHARACTERS, type FileProblem, type Reading } from '@muster/notation';
import { CannotRun } from './exit.ts';

/** A character takes at most four bytes. */
const MAX_BYTES = 4 * MAX_CHARACTERS;

/** The text of a file. A file that isn't there can't be worked on; one that is no text has a problem. */
export function readTextFile(path: string): Reading<string> {
  const file = readContent(path);
  if (!file.ok) return file;
  const { text } = file.value;
  return text === null ? atStart('this is not a text file (in UTF-8)') : { ok: true, value: text };
}

/** What stands in a file of any kind. */
export function readContent(path: string): Reading<FileContent> {
  const { size } = statOf(path, 'file');
  if (size > MAX_BYTES) return atStart(`the file is too large: ${size} bytes, at most ${MAX_BYTES} are allowed`);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  return { ok: true, value: { name: basename(path), bytes, text: textOf(bytes) } };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function atStart(message: string): { readonly ok: false; readonly problems: readonly FileProblem[] } {
  return { ok: false, problems: [{ line: 1, column: 1, message }] };
}

/** All files below a folder whose names end so, in a fixed order. */
export function filesBelow(folder: string, endings: readonly string[]): readonly string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw unreadable(folder, error);
  }
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...filesBelow(path, endings));
    else if (endings.some((ending) => entry.name.endsWith(ending))) files.push(path);
  }
  return files;
}

export function isFolder(path: string): boolean {
  return statOf(path, 'either').isDirectory();
}

/** Puts the whole text in place at once: whoever reads meanwhile sees the old one or the new one. */
export function writeTextFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new CannotRun(`'${path}' can't be written: ${reasonOf(error)}`);
  }
}

function statOf(path: string, wanted: 'file' | 'either'): Stats {
  let stats;
  try {
    stats = statSync(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  if (wanted === 'file' && stats.isDirectory()) throw new CannotRun(`'${path}' is a folder: name a file`);
  return stats;
}

function unreadable(path: string, error: unknown): CannotRun {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return new CannotRun(`there is no file '${path}'`);
  return new CannotRun(`'${path}' can't be read: ${reasonOf(error)}`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
