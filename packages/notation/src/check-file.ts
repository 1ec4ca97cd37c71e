/**
 * Checks a file of any kind, as far as it can be known without playing it on.
 */
import type { FileContent, ForeignCheck, ForeignFile, Game, Problem } from '@muster/engine';
import { messageOf } from './guard.ts';
import { openFile, type OpenedFile } from './header.ts';
import { positionIn } from './position-file.ts';
import type { FileProblem } from './problem.ts';
import { recordIn } from './record-file.ts';
import { checkBeginning, scenariosIn } from './scenario-file.ts';
import { readSource } from './source.ts';

export interface FileCheck {
  /** The value of its `muster:` line; null if the file could not be read so far. */
  readonly kind: string | null;
  readonly game: string | null;
  readonly problems: readonly FileProblem[];
  /** What is in the file, for people to read; of files of other programs. */
  readonly report?: readonly string[];
}

/** Checks any file: one of another program that a game knows, or a text of ours. */
export function checkContent(games: readonly Game[], file: FileContent): FileCheck {
  for (const game of games) {
    const form = game.foreignFiles?.find((one) => one.fits(file));
    if (form !== undefined) return checkForeign(game, form, file);
  }
  if (file.text !== null) return checkFile(games, file.text);
  return { kind: null, game: null, problems: [atStart([], 'this is not a text file (in UTF-8)')] };
}

function checkForeign(game: Game, form: ForeignFile, file: FileContent): FileCheck {
  const { problems, report } = foreignSafely(form, file);
  const source = file.text === null ? null : readSource(file.text);
  // Only in a text does a problem have a line; elsewhere its path must do.
  const found =
    source?.ok === true ? source.value.problems(problems) : problems.map(({ path, message }) => atStart(path, message));
  return { kind: form.kind, game: game.id, problems: found, report };
}

function atStart(path: Problem['path'], message: string): FileProblem {
  return { line: 1, column: 1, message: path.length === 0 ? message : `${path.join('.')}: ${message}` };
}

function foreignSafely(form: ForeignFile, file: FileContent): ForeignCheck {
  try {
    return form.check(file);
  } catch (error) {
    return { problems: [{ path: [], message: `the game can't read this: ${messageOf(error)}` }], report: [] };
  }
}

export function checkFile(games: readonly Game[], text: string): FileCheck {
  const opened = openFile(games, text);
  if (!opened.ok) return { kind: null, game: null, problems: opened.problems };
  const { kind, game } = opened.value;
  return { kind, game: game.id, problems: problemsIn(opened.value) };
}

function problemsIn(file: OpenedFile): readonly FileProblem[] {
  const { kind, game, fields, source } = file;
  switch (kind) {
    case 'record/1': {
      const read = recordIn(file);
      return read.ok ? read.value.verify() : read.problems;
    }
    case 'position/1': {
      const read = positionIn(file);
      return read.ok ? [] : read.problems;
    }
    case 'scenario/1': {
      const read = scenariosIn(file);
      if (!read.ok) return read.problems;
      return source.problems(read.value.scenarios.flatMap((scenario) => checkBeginning(game, scenario)));
    }
    default: {
      const check = game.fileKinds[kind];
      return check === undefined ? [] : source.problems(checkSafely(check, fields));
    }
  }
}

function checkSafely(check: (data: unknown) => readonly Problem[], data: unknown): readonly Problem[] {
  try {
    return check(data);
  } catch (error) {
    return [{ path: [], message: `the game can't read this: ${messageOf(error)}` }];
  }
}
