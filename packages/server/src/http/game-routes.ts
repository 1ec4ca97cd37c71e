/**
 * Requests about games, under /api.
 */
import { writeRecord } from '@muster/notation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { loggedIn, type Visit } from '../accounts/accounts.ts';
import { joinSchema, newGameSchema, type GameInfo, type Lobby } from '../api.ts';
import { gameInfo } from '../lobby/game-info.ts';
import { RequestFailure } from '../request-failure.ts';
import type { StoredGame, StoredUser } from '../store/store.ts';
import type { Context } from './context.ts';
import { byAddress, byUser } from './limits.ts';
import { read } from './reading.ts';
import { visitOf } from './session-cookie.ts';

const MOST_LISTED = 100;

const gameAddress = z.object({ id: z.string().min(1).max(100) });
const filterSchema = z.object({ game: z.string().max(100).optional() });

export function gameRoutes(server: FastifyInstance, context: Context): void {
  const { accounts, lobby, store, rooms, limits } = context;
  const info = async (game: StoredGame, user: StoredUser | null): Promise<GameInfo> => {
    const isMine = user !== null && game.seats.some((seat) => seat.kind === 'person' && seat.user === user.id);
    return gameInfo(game, user, isMine ? await rooms.waiting(game) : []);
  };
  const idOf = (request: FastifyRequest): string => read(gameAddress, request.params).id;
  const who = async (request: FastifyRequest): Promise<Visit> => loggedIn(await visitOf(accounts, request));

  server.get('/games', async (request): Promise<Lobby> => {
    const { game } = read(filterSchema, request.query);
    const user = (await visitOf(accounts, request))?.user ?? null;
    const open = await store.games.open(game === undefined ? {} : { game }, MOST_LISTED);
    const mine = user === null ? [] : await store.games.ofUser(user.id, MOST_LISTED);
    return {
      open: await Promise.all(open.map((one) => info(one, user))),
      mine: await Promise.all(mine.map((one) => info(one, user))),
    };
  });

  server.post('/games', async (request): Promise<GameInfo> => {
    const { user } = await who(request);
    const wanted = read(newGameSchema, request.body);
    await limits.count('game', byUser(user.id));
    await limits.count('game', byAddress(request.ip));
    return info(await lobby.create(user, wanted), user);
  });

  server.get('/games/:id', async (request): Promise<GameInfo> => {
    const visit = await visitOf(accounts, request);
    return info(await lobby.game(idOf(request)), visit?.user ?? null);
  });

  server.post('/games/:id/join', async (request): Promise<GameInfo> => {
    const { user } = await who(request);
    const { deck = null, seat = null } = read(joinSchema, request.body ?? {});
    return info(await lobby.join(user, idOf(request), deck, seat), user);
  });

  server.post('/games/:id/leave', async (request): Promise<GameInfo> => {
    const { user } = await who(request);
    return info(await lobby.leave(user, idOf(request)), user);
  });

  server.post('/games/:id/start', async (request): Promise<GameInfo> => {
    const { user } = await who(request);
    return info(await lobby.start(user, idOf(request)), user);
  });

  server.post('/games/:id/rematch', async (request): Promise<GameInfo> => {
    const { user } = await who(request);
    return info(await lobby.rematch(user, idOf(request)), user);
  });

  server.get('/games/:id/record', async (request, reply): Promise<string> => {
    const { id, status, game } = await lobby.game(idOf(request));
    if (status !== 'over') throw new RequestFailure(409, 'not-over', 'The record is shown when the game is over.');
    const room = await rooms.room(id);
    reply.type('application/yaml; charset=utf-8');
    reply.header('content-disposition', `inline; filename="${game}-${id}.yaml"`);
    return writeRecord(room.record);
  });
}
