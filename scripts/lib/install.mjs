// What every script needs before it can use a library: a Node that is new enough, and what package-lock.json lists.
// Uses nothing but Node, and no syntax that an old one can't read, so that it can say what is wrong.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Is a version like v20.19.1 at least one like 20.19?
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const parts = (/** @type {string} */ text) => text.replace(/^\D+/, '').split('.').map(Number);
  const has = parts(version);
  const needs = parts(least);
  const at = needs.findIndex((part, i) => (has[i] ?? 0) !== part);
  return at < 0 || (has[at] ?? 0) > (needs[at] ?? 0);
}

/**
 * Is something missing in node_modules, or older than package-lock.json?
 * npm writes node_modules/.package-lock.json at the end of an install, so it is absent after one that broke off.
 * @param {string} folder
 */
export function needsInstall(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  return !existsSync(installed) || statSync(join(folder, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs;
}

/** Checks Node and installs what is missing; ends the process with status 2 if that can't be done. */
export function ensureInstalled() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isAtLeast(process.version, engines.node)) {
    process.stderr.write(`Muster needs Node ${engines.node}; this is ${process.version}. See https://nodejs.org\n`);
    process.exit(2);
  }
  if (!needsInstall(root)) return;
  process.stderr.write('Installing what package-lock.json lists (npm ci) ...\n');
  // What npm prints goes to standard error: standard output belongs to the command itself.
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['inherit', 2, 2]);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const result =
    npm && npm.endsWith('npm-cli.js')
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio })
      : spawnSync('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' });
  if (result.status !== 0) {
    process.stderr.write(`npm ci failed${result.error ? `: ${result.error.message}` : ''}\n`);
    process.exit(2);
  }
}
