/**
 * Requests about who somebody is, under /api.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWrongPassword, loggedIn, shownUser, type Login, type Visit } from '../accounts/accounts.ts';
import { credentialsSchema, nameSchema, passwordSchema, type Me, type User } from '../api.ts';
import type { Context } from './context.ts';
import { byAddress, byName, byNameAndAddress, byUser } from './limits.ts';
import { read } from './reading.ts';
import { endSession, setSession, visitOf } from './session-cookie.ts';

const NOBODY: Me = { user: null };

export function accountRoutes(server: FastifyInstance, { accounts, lobby, limits, sockets }: Context): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, { user, token }: Login): Me => {
    if (token !== null) setSession(request, reply, token);
    return { user };
  };
  const endSockets = ({ user, session: ended }: Visit): void => {
    sockets.close(user.id, (session) => session === ended);
  };

  server.get('/me', async (request): Promise<Me> => {
    const visit = await visitOf(accounts, request);
    return visit === null ? NOBODY : { user: shownUser(visit.user) };
  });

  server.post('/guest', async (request, reply): Promise<Me> => {
    const { name } = read(nameSchema, request.body);
    await limits.count('account', byAddress(request.ip));
    const visit = await visitOf(accounts, request);
    const login = await accounts.guest(visit, name);
    if (visit !== null) await lobby.renamed(login.user);
    return enter(request, reply, login);
  });

  server.post('/register', async (request, reply): Promise<Me> => {
    const { name, password } = read(credentialsSchema, request.body);
    await limits.count('account', byAddress(request.ip));
    const visit = await visitOf(accounts, request);
    const login = await accounts.register(visit, name, password);
    if (visit !== null) {
      // All sessions the guest had have ended.
      sockets.close(visit.user.id, () => true);
      await lobby.renamed(login.user);
    }
    return enter(request, reply, login);
  });

  server.post('/login', async (request, reply): Promise<Me> => {
    const { name, password } = read(credentialsSchema, request.body);
    const visit = await visitOf(accounts, request);
    const counted = [
      { what: 'loginAtAddress', who: byAddress(request.ip) },
      { what: 'login', who: byNameAndAddress(name, request.ip) },
      // Guesses at one password may come from many addresses.
      { what: 'loginAnywhere', who: byName(name) },
    ] as const;
    const login = await limits.countWrong(counted, () => accounts.login(visit, name, password), isWrongPassword);
    if (visit !== null) endSockets(visit);
    return enter(request, reply, login);
  });

  server.post('/logout', async (request, reply): Promise<Me> => {
    const visit = await visitOf(accounts, request);
    if (visit !== null) {
      await accounts.logout(visit);
      endSockets(visit);
    }
    endSession(reply);
    return NOBODY;
  });

  server.post('/password', async (request): Promise<Me> => {
    const visit = loggedIn(await visitOf(accounts, request));
    const { old, new: password } = read(passwordSchema, request.body);
    const counted = [{ what: 'login', who: byUser(visit.user.id) }] as const;
    const change = (): Promise<User> => accounts.changePassword(visit, old, password);
    const user = await limits.countWrong(counted, change, isWrongPassword);
    sockets.close(user.id, (session) => session !== visit.session);
    return { user };
  });

  server.delete('/account', async (request, reply): Promise<Me> => {
    const { user } = loggedIn(await visitOf(accounts, request));
    await lobby.withdraw(user);
    sockets.close(user.id, () => true);
    endSession(reply);
    return NOBODY;
  });
}
