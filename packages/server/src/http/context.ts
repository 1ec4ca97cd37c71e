/**
 * What the routes work with.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSockets } from './open-sockets.ts';

export interface Context {
  readonly settings: Settings;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly sockets: OpenSockets;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** The name of the pages shown. */
  readonly pages: string | null;
}
