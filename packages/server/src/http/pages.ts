/**
 * The pages: files of the built web client. Every address that is none of a file shows the one page, which finds out itself what to
 * show.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../api.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Muster</title>
<h1>Muster</h1><p>The server runs, but its pages have not been built yet.</p>`;

export async function pages(server: FastifyInstance, folder: string | null): Promise<void> {
  const isBuilt = folder !== null && existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // Names of assets hold a hash of their contents, so they never change.
        const isHashed = path.startsWith(join(folder, 'assets'));
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/api/') || request.method !== 'GET' || isFile(request.url)) {
      const failure: Failure = { reason: 'no-such-address', message: 'There is nothing at this address.' };
      return reply.status(404).send(failure);
    }
    if (isBuilt) return reply.sendFile('index.html');
    return reply.status(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}

/** A file that is missing must not look like the page. */
function isFile(url: string): boolean {
  return /\.\w+$/.test(url.split('?')[0] ?? '');
}
