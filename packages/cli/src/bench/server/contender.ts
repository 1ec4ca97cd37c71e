/**
 * A server that is measured: ours, or another in the same way.
 */

export interface Busy {
  /** Answers per second of processor time, as fast as clients can. */
  readonly answersPerSecond: number;
  /** The same by the clock, with server and clients on one machine. */
  readonly answersPerClockSecond: number;
}

export interface SizeBench {
  readonly games: number;
  readonly answersPerClockSecond: number;
  /** Milliseconds until an answer is acknowledged. */
  readonly p50: number;
  readonly p99: number;
}

export interface Running {
  readonly sizes: readonly SizeBench[];
  /**
   * Bytes a running game takes, with both its players connected: what is in use when garbage has been thrown away. Null if no more games
   * were running than before.
   */
  readonly memoryPerGame: number | null;
  /** The same by what the system has given to the process, which depends on when it was last tidied up. */
  readonly residentPerGame: number | null;
}

/** It has been started, and has played until the compiler has seen most of it. Whenever it is not asked for anything, its clients rest. */
export interface Contender {
  readonly name: string;
  /** What it does while clients answer as fast as they can, for so many seconds. */
  busy(seconds: number): Promise<Busy>;
  /** How it answers clients who think, for so many seconds at each number of running games. The last thing it is asked for. */
  running(sizes: readonly number[], seconds: number): Promise<Running>;
  stop(): Promise<void>;
}
