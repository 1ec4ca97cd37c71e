/**
 * Sessions in the database. What is stored is the hash of a token: who reads the database can't use it to log in.
 */
import type { Sessions } from './store.ts';
import type { Database } from './tables.ts';
import { userFrom } from './users.ts';

export function sessionsIn(db: Database): Sessions {
  return {
    async create({ token, user, password, expiresAt }) {
      // In one statement with the look at the password, so that nothing comes in between.
      const owner = db
        .selectFrom('users')
        .select((eb) => [eb.val(token).as('token'), 'id', eb.val(expiresAt).as('expires_at')])
        .where('id', '=', user)
        .where('password', password === null ? 'is' : '=', password);
      const made = await db
        .insertInto('sessions')
        .columns(['token', 'user_id', 'expires_at'])
        .expression(owner)
        .executeTakeFirst();
      return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async userOf(token, now) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .select('sessions.expires_at')
        .where('sessions.token', '=', token)
        .where('sessions.expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : { user: userFrom(row), expiresAt: row.expires_at };
    },
    async extend(token, expiresAt) {
      await db.updateTable('sessions').set({ expires_at: expiresAt }).where('token', '=', token).execute();
    },
    async remove(token) {
      await db.deleteFrom('sessions').where('token', '=', token).execute();
    },
    async removeOthers(user, token) {
      const all = db.deleteFrom('sessions').where('user_id', '=', user);
      await (token === null ? all : all.where('token', '!=', token)).execute();
    },
    async removeExpired(now) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}
