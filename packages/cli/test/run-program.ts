/**
 * Programs of Node as somebody at a terminal has them: arguments, what is typed, and what comes out.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command with the real games. */
export const MUSTER = fileURLToPath(new URL('../bin/muster.mjs', import.meta.url));

export interface Result {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly cwd?: string;
  readonly input?: string;
}

export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, input = '' }: Around = {},
): Promise<Result> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [program, ...args], { cwd, stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', failed);
    child.on('close', (status) => done({ status, out, err }));
    // A program that reads no input may be gone before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Lines as they are typed, each with its end. */
export function typed(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
