/**
 * A bot of somebody else: a process that is started and spoken to in the bot protocol.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PROTOCOL, readLine, type HostMessage } from './protocol.ts';

type Reply = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** A command line runs in the shell; a path is run itself, a script for Node by this Node. */
function start(command: string): ChildProcess {
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  if (/\s/.test(command)) return spawn(command, { shell: true, stdio: [...stdio] });
  if (/\.[cm]?js$/.test(command)) return spawn(process.execPath, [command], { stdio: [...stdio] });
  return spawn(command, { stdio: [...stdio] });
}

export class BotProcess {
  readonly #command: string;
  readonly #patience: number;
  readonly #child: ChildProcess;
  #waiting: Waiting | null = null;
  #lost: Error | null = null;
  /** Whether the bot asked for the whole record. */
  wantsRecord = false;

  private constructor(command: string, patience: number) {
    this.#command = command;
    this.#patience = patience;
    this.#child = start(command);
    this.#child.on('error', (error) => this.#lose(`can't be started: ${error.message}`));
    this.#child.on('exit', (status, signal) => this.#lose(`has ended (${signal ?? `status ${status}`})`));
    // A bot that has ended takes no more lines; that it ended is told above.
    this.#child.stdin?.on('error', () => undefined);
    const { stdout } = this.#child;
    if (stdout !== null) createInterface({ input: stdout }).on('line', (line) => this.#take(line));
  }

  static async open(command: string, game: string, patience: number): Promise<BotProcess> {
    const bot = new BotProcess(command, patience);
    const hello = await bot.ask({ type: 'hello', protocol: PROTOCOL, game, language: 'en' });
    if (hello['type'] !== 'hello') bot.fail(`must begin with a hello, not ${JSON.stringify(hello)}`);
    if (hello['protocol'] !== PROTOCOL) bot.fail(`speaks protocol ${String(hello['protocol'])}, this is ${PROTOCOL}`);
    const { wants } = hello;
    bot.wantsRecord = Array.isArray(wants) && wants.includes('record');
    return bot;
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  tell(message: HostMessage): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Tells something that the bot must reply to, within the time it has. */
  async ask(message: HostMessage): Promise<Reply> {
    if (this.#lost !== null) throw this.#lost;
    let timer: NodeJS.Timeout | undefined;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      timer = setTimeout(() => this.#lose(`gave no answer in ${this.#patience} seconds`), this.#patience * 1000);
      this.tell(message);
    }).finally(() => {
      clearTimeout(timer);
      this.#waiting = null;
    });
    if (reply['type'] === 'error') this.fail(`gives up: ${String(reply['message'])}`);
    return reply;
  }

  /** The bot can't be played with any longer. */
  fail(reason: string): never {
    this.#lose(reason);
    throw this.#lost ?? new Error(reason);
  }

  close(): void {
    this.#child.stdin?.end();
    this.#child.kill();
  }

  #take(line: string): void {
    if (line.trim() === '' || this.#lost !== null) return;
    const waiting = this.#waiting;
    const reply = readLine(line);
    if (reply === null) this.#lose(`wrote a line that is no JSON object: ${line.slice(0, 200)}`);
    else if (waiting === null) this.#lose(`wrote a line although it wasn't asked: ${line.slice(0, 200)}`);
    else {
      this.#waiting = null;
      waiting.resolve(reply);
    }
  }

  #lose(reason: string): void {
    if (this.#lost !== null) return;
    this.#lost = new Error(`bot '${this.#command}' ${reason}`);
    this.#waiting?.reject(this.#lost);
    this.close();
  }
}
