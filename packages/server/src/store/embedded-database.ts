/**
 * The embedded database: one file, opened through the driver that only this file knows.
 */
import LibSql from 'libsql';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

/** Reading a statement takes longer than running it; the same few come again and again. */
const MOST_STATEMENTS = 200;

/** Opens the file, or makes it, and brings its tables up to date. */
export async function openDatabase(file: string): Promise<Database> {
  const driver = new LibSql(file);
  driver.pragma('journal_mode = WAL');
  // A commit returns when the disk has it: what was acknowledged survives the machine's sudden end, not only the program's.
  driver.pragma('synchronous = FULL');
  driver.pragma('foreign_keys = ON');
  driver.pragma('busy_timeout = 5000');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withKnownStatements(driver) }) });
  await migrate(db);
  return db;
}

function withKnownStatements(driver: LibSql.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => driver.close(),
    prepare(sql) {
      const found = known.get(sql);
      if (found !== undefined) return found;
      // Transactions read before they write: another process must not write in between.
      const statement = driver.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const prepared: SqliteStatement = {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters),
        run: (parameters) => statement.run(parameters),
        iterate: (parameters) => statement.iterate(parameters),
      };
      const [oldest] = known.keys();
      if (known.size >= MOST_STATEMENTS && oldest !== undefined) known.delete(oldest);
      known.set(sql, prepared);
      return prepared;
    },
  };
}

/** Whether what went wrong is that a row with the same key exists. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
