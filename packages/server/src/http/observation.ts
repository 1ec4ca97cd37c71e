/**
 * How one sees from outside that the server is well.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from '../request-failure.ts';
import { isThisMachine } from './address.ts';
import type { Context } from './context.ts';

/** Proxies put them into what they pass on. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function observation(server: FastifyInstance, { store, metrics, settings }: Context): void {
  server.get('/health', async () => {
    // Fails if the database can't be read.
    await store.games.byId('');
    return { status: 'ok' };
  });
  server.get('/metrics', async (request, reply) => {
    if (settings.metrics === 'local' && !isLocal(request))
      throw new RequestFailure(403, 'not-local', 'Metrics are for programs on the same machine.');
    reply.type(metrics.contentType);
    return metrics.text();
  });
}

/** Through a proxy on the same machine everybody comes from there, and what a proxy tells may be made up by who sent it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return isThisMachine(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined);
}
