// Loads boardgame.io's server as `muster bench server` loads ours: matches between two simple clients over real sockets.
// Usage: node boardgame-load.mjs [NODE_ENV]      says when it is ready, then answers each line with one, as JSON, until there are no more:
// {"busy": seconds}, {"running": [matches, ...], "seconds": seconds}. Otherwise its clients rest.
//
// NODE_ENV matters as it does in boardgame.mjs: as it comes the server looks through the whole state after each move.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const { io } = createRequire(import.meta.url)('socket.io-client');

const mode = process.argv[2] ?? '';

const BUSY = 50;
const THINKING = 2000;
const WARM_UP = 90;
const SETTLING = 3;
const A_DAY = 86_400_000;

const rest = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function startServer() {
  const script = fileURLToPath(new URL('boardgame-server.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: mode },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("boardgame.io's server did not start");
      if (value.startsWith('{')) return JSON.parse(value);
    }
  };
  const { port, lobby } = await next();
  return {
    port,
    lobby,
    async ask(/** @type {'processor' | 'memory'} */ what) {
      child.stdin.write(`${what}\n`);
      return (await next())[what];
    },
    stop: () => child.kill('SIGKILL'),
  };
}

class Load {
  /** @type {number[]} */
  latencies = [];
  matches = 0;
  thinking = 0;
  /** @type {Map<NodeJS.Timeout, () => void>} */
  thoughts = new Map();
  stopped = false;
  /** @type {{ close(): void }[]} */
  sockets = [];

  constructor(/** @type {number} */ port, /** @type {number} */ lobby) {
    this.address = `http://127.0.0.1:${port}`;
    this.lobby = `http://127.0.0.1:${lobby}`;
  }

  async fill(/** @type {number} */ running) {
    while (this.matches < running) {
      const some = Math.min(20, running - this.matches);
      await Promise.all(Array.from({ length: some }, () => this.#begin()));
    }
  }

  /** Whoever is thinking answers now, and from now on at once. */
  hurry() {
    this.thinking = 0;
    const thoughts = [...this.thoughts];
    this.thoughts.clear();
    for (const [thought, send] of thoughts) {
      clearTimeout(thought);
      send();
    }
  }

  /** Nobody answers any more until told to hurry. */
  rest() {
    this.thinking = A_DAY;
  }

  async observe(/** @type {number} */ length) {
    this.latencies = [];
    const start = performance.now();
    await rest(length * 1000);
    const latencies = this.latencies;
    return { latencies: latencies.toSorted((a, b) => a - b), seconds: (performance.now() - start) / 1000 };
  }

  async #begin() {
    this.matches++;
    const { matchID } = await this.#post('/games/cards/create', { numPlayers: 2 });
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await this.#post(`/games/cards/${matchID}/join`, {
        playerID,
        playerName: playerID,
      });
      await this.#sit(matchID, playerID, playerCredentials);
    }
  }

  /** @returns {Promise<any>} */
  async #post(/** @type {string} */ path, /** @type {object} */ body) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(this.lobby + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async #sit(/** @type {string} */ matchID, /** @type {string} */ playerID, /** @type {string} */ credentials) {
    const socket = io(`${this.address}/cards`, { transports: ['websocket'], forceNew: true });
    this.sockets.push(socket);
    let sentAt = 0;
    const move = (/** @type {any} */ state) => {
      if (this.stopped || state.ctx.currentPlayer !== playerID) return;
      const send = () => {
        if (this.stopped) return;
        sentAt = performance.now();
        const action = { type: 'MAKE_MOVE', payload: { type: 'strike', args: [], playerID, credentials } };
        socket.emit('update', action, state._stateID, matchID, playerID);
      };
      if (this.thinking === 0) return send();
      const thought = setTimeout(
        () => {
          this.thoughts.delete(thought);
          send();
        },
        -Math.log(1 - Math.random()) * this.thinking,
      );
      this.thoughts.set(thought, send);
    };
    socket.on('update', (/** @type {string} */ _match, /** @type {any} */ state) => {
      if (sentAt > 0) this.latencies.push(performance.now() - sentAt);
      sentAt = 0;
      move(state);
    });
    await new Promise((resolve) => {
      socket.once('sync', (/** @type {string} */ _match, /** @type {any} */ info) => {
        resolve(undefined);
        move(info.state);
      });
      socket.emit('sync', matchID, playerID, credentials, 2);
    });
  }

  end() {
    this.stopped = true;
    for (const socket of this.sockets) socket.close();
  }
}

const server = await startServer();
const load = new Load(server.port, server.lobby);
await load.fill(BUSY);
load.hurry();
await load.observe(WARM_UP);
load.rest();
reply({ ready: true });

for await (const line of createInterface({ input: process.stdin })) {
  const { busy, running, seconds } = JSON.parse(line);
  reply(busy === undefined ? await atSizes(running, seconds) : await atOnce(busy));
}
load.end();
server.stop();
process.exit();

async function atOnce(/** @type {number} */ seconds) {
  load.hurry();
  await load.observe(1);
  const before = await server.ask('processor');
  const { latencies, seconds: took } = await load.observe(seconds);
  const used = (await server.ask('processor')) - before;
  load.rest();
  return { answersPerSecond: latencies.length / used, answersPerClockSecond: latencies.length / took };
}

async function atSizes(/** @type {number[]} */ sizes, /** @type {number} */ seconds) {
  load.hurry();
  load.thinking = THINKING;
  await load.observe(SETTLING);
  const before = await server.ask('memory');
  const bench = [];
  for (const games of sizes) {
    await load.fill(games);
    await load.observe(SETTLING);
    const { latencies, seconds: took } = await load.observe(seconds);
    const at = (/** @type {number} */ part) => latencies[Math.floor(latencies.length * part)];
    bench.push({ games, answersPerClockSecond: latencies.length / took, p50: at(0.5), p99: at(0.99) });
  }
  const after = await server.ask('memory');
  const more = (sizes.at(-1) ?? BUSY) - BUSY;
  const perGame = (/** @type {number} */ bytes) => (more > 0 ? bytes / more : null);
  return {
    sizes: bench,
    memoryPerGame: perGame(after.used - before.used),
    residentPerGame: perGame(after.resident - before.resident),
  };
}

function reply(/** @type {object} */ what) {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
