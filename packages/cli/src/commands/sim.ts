/**
 * muster sim: many games between bots, for statistics and to find mistakes.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createBot } from '@muster/bots';
import type { Game } from '@muster/engine';
import type { Command } from 'commander';
import { collect, gameNamed, GAME_ARGUMENT, optionalRule, wholeNumber, type OptionalRules } from '../arguments.ts';
import { CannotRun, endWithProblem } from '../exit.ts';
import { print, printJson, Progress } from '../output.ts';
import { isCommand, pairingsOf, plannedGame, setupOf, type Pairing, type SimPlan } from '../sim/plan.ts';
import type { GameResult } from '../sim/play-game.ts';
import { playAll } from '../sim/pool.ts';
import { reportLines, reportOf, type SavedError, type SimReport } from '../sim/report.ts';
import { saveError } from '../sim/save-error.ts';

interface Options {
  readonly games: number;
  readonly edition?: string;
  readonly mode?: string;
  readonly pairings?: number;
  readonly players?: number;
  readonly bots?: readonly string[];
  readonly decks?: readonly string[];
  readonly mirror?: boolean;
  readonly option?: OptionalRules;
  readonly turnLimit: number;
  readonly seed: string;
  readonly threads?: number;
  readonly invariants?: boolean;
  readonly check?: boolean;
  readonly limit: number;
  readonly patience: number;
  readonly trust?: boolean;
  readonly out: string;
  readonly json?: boolean;
}

/** Bots may go on passing for ever; people would agree on a draw long before. */
const TURN_LIMIT = 500;

const EXAMPLES = `
A bot is random, greedy (or with a number of samples: greedy:8), or the path of a program or a command in quotes that
speaks the bot protocol (docs/bot-protocol.md). Bots move on by one seat with each game.

In games with points (heroscape), a table tells for every card taken into an army how often its side won, and that share
for every point spent on the card, with 95 % intervals; --json has it as pieces.

In games with factions (signum), a matrix tells how often each wins against each other; --pairings plays every pairing equally
often, each game twice with the decks exchanged, so that either faction begins.

Examples:
  muster sim warlord --games 100000 --invariants
  muster sim warlord --games 1000 --check
  muster sim warlord --bots greedy,random --mirror --games 200
  muster sim warlord --bots ./my-bot,greedy --json
  muster sim signum --mode duel --bots greedy --pairings 1000`;

export function registerSim(program: Command): void {
  program
    .command('sim')
    .summary('let bots play many games')
    .description('Lets bots play many games, counts who wins, and finds mistakes in the rules.')
    .argument('<game>', GAME_ARGUMENT)
    .option('--games <number>', 'how many games', wholeNumber, 100)
    .option('--edition <name>', 'the rules to play by')
    .option('--mode <name>', 'another name of --edition')
    .option('--pairings <number>', 'so many games for every two factions, instead of --games', wholeNumber)
    .option('--players <number>', 'how many play', wholeNumber)
    .option('--bots <names>', 'who plays, seat by seat (default: random)', collect)
    .option('--decks <names>', 'the decks, seat by seat; the others are chosen at random', collect)
    .option(
      '--option <rule=value>',
      'an optional rule, switched on or set to a value; can be given several times',
      optionalRule,
    )
    .option('--mirror', 'all seats play the same deck, and each game is played once in every seating')
    .option('--turn-limit <number>', 'end games after this turn as a draw; 0 for no limit', wholeNumber, TURN_LIMIT)
    .option('--seed <text>', 'what all chance comes from: the same seed gives the same games', 'muster')
    .option('--threads <number>', 'how many games at once (default: one for each processor)', wholeNumber)
    .option('--invariants', 'look after all promises of the rules at every decision while the games are played')
    .option('--check', 'the same in a replay of every game, and compare the replay, copies and imagined games as well')
    .option('--limit <number>', 'a game with more decisions hangs', wholeNumber, 20_000)
    .option('--patience <seconds>', 'how long a bot may think, and a game may stand still', wholeNumber, 60)
    .option('--trust', 'give bots that ask for it the whole record, with everything that is hidden')
    .option('--out <folder>', 'where records of games with errors are saved', 'muster-errors')
    .option('--json', 'report as JSON: games, finished, errors, decisions, decisionsPerSecond, winRate, …')
    .addHelpText('after', EXAMPLES)
    .action(simulate);
}

async function simulate(id: string, options: Options): Promise<void> {
  const game = gameNamed(id);
  const plan = planOf(game, options);
  const report = await run(game, plan, options);
  if (options.json === true) printJson(report);
  else for (const line of reportLines(report)) print(line);
  if (report.errors > 0) endWithProblem();
}

async function run(game: Game, plan: SimPlan, { threads, out }: Options): Promise<SimReport> {
  const results: GameResult[] = [];
  const progress = new Progress('games', plan.games);
  const count = Math.min(threads ?? availableParallelism(), plan.games);
  const seconds = await playAll(plan, count, (result) => {
    results.push(result);
    progress.step();
  });
  progress.end();
  // Threads finish in any order; what is reported shall not depend on it.
  results.sort((a, b) => a.number - b.number);
  const problems: SavedError[] = results.flatMap((result) => saveError(game, plan, result, out) ?? []);
  const played = results.reduce((sum, result) => sum + result.played, 0);
  const checked = results.reduce((sum, result) => sum + result.checked, 0);
  return reportOf(plan, results, problems, played > 0 ? (seconds * played) / (played + checked) : 0);
}

function planOf(game: Game, options: Options): SimPlan {
  const { decks, mirror, option, turnLimit } = options;
  const edition = options.edition ?? options.mode;
  const pairings = options.pairings === undefined ? [] : pairingsFor(game, options);
  const bots = options.bots ?? ['random'];
  const { min, max } = game.players;
  const players = options.players ?? Math.max(min, bots.length);
  if (players < min || players > max)
    throw new CannotRun(`${game.name.en} is for ${min} to ${max} players, not ${players}`);
  if (bots.length > players) throw new CannotRun(`there are ${bots.length} bots but only ${players} seats`);
  if (edition !== undefined && !game.editions.includes(edition)) {
    throw new CannotRun(`there is no edition '${edition}'. Known editions: ${game.editions.join(', ')}`);
  }
  if (pairings.length > 0 && players !== 2) throw new CannotRun('--pairings is for games of two players');
  if (
    options.games < 1 ||
    options.pairings === 0 ||
    options.threads === 0 ||
    options.limit < 1 ||
    options.patience < 1
  ) {
    throw new CannotRun('--games, --pairings, --threads, --limit and --patience must be at least 1');
  }
  for (const bot of bots) checkBot(game, bot);
  const plan: SimPlan = {
    game: game.id,
    games: pairings.length > 0 ? pairings.length * (options.pairings ?? 1) : options.games,
    seed: options.seed,
    wish: {
      players,
      ...(edition !== undefined && { edition }),
      ...(decks !== undefined && { decks }),
      ...(mirror !== undefined && { mirror }),
      ...(option !== undefined && { options: option }),
      turnLimit,
    },
    players,
    pairings,
    bots,
    check: options.check === true ? 'all' : options.invariants === true ? 'promises' : 'nothing',
    limit: options.limit,
    patience: options.patience,
    trust: options.trust === true,
  };
  const setup = setupOf(game, plan, plannedGame(plan, 0));
  if (!setup.ok) throw new CannotRun(setup.problems.map((problem) => problem.message).join('\n'));
  return plan;
}

function pairingsFor(game: Game, { decks, mirror }: Options): readonly Pairing[] {
  const factions = game.factions?.() ?? [];
  if (factions.length === 0) throw new CannotRun(`${game.name.en} has no factions: --pairings is not for it`);
  if (decks !== undefined || mirror === true)
    throw new CannotRun('--pairings chooses the decks: give no --decks, no --mirror');
  return pairingsOf(factions);
}

function checkBot(game: Game, bot: string): void {
  if (isCommand(bot)) {
    if (!/\s/.test(bot) && !existsSync(bot)) throw new CannotRun(`there is no program '${bot}'`);
    return;
  }
  try {
    createBot(bot, game, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${reason}, or the path of a program such as ./my-bot`);
  }
}
