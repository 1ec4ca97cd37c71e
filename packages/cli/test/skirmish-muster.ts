/**
 * The real command and its threads with Skirmish in the place of the other games, if wanted with games that have mistakes or with
 * factions.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleWith, type Plugin } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const TESTS = fileURLToPath(new URL('.', import.meta.url));

const ALONE = "import { toyGame } from '@muster/engine/toy-game';\nexport const games = [toyGame];\n";
const WITH_BROKEN = "export { games } from './broken-games.ts';\n";
const WITH_FACTIONS = "export { games } from './faction-games.ts';\n";

const testGames = (contents: string): Plugin => ({
  name: 'test games',
  setup(build) {
    build.onLoad({ filter: /cli[\\/]src[\\/]games\.ts$/ }, () => ({ contents, loader: 'ts', resolveDir: TESTS }));
  },
});

export interface Result {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface SkirmishMuster {
  /** Where the command is run. */
  readonly folder: string;
  /** The command itself, for other programs. */
  readonly bundle: string;
  run(args: readonly string[], input?: string): Promise<Result>;
  /** Writes a program into the folder. */
  program(name: string, text: string): string;
}

export function skirmishMuster({ broken = false, factions = false } = {}): SkirmishMuster {
  const base = mkdtempSync(join(tmpdir(), 'muster-sim-'));
  const folder = join(base, 'work');
  const bundle = join(base, 'main.mjs');
  mkdirSync(folder);
  beforeAll(async () => {
    await bundleWith({
      entryPoints: [join(SOURCES, 'main.ts'), join(SOURCES, 'worker.ts')],
      outdir: base,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: "import { createRequire as r_ } from 'node:module'; const require = r_(import.meta.url);" },
      plugins: [testGames(broken ? WITH_BROKEN : factions ? WITH_FACTIONS : ALONE)],
      logLevel: 'silent',
    });
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));
  return {
    folder,
    bundle,
    run: (args, input = '') => run(bundle, folder, args, input),
    program: (name, text) => {
      writeFileSync(join(folder, name), text, { mode: 0o755 });
      return `./${name}`;
    },
  };
}

function run(bundle: string, cwd: string, args: readonly string[], input: string): Promise<Result> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [bundle, ...args], { cwd, stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', failed);
    child.on('close', (status) => done({ status, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
