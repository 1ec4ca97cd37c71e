/**
 * A server in a process of its own, to be measured: how much processor time and memory it takes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { SERVER_OPTIONS } from '../../server-options.ts';

export interface Usage {
  /** Seconds of processor time since the start. */
  readonly processor: number;
  /** Bytes in use after everything that is garbage was thrown away. */
  readonly memory: number;
  /** Bytes the system has given to the process. */
  readonly resident: number;
}

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));

export class ServerProcess {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #inspector: string;
  readonly #data: string;

  private constructor(process: ChildProcess, address: string, inspector: string, data: string) {
    this.#process = process;
    this.address = address;
    this.#inspector = inspector;
    this.#data = data;
  }

  static async start(): Promise<ServerProcess> {
    const data = mkdtempSync(join(tmpdir(), 'muster-bench-'));
    const settings = ['--port', '0', '--data', data, '--limits', '0', '--log', 'error', '--bot-pause', '0'];
    // As `muster serve` starts it, but without a process in between. The inspector is there to have garbage thrown away before memory is measured; it costs nothing while nobody uses it.
    const args = ['--inspect=127.0.0.1:0', ...SERVER_OPTIONS, MAIN, 'serve', ...settings];
    // Over the fourth line the server notices when this process ends, however it ends.
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const [address, inspector] = await Promise.all([
      found(child, child.stdout, /http:\S+/),
      found(child, child.stderr, /ws:\S+/),
    ]);
    return new ServerProcess(child, address, inspector, data);
  }

  async usage(): Promise<Usage> {
    await this.#throwAwayGarbage();
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
    return {
      processor: value('process_cpu_seconds_total'),
      memory: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
      resident: value('process_resident_memory_bytes'),
    };
  }

  async processorTime(): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
    rmSync(this.#data, { recursive: true, force: true });
  }

  #throwAwayGarbage(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(this.#inspector);
      socket.on('open', () => socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })));
      socket.on('message', () => socket.close());
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
  }
}

/** What a process says that fits the pattern. */
function found(child: ChildProcess, stream: NodeJS.ReadableStream | null, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream?.on('data', (part: Buffer) => {
      text = (text + part.toString()).slice(-10_000);
      const match = pattern.exec(text);
      if (match !== null) resolve(match[0]);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${text}`)));
  });
}
