/**
 * The pages: files of the built web client. Every address that is none of a file shows the one page, which finds out itself what to
 * show.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../api.ts';
import { PAGES_HEADER } from '../signals.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Muster</title>
<h1>Muster</h1><p>The server runs, but its pages have not been built yet.</p>`;

/** The pages' name: their first script, whose own name holds a hash of all they are made of. Null without pages. */
export function nameOfPages(folder: string | null): string | null {
  const file = folder === null ? null : join(folder, 'index.html');
  if (file === null || !existsSync(file)) return null;
  return /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}

/**
 * Says with every answer of this server's routes which pages belong to it: one that was loaded before the server was renewed learns that
 * it is old.
 */
export function tellPages(server: FastifyInstance, name: string | null): void {
  if (name === null) return;
  server.addHook('onSend', async (_request, reply) => {
    void reply.header(PAGES_HEADER, name);
  });
}

export async function nothingHere(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const failure: Failure = { reason: 'no-such-address', message: 'There is nothing at this address.' };
  return reply.status(404).send(failure);
}

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
    if (request.method !== 'GET' || isFile(request.url)) return nothingHere(request, reply);
    if (isBuilt) return reply.sendFile('index.html');
    return reply.status(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}

/** A file that is missing must not look like the page. */
function isFile(url: string): boolean {
  return /\.\w+$/.test(url.split('?')[0] ?? '');
}
