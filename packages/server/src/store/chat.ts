/**
 * Chat lines in the database.
 */
import type { Chat } from './store.ts';
import type { Database } from './tables.ts';

export function chatIn(db: Database): Chat {
  return {
    async add(game, user, { name, seat, text, at }) {
      await db
        .insertInto('chat')
        .values((eb) => ({
          game_id: game,
          number: eb
            .selectFrom('chat')
            .where('game_id', '=', game)
            .select((chat) => chat(chat.fn.coalesce(chat.fn.max<number>('number'), chat.lit(-1)), '+', 1).as('next')),
          user_id: user,
          name,
          seat,
          text,
          at,
        }))
        .execute();
    },
    async of(game, limit) {
      const rows = await db
        .selectFrom('chat')
        .select(['name', 'seat', 'text', 'at'])
        .where('game_id', '=', game)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.toReversed();
    },
  };
}
