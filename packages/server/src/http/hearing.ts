/**
 * What clients say over their sockets.
 */
import type { RawData, WebSocket } from 'ws';
import { closings } from '../signals.ts';

/** What a client may say before it has been let in: anybody can open a socket, and all of this is kept in memory. */
const MOST_EARLY_MESSAGES = 20;
const MOST_EARLY_BYTES = 32 * 1024;

/** Null for what is no text. */
type Said = string | null;

/** Keeps what is said until somebody listens. Once the socket is being closed nothing is heard any more, whatever the client goes on to say. */
export class Hearing {
  #early: Said[] = [];
  #earlyBytes = 0;
  #listener: ((said: Said) => void) | null = null;

  constructor(socket: WebSocket) {
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (socket.readyState !== socket.OPEN) return;
      const bytes = bytesIn(data);
      const said = isBinary ? null : bytes.toString('utf8');
      if (this.#listener !== null) this.#listener(said);
      else if (!this.#keep(said, bytes.length)) socket.close(closings.tooMany, 'too-many-messages');
    });
  }

  /** Tells what was said so far, and from now on at once. */
  listen(listener: (said: Said) => void): void {
    const early = this.#early;
    this.#early = [];
    this.#listener = listener;
    for (const said of early) listener(said);
  }

  /** False if it is too much. */
  #keep(said: Said, bytes: number): boolean {
    this.#early.push(said);
    this.#earlyBytes += bytes;
    const isLittle = this.#early.length <= MOST_EARLY_MESSAGES && this.#earlyBytes <= MOST_EARLY_BYTES;
    if (!isLittle) this.#early = [];
    return isLittle;
  }
}

function bytesIn(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
