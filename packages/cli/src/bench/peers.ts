/**
 * Other engines, measured on the same machine in the same way. They live in a package of their own and are installed only here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../exit.ts';
import { packagesFolder } from '../folders.ts';
import type { BenchResult } from './engine.ts';
import { PeerServer } from './server/peer-server.ts';
import { LONG_WARM_UP, type Effort } from './measure.ts';

const folder = join(packagesFolder, '..', 'bench', 'peers');

/** The other engines, each in a process of its own. Of one there are two ways to run it, and it is measured in both. */
const PEERS: readonly { readonly peer: string; readonly env: NodeJS.ProcessEnv }[] = [
  { peer: 'showdown', env: { NODE_ENV: 'production' } },
  { peer: 'boardgame', env: { NODE_ENV: '' } },
  { peer: 'boardgame', env: { NODE_ENV: 'production' } },
];

export function benchPeers(effort: Effort): readonly BenchResult[] {
  install();
  return PEERS.flatMap(({ peer, env }) => benchPeer(peer, env, effort));
}

function benchPeer(peer: string, env: NodeJS.ProcessEnv, { rounds, seconds }: Effort): readonly BenchResult[] {
  const args = ['run.mjs', peer, `${rounds}`, `${seconds}`, `${seconds * LONG_WARM_UP}`];
  const { status, stdout, error } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0)
    throw new CannotRun(`the other engines can't be measured${error === undefined ? '' : `: ${error.message}`}`);
  return read(stdout);
}

/** boardgame.io's server, measured as ours is: as its documentation starts it, and as one would where players come. */
const SERVER_PEERS: readonly { readonly name: string; readonly mode: string }[] = [
  { name: 'boardgame.io', mode: '' },
  { name: 'boardgame.io, NODE_ENV=production', mode: 'production' },
];

export function serverPeers(): readonly (() => Promise<PeerServer>)[] {
  install();
  return SERVER_PEERS.map(({ name, mode }) => () => {
    process.stderr.write(`Measuring ${name} in turn with ours ...\n`);
    return PeerServer.start(name, folder, 'boardgame-load.mjs', mode);
  });
}

function install(): void {
  if (!existsSync(folder)) throw new CannotRun(`there is no folder '${folder}'`);
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  process.stderr.write('Installing the other engines (npm ci) ...\n');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CannotRun('the other engines can not be installed: npm ci failed');
}

function read(text: string): readonly BenchResult[] {
  const data: unknown = JSON.parse(text);
  if (!Array.isArray(data)) throw new Error('bench/peers/run.mjs must print a list');
  return data.map((entry: { name: string; perSecond: number }) => ({ ...entry, microseconds: 1e6 / entry.perSecond }));
}
