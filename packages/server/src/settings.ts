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
  /** Whether a proxy in front of the server tells the true addresses of clients. */
  readonly trustProxy: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether metrics are for everybody or only for programs on the same machine. */
  readonly metrics: 'local' | 'public';
  /** Milliseconds a bot lets people look before it acts. */
  readonly botPause: number;
  /** Milliseconds a room without visitors stays in memory. */
  readonly roomRest: number;
  /** How generous rate limits are: 1 as usual, 10 allows ten times as much; 0 switches them off. */
  readonly limits: number;
}

export const DEFAULTS: Settings = {
  data: '.muster',
  web: null,
  host: '127.0.0.1',
  port: 8080,
  origins: [],
  trustProxy: false,
  logLevel: 'info',
  metrics: 'local',
  botPause: 500,
  roomRest: 60_000,
  limits: 1,
};
