/**
 * muster bench: how fast the engine is, on one thread, and how much a server does.
 */
import type { Command } from 'commander';
import { Argument, InvalidArgumentError } from 'commander';
import { collect, gameNamed, wholeNumber } from '../arguments.ts';
import { DECISIONS, type BenchRatio, type BenchResult } from '../bench/engine.ts';
import { benchPeers, serverPeers } from '../bench/peers.ts';
import { benchServers } from '../bench/server/index.ts';
import { OwnServer } from '../bench/server/own-server.ts';
import { serverLines } from '../bench/server/report.ts';
import { benchInThread } from '../bench/thread.ts';
import { CannotRun } from '../exit.ts';
import { games } from '../games.ts';
import { print, printJson } from '../output.ts';

interface Options {
  readonly peers?: boolean;
  readonly rounds: number;
  readonly seconds?: number;
  readonly game?: readonly string[];
  readonly running?: readonly number[];
  readonly json?: boolean;
}

/** Running games at which latency is measured. */
const RUNNING = [50, 500, 1000];

export function registerBench(program: Command): void {
  program
    .command('bench')
    .summary('measure how fast the engine and the server are')
    .description(
      'engine: measures the engine with every game: in a thread such as those of muster sim, per second of processor time, medians of several rounds. Games add what must be quick in them, such as movement ranges and lines of sight, with the slowest case.\n\nserver: measures a server with durable storage in a process of its own, between simple clients over real sockets: answers per second of its processor time while clients answer as fast as they can; how long an answer takes to be acknowledged at 50, 500 and 1,000 running games whose players think for two seconds; memory per running game. Several games are played in turn, and those measured for latency and memory are in their middle.',
    )
    .addArgument(new Argument('[what]', 'what to measure').choices(['engine', 'server']).default('engine'))
    .option('--peers', 'measure other programs as well; installs them the first time')
    .option('--rounds <number>', 'how many rounds', wholeNumber, 5)
    .option('--seconds <number>', 'how long a round takes (default: 0.4, of a server 3)', positive)
    .option('--game <games>', 'what is played on the server (default: all games in turn)', collect)
    .option('--running <numbers>', 'numbers of running games (default: 50,500,1000)', (value: string) =>
      value.split(',').map(wholeNumber),
    )
    .option(
      '--json',
      'report as JSON: results (name, perSecond, microseconds), ratios (name, ratio); of a server own and peers, with ratio',
    )
    .action(async (what: string, options: Options) => {
      if (what === 'server') return measureServer(options);
      const report = await measure(options);
      if (options.json === true) printJson(report);
      else for (const line of lines(report)) print(line);
    });
}

async function measureServer({ peers, rounds, seconds = 3, game, running = RUNNING, json }: Options): Promise<void> {
  const played = (game ?? games.map(({ id }) => id)).map((id) => gameNamed(id).id);
  const others = peers === true ? serverPeers() : [];
  const benches = await benchServers(() => OwnServer.start(played), others, { rounds, seconds, sizes: running });
  if (json === true) printJson(benches);
  else for (const line of serverLines(benches)) print(line);
}

interface Report {
  readonly results: readonly BenchResult[];
  readonly ratios: readonly BenchRatio[];
}

async function measure({ peers, rounds, seconds = 0.4 }: Options): Promise<Report> {
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
