/**
 * muster check: says what is wrong with files.
 */
import { checkFile, type FileCheck } from '@muster/notation';
import type { Command } from 'commander';
import { endWithProblem } from '../exit.ts';
import { readTextFile } from '../files.ts';
import { games } from '../games.ts';
import { counted, print, printJson, problemLine } from '../output.ts';

export function registerCheck(program: Command): void {
  program
    .command('check')
    .summary('check decks, positions, records and scenarios')
    .description(
      'Checks files that begin with a line such as `muster: deck/1`: decks, positions, records and scenarios. A record ' +
        'is played again and compared with what it claims; scenarios are read, not run.',
    )
    .argument('<file...>', 'the files')
    .option('--json', 'report as JSON: files with their problems')
    .action((paths: readonly string[], options: { readonly json?: boolean }) => {
      const checks = paths.map((file) => ({ file, ...check(file) }));
      if (options.json === true) printJson({ files: checks });
      else printReport(checks);
      if (checks.some(({ problems }) => problems.length > 0)) endWithProblem();
    });
}

function check(file: string): FileCheck {
  const text = readTextFile(file);
  return text.ok ? checkFile(games, text.value) : { kind: null, game: null, problems: text.problems };
}

function printReport(checks: readonly (FileCheck & { readonly file: string })[]): void {
  for (const { file, kind, game, problems } of checks) {
    for (const problem of problems) print(problemLine(file, problem));
    if (problems.length === 0) print(`${file}: fine (${game ?? ''} ${kind ?? ''})`);
    else print(`${file}: ${counted(problems.length, 'problem')}`);
  }
}
