/**
 * What can be set when the server starts; docs/server.md lists it for people.
 */

export interface Settings {
  /** The database lies in this folder. */
  readonly data: string;
  /** Where the built pages lie; null serves none. */
  readonly web: string | null;
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** Addresses under which browsers reach the server besides its own, such as https://play.example.org. */
  readonly origins: readonly string[];
  /**
   * The proxies in front of the server, which tell the true addresses of clients: addresses, networks such as 10.0.0.0/8, or `loopback`,
   * `linklocal`, `uniquelocal`. Nobody else is believed, since anybody can write the same headers.
   */
  readonly trustProxy: readonly string[];
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether metrics are for everybody or only for programs on the same machine. */
  readonly metrics: 'local' | 'public';
  /** Milliseconds a bot lets people look before it acts. */
  readonly botPause: number;
  /** Milliseconds the seat of somebody who has gone is kept, before others may let a bot play on. */
  readonly patience: number;
  /** Milliseconds a room without visitors stays in memory. */
  readonly roomRest: number;
  /** How generous limits are: 1 as usual, 10 allows ten times as much; 0 switches them off. */
  readonly limits: number;
}

export const DEFAULTS: Settings = {
  data: '.muster',
  web: null,
  host: '127.0.0.1',
  port: 8080,
  origins: [],
  trustProxy: [],
  logLevel: 'info',
  metrics: 'local',
  botPause: 500,
  patience: 60_000,
  roomRest: 60_000,
  limits: 1,
};
