/**
 * A suite: the scenarios of many files, run one after the other.
 */
import type { Game, RuleId } from '@muster/engine';
import { kindLine, readScenarios, runScenario, type ScenarioFailure } from '@muster/notation';
import { CannotRun } from './exit.ts';
import { filesBelow, isFolder, readTextFile } from './files.ts';
import { Progress } from './output.ts';

export interface RunScenario {
  readonly file: string;
  /** Null stands for a file that could not be read: it counts as one failure. */
  readonly title: string | null;
  readonly game: string | null;
  readonly rules: readonly RuleId[];
  readonly line: number;
  readonly failures: readonly ScenarioFailure[];
}

/** The scenario files among these files and below these folders. */
export function scenarioFiles(paths: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const path of paths) {
    const found = isFolder(path) ? filesBelow(path, ['.yaml', '.yml']).filter(mayBeScenario) : [path];
    for (const file of found) files.add(file);
  }
  if (files.size === 0) throw new CannotRun(`there are no scenarios in ${paths.join(', ')}`);
  return [...files];
}

/** Folders hold other files too; one that doesn't say what it is shall be looked at. */
function mayBeScenario(file: string): boolean {
  const text = readTextFile(file);
  const kind = text.ok ? kindLine(text.value) : null;
  return kind === null || kind === 'scenario/1';
}

export function runSuite(games: readonly Game[], files: readonly string[]): readonly RunScenario[] {
  const progress = new Progress('scenario files', files.length);
  const runs: RunScenario[] = [];
  for (const file of files) {
    runs.push(...runFile(games, file));
    progress.step();
  }
  progress.end();
  return runs;
}

function runFile(games: readonly Game[], file: string): readonly RunScenario[] {
  const text = readTextFile(file);
  const read = text.ok ? readScenarios(games, text.value) : text;
  if (!read.ok) {
    const failures = read.problems.map(({ line, message }) => ({ step: 0, line, message }));
    return [{ file, title: null, game: null, rules: [], line: 1, failures }];
  }
  const { game, scenarios } = read.value;
  return scenarios.map((scenario) => {
    const { title, rules, path } = scenario;
    const { failures } = runScenario(game, scenario);
    return { file, title, game: game.id, rules, line: scenario.locate(path).line, failures };
  });
}
