/**
 * Another server as a contender: a process of its own, with its load, does what it is told line by line.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { CannotRun } from '../../exit.ts';
import type { Busy, Contender, Running } from './contender.ts';

/** With more running games it does not keep up: players wait for seconds, and it takes minutes to begin the games. */
const MOST_RUNNING = 500;

export class PeerServer implements Contender {
  readonly name: string;
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  private constructor(name: string, process: ChildProcess, lines: AsyncIterator<string>) {
    this.name = name;
    this.#process = process;
    this.#lines = lines;
  }

  /** `folder` is where the script is that loads the server, `mode` what NODE_ENV is set to. */
  static async start(name: string, folder: string, script: string, mode: string): Promise<PeerServer> {
    const child = spawn(process.execPath, [script, mode], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const peer = new PeerServer(name, child, lines);
    await peer.#heard();
    return peer;
  }

  busy(seconds: number): Promise<Busy> {
    return this.#ask({ busy: seconds });
  }

  running(sizes: readonly number[], seconds: number): Promise<Running> {
    return this.#ask({ running: sizes.filter((size) => size <= MOST_RUNNING), seconds });
  }

  stop(): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return Promise.resolve();
    const ended = new Promise<void>((resolve) => this.#process.once('exit', () => resolve()));
    // It stops when it hears nothing more, and its server with it.
    this.#process.stdin?.end();
    return ended;
  }

  async #ask<T>(what: object): Promise<T> {
    this.#process.stdin?.write(`${JSON.stringify(what)}\n`);
    return JSON.parse(await this.#heard()) as T;
  }

  async #heard(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new CannotRun(`${this.name} can't be measured`);
    return value;
  }
}
