/**
 * The store over the embedded database.
 */
import { chatIn } from './chat.ts';
import { openDatabase } from './embedded-database.ts';
import { gamesIn } from './games.ts';
import { LogWriter } from './log-writer.ts';
import { sessionsIn } from './sessions.ts';
import type { Store } from './store.ts';
import { uptimesIn } from './uptimes.ts';
import { usersIn } from './users.ts';

export async function openEmbeddedStore(file: string): Promise<Store> {
  const db = await openDatabase(file);
  const log = new LogWriter(db);
  return {
    users: usersIn(db),
    sessions: sessionsIn(db),
    games: gamesIn(db),
    log,
    chat: chatIn(db),
    uptimes: uptimesIn(db),
    async close() {
      try {
        await log.close();
      } finally {
        await db.destroy();
      }
    },
  };
}
