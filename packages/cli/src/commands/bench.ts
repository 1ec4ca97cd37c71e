/**
 * muster bench: how fast the engine is, on one thread.
 */
import type { Command } from 'commander';
import { Argument, InvalidArgumentError } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { DECISIONS, type BenchRatio, type BenchResult } from '../bench/engine.ts';
import { benchPeers } from '../bench/peers.ts';
import { benchInThread } from '../bench/thread.ts';
import { CannotRun } from '../exit.ts';
import { games } from '../games.ts';
import { print, printJson } from '../output.ts';

interface Options {
  readonly peers?: boolean;
  readonly rounds: number;
  readonly seconds: number;
  readonly json?: boolean;
}

export function registerBench(program: Command): void {
  program
    .command('bench')
    .summary('measure how fast the engine is')
    .description(
      'Measures the engine with every game: in a thread such as those of muster sim, per second of processor time, medians of several rounds. Games add what must be quick in them, such as movement ranges and lines of sight, with the slowest case.',
    )
    .addArgument(new Argument('[what]', 'what to measure').choices(['engine']).default('engine'))
    .option('--peers', 'measure two other engines as well; installs them the first time')
    .option('--rounds <number>', 'how many rounds', wholeNumber, 5)
    .option('--seconds <number>', 'how long a round takes', positive, 0.4)
    .option('--json', 'report as JSON: results (name, perSecond, microseconds), ratios (name, ratio)')
    .action(async (_what: string, options: Options) => {
      const report = await measure(options);
      if (options.json === true) printJson(report);
      else for (const line of lines(report)) print(line);
    });
}

interface Report {
  readonly results: readonly BenchResult[];
  readonly ratios: readonly BenchRatio[];
}

async function measure({ peers, rounds, seconds }: Options): Promise<Report> {
  if (rounds < 1) throw new CannotRun('--rounds must be at least 1');
  const results: BenchResult[] = [];
  const ratios: BenchRatio[] = [];
  for (const game of games) {
    const bench = await benchInThread(game.id, { rounds, seconds });
    results.push(...bench.results);
    ratios.push(...bench.ratios);
  }
  if (peers !== true) return { results, ratios };
  const others = benchPeers({ rounds, seconds });
  const own = results.filter(({ name }) => name.endsWith(DECISIONS));
  for (const { name, perSecond } of own) {
    for (const other of others) ratios.push({ name: `${name} / ${other.name}`, ratio: perSecond / other.perSecond });
  }
  return { results: [...results, ...others], ratios };
}

function positive(value: string): number {
  const seconds = Number(value);
  if (value.trim() === '' || !(seconds > 0 && seconds <= 600))
    throw new InvalidArgumentError('It must be a number of seconds.');
  return seconds;
}

function lines({ results, ratios }: Report): readonly string[] {
  const width = Math.max(...[...results, ...ratios].map(({ name }) => name.length));
  const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
  return [
    ...results.map(({ name, perSecond, microseconds }) => {
      return `${name.padEnd(width)}  ${count.format(perSecond).padStart(12)}/s  ${count.format(microseconds).padStart(9)} µs`;
    }),
    '',
    ...ratios.map(({ name, ratio }) => `${name.padEnd(width)}  ${count.format(ratio).padStart(12)} ×`),
  ];
}
