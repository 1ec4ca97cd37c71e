/**
 * Sockets into rooms.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageSchema } from '@muster/room';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { closings } from '../signals.ts';
import { Connection } from '../rooms/connection.ts';
import { RequestFailure } from '../request-failure.ts';
import type { Context } from './context.ts';
import { isOwnOrigin } from './origin.ts';
import { read } from './reading.ts';
import { visitOf } from './session-cookie.ts';

/** Longer messages no client has to send. */
export const LONGEST_MESSAGE = 64 * 1024;
/** What a client may say before it has been let in. */
const MOST_EARLY_MESSAGES = 20;
/** A user at several devices with several games needs a few. */
const MOST_SOCKETS = 50;
/** Sockets that are not heard of for so long are dead. */
const HEARTBEAT = 30_000;

const CODES: Readonly<Record<number, number>> = {
  400: closings.malformed,
  404: closings.unknown,
  409: closings.notStarted,
  426: closings.outdated,
  429: closings.tooMany,
  503: 1012,
};

const addressSchema = z.object({ id: z.string().min(1).max(100) });
const querySchema = z.object({
  language: languageSchema.default('en'),
  have: z.coerce.number().int().min(0).default(0),
  changes: z.stringbool().default(false),
  pages: z.string().max(200).optional(),
});

export function socketRoute(server: FastifyInstance, context: Context): void {
  const { metrics, log } = context;
  server.get('/api/games/:id/socket', { websocket: true }, (socket, request) => {
    metrics.sockets.inc();
    socket.on('close', () => metrics.sockets.dec());
    // Too long a message, for one: the socket closes by itself.
    socket.on('error', () => undefined);
    keepAlive(socket);
    // Whatever is said while the client is being let in is heard afterwards.
    const early: (string | null)[] = [];
    const hearEarly = (data: RawData, isBinary: boolean): void => {
      early.push(textIn(data, isBinary));
      if (early.length > MOST_EARLY_MESSAGES) socket.close(closings.tooMany, 'too-many-messages');
    };
    socket.on('message', hearEarly);
    letIn(context, socket, request).then(
      (connection) => {
        socket.off('message', hearEarly);
        if (connection === null) return;
        const hear = (said: string | null): void => {
          metrics.messages.inc();
          void connection.receive(said);
        };
        for (const said of early) hear(said);
        socket.on('message', (data: RawData, isBinary: boolean) => hear(textIn(data, isBinary)));
      },
      (error: unknown) => {
        if (error instanceof RequestFailure) {
          socket.close(CODES[error.status] ?? closings.refused, error.failure.reason);
          return;
        }
        log.error({ err: error }, 'a socket could not be let in');
        socket.close(1011, 'failed');
      },
    );
  });
}

async function letIn(context: Context, socket: WebSocket, request: FastifyRequest): Promise<Connection | null> {
  const { accounts, rooms, store, limits, sockets, settings, log, metrics } = context;
  if (!isOwnOrigin(request, settings.origins))
    throw new RequestFailure(403, 'wrong-origin', 'Sockets are for our own pages.');
  if (!(await limits.allows('socket', request.ip)))
    throw new RequestFailure(429, 'too-many-requests', 'Too many sockets.');
  const { id } = read(addressSchema, request.params);
  const { language, have, changes, pages } = read(querySchema, request.query);
  if (pages !== undefined && context.pages !== null && pages !== context.pages)
    throw new RequestFailure(426, 'outdated', 'The server has been renewed: load the page again.');
  const visit = await visitOf(accounts, request);
  const user = visit?.user ?? null;
  if (user !== null && sockets.count(user.id) >= MOST_SOCKETS)
    throw new RequestFailure(429, 'too-many-sockets', 'Close one of your games first.');
  const game = await store.games.byId(id);
  if (game === null) throw new RequestFailure(404, 'no-such-game', 'There is no game with this id.');
  const room = await rooms.take(game);
  const seats = game.seats.flatMap((seat, i) => {
    return seat.kind === 'person' && user !== null && seat.user === user.id ? [i] : [];
  });
  if (socket.readyState !== socket.OPEN) return null;
  if (visit !== null) sockets.add(visit, socket);
  const who = user?.id ?? request.ip;
  const connection = new Connection({
    socket,
    line: request.raw.socket,
    takesChanges: changes,
    room,
    user,
    seats,
    language,
    have,
    allows: (what) => limits.allows(what, who),
    failed: (error) => {
      metrics.failures.inc();
      log.error({ err: error, game: id }, 'a message could not be dealt with');
    },
  });
  connection.open();
  return connection;
}

function textIn(data: RawData, isBinary: boolean): string | null {
  if (isBinary) return null;
  if (Buffer.isBuffer(data)) return data.toString('utf8');
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString('utf8');
}

/** Asks whether the other side is still there, and ends the socket if no answer came by the next time. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT);
  socket.on('close', () => clearInterval(timer));
}
