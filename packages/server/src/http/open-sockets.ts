/**
 * Sockets by the session they were opened with: when it ends, so do they.
 */
import { closings } from '../signals.ts';
import type { WebSocket } from 'ws';
import type { Visit } from '../accounts/accounts.ts';

export class OpenSockets {
  readonly #byUser = new Map<string, Map<WebSocket, string>>();

  add({ user, session }: Visit, socket: WebSocket): void {
    const sockets = this.#byUser.get(user.id) ?? new Map<WebSocket, string>();
    this.#byUser.set(user.id, sockets);
    sockets.set(socket, session);
    socket.on('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#byUser.get(user.id) === sockets) this.#byUser.delete(user.id);
    });
  }

  count(user: string): number {
    return this.#byUser.get(user)?.size ?? 0;
  }

  /** Closes the sockets of the user whose session has ended. */
  close(user: string, hasEnded: (session: string) => boolean): void {
    for (const [socket, session] of this.#byUser.get(user) ?? []) {
      if (hasEnded(session)) socket.close(closings.refused, 'session-ended');
    }
  }
}
