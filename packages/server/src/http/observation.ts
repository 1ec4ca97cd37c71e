/**
 * How one sees from outside that the server is well.
 */
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from '../request-failure.ts';
import type { Context } from './context.ts';

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export function observation(server: FastifyInstance, { store, metrics, settings }: Context): void {
  server.get('/health', async () => {
    // Fails if the database can't be read.
    await store.games.byId('');
    return { status: 'ok' };
  });
  server.get('/metrics', async (request, reply) => {
    if (settings.metrics === 'local' && !LOCAL.includes(request.ip))
      throw new RequestFailure(403, 'not-local', 'Metrics are for programs on the same machine.');
    reply.type(metrics.contentType);
    return metrics.text();
  });
}
