/**
 * What protects browsers and their users: headers, and requests only from our own pages and not too many.
 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from '../request-failure.ts';
import type { Context } from './context.ts';
import { byAddress, byVisit } from './limits.ts';
import { isChange } from './methods.ts';
import { isOwnOrigin } from './origin.ts';
import { visitOf } from './session-cookie.ts';

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

export async function addSafeHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    // Whoever runs the server behind HTTPS sets this at the proxy; on a local network there is none.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    originAgentCluster: false,
    crossOriginOpenerPolicy: false,
  });
}

/**
 * Holds for all routes of the server it is given, which knows them by itself: the same address can be written in many ways
 * (/%61pi/me), so nothing is to be read from how it is written.
 */
export function guard(server: FastifyInstance, { accounts, settings, limits }: Context): void {
  server.addHook('onRequest', async (request) => {
    const address = byAddress(request.ip);
    await limits.count('requestAtAddress', address);
    const who = byVisit(await visitOf(accounts, request), request.ip);
    await limits.count('request', who);
    if (!isChange(request)) return;
    if (!isOwnOrigin(request, settings.origins))
      throw new RequestFailure(403, 'wrong-origin', 'Requests are for our own pages.');
    await limits.count('changeAtAddress', address);
    await limits.count('change', who);
  });
}
