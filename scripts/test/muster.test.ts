import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith, write, type Files } from './folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = 'packages/cli/bin/muster.mjs';

/** A project with nothing but the command and these sources. */
function project(files: Files, installed = true): string {
  const folder = folderWith(files);
  cpSync(join(ROOT, BIN), join(folder, BIN));
  if (installed) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function muster(folder: string, ...args: string[]): Promise<{ status: number | null; out: string; err: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(folder, BIN), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', failed);
    child.on('close', (status) => done({ status, out, err }));
  });
}

const MAIN = 'packages/cli/src/main.ts';
const BUNDLE = 'packages/cli/dist/main.mjs';
const builtAt = (folder: string): number => statSync(join(folder, BUNDLE)).ctimeMs;

test('passes on its arguments and the status', async () => {
  const folder = project({ [MAIN]: 'console.log(process.argv.slice(2).join());\nprocess.exitCode = 3;\n' });
  expect(await muster(folder, 'play', '--json')).toEqual({ status: 3, out: 'play,--json\n', err: '' });
});

test('builds only when a source came, went or changed', async () => {
  const folder = project({
    [MAIN]: "import { a } from '../../engine/src/a.ts';\nimport b from './b.json';\nconsole.log(a, b);\n",
    'packages/engine/src/a.ts': 'export const a: number = 1;\n',
    'packages/cli/src/b.json': '1\n',
  });
  expect((await muster(folder)).out).toBe('1 1\n');
  const first = builtAt(folder);
  expect((await muster(folder)).out).toBe('1 1\n');
  expect(builtAt(folder)).toBe(first);

  write(folder, { 'packages/engine/src/a.ts': 'export const a: number = 2;\n' });
  expect((await muster(folder)).out).toBe('2 1\n');
  write(folder, { 'packages/cli/src/b.json': '2\n' });
  expect((await muster(folder)).out).toBe('2 2\n');
  rmSync(join(folder, 'packages/engine/src/a.ts'));
  expect((await muster(folder)).status).toBe(2);
});

test('bundles the worker beside the command', async () => {
  const folder = project({
    [MAIN]:
      "import { Worker } from 'node:worker_threads';\n" +
      "new Worker(new URL('./worker.mjs', import.meta.url)).on('message', (text) => console.log(text));\n",
    'packages/cli/src/worker.ts':
      "import { parentPort } from 'node:worker_threads';\nparentPort?.postMessage('hello');\n",
  });
  expect((await muster(folder)).out).toBe('hello\n');
});

test('an error shows the line of the TypeScript source', async () => {
  const folder = project({
    [MAIN]: 'interface A {\n  a: number;\n}\n\nconst a: A = { a: 1 };\nthrow new Error(`a${a.a}`);\n',
  });
  const { status, err } = await muster(folder);
  expect(err).toContain(join(folder, MAIN) + ':6');
  expect(status).toBe(1);
});

test('a source that can not be built is a clear message and status 2', async () => {
  const folder = project({ [MAIN]: "import './missing.ts';\n" });
  const { status, out, err } = await muster(folder);
  expect(err).toMatch(/^Muster could not be built from its sources\.\n/);
  expect(err).toContain('Could not resolve "./missing.ts"');
  expect(err).toContain('main.ts:1:7');
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(readdirSync(join(folder, 'packages/cli/dist'))).toEqual([]);
});

test('says so when nothing is installed', async () => {
  const folder = project({ [MAIN]: 'export {};\n' }, false);
  expect(await muster(folder)).toEqual({ status: 2, out: '', err: 'Muster is not installed yet. Run: npm ci\n' });
});

test('several that start at once all run, and leave nothing behind', async () => {
  const folder = project({ [MAIN]: "console.log('hello');\n" });
  const results = await Promise.all([1, 2, 3, 4].map(() => muster(folder)));
  expect(results).toEqual(results.map(() => ({ status: 0, out: 'hello\n', err: '' })));
  expect(readdirSync(join(folder, 'packages/cli/dist'))).toEqual(['main.mjs']);
});
