/**
 * A line to a room, wherever it runs: on the server or in a worker of this tab.
 */
import type { ClientMessage, RoomMessage } from '@muster/room';

export type LineStatus = 'connecting' | 'open' | 'broken' | 'refused';

export interface LineEvents {
  message(message: RoomMessage): void;
  status(status: LineStatus): void;
}

export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}
