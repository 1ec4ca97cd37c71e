/**
 * The cookie that carries a session. Scripts can't read it, other sites can't send it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Visit } from '../accounts/accounts.ts';

const COOKIE = 'muster';
const YEAR = 365 * 24 * 60 * 60;

export function visitOf(accounts: Accounts, request: FastifyRequest): Promise<Visit | null> {
  return accounts.visitOf(request.cookies[COOKIE]);
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
}

export function endSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
