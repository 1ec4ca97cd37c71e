/**
 * Where entries are written down first: those of all games that are written together lie in one row, so that a write touches few pages
 * of the file however many games are running. Once there are many they are filed, each with its game. The view `log` shows both.
 */
import { sql, type CompiledQuery } from 'kysely';
import type { Database, EntryRow } from './tables.ts';

/** An entry as it lies in the journal. */
export type JournalLine = readonly [game: string, number: number, entry: unknown, waiting: unknown, at: number];

export class Journal {
  readonly #newest: CompiledQuery<{ readonly newest: number }>;
  readonly #insert: CompiledQuery;

  constructor(db: Database) {
    this.#newest = sql<{ readonly newest: number }>`
      select coalesce(max(number), 0) as newest from journal
    `.compile(db);
    this.#insert = sql`insert into journal (number, batch) values (${0}, ${''})`.compile(db);
  }

  /** The number of the newest row; it goes up with everything any process writes, and with every game that is removed. */
  async newest(trx: Database): Promise<number> {
    const { rows } = await trx.executeQuery(this.#newest);
    return rows[0]?.newest ?? 0;
  }

  async write(trx: Database, number: number, lines: readonly JournalLine[]): Promise<void> {
    await trx.executeQuery({ ...this.#insert, parameters: [number, JSON.stringify(lines)] });
  }
}

/**
 * The entries of one game, filed or not. The view `log` shows the same, but it reads all that lies in the journal: here a row in which the
 * game's name does not stand is passed over.
 */
export function logOf(db: Database, game: string) {
  const all = sql<Omit<EntryRow, 'game_id'>>`(
    select number, entry, waiting, at from entries where game_id = ${game}
    union all
    select line.value ->> 1, line.value ->> 2, line.value ->> 3, line.value ->> 4
    from journal, json_each(journal.batch) as line
    where instr(journal.batch, json_quote(${game})) > 0
      and line.value ->> 0 = ${game}
      and exists (select 1 from games where id = ${game})
  )`;
  return db.selectFrom(all.as('log_of_game'));
}

/**
 * Files what lies in the journal; what belongs to games that are gone goes. The newest row stays, empty: nobody else may ever write a row
 * of its number.
 */
export async function fileJournal(trx: Database): Promise<void> {
  await sql`
    insert into entries (game_id, number, entry, waiting, at)
    select game_id, number, entry, waiting, at from unfiled
  `.execute(trx);
  await sql`delete from journal where number < (select max(number) from journal)`.execute(trx);
  await trx.updateTable('journal').set({ batch: '[]' }).execute();
}
