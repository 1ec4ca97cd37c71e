// npm start: the game in the browser, at a printed address. npm start -- --port 8080: the same with a setting of `muster serve`.
// npm start -- <words>: any other command of muster.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const said = process.argv.slice(2);
const isSetting = said[0]?.startsWith('--') === true && said[0] !== '--help';
const words = said.length === 0 || isSetting ? ['serve', ...said] : said;
if (words[0] === 'serve') buildPages();
const muster = join(root, 'packages', 'cli', 'bin', 'muster.mjs');
process.argv = [process.execPath, muster, ...words];
await import(pathToFileURL(muster).href);

/** Builds the pages if a source is newer than what was built last. */
function buildPages() {
  const web = join(root, 'packages', 'web');
  const built = join(web, 'dist', 'index.html');
  const sources = [
    join(root, 'docs', 'rules'),
    join(root, 'node_modules', '.package-lock.json'),
    ...['index.html', 'vite.config.ts', 'build', 'public'].map((name) => join(web, name)),
    ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src')),
  ];
  if (existsSync(built) && !sources.some((path) => isNewer(path, statSync(built).mtimeMs))) return;
  process.stderr.write('Building the pages ...\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  });
  if (result.status === 0) return;
  process.stderr.write('The pages could not be built; see above.\n');
  process.exit(2);
}

/**
 * Is the file, or anything in the folder, newer than `time`?
 * @param {string} path
 * @param {number} time
 * @returns {boolean}
 */
function isNewer(path, time) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.mtimeMs > time) return true;
  return found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), time));
}
