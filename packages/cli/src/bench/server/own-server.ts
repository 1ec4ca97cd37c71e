/**
 * Our own server, with its load, as a contender.
 */
import type { Busy, Contender, Running, SizeBench } from './contender.ts';
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

export class OwnServer implements Contender {
  readonly name = 'muster';
  readonly #process: ServerProcess;
  readonly #load: ServerLoad;

  private constructor(process: ServerProcess, load: ServerLoad) {
    this.#process = process;
    this.#load = load;
  }

  static async start(games: readonly string[]): Promise<OwnServer> {
    const process = await ServerProcess.start();
    const load = new ServerLoad(process.address, games);
    await load.fill(BUSY);
    await load.rush(Infinity, WARM_UP);
    load.rest();
    return new OwnServer(process, load);
  }

  async busy(seconds: number): Promise<Busy> {
    this.#load.hurry();
    await this.#load.observe(1);
    const before = await this.#process.processorTime();
    const { answers, seconds: took } = await this.#load.observe(seconds);
    const used = (await this.#process.processorTime()) - before;
    this.#load.rest();
    return { answersPerSecond: answers / used, answersPerClockSecond: answers / took };
  }

  async running(sizes: readonly number[], seconds: number): Promise<Running> {
    this.#load.hurry();
    this.#load.thinking = THINKING;
    await this.#load.observe(SETTLING);
    const before = await this.#process.usage();
    const bench: SizeBench[] = [];
    let running = BUSY;
    for (const size of sizes) {
      await this.#load.fill(size);
      await this.#load.rush((size - running) * BEHIND, LONGEST_RUSH);
      running = Math.max(running, size);
      await this.#load.observe(SETTLING);
      bench.push(sizeOf(size, await this.#load.observe(seconds)));
    }
    const after = await this.#process.usage();
    const perGame = (bytes: number): number | null => (running > BUSY ? bytes / (running - BUSY) : null);
    return {
      sizes: bench,
      memoryPerGame: perGame(after.memory - before.memory),
      residentPerGame: perGame(after.resident - before.resident),
    };
  }

  async stop(): Promise<void> {
    this.#load.end();
    await this.#process.stop();
  }
}

function sizeOf(games: number, { answers, seconds, latencies }: Observed): SizeBench {
  const at = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { games, answersPerClockSecond: answers / seconds, p50: at(0.5), p99: at(0.99) };
}
