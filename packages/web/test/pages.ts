/**
 * The built pages and a server that shows them, for tests in a real browser.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const web = join(root, 'packages', 'web');

/** Builds the pages unless they are newer than everything they are made of. Several test files may ask at once: one builds. */
export async function buildPages(): Promise<void> {
  const lock = join(tmpdir(), `muster-pages-${Buffer.from(root).toString('hex').slice(-16)}.lock`);
  for (;;) {
    if (isFresh()) return;
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch {
      // A lock nobody holds any more is older than any build takes.
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 300_000) rmSync(lock, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    // Tests run in an environment of their own name; what people get is built as it is for them.
    const env = { ...process.env, NODE_ENV: 'production' };
    const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: web,
      encoding: 'utf8',
      env,
    });
    if (built.status !== 0) throw new Error(`the pages could not be built:\n${built.stderr}${built.stdout}`);
  } finally {
    rmSync(lock, { force: true });
  }
}

function isFresh(): boolean {
  const page = join(web, 'dist', 'index.html');
  if (!existsSync(page)) return false;
  const { mtimeMs } = statSync(page);
  const sources = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  return ![
    ...sources,
    join(web, 'build'),
    join(web, 'public'),
    join(web, 'index.html'),
    join(root, 'docs', 'rules'),
  ].some((path) => isNewer(path, mtimeMs));
}

function isNewer(path: string, time: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.mtimeMs > time) return true;
  return found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), time));
}

export interface Served {
  readonly address: string;
  /** Ends the server the hard way. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A server of its own, in a process of its own, with an empty database. */
export async function servePages(): Promise<Served> {
  await buildPages();
  const data = mkdtempSync(join(tmpdir(), 'muster-web-'));
  let { child, address } = await start(data, 0);
  const port = Number(new URL(address).port);
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) {
        resolve();
        return;
      }
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    address,
    kill: () => end('SIGKILL'),
    restart: async () => {
      ({ child, address } = await start(data, port));
    },
    close: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function start(data: string, port: number): Promise<{ child: ChildProcess; address: string }> {
  const muster = join(root, 'packages', 'cli', 'bin', 'muster.mjs');
  const words = ['serve', '--port', String(port), '--data', data, '--bot-pause', '0', '--limits', '0'];
  const child = spawn(process.execPath, [muster, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const take = (chunk: Buffer): void => {
      said += chunk.toString();
      const [address] = /http:\/\/[\w.:[\]]+\d/.exec(said) ?? [];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${said}`)));
  });
}
