/**
 * What protects browsers and their users: headers, and requests only from our own pages.
 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from '../request-failure.ts';
import type { Context } from './context.ts';
import { isOwnOrigin } from './origin.ts';

/** Only what comes from this server runs; styles may stand in the page, since components bring theirs along. */
const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  connectSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  mediaSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const READING = ['GET', 'HEAD', 'OPTIONS'];

export async function secure(server: FastifyInstance, { settings, limits }: Context): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    // Whoever runs the server behind HTTPS sets this at the proxy; on a local network there is none.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    originAgentCluster: false,
    crossOriginOpenerPolicy: false,
  });
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    await limits.count('request', request.ip);
    if (READING.includes(request.method)) return;
    if (!isOwnOrigin(request, settings.origins))
      throw new RequestFailure(403, 'wrong-origin', 'Requests are for our own pages.');
    await limits.count('change', request.ip);
  });
}
