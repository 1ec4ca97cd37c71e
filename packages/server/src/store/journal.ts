/**
 * Where entries are written down first: those of all games that are written together lie in one row, so that a write touches few pages
 * of the file however many games are running. Once there are many they are filed, each with its game. The view `log` shows both.
 */
import { sql, type CompiledQuery } from 'kysely';
import type { Database } from './tables.ts';

/** An entry as it lies in the journal. */
export type JournalLine = readonly [game: string, number: number, entry: unknown, waiting: unknown, at: number];

/** What must be known before something is written. */
export interface JournalState {
  /** The number of the newest row; it goes up with everything any process writes. */
  readonly newest: number;
  /** How many of the games are there. */
  readonly games: number;
}

export class Journal {
  readonly #state: CompiledQuery<JournalState>;
  readonly #insert: CompiledQuery;

  constructor(db: Database) {
    this.#state = sql<JournalState>`
      select
        coalesce((select max(number) from journal), 0) as newest,
        (select count(*) from games where id in (select value from json_each(${''}))) as games
    `.compile(db);
    this.#insert = sql`insert into journal (number, batch) values (${0}, ${''})`.compile(db);
  }

  async state(trx: Database, games: readonly string[]): Promise<JournalState> {
    const { rows } = await trx.executeQuery<JournalState>({ ...this.#state, parameters: [JSON.stringify(games)] });
    const [state] = rows;
    if (state === undefined) throw new Error('the database says nothing about its journal');
    return state;
  }

  async write(trx: Database, number: number, lines: readonly JournalLine[]): Promise<void> {
    await trx.executeQuery({ ...this.#insert, parameters: [number, JSON.stringify(lines)] });
  }
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
