/**
 * Users in the database.
 */
import { uniqueName } from '../accounts/names.ts';
import { isTaken } from './embedded-database.ts';
import { fileJournal } from './journal.ts';
import { isOf } from './games.ts';
import { Conflict, type StoredUser, type Users } from './store.ts';
import type { Database, Tables } from './tables.ts';

export function userFrom(row: Tables['users']): StoredUser {
  return { id: row.id, name: row.name, password: row.password, createdAt: row.created_at };
}

export function usersIn(db: Database): Users {
  function changeGuest(id: string, change: Partial<Tables['users']> & { readonly name: string }): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const guest = trx.updateTable('users').set(change).where('id', '=', id).where('password', 'is', null);
      if ((await guest.executeTakeFirst()).numUpdatedRows === 0n) return false;
      await trx.updateTable('seats').set({ name: change.name }).where('user_id', '=', id).execute();
      return true;
    });
  }
  return {
    async create({ id, name, password, createdAt }) {
      const unique_name = password === null ? null : uniqueName(name);
      await asConflict(
        db.insertInto('users').values({ id, name, unique_name, password, created_at: createdAt }).execute(),
      );
    },
    async byId(id) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : userFrom(row);
    },
    async byName(name) {
      const query = db.selectFrom('users').selectAll().where('unique_name', '=', uniqueName(name));
      const row = await query.executeTakeFirst();
      return row === undefined ? null : userFrom(row);
    },
    rename: (id, name) => changeGuest(id, { name }),
    register: (id, name, password) => asConflict(changeGuest(id, { name, unique_name: uniqueName(name), password })),
    async setPassword(id, from, to) {
      const change = db.updateTable('users').set({ password: to }).where('id', '=', id).where('password', '=', from);
      return (await change.executeTakeFirst()).numUpdatedRows > 0n;
    },
    async remove(id) {
      return db.transaction().execute(async (trx) => {
        const games = await trx.selectFrom('games').select(['id', 'status']).where(isOf(id)).execute();
        if (games.some(({ status }) => status !== 'over')) return null;
        await trx
          .deleteFrom('games')
          .where(isOf(id))
          .where('id', 'not in', (eb) =>
            eb.selectFrom('seats').select('game_id').where('user_id', '!=', id).whereRef('game_id', '=', 'games.id'),
          )
          .execute();
        // What is filed has gone with its game; what lies in the journal goes now.
        await fileJournal(trx);
        await trx.updateTable('seats').set({ name: '' }).where('user_id', '=', id).execute();
        // Sessions and chat lines go with the user; seats and games lose the link.
        await trx.deleteFrom('users').where('id', '=', id).execute();
        return games.map((game) => game.id);
      });
    },
    async removeForgottenGuests(createdBefore) {
      const gone = await db
        .deleteFrom('users')
        .where('password', 'is', null)
        .where('created_at', '<', createdBefore)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('sessions').select('token').whereRef('sessions.user_id', '=', 'users.id'))),
        )
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.user_id', '=', 'users.id'))),
        )
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  };
}

async function asConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isTaken(error) ? new Conflict('the name is taken') : error;
  }
}
