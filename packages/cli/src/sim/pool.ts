/**
 * Spreads the games of a simulation over threads and watches over them: a thread that dies or stands still costs one game.
 */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.ts';
import { plannedGame, type SimPlan } from './plan.ts';
import { notPlayed, type GameResult } from './play-game.ts';
import type { Task, ThreadData, ThreadMessage } from './thread.ts';

type Take = (result: GameResult) => void;

/** Why a thread can't go on. */
class ThreadLost extends Error {}

class Thread {
  readonly #worker: Worker;
  readonly #pulse = new Int32Array(new SharedArrayBuffer(8));
  readonly #patience: number;
  readonly #take: Take;
  #fail: (error: Error) => void = () => undefined;
  #done: () => void = () => undefined;

  private constructor(plan: SimPlan, take: Take) {
    const data: ThreadData = { work: 'sim', plan, pulse: this.#pulse };
    this.#take = take;
    // The thread gives up on a bot first: then the game is named with a better reason.
    this.#patience = plan.patience + 2;
    this.#worker = startThread(data);
    this.#worker.on('message', (message: ThreadMessage) => this.#hear(message));
    this.#worker.on('error', (error) => this.#fail(new ThreadLost(`the thread broke: ${error.message}`)));
    this.#worker.on('exit', () => this.#fail(new ThreadLost('the thread has ended')));
  }

  static async open(plan: SimPlan, take: Take): Promise<Thread> {
    const thread = new Thread(plan, take);
    await thread.#until();
    return thread;
  }

  /** The game that runs, negative if none does. */
  get number(): number {
    return Atomics.load(this.#pulse, 0);
  }

  async play(task: Task): Promise<void> {
    this.#worker.postMessage(task);
    let seen = '';
    let since = performance.now();
    const watch = setInterval(() => {
      const now = this.#pulse.join();
      if (now !== seen) since = performance.now();
      else if (performance.now() - since > this.#patience * 1000) {
        this.#fail(new ThreadLost(`the game hangs: no decision in ${this.#patience} seconds`));
      }
      seen = now;
    }, 500);
    await this.#until().finally(() => clearInterval(watch));
  }

  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Lets the thread end by itself, with its bots. */
  close(): void {
    this.#fail = () => undefined;
    this.#worker.postMessage(null);
  }

  #until(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
    });
  }

  #hear(message: ThreadMessage): void {
    if (message.type === 'result') this.#take(message.result);
    else this.#done();
  }
}

/** Plays all games; returns the seconds of processor time they took, without the start of the threads. */
export async function playAll(plan: SimPlan, threads: number, take: Take): Promise<number> {
  const size = Math.max(1, Math.min(32, Math.ceil(plan.games / (threads * 4))));
  let next = 0;
  const nextTask = (): Task | null => {
    if (next >= plan.games) return null;
    const from = next;
    next = Math.min(plan.games, from + size);
    return { from, to: next };
  };
  const opened = await Promise.all(Array.from({ length: threads }, () => Thread.open(plan, take)));
  const before = process.cpuUsage();
  await Promise.all(opened.map((thread) => work(plan, thread, nextTask, take)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function work(plan: SimPlan, first: Thread, nextTask: () => Task | null, take: Take): Promise<void> {
  let thread = first;
  for (let task = nextTask(); task !== null; task = nextTask()) {
    let rest: Task = task;
    while (rest.from < rest.to) {
      try {
        await thread.play(rest);
        break;
      } catch (error) {
        if (!(error instanceof ThreadLost)) throw error;
        const number = Math.max(thread.number, rest.from);
        await thread.kill();
        take(notPlayed(plannedGame(plan, number), { message: error.message, record: null }));
        rest = { from: number + 1, to: rest.to };
        thread = await Thread.open(plan, take);
      }
    }
  }
  thread.close();
}
