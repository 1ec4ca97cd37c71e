/**
 * A line to a room on the server. A line that breaks is taken up again; what the room told before is not told twice.
 */
import { FrameReader, type ClientMessage, type FrameChange, type RoomMessage } from '@muster/room';
import type { Language } from '@muster/engine';
import { closings } from '@muster/server/signals';
import type { Line, LineEvents } from '../play/line.ts';
import { nameOfPages, renew } from './renewal.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export interface SocketParts extends LineEvents {
  readonly game: string;
  language(): Language;
  /** So many lines of the log are here already. */
  have(): number;
}

export function openSocketLine(parts: SocketParts): Line {
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = (): void => {
    parts.status('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ language: parts.language(), have: String(parts.have()), changes: 'true' });
    const pages = nameOfPages();
    if (pages !== null) query.set('pages', pages);
    const reader = new FrameReader();
    const fresh = new WebSocket(`${scheme}://${location.host}/api/games/${parts.game}/socket?${query}`);
    socket = fresh;
    fresh.addEventListener('open', () => parts.status('open'));
    fresh.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      // A socket that opens may still be refused: only who is told something was let in.
      wait = FIRST_WAIT;
      for (const message of reader.read(JSON.parse(data) as RoomMessage | FrameChange)) parts.message(message);
    });
    fresh.addEventListener('close', ({ code }) => {
      if (closed) return;
      if (code === closings.unknown) {
        parts.status('refused');
        return;
      }
      parts.status('broken');
      if (code === closings.outdated) renew();
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  const hurry = (): void => {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener('online', hurry);
  connect();

  return {
    send: (message: ClientMessage) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      socket?.close();
    },
  };
}
