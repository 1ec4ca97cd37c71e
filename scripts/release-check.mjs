// npm run release-check: everything that must be true before a version is given to others. Ends at the first thing that is not.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { weaknessIn } from './lib/audit.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();

/** How often the server is killed in the middle of games. */
const KILLS = '200';

/** @type {[string, () => string | null | Promise<string | null>][]} */
const steps = [
  ['everything is committed', uncommitted],
  ['nothing is known against what we depend on', () => weaknessIn(root)],
  ['all tests pass', () => run(['scripts/test.mjs'])],
  [
    `a server that is killed ${KILLS} times loses nothing`,
    () =>
      run(['node_modules/vitest/vitest.mjs', 'run', 'packages/server/test/durability.test.ts'], {
        MUSTER_KILLS: KILLS,
      }),
  ],
];

for (const [what, look] of steps) {
  process.stdout.write(`\n== ${what}?\n`);
  const trouble = await look();
  if (trouble === null) continue;
  process.stdout.write(`\nNo: ${trouble}\n`);
  process.exit(1);
}
process.stdout.write('\nReady to be released.\n');

function uncommitted() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) return 'git can not tell.';
  return stdout === '' ? null : `commit or remove these first:\n${stdout.trimEnd()}`;
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run([script = '', ...args], env = {}) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0 ? null : 'see above.';
}
