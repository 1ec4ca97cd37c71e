// Measures another engine: how many moves it makes in a second of processor time, the median of several rounds.
// Usage: node run.mjs <showdown | boardgame> [rounds] [seconds] [seconds to warm up]      prints a JSON list of { name, perSecond }

import process from 'node:process';
import { boardgame } from './boardgame.mjs';
import { showdown } from './showdown.mjs';

const results = process.argv[2] === 'showdown' ? await showdown() : await boardgame();
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
