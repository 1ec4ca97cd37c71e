/**
 * The cookie that carries a session. Scripts can't read it, other sites can't send it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Visit } from '../accounts/accounts.ts';
import { isChange } from './methods.ts';

const COOKIE = 'muster';
const YEAR = 365 * 24 * 60 * 60;

/** Who sent the requests that are being answered. */
const known = new WeakMap<FastifyRequest, Visit | null>();

/**
 * Who sends the request. For one that only looks this is found out once; one that changes something may have taken its time to send
 * what it wants, and the session may have ended meanwhile.
 */
export async function visitOf(accounts: Accounts, request: FastifyRequest): Promise<Visit | null> {
  const found = known.get(request);
  return found === undefined || isChange(request) ? visitNow(accounts, request) : found;
}

/** The same, found out anew. */
export async function visitNow(accounts: Accounts, request: FastifyRequest): Promise<Visit | null> {
  const visit = await accounts.visitOf(request.cookies[COOKIE]);
  known.set(request, visit);
  return visit;
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
}

export function endSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
