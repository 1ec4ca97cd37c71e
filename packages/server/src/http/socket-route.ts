/**
 * Sockets into rooms.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageSchema } from '@muster/room';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { closings } from '../signals.ts';
import { Connection, MOST_UNSENT } from '../rooms/connection.ts';
import { RequestFailure } from '../request-failure.ts';
import type { StoredGame, StoredUser } from '../store/store.ts';
import type { Context } from './context.ts';
import { Gathering } from './gathering.ts';
import { Hearing } from './hearing.ts';
import { byVisit } from './limits.ts';
import { read } from './reading.ts';
import { admit } from './socket-admission.ts';

/** Longer messages no client has to send. */
export const LONGEST_MESSAGE = 64 * 1024;
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
  const gathering = new Gathering();
  server.get('/games/:id/socket', { websocket: true }, (socket, request) => {
    metrics.sockets.inc();
    socket.on('close', () => metrics.sockets.dec());
    // Too long a message, for one: the socket closes by itself.
    socket.on('error', () => undefined);
    keepAlive(socket);
    // Whatever is said while the client is being let in is heard afterwards.
    const hearing = new Hearing(socket);
    letIn(context, socket, request).then(
      (connection) => {
        if (connection === null) return;
        hearing.listen((said) => {
          metrics.messages.inc();
          gathering.add(connection.game, () => void connection.receive(said));
        });
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
  const { rooms, store, limits, log, metrics } = context;
  const visit = await admit(context, socket, request);
  const user = visit?.user ?? null;
  const { id } = read(addressSchema, request.params);
  const { language, have, changes, pages } = read(querySchema, request.query);
  if (pages !== undefined && context.pages !== null && pages !== context.pages)
    throw new RequestFailure(426, 'outdated', 'The server has been renewed: load the page again.');
  const game = await store.games.byId(id);
  if (game === null) throw new RequestFailure(404, 'no-such-game', 'There is no game with this id.');
  const room = await rooms.take(game);
  const seats = user === null ? [] : ownSeats(game, user);
  if (socket.readyState !== socket.OPEN) return null;
  const who = byVisit(visit, request.ip);
  const connection = new Connection({
    socket,
    line: request.raw.socket,
    takesChanges: changes,
    room,
    game: game.game,
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

/** Also those in which a bot stands in: its user sees what it sees, and may come back. */
function ownSeats({ seats }: StoredGame, { id }: StoredUser): readonly number[] {
  return seats.flatMap((seat, i) => {
    const holder = seat.kind === 'bot' ? seat.standsInFor : seat.kind === 'person' ? seat : undefined;
    return holder?.user === id ? [i] : [];
  });
}

/** Asks whether the other side is still there, and ends the socket if no answer came by the next time. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  // Each of them is answered: a client that asks without reading would fill the memory with answers.
  socket.on('ping', () => {
    if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT);
  socket.on('close', () => clearInterval(timer));
}
