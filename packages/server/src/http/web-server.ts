/**
 * The web server with all its routes.
 */
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { Failure } from '../api.ts';
import { RequestFailure } from '../request-failure.ts';
import type { Settings } from '../settings.ts';
import { accountRoutes } from './account-routes.ts';
import type { Context } from './context.ts';
import { gameRoutes } from './game-routes.ts';
import { observation } from './observation.ts';
import { nothingHere, pages, tellPages } from './pages.ts';
import { addSafeHeaders, guard } from './security.ts';
import { LONGEST_MESSAGE, socketRoute } from './socket-route.ts';

const LONGEST_BODY = 64 * 1024;
const SOCKETS = {
  maxPayload: LONGEST_MESSAGE,
  /** A client that does not answer when its socket is closed is cut off after so many milliseconds. (The types don't know it yet.) */
  closeTimeout: 2000,
};

/** The server before it has any routes: its log is needed to make what the routes need. */
export function bareServer({ logLevel, trustProxy }: Settings): FastifyInstance {
  return fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: logLevel !== 'debug' }),
    logger: {
      level: logLevel,
      // Of a request only what tells nothing about who sent it: no cookies, no bodies, no query.
      serializers: { req: ({ method, url }) => ({ method, url: url.split('?')[0] ?? '' }) },
      redact: ['password', 'seed', 'token', '*.password', '*.seed', '*.token'],
      // Standard output is for whoever started the program.
      stream: process.stderr,
    },
  });
}

export async function addRoutes(server: FastifyInstance, context: Context): Promise<void> {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RequestFailure) return reply.status(error.status).send(error.failure);
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const failure: Failure = { reason: 'malformed', message: error.message };
      return reply.status(status).send(failure);
    }
    context.metrics.failures.inc();
    request.log.error({ err: error }, 'a request could not be dealt with');
    const failure: Failure = { reason: 'failed', message: 'Something went wrong on the server.' };
    return reply.status(500).send(failure);
  });
  // Forms of other sites can send text, but not JSON.
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  await server.register(websocket, { options: SOCKETS });
  await addSafeHeaders(server);
  await server.register(
    async (api) => {
      guard(api, context);
      tellPages(api, context.pages);
      accountRoutes(api, context);
      gameRoutes(api, context);
      socketRoute(api, context);
      api.setNotFoundHandler(nothingHere);
    },
    { prefix: '/api' },
  );
  observation(server, context);
  await pages(server, context.settings.web);
}
