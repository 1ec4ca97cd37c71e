/**
 * The tables of the database, as queries see them. Ids are made in code, times are milliseconds since 1970, lists and maps are JSON.
 */
import type { Kysely } from 'kysely';

export interface EntryRow {
  game_id: string;
  number: number;
  entry: string;
  /** After the last of the entries that were written together: the seats that were asked something. */
  waiting: string | null;
  at: number;
}

export interface Tables {
  users: {
    id: string;
    name: string;
    /** The name as it must be unique; null for guests. */
    unique_name: string | null;
    password: string | null;
    created_at: number;
  };
  sessions: { token: string; user_id: string; expires_at: number };
  games: {
    id: string;
    game: string;
    edition: string | null;
    map: string | null;
    options: string;
    clock: string;
    visibility: string;
    status: string;
    host: string | null;
    setup: string | null;
    seed: string | null;
    created_at: number;
    started_at: number | null;
    winners: string | null;
    rematch: string | null;
    /** Counts changes: who changes a game says which state of it they have seen. */
    version: number;
  };
  seats: {
    game_id: string;
    seat: number;
    kind: string;
    user_id: string | null;
    name: string;
    level: string | null;
    deck: string | null;
  };
  /** Entries that have been filed, each with its game. */
  entries: EntryRow;
  /** What was written together since, a list of lists of the columns above. */
  journal: { number: number; batch: string };
  chat: {
    game_id: string;
    number: number;
    user_id: string | null;
    name: string;
    seat: number | null;
    text: string;
    at: number;
  };
  uptimes: { started: number; alive: number };
}

export type Database = Kysely<Tables>;
