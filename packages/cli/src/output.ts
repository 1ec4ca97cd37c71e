/**
 * What goes to standard output and to standard error.
 */
import type { FileProblem } from '@muster/notation';

export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(data: unknown): void {
  print(JSON.stringify(data, null, 2));
}

/** As compilers write it, so that editors lead to the place. */
export function problemLine(file: string, { line, column, message }: FileProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** The progress of long work, on standard error and only where somebody watches. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  #done = 0;
  #shownAt = 0;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  step(): void {
    this.#done++;
    const now = Date.now();
    if (!process.stderr.isTTY || now - this.#shownAt < 100) return;
    this.#shownAt = now;
    process.stderr.write(`\r${this.#what} ${this.#done}/${this.#total}`);
  }

  /** Leaves no trace on the screen. */
  end(): void {
    if (process.stderr.isTTY && this.#shownAt > 0) process.stderr.write('\r\u001b[K');
  }
}
