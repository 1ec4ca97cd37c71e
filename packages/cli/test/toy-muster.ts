/**
 * The real command with the toy game in the place of the others, so that its tests don't depend on the rules of any.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleWith, type Plugin } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

const toyGames: Plugin = {
  name: 'toy games',
  setup(build) {
    build.onLoad({ filter: /cli[\\/]src[\\/]games\.ts$/ }, () => ({
      contents: "import { toyGame } from '@muster/notation/toy-game';\nexport const games = [toyGame];\n",
      loader: 'ts',
      resolveDir: SOURCES,
    }));
  },
};

export interface Result {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface ToyMuster {
  /** Runs the command in the folder, with these lines as its input. */
  run(args: readonly string[], lines?: readonly string[]): Promise<Result>;
  /** Writes a file into the folder. */
  write(name: string, content: string | Uint8Array): void;
  path(name: string): string;
}

/** Builds the command for the tests of a file, in a folder that is removed afterwards. */
export function toyMuster(): ToyMuster {
  const folder = mkdtempSync(join(tmpdir(), 'muster-toy-'));
  const work = join(folder, 'work');
  const bundle = join(folder, 'main.mjs');
  const path = (name: string): string => join(work, name);
  mkdirSync(work);
  beforeAll(async () => {
    await bundleWith({
      entryPoints: [join(SOURCES, 'main.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: "import { createRequire as r_ } from 'node:module'; const require = r_(import.meta.url);" },
      plugins: [toyGames],
      logLevel: 'silent',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    run: (args, lines = []) => run(bundle, work, args, lines),
    write: (name, content) => {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    path,
  };
}

function run(bundle: string, cwd: string, args: readonly string[], lines: readonly string[]): Promise<Result> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [bundle, ...args], { cwd, stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', failed);
    child.on('close', (status) => done({ status, out, err }));
    // A command that reads no input may be gone before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}
