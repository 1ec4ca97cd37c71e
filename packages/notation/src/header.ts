/**
 * The first lines of every file: what it is, in which version, for which game.
 */
import type { Game } from '@muster/engine';
import type { FileProblem, Reading } from './problem.ts';
import { Findings, isFields, listed, readText, type Fields } from './shape.ts';
import { readSource, type Source } from './source.ts';

export const FILE_KINDS = ['record/1', 'position/1', 'scenario/1'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file whose first lines are in order. */
export interface OpenedFile {
  /** The value of its `muster:` line, such as record/1. */
  readonly kind: string;
  readonly game: Game;
  readonly fields: Fields;
  readonly source: Source;
}

/** Reads the YAML and its `muster:` and `game:` lines. */
export function openFile(games: readonly Game[], text: string): Reading<OpenedFile> {
  const read = readSource(text);
  if (!read.ok) return read;
  const source = read.value;
  const fields = source.data;
  if (!isFields(fields) || Object.keys(fields)[0] !== 'muster') {
    return failed([{ line: 1, column: 1, message: `the file must begin with a line such as 'muster: record/1'` }]);
  }
  const found = new Findings();
  const kind = readText(fields['muster'], ['muster'], found);
  const id = readText(fields['game'], ['game'], found);
  const game = games.find((one) => one.id === id);
  if (id !== null && game === undefined) {
    found.add(['game'], `there is no game '${id}': known are ${listed(games.map((one) => one.id))}`);
  }
  if (kind !== null && game !== undefined) {
    const kinds = [...FILE_KINDS, ...Object.keys(game.fileKinds)];
    if (!kinds.includes(kind)) found.add(['muster'], `there is no kind of file '${kind}': known are ${listed(kinds)}`);
  }
  if (kind === null || game === undefined || found.list.length > 0) return failed(source.problems(found.list));
  return { ok: true, value: { kind, game, fields, source } };
}

/** Opens a file that must be of one kind. */
export function openKind(games: readonly Game[], text: string, kind: FileKind): Reading<OpenedFile> {
  const opened = openFile(games, text);
  if (!opened.ok || opened.value.kind === kind) return opened;
  const problem = { path: ['muster'], message: `this is a ${opened.value.kind} file, a ${kind} is needed` };
  return failed(opened.value.source.problems([problem]));
}

/** What a file says it is, without reading the rest; null if it doesn't say. */
export function kindLine(text: string): string | null {
  const line = /^\u{feff}?(?:[ \t]*(?:#.*)?\r?\n)*muster:[ \t]*(['"]?)([^\s'"#]+)\1[ \t]*(?:#.*)?(?:\r?\n|$)/u.exec(
    text,
  );
  return line?.[2] ?? null;
}

export function header(kind: string, game: string): Fields {
  return { muster: kind, game };
}

export function failed(problems: readonly FileProblem[]): {
  readonly ok: false;
  readonly problems: readonly FileProblem[];
} {
  return { ok: false, problems };
}
