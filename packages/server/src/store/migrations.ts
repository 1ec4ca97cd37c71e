/**
 * How the database came to be as it is, step by step. A step that has been released is never changed; a new one is added.
 */
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Database } from './tables.ts';

/** Rows lie in the order of their key: a game's entries are read in one go and written in one place. */
const CLUSTERED = sql`without rowid`;

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('unique_name', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
    await schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
    await schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('edition', 'text')
      .addColumn('map', 'text')
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('clock', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('setup', 'text')
      .addColumn('seed', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('winners', 'text')
      .addColumn('rematch', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('games_in_lobby')
      .on('games')
      .columns(['status', 'visibility', 'game', 'created_at'])
      .execute();
    await schema.createIndex('games_by_host').on('games').column('host').execute();
    await schema
      .createTable('seats')
      .addColumn('game_id', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('level', 'text')
      .addColumn('deck', 'text')
      .addPrimaryKeyConstraint('seats_key', ['game_id', 'seat'])
      .modifyEnd(CLUSTERED)
      .execute();
    await schema.createIndex('seats_by_user').on('seats').columns(['user_id', 'game_id']).execute();
    await schema
      .createTable('entries')
      .addColumn('game_id', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('waiting', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game_id', 'number'])
      .modifyEnd(CLUSTERED)
      .execute();
    await schema
      .createTable('chat')
      .addColumn('game_id', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['game_id', 'number'])
      .modifyEnd(CLUSTERED)
      .execute();
    await schema.createIndex('chat_by_user').on('chat').column('user_id').execute();
    await schema
      .createTable('uptimes')
      .addColumn('started', 'bigint', (column) => column.primaryKey())
      .addColumn('alive', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const journal: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('journal')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('batch', 'text', (column) => column.notNull())
      .execute();
    await sql`
      create view unfiled as
      select
        line.value ->> 0 as game_id,
        line.value ->> 1 as number,
        line.value ->> 2 as entry,
        line.value ->> 3 as waiting,
        line.value ->> 4 as at
      from journal, json_each(journal.batch) as line
      where line.value ->> 0 in (select id from games)
    `.execute(db);
    await sql`
      create view log as
      select game_id, number, entry, waiting, at from entries
      union all
      select game_id, number, entry, waiting, at from unfiled
    `.execute(db);
  },
};

/** A game that is removed leaves an empty row in the journal: whoever has not seen it looks again which games there are. */
const removals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create trigger game_removed after delete on games begin
        insert into journal (number, batch) select coalesce(max(number), 0) + 1, '[]' from journal;
      end
    `.execute(db);
  },
};

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-journal': journal,
  '0003-removals': removals,
};

/** Brings the database up to date. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error });
}
