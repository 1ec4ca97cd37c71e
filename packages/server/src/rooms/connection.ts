/**
 * One socket into a room: what comes in is checked, what goes out is written as JSON.
 */
import type { Duplex } from 'node:stream';
import type { Language, Seat } from '@muster/engine';
import {
  clientMessageSchema,
  type FrameChange,
  type Room,
  type RoomClient,
  type RoomMessage,
  type Visitor,
} from '@muster/room';
import type { WebSocket } from 'ws';
import { closings } from '../signals.ts';
import type { StoredUser } from '../store/store.ts';
import { textFrame } from './text-frame.ts';

/** A client that does not read what it is sent is cut off at so many bytes. */
export const MOST_UNSENT = 4 * 1024 * 1024;

/** Who is told so often in a row that it was too much, and goes on, does not listen. */
const MOST_UNHEARD = 100;
const TOO_MANY = 'too-many-messages';

/** "Service restart": clients come again by themselves. */
const COME_AGAIN = 1012;

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly line: Duplex;
  /** Whether the client puts frames together from what has changed. */
  readonly takesChanges: boolean;
  readonly room: Room;
  /** Which game is played there. */
  readonly game: string;
  readonly user: StoredUser | null;
  readonly seats: readonly Seat[];
  readonly language: Language;
  readonly have: number;
  /** False if the user has said too much lately. */
  readonly allows: (what: 'message' | 'chat') => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

export class Connection implements RoomClient {
  readonly name: string;
  readonly user: string | null;
  readonly seats: readonly Seat[];
  readonly #parts: ConnectionParts;
  readonly #uncork: () => void;
  readonly readyChange?: (change: FrameChange) => () => void;
  #visitor: Visitor | null = null;
  /** How many messages in a row were too many. */
  #unheard = 0;

  constructor(parts: ConnectionParts) {
    if (parts.takesChanges) {
      this.readyChange = (change) => {
        const frame = textFrame(JSON.stringify(change));
        return () => this.#write(frame);
      };
    }
    this.#parts = parts;
    this.#uncork = () => parts.line.uncork();
    this.name = parts.user?.name ?? '';
    this.user = parts.user?.id ?? null;
    this.seats = parts.seats;
  }

  get game(): string {
    return this.#parts.game;
  }

  /** Enters the room and stays until the socket closes. */
  open(): void {
    const { room, socket, language, have } = this.#parts;
    socket.on('close', () => {
      if (this.#visitor !== null) room.leave(this.#visitor);
    });
    this.#visitor = room.enter(this, language, have);
  }

  send(message: RoomMessage): void {
    this.#write(textFrame(JSON.stringify(message)));
  }

  /** Once all that waited for the same write to the disk are served, the system is called for all of them in a row. */
  #write(frame: Buffer): void {
    if (!this.#isListening()) return;
    const { line } = this.#parts;
    line.cork();
    line.write(frame);
    process.nextTick(this.#uncork);
  }

  /** Whether there is still somebody who reads what is sent; if not for long, the line is cut. */
  #isListening(): boolean {
    const { socket } = this.#parts;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= MOST_UNSENT) return true;
    socket.terminate();
    return false;
  }

  dismissed(): void {
    this.#parts.socket.close(COME_AGAIN, 'come-again');
  }

  async receive(data: string | null): Promise<void> {
    const { room, allows, failed } = this.#parts;
    const visitor = this.#visitor;
    if (visitor === null) return;
    const said = data === null ? null : readJson(data);
    const id = idIn(said);
    if (!(await allows('message'))) return this.#tooMany(id);
    this.#unheard = 0;
    const read = clientMessageSchema.safeParse(said);
    if (!read.success) return this.#refuse(id, 'malformed');
    if (read.data.type === 'chat') {
      if (this.user === null) return this.#refuse(id, 'not-logged-in');
      if (!(await allows('chat'))) return this.#refuse(id, TOO_MANY);
    }
    try {
      room.receive(visitor, read.data);
    } catch (error) {
      failed(error);
      this.#refuse(id, 'failed');
    }
  }

  #tooMany(id: number): void {
    this.#unheard += 1;
    if (this.#unheard > MOST_UNHEARD) this.#parts.socket.close(closings.tooMany, TOO_MANY);
    else this.#refuse(id, TOO_MANY);
  }

  #refuse(id: number, reason: string): void {
    this.send({ type: 'refused', id, reason, rule: null, text: null });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The number to answer with, if there is one. */
function idIn(said: unknown): number {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : null;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : 0;
}
