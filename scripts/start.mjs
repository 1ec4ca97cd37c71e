// npm start: play in the terminal. npm start -- <words>: any other command of muster.

import process from 'node:process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const words = process.argv.slice(2);
const muster = join(root, 'packages', 'cli', 'bin', 'muster.mjs');
process.argv = [process.execPath, muster, ...(words.length > 0 ? words : ['play', 'warlord'])];
await import(pathToFileURL(muster).href);
