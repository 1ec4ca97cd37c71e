// npm test: every check, then all tests. The last line says how many passed and failed; each check counts as one.
// npm run check: the checks alone. npm test -- <words>: passed on to vitest (a part of a file's name, -t <test name>).

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { countTests } from './lib/count.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();

const words = process.argv.slice(2);
const checksOnly = words.includes('--checks');

/** @type {[heading: string, script: string, ...args: string[]][]} */
const checks = [
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ['lint', 'node_modules/oxlint/bin/oxlint'],
  ['types', 'node_modules/typescript/bin/tsc', '-b'],
  ['architecture', 'scripts/check-architecture.mjs'],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
];

let passed = 0;
let failed = 0;

for (const [heading, script, ...args] of checks) {
  if (await run(heading, script, args)) passed += 1;
  else failed += 1;
}

if (!checksOnly) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-test-'));
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run('tests', 'node_modules/vitest/vitest.mjs', ['run', ...reporters, ...words]);
  const count = countTests(read(file), succeeded);
  passed += count.passed;
  failed += count.failed;
  rmSync(folder, { recursive: true, force: true });
}

process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);

/**
 * Runs one step under its heading and says how it went.
 * @param {string} heading
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
async function run(heading, script, args) {
  process.stdout.write(`\n== ${heading}\n`);
  const started = performance.now();
  const status = await new Promise((done) => {
    const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 1, 1] });
    child.on('error', (error) => {
      process.stdout.write(`${error.message}\n`);
      done(undefined);
    });
    child.on('close', done);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`-- ${heading}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  return status === 0;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
