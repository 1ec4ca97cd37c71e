// boardgame.io's server as its documentation starts it: matches in memory, a game whose state is 40 KB.
// Says its port, and on each line that comes in the processor time it has used, or if the line asks for it its memory, as JSON.

import { createRequire } from 'node:module';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { cards, strike } from './boardgame.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const game = { name: 'cards', setup: cards, turn: { minMoves: 1, maxMoves: 1 }, moves: { strike } };
const server = Server({ games: [game], origins: ['*'] });
const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
const port = (/** @type {import('node:http').Server} */ one) =>
  /** @type {import('node:net').AddressInfo} */ (one.address()).port;
process.stdout.write(
  `${JSON.stringify({ port: port(running.appServer), lobby: port(running.apiServer ?? running.appServer) })}\n`,
);

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stdout.write(`${JSON.stringify({ memory: { used: heapUsed + external, resident: rss } })}\n`);
    return;
  }
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${JSON.stringify({ processor: (user + system) / 1e6 })}\n`);
});
