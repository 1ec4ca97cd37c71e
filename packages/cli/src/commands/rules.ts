/**
 * muster rules: every rule of a game with the scenarios that prove it.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Game, Language, RuleId } from '@muster/engine';
import { wholeRule } from '@muster/notation';
import type { Command } from 'commander';
import { gameNamed, GAME_ARGUMENT, languageOption, type LanguageChoice } from '../arguments.ts';
import { CannotRun, endWithProblem } from '../exit.ts';
import { readTextFile } from '../files.ts';
import { packagesFolder } from '../folders.ts';
import { games } from '../games.ts';
import { print, printJson } from '../output.ts';
import { runSuite, scenarioFiles, type RunScenario } from '../suite.ts';

interface Options extends LanguageChoice {
  readonly scenarios?: string;
  readonly missing?: boolean;
  readonly json?: boolean;
}

export function registerRules(program: Command): void {
  program
    .command('rules')
    .summary('list the rules of a game and what proves them')
    .description(
      'Lists every rule of a game with the scenarios that prove it. A scenario that fails proves nothing. A file ' +
        'definitions.json beside the scenarios may name rules that only define a word, with the reason: nothing can prove them.',
    )
    .argument('<game>', GAME_ARGUMENT)
    .option('--scenarios <folder>', 'where the scenarios are (default: those that come with the game)')
    .option('--missing', 'list only the rules that nothing proves')
    .addOption(languageOption())
    .option('--json', 'report as JSON: total, covered, missing, definitions, unreadable, rules')
    .action((id: string, options: Options) => {
      const game = gameNamed(id);
      const report = reportOf(game, options.scenarios ?? join(packagesFolder, game.id, 'scenarios'), options.lang);
      if (options.json === true) printJson(report);
      else printReport(report, options.missing === true);
      if (report.missing.length > 0 || report.unreadable.length > 0) endWithProblem();
    });
}

interface RuleReport {
  readonly rule: RuleId;
  readonly title: string;
  /** Scenarios that pass. */
  readonly proofs: readonly string[];
  readonly failing: readonly string[];
  /** Why it is a definition. */
  readonly definition?: string;
}

interface Report {
  readonly game: string;
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly RuleId[];
  readonly definitions: readonly { readonly rule: RuleId; readonly reason: string }[];
  /** Files whose scenarios could not be counted. */
  readonly unreadable: readonly string[];
  readonly rules: readonly RuleReport[];
}

function reportOf(game: Game, folder: string, language: Language): Report {
  const definitions = readDefinitions(game, join(folder, 'definitions.json'));
  const all = runSuite(games, scenarioFiles([folder]));
  const runs = all.filter((run) => run.game === game.id);
  const rules = game.catalogue.map(({ id, title }): RuleReport => {
    const named = runs.filter((run) => run.rules.some((rule) => rule === id || wholeRule(rule) === id));
    const definition = definitions.get(id);
    return {
      rule: id,
      title: title[language],
      proofs: named.filter((run) => run.failures.length === 0).map(placeOf),
      failing: named.filter((run) => run.failures.length > 0).map(placeOf),
      ...(definition !== undefined && { definition }),
    };
  });
  const unproved = rules.filter((rule) => rule.proofs.length === 0);
  return {
    game: game.id,
    total: rules.length,
    covered: rules.length - unproved.length,
    missing: unproved.filter((rule) => rule.definition === undefined).map((rule) => rule.rule),
    definitions: unproved.flatMap(({ rule, definition }) =>
      definition === undefined ? [] : [{ rule, reason: definition }],
    ),
    unreadable: all.filter((run) => run.title === null).map((run) => relative('.', run.file)),
    rules,
  };
}

function placeOf({ file, line, title }: RunScenario): string {
  return `${relative('.', file)}:${line} ${title ?? ''}`;
}

/** A map from rules to reasons. */
function readDefinitions(game: Game, file: string): ReadonlyMap<RuleId, string> {
  const definitions = new Map<RuleId, string>();
  if (!existsSync(file)) return definitions;
  const text = readTextFile(file);
  let data: unknown;
  try {
    data = JSON.parse(text.ok ? text.value : '');
  } catch (error) {
    throw new CannotRun(`'${file}' is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new CannotRun(
      `'${file}' must be a map from rules to reasons, such as {"WL-1.1": "says what the game needs"}`,
    );
  }
  for (const [rule, reason] of Object.entries(data)) {
    if (!game.catalogue.some((one) => one.id === rule)) throw new CannotRun(`'${file}': there is no rule '${rule}'`);
    if (typeof reason !== 'string' || reason === '')
      throw new CannotRun(`'${file}': '${rule}' needs a reason in words`);
    definitions.set(rule, reason);
  }
  return definitions;
}

function printReport({ total, covered, missing, definitions, unreadable, rules }: Report, missingOnly: boolean): void {
  for (const { rule, title, proofs, failing, definition } of rules) {
    if (missingOnly && !missing.includes(rule)) continue;
    print(`${rule.padEnd(10)} ${title}`);
    const indent = ' '.repeat(11);
    for (const proof of proofs) print(`${indent}proved by ${proof}`);
    for (const failure of failing) print(`${indent}FAILS in ${failure}`);
    if (proofs.length === 0) print(`${indent}${definition === undefined ? 'MISSING' : `definition: ${definition}`}`);
  }
  for (const file of unreadable) print(`${file} can't be read: muster check says why`);
  print();
  print(`${total} rules: ${covered} covered, ${definitions.length} definitions, ${missing.length} missing`);
}
