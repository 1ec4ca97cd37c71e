/**
 * muster serve: play in the browser.
 */
import { spawn } from 'node:child_process';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { Settings, startServer } from '@muster/server';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { CannotRun, COULD_NOT_RUN } from '../exit.ts';
import { packagesFolder } from '../folders.ts';
import { print } from '../output.ts';
import { ROOMY, SERVER_OPTIONS } from '../server-options.ts';

/** The bundle of the server lies beside that of the command. */
const SERVER = new URL('./server.mjs', import.meta.url);
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
/** Networks that have names, as Fastify knows them. */
const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

interface ServerBundle {
  readonly startServer: typeof startServer;
}

interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly log: Settings['logLevel'];
  readonly origin: readonly string[];
  readonly trustProxy: readonly string[];
  readonly publicMetrics?: boolean;
  readonly botPause: number;
  readonly limits: number;
}

export function registerServe(program: Command): void {
  program
    .command('serve')
    .summary('start the server: play in the browser')
    .description(
      'Starts the server and prints its address. Accounts and games are kept in one folder; a server that was stopped or killed goes on where it was.',
    )
    .addOption(
      new Option('--port <number>', 'where to listen; 0 takes any that is free')
        .env('MUSTER_PORT')
        .default(8080)
        .argParser(wholeNumber),
    )
    .addOption(
      new Option('--host <address>', 'who may connect: 127.0.0.1 only this machine, 0.0.0.0 everybody')
        .env('MUSTER_HOST')
        .default('127.0.0.1'),
    )
    .addOption(
      new Option('--data <folder>', 'where accounts and games are kept')
        .env('MUSTER_DATA')
        .default(join(packagesFolder, '..', '.muster'), '.muster in the folder of Muster'),
    )
    .addOption(
      new Option('--log <level>', 'what is written to standard error, as JSON lines')
        .env('MUSTER_LOG')
        .choices(LEVELS)
        .default('warn'),
    )
    .addOption(
      new Option('--origin <address...>', 'further addresses of the pages, such as https://play.example.org')
        .env('MUSTER_ORIGIN')
        .default([], 'none'),
    )
    .addOption(
      new Option(
        '--trust-proxy <loopback|address|network>',
        'proxies in front of the server, which tell the addresses of clients: loopback for one on this machine, or a list such as 10.0.0.5,10.1.0.0/16',
      )
        .env('MUSTER_TRUST_PROXY')
        .default([], 'none')
        .argParser(proxies),
    )
    .addOption(new Option('--public-metrics', 'show /metrics to everybody').env('MUSTER_PUBLIC_METRICS'))
    .addOption(
      new Option('--bot-pause <milliseconds>', 'how long bots let people look')
        .env('MUSTER_BOT_PAUSE')
        .default(500)
        .argParser(wholeNumber),
    )
    .addOption(
      new Option('--limits <factor>', 'how generous limits are: 1 as usual, 0 switches them off')
        .env('MUSTER_LIMITS')
        .default(1)
        .argParser(factor),
    )
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  if (!process.execArgv.some((argument) => argument.startsWith(ROOMY))) return serveWithOptions();
  const { port, host, log: logLevel, trustProxy, botPause, limits } = options;
  const bundle = (await import(SERVER.href)) as ServerBundle;
  const server = await bundle
    .startServer({
      port,
      host,
      logLevel,
      trustProxy,
      botPause,
      limits,
      data: resolve(options.data),
      web: join(packagesFolder, 'web', 'dist'),
      origins: [options.origin].flat(),
      metrics: options.publicMetrics === true ? 'public' : 'local',
    })
    .catch((error: unknown) => {
      throw couldNotStart(error, options);
    });
  print(`Muster is served at ${server.address}`);
  await stopSignal();
  await server.close();
  // The line to the process that started this one would keep it alive.
  if (process.connected) process.disconnect();
}

/** The same command once more, in a process with the options of a server; it ends with this one, however this one ends. */
async function serveWithOptions(): Promise<void> {
  const [program, ...words] = process.argv;
  const args = [...process.execArgv, ...SERVER_OPTIONS, ...words];
  const child = spawn(program ?? process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal sends this one to both.
  process.on('SIGINT', () => undefined);
  process.exitCode = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? COULD_NOT_RUN)));
}

/** Resolves when the program is asked to stop, or whoever started it is gone; asked twice it stops at once. */
function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    process.once('SIGTERM', () => stop());
    process.once('SIGINT', () => stop());
    process.once('disconnect', () => stop());
  });
}

function couldNotStart(error: unknown, { port, host, data }: Options): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return new CannotRun(`port ${port} is in use; choose another with --port`);
  if (code === 'EADDRNOTAVAIL') return new CannotRun(`this machine has no address ${host}`);
  if (code === 'EACCES') return new CannotRun(`port ${port} or folder '${data}' may not be used`);
  return error;
}

function factor(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= 0 && number <= 1e6)) throw new InvalidArgumentError('It must be a number.');
  return number;
}

/** For an option that can be given several times or with a list. */
function proxies(value: string, previous: readonly string[]): readonly string[] {
  const named = value.split(',').map((one) => one.trim());
  if (!named.every(isProxy))
    throw new InvalidArgumentError(
      `Name the proxies: ${NETWORKS.join(', ')}, addresses such as 10.0.0.5, or networks such as 10.1.0.0/16, with commas in between.`,
    );
  return [...previous, ...named];
}

function isProxy(name: string): boolean {
  if (NETWORKS.includes(name)) return true;
  const [address = '', length, ...more] = name.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // All addresses there are would be no proxies, but everybody.
  const longest = version === 4 ? 32 : 128;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= longest);
}
