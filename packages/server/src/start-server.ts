/**
 * The whole server: opens the store, takes up the games that were running, and listens.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Accounts } from './accounts/accounts.ts';
import { LocalBus } from './bus.ts';
import { Limits } from './http/limits.ts';
import { Metrics } from './http/metrics.ts';
import { OpenSockets } from './http/open-sockets.ts';
import { nameOfPages } from './http/pages.ts';
import { addRoutes, bareServer } from './http/web-server.ts';
import { Lobby } from './lobby/lobby.ts';
import { Rooms } from './rooms/rooms.ts';
import { Uptime } from './rooms/uptime.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { openEmbeddedStore } from './store/embedded-store.ts';

/** How often what nobody needs any more is removed. */
const CLEANING = 60 * 60 * 1000;

export interface RunningServer {
  /** Where browsers find it. */
  readonly address: string;
  /** Takes nothing more, finishes what was begun, and ends. */
  close(): Promise<void>;
}

export async function startServer(wanted: Partial<Settings> = {}): Promise<RunningServer> {
  const settings: Settings = { ...DEFAULTS, ...wanted };
  const now = (): number => Date.now();
  await mkdir(settings.data, { recursive: true });
  const store = await openEmbeddedStore(join(settings.data, 'muster.db'));
  const server = bareServer(settings);
  const { log } = server;
  const failed = (error: unknown, game?: string): void => {
    metrics.failures.inc();
    log.error({ err: error, game }, 'something went wrong');
  };
  const uptime = await Uptime.begin(store, now, failed);
  const rooms = new Rooms({
    store,
    bus: new LocalBus(),
    uptime,
    now,
    botPause: settings.botPause,
    patience: settings.patience,
    rest: settings.roomRest,
    failed,
    written: (entries, took) => metrics.written(entries, took),
    over: (game) => log.info({ game }, 'a game is over'),
  });
  const metrics = new Metrics(
    () => rooms.size,
    () => store.games.count(),
  );
  const accounts = new Accounts(store, now);
  const lobby = new Lobby({ store, rooms, now, failed });
  const limits = new Limits(settings.limits);
  const sockets = new OpenSockets();
  const pages = nameOfPages(settings.web);
  await addRoutes(server, { settings, store, accounts, lobby, rooms, limits, sockets, metrics, log, pages });
  const clean = (): void => {
    accounts.clean().catch(failed);
    lobby.clean().catch(failed);
  };
  const cleaning = setInterval(clean, CLEANING);
  await server.listen({ host: settings.host, port: settings.port });
  clean();
  void rooms.goOn().catch(failed);

  return {
    address: addressOf(server.server.address(), settings),
    async close() {
      clearInterval(cleaning);
      // First the rooms, which tell everybody in them to come again; nobody gets into one any more.
      await rooms.close();
      await server.close();
      await uptime.end();
      await store.close();
    },
  };
}

function addressOf(bound: unknown, { host, port }: Settings): string {
  const taken = typeof bound === 'object' && bound !== null && 'port' in bound ? Number(bound.port) : port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${taken}`;
}
