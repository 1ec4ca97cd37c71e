/**
 * muster check: says what is wrong with files.
 */
import { checkContent, type FileCheck } from '@muster/notation';
import type { Command } from 'commander';
import { endWithProblem } from '../exit.ts';
import { readContent } from '../files.ts';
import { games } from '../games.ts';
import { counted, print, printJson, problemLine } from '../output.ts';

export function registerCheck(program: Command): void {
  program
    .command('check')
    .summary('check decks, armies, maps, positions, records and scenarios')
    .description(
      'Checks files that begin with a line such as `muster: deck/1`: decks, armies, positions, records and scenarios. A record ' +
        'is played again and compared with what it claims; scenarios are read, not run. Maps of Heroscape (.json, and .hsc of ' +
        'Virtualscape) are checked and drawn.',
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
  const content = readContent(file);
  return content.ok ? checkContent(games, content.value) : { kind: null, game: null, problems: content.problems };
}

function printReport(checks: readonly (FileCheck & { readonly file: string })[]): void {
  for (const { file, kind, game, problems, report } of checks) {
    for (const line of report ?? []) print(line);
    for (const problem of problems) print(problemLine(file, problem));
    if (problems.length === 0) print(`${file}: fine (${game ?? ''} ${kind ?? ''})`);
    else print(`${file}: ${counted(problems.length, 'problem')}`);
  }
}
