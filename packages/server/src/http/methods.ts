/**
 * What requests are for.
 */
import type { FastifyRequest } from 'fastify';

const LOOKING = ['GET', 'HEAD', 'OPTIONS'];

/** Whether the request changes something, or only looks. */
export function isChange({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return !LOOKING.includes(method);
}
