/**
 * muster bench server: how much one server does, with durable storage, for clients over real sockets.
 */
import { CannotRun } from '../../exit.ts';
import { ServerLoad, type Observed } from './server-load.ts';
import { ServerProcess } from './server-process.ts';

/** Games that play as fast as they can when the most a server does is measured. */
const BUSY = 50;
/** What a person takes for an answer when latency is measured: two seconds, sometimes less, sometimes more. */
const THINKING = 2000;
/** Until the compiler has seen most of it, a server is slow: seconds of playing before anything is measured. Other servers get as many. */
const WARM_UP = 90;
/** Seconds that games may take to get to their middle. */
const LONGEST_RUSH = 90;
/** Answers a game has behind it on average when latency and memory are measured: a game that has just begun takes less. */
const BEHIND = 60;
/** Seconds until all clients have taken up another pace. */
const SETTLING = 4;

export interface ServerBench {
  /** Answers per second of processor time, as fast as clients can. */
  readonly answersPerSecond: number;
  /** The same by the clock, with server and clients on one machine. */
  readonly answersPerClockSecond: number;
  readonly sizes: readonly SizeBench[];
  /** Bytes a running game takes, with both its players connected: what is in use when garbage has been thrown away. */
  readonly memoryPerGame: number;
  /** The same by what the system has given to the process, which depends on when it was last tidied up. */
  readonly residentPerGame: number;
}

export interface SizeBench {
  readonly games: number;
  readonly answersPerClockSecond: number;
  /** Milliseconds until an answer is acknowledged. */
  readonly p50: number;
  readonly p99: number;
}

interface ServerEffort {
  readonly games: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
  /** Running games at which latency is measured. */
  readonly sizes: readonly number[];
}

export async function benchServer({ games, rounds, seconds, sizes }: ServerEffort): Promise<ServerBench> {
  if (rounds < 1) throw new CannotRun('--rounds must be at least 1');
  const server = await ServerProcess.start();
  try {
    const load = new ServerLoad(server.address, games);
    await load.fill(BUSY);
    await load.rush(Infinity, WARM_UP);
    const busy = await busyBench(server, load, rounds, seconds);
    load.thinking = THINKING;
    await load.observe(SETTLING);
    const before = await server.usage();
    const bench: SizeBench[] = [];
    let running = BUSY;
    for (const size of sizes) {
      await load.fill(size);
      await load.rush((size - running) * BEHIND, LONGEST_RUSH);
      running = Math.max(running, size);
      await load.observe(SETTLING);
      bench.push(sizeOf(size, await load.observe(seconds * rounds)));
    }
    const after = await server.usage();
    load.end();
    const perGame = (bytes: number): number => bytes / (running - BUSY);
    return {
      ...busy,
      sizes: bench,
      memoryPerGame: perGame(after.memory - before.memory),
      residentPerGame: perGame(after.resident - before.resident),
    };
  } finally {
    await server.stop();
  }
}

async function busyBench(
  server: ServerProcess,
  load: ServerLoad,
  rounds: number,
  seconds: number,
): Promise<Pick<ServerBench, 'answersPerSecond' | 'answersPerClockSecond'>> {
  const measured: { answersPerSecond: number; answersPerClockSecond: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await server.processorTime();
    const { answers, seconds: took } = await load.observe(seconds);
    const used = (await server.processorTime()) - before;
    measured.push({ answersPerSecond: answers / used, answersPerClockSecond: answers / took });
  }
  const median = measured.toSorted((a, b) => a.answersPerSecond - b.answersPerSecond)[Math.floor(rounds / 2)];
  return median ?? { answersPerSecond: 0, answersPerClockSecond: 0 };
}

function sizeOf(games: number, { answers, seconds, latencies }: Observed): SizeBench {
  const at = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { games, answersPerClockSecond: answers / seconds, p50: at(0.5), p99: at(0.99) };
}
