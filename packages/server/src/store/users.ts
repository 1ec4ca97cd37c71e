/**
 * Users in the database.
 */
import { isTaken } from './embedded-database.ts';
import { Conflict, type StoredUser, type Users } from './store.ts';
import type { Database, Tables } from './tables.ts';

/** Names that look the same are the same. */
function uniqueName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function userFrom(row: Tables['users']): StoredUser {
  return { id: row.id, name: row.name, password: row.password, createdAt: row.created_at };
}

export function usersIn(db: Database): Users {
  async function rename(id: string, change: Partial<Tables['users']> & { readonly name: string }): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set(change).where('id', '=', id).execute();
      await trx.updateTable('seats').set({ name: change.name }).where('user_id', '=', id).execute();
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
    rename: (id, name) => rename(id, { name }),
    register: (id, name, password) => asConflict(rename(id, { name, unique_name: uniqueName(name), password })),
    async setPassword(id, password) {
      await db.updateTable('users').set({ password }).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('seats').set({ name: '' }).where('user_id', '=', id).execute();
        // Sessions and chat lines go with the user; seats and games lose the link.
        await trx.deleteFrom('users').where('id', '=', id).execute();
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

async function asConflict(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isTaken(error) ? new Conflict('the name is taken') : error;
  }
}
