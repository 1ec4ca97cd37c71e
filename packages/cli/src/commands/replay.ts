/**
 * muster replay: tells what happened in a recorded game, and verifies the record.
 */
import type { Table } from '@muster/bots';
import { CONCEDE, keysOf, Match, type Answer, type Language, type Seat, letterOf } from '@muster/engine';
import { readRecord, type FileProblem, type RecordFile } from '@muster/notation';
import type { Command } from 'commander';
import { languageOption, type LanguageChoice } from '../arguments.ts';
import { endWithProblem } from '../exit.ts';
import { readTextFile } from '../files.ts';
import { games } from '../games.ts';
import { counted, print, printJson, problemLine } from '../output.ts';

interface Options extends LanguageChoice {
  readonly verify?: boolean;
  readonly positions?: boolean;
  readonly json?: boolean;
}

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .summary('tell and verify a recorded game')
    .description('Plays a record again, tells in words what happens, and verifies that it ends as it claims.')
    .argument('<record>', 'a record file')
    .option('--verify', 'only verify, tell nothing')
    .option('--positions', 'draw the table after each answer')
    .addOption(languageOption())
    .option('--json', 'only verify and report as JSON: game, answers, outcome, hash, verified, problems')
    .action((path: string, options: Options) => {
      const text = readTextFile(path);
      const read = text.ok ? readRecord(games, text.value) : text;
      const problems = read.ok ? read.value.verify() : read.problems;
      if (options.json === true) printJson(reportOf(read.ok ? read.value : null, problems));
      else {
        if (read.ok && options.verify !== true) tell(read.value, options);
        for (const problem of problems) print(problemLine(path, problem));
        if (read.ok && problems.length === 0) print(verdict(read.value));
      }
      if (problems.length > 0) endWithProblem();
    });
}

function reportOf(file: RecordFile | null, problems: readonly FileProblem[]): unknown {
  const record = file?.record;
  return {
    game: record?.game ?? null,
    answers: record?.answers.length ?? 0,
    outcome: record?.outcome ?? null,
    hash: record?.hash ?? null,
    verified: problems.length === 0,
    problems,
  };
}

function verdict({ record }: RecordFile): string {
  const { answers, hash, outcome } = record;
  const claims = [...(hash === undefined ? [] : [`hash ${hash}`]), ...(outcome === undefined ? [] : ['the outcome'])];
  const agreed =
    claims.length === 0 ? 'the record claims no hash and no outcome' : `${claims.join(' and ')} as recorded`;
  return `verified: ${counted(answers.length, 'answer')}, ${agreed}`;
}

function tell(file: RecordFile, { lang, positions }: Options): void {
  const { game, record } = file;
  const { answers, comments = {} } = record;
  const setup = game.checkSetup(record.setup);
  if (!setup.ok) return;
  const match = Match.start(game, setup.value, record.seed, { log: true });
  const teller = new Teller(match, lang);
  print(`${game.name[lang]}, seed ${JSON.stringify(record.seed)}`);
  for (let seat = 0; seat < game.seats(match.state); seat++)
    print(`${letterOf(seat)}: ${game.deckOf(setup.value, seat)}`);
  teller.tellEvents();
  tellComment(comments[0]);
  for (const [i, { seat, answer }] of answers.entries()) {
    print();
    print(`${i + 1}. ${letterOf(seat)}: ${teller.inWords(seat, answer)}`);
    if (!isTaken(match, seat, answer)) return;
    teller.tellEvents();
    tellComment(comments[i + 1]);
    if (positions === true) print(game.draw(match.state, null, lang));
  }
  print();
  const { outcome } = match;
  if (outcome !== null) print(game.words(lang).outcome(match.state, outcome));
}

/** What is refused or breaks off here is among the problems of the verification, which are printed afterwards. */
function isTaken(match: Table, seat: Seat, answer: Answer): boolean {
  try {
    return match.answer(seat, answer) === null;
  } catch {
    return false;
  }
}

function tellComment(comment: string | undefined): void {
  if (comment !== undefined) print(comment.replaceAll(/^/gm, '   # '));
}

class Teller {
  readonly #match: Table;
  readonly #language: Language;
  #told = 0;

  constructor(match: Table, language: Language) {
    this.#match = match;
    this.#language = language;
  }

  tellEvents(): void {
    const { game, state, events } = this.#match;
    const words = game.words(this.#language);
    for (const event of events.slice(this.#told)) {
      const line = words.event(state, event);
      if (line !== null) print(`   ${line}`);
    }
    this.#told = events.length;
  }

  inWords(seat: Seat, answer: Answer): string {
    const { game, state } = this.#match;
    const decision = this.#match.decisionFor(seat);
    if (answer === CONCEDE) return 'concede';
    if (decision === null) return keysOf(answer).join(', ');
    const words = game.words(this.#language);
    const picks = keysOf(answer).map((key) => {
      const option = decision.options.find((one) => one.key === key);
      return option === undefined ? key : words.option(state, decision, option);
    });
    return picks.length === 0 ? '–' : picks.join(', ');
  }
}
