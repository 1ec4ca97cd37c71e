/**
 * Requests and sockets are taken only from our own pages. Browsers say which page a request comes from; other programs, which have no
 * cookies of anybody to misuse, need not.
 */
import type { FastifyRequest } from 'fastify';

export function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origins.includes(origin) || hostOf(origin) === request.headers.host;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
