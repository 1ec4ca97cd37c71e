/**
 * muster scenario: runs scenarios and says which rules they prove.
 */
import type { Command } from 'commander';
import { endWithProblem } from '../exit.ts';
import { games } from '../games.ts';
import { counted, print, printJson } from '../output.ts';
import { runSuite, scenarioFiles, type RunScenario } from '../suite.ts';

export function registerScenario(program: Command): void {
  program
    .command('scenario')
    .summary('run scenarios')
    .description('Runs scenarios and says for each rule whether what they prove of it holds.')
    .argument('<file or folder...>', 'scenario files, or folders with scenario files')
    .option('--json', 'report as JSON: passed, failed, failures, rules')
    .action((paths: readonly string[], options: { readonly json?: boolean }) => {
      const runs = runSuite(games, scenarioFiles(paths));
      if (options.json === true) printJson(reportOf(runs));
      else printReport(runs);
      if (runs.some((run) => run.failures.length > 0)) endWithProblem();
    });
}

function reportOf(runs: readonly RunScenario[]): unknown {
  const failed = runs.filter((run) => run.failures.length > 0);
  return {
    passed: runs.length - failed.length,
    failed: failed.length,
    failures: failed.flatMap(({ file, title, failures }) =>
      failures.map(({ step, line, message }) => ({ file, scenario: title, line, step, message })),
    ),
    rules: byRule(runs),
  };
}

interface RuleReport {
  readonly rule: string;
  readonly passed: number;
  readonly failed: number;
}

function byRule(runs: readonly RunScenario[]): readonly RuleReport[] {
  const reports = new Map<string, RuleReport>();
  for (const { rules, failures } of runs) {
    for (const rule of rules) {
      const { passed, failed } = reports.get(rule) ?? { passed: 0, failed: 0 };
      const good = failures.length === 0;
      reports.set(rule, { rule, passed: passed + (good ? 1 : 0), failed: failed + (good ? 0 : 1) });
    }
  }
  // WL-2.10 comes after WL-2.9.
  return [...reports.values()].toSorted((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }));
}

function printReport(runs: readonly RunScenario[]): void {
  for (const { rule, passed, failed } of byRule(runs)) {
    const count = failed > 0 ? `${failed} of ${passed + failed} failed` : counted(passed, 'scenario');
    print(`${failed > 0 ? 'FAIL' : 'pass'}  ${rule.padEnd(10)} ${count}`);
  }
  const failed = runs.filter((run) => run.failures.length > 0);
  for (const { file, title, failures } of failed) {
    print();
    print(`${file}: ${title ?? 'can not be read'}`);
    for (const { step, line, message } of failures) {
      print(`  ${file}:${line}: ${step > 0 ? `step ${step}: ` : ''}${message.replaceAll('\n', '\n    ')}`);
    }
  }
  print();
  print(`${runs.length - failed.length} passed, ${failed.length} failed`);
}
