/**
 * Who gets a socket: our own pages, and nobody too many or too often.
 */
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { loggedIn, type Visit } from '../accounts/accounts.ts';
import { RequestFailure } from '../request-failure.ts';
import type { Context } from './context.ts';
import { byAddress, byVisit } from './limits.ts';
import { isOwnOrigin } from './origin.ts';
import { visitNow, visitOf } from './session-cookie.ts';

/** A user at several devices with several games needs a few. */
const MOST_SOCKETS = 50;

/** Whose socket it is. It takes the places it needs until it closes; fails if there are none. */
export async function admit(context: Context, socket: WebSocket, request: FastifyRequest): Promise<Visit | null> {
  const { accounts, limits, sockets, settings } = context;
  if (!isOwnOrigin(request, settings.origins))
    throw new RequestFailure(403, 'wrong-origin', 'Sockets are for our own pages.');
  const address = byAddress(request.ip);
  hold(socket, limits.take('openSocket', address));
  await limits.count('socketAtAddress', address);
  const visit = await visitOf(accounts, request);
  await limits.count('socket', byVisit(visit, request.ip));
  if (visit === null) {
    hold(socket, limits.take('strangerSocket', address));
    return null;
  }
  if (sockets.count(visit.user.id) >= MOST_SOCKETS) throw tooManySockets();
  // Before anything else is waited for: many that come at once are counted too, and from now on the socket ends with the session.
  if (socket.readyState !== socket.CLOSED) sockets.add(visit, socket);
  // Which may have ended just before.
  return loggedIn(await visitNow(accounts, request));
}

function hold(socket: WebSocket, giveBack: (() => void) | null): void {
  if (giveBack === null) throw tooManySockets();
  if (socket.readyState === socket.CLOSED) giveBack();
  else socket.once('close', giveBack);
}

function tooManySockets(): RequestFailure {
  return new RequestFailure(429, 'too-many-sockets', 'Close one of your games first.');
}
