/**
 * Checks a file of any kind, as far as it can be known without playing it on.
 */
import type { Game, Problem } from '@muster/engine';
import { messageOf } from './guard.ts';
import { openFile, type OpenedFile } from './header.ts';
import { positionIn } from './position-file.ts';
import type { FileProblem } from './problem.ts';
import { recordIn } from './record-file.ts';
import { checkBeginning, scenariosIn } from './scenario-file.ts';

export interface FileCheck {
  /** The value of its `muster:` line; null if the file could not be read so far. */
  readonly kind: string | null;
  readonly game: string | null;
  readonly problems: readonly FileProblem[];
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
