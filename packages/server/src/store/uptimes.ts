/**
 * When the server was running, in the database.
 */
import type { Uptimes } from './store.ts';
import type { Database } from './tables.ts';

export function uptimesIn(db: Database): Uptimes {
  return {
    async begin(at) {
      await db
        .insertInto('uptimes')
        .values({ started: at, alive: at })
        .onConflict((conflict) => conflict.column('started').doNothing())
        .execute();
    },
    async alive(started, at) {
      await db.updateTable('uptimes').set({ alive: at }).where('started', '=', started).execute();
    },
    async since(at) {
      const rows = await db.selectFrom('uptimes').selectAll().where('alive', '>=', at).orderBy('started').execute();
      return rows.map(({ started, alive }) => ({ from: started, to: alive }));
    },
  };
}
