/**
 * Requests about who somebody is.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedIn, shownUser, type Login } from '../accounts/accounts.ts';
import { credentialsSchema, nameSchema, passwordSchema, type Me } from '../api.ts';
import type { Context } from './context.ts';
import { read } from './reading.ts';
import { endSession, setSession, visitOf } from './session-cookie.ts';

const NOBODY: Me = { user: null };

export function accountRoutes(server: FastifyInstance, { accounts, lobby, limits, sockets }: Context): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, { user, token }: Login): Me => {
    if (token !== null) setSession(request, reply, token);
    return { user };
  };

  server.get('/api/me', async (request): Promise<Me> => {
    const visit = await visitOf(accounts, request);
    return visit === null ? NOBODY : { user: shownUser(visit.user) };
  });

  server.post('/api/guest', async (request, reply): Promise<Me> => {
    const { name } = read(nameSchema, request.body);
    await limits.count('account', request.ip);
    const visit = await visitOf(accounts, request);
    const login = await accounts.guest(visit, name);
    if (visit !== null) await lobby.renamed(login.user);
    return enter(request, reply, login);
  });

  server.post('/api/register', async (request, reply): Promise<Me> => {
    const { name, password } = read(credentialsSchema, request.body);
    await limits.count('account', request.ip);
    const visit = await visitOf(accounts, request);
    const login = await accounts.register(visit, name, password);
    if (visit !== null) await lobby.renamed(login.user);
    return enter(request, reply, login);
  });

  server.post('/api/login', async (request, reply): Promise<Me> => {
    const { name, password } = read(credentialsSchema, request.body);
    await limits.count('login', request.ip);
    // Also by name, since guesses at one password may come from many addresses.
    await limits.count('login', name.toLowerCase());
    return enter(request, reply, await accounts.login(await visitOf(accounts, request), name, password));
  });

  server.post('/api/logout', async (request, reply): Promise<Me> => {
    const visit = await visitOf(accounts, request);
    if (visit !== null) {
      await accounts.logout(visit);
      sockets.close(visit.user.id, (session) => session === visit.session);
    }
    endSession(reply);
    return NOBODY;
  });

  server.post('/api/password', async (request): Promise<Me> => {
    const visit = loggedIn(await visitOf(accounts, request));
    const { old, new: password } = read(passwordSchema, request.body);
    await limits.count('login', visit.user.id);
    const user = await accounts.changePassword(visit, old, password);
    sockets.close(user.id, (session) => session !== visit.session);
    return { user };
  });

  server.delete('/api/account', async (request, reply): Promise<Me> => {
    const { user } = loggedIn(await visitOf(accounts, request));
    await lobby.withdraw(user);
    sockets.close(user.id, () => true);
    endSession(reply);
    return NOBODY;
  });
}
