/**
 * The real command and its threads with other games in the place of the real ones.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleWith, type Plugin } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { runProgram, type Result } from './run-program.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const TESTS = fileURLToPath(new URL('.', import.meta.url));

const testGames = (contents: string): Plugin => ({
  name: 'test games',
  setup(build) {
    build.onLoad({ filter: /cli[\\/]src[\\/]games\.ts$/ }, () => ({ contents, loader: 'ts', resolveDir: TESTS }));
  },
});

export interface BundledMuster {
  /** Where the command is run. */
  readonly folder: string;
  /** The command itself, for other programs. */
  readonly bundle: string;
  run(args: readonly string[], input?: string): Promise<Result>;
}

/** Builds the command for the tests of a file, with a module of games, in a folder that is removed afterwards. */
export function bundledMuster(games: string): BundledMuster {
  const base = mkdtempSync(join(tmpdir(), 'muster-test-'));
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
      plugins: [testGames(games)],
      logLevel: 'silent',
    });
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));
  return { folder, bundle, run: (args, input = '') => runProgram(bundle, args, { cwd: folder, input }) };
}
