/**
 * The logs of all games in the database. What all games want to write within a few milliseconds is written together (group commit):
 * waiting for the disk once serves them all.
 */
import { entrySchema, type Asked, type Entry } from '@muster/room';
import type { Transaction } from 'kysely';
import { askedJson, readAsked } from './asked.ts';
import { fileJournal, Journal, logOf, type JournalLine } from './journal.ts';
import { Conflict, type Log, type LogEnd } from './store.ts';
import type { Database, EntryRow, Tables } from './tables.ts';

interface Append {
  readonly game: string;
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly asked: readonly Asked[];
  readonly at: number;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** An entry that says who plays in a seat. */
type HolderEntry = Entry & { readonly type: 'bot' | 'person' };

/** Milliseconds between two writes at least; the first after a pause waits for nothing but the end of the turn of the event loop. */
const APART = 8;

/** So many entries lie in the journal before they are filed: then several of each game are, even where many games are running. */
const MOST_UNFILED = 4000;

/** Of so many games it is remembered where their logs end. */
const MOST_ENDS = 20_000;

export class LogWriter implements Log {
  readonly #db: Database;
  readonly #journal: Journal;
  #queue: Append[] = [];
  #flushing: Promise<void> | null = null;
  /** When something was last written. */
  #written = 0;
  /** How many entries a game has, as long as nobody else writes and no game is removed; saves looking it up each time. */
  readonly #ends = new Map<string, number>();
  /** The newest row of the journal that was written here. */
  #newest = 0;
  /** How many entries were written here since they were last filed. */
  #unfiled = 0;

  constructor(db: Database) {
    this.#db = db;
    this.#journal = new Journal(db);
  }

  append(game: string, from: number, entries: readonly Entry[], asked: readonly Asked[], at: number): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ game, from, entries, asked, at, done, failed });
      this.#flushing ??= this.#flushSoon();
    });
  }

  async entries(game: string): Promise<readonly Entry[]> {
    const rows = await logOf(this.#db, game).select('entry').orderBy('number').execute();
    return rows.map(({ entry }) => entrySchema.parse(JSON.parse(entry)));
  }

  async end(game: string): Promise<LogEnd | null> {
    const row = await lastOf(this.#db, game);
    return row === undefined ? null : { entries: row.number + 1, asked: readAsked(row.waiting), at: row.at };
  }

  /** Resolves when everything is written and filed. */
  async close(): Promise<void> {
    while (this.#flushing !== null) await this.#flushing;
    await this.#db.transaction().execute(fileJournal);
  }

  async #flushSoon(): Promise<void> {
    while (this.#queue.length > 0) {
      const wait = this.#written + APART - performance.now();
      await new Promise((resolve) => (wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve)));
      const batch = this.#queue;
      this.#queue = [];
      await this.#write(batch);
      this.#written = performance.now();
    }
    this.#flushing = null;
  }

  /** All together, or, if one of them can't be written, each by itself. */
  async #write(batch: readonly Append[]): Promise<void> {
    try {
      await this.#db.transaction().execute((trx) => this.#add(trx, batch));
    } catch (error) {
      this.#ends.clear();
      const [only, ...others] = batch;
      if (only !== undefined && others.length === 0) only.failed(error);
      else for (const one of batch) await this.#write([one]);
      return;
    }
    for (const { done } of batch) done();
  }

  async #add(trx: Transaction<Tables>, batch: readonly Append[]): Promise<void> {
    const newest = await this.#journal.newest(trx);
    if (newest !== this.#newest) this.#ends.clear();
    const lines: JournalLine[] = [];
    for (const one of batch) {
      const { game, from, entries, asked, at } = one;
      const next = this.#ends.get(game) ?? (await this.#endOf(trx, game));
      if (next !== from) throw new Conflict(`entry ${from} of game ${game} is not the next one`);
      let number = from;
      const last = from + entries.length - 1;
      for (const entry of entries) lines.push([game, number, entry, number++ === last ? askedJson(asked) : null, at]);
      this.#remember(game, from + entries.length);
    }
    // Whoever else wrote meanwhile has taken the number.
    await this.#journal.write(trx, newest + 1, lines);
    this.#newest = newest + 1;
    for (const { game, entries } of batch)
      for (const entry of entries)
        if (entry.type === 'bot' || entry.type === 'person') await noteSeat(trx, game, entry);
    this.#unfiled += lines.length;
    if (this.#unfiled < MOST_UNFILED) return;
    await fileJournal(trx);
    this.#unfiled = 0;
  }

  async #endOf(trx: Transaction<Tables>, game: string): Promise<number> {
    const isThere = await trx.selectFrom('games').select('id').where('id', '=', game).executeTakeFirst();
    if (isThere === undefined) throw new Error(`entries of a game that is not there: ${game}`);
    const row = await lastOf(trx, game);
    return row === undefined ? 0 : row.number + 1;
  }

  #remember(game: string, end: number): void {
    const [oldest] = this.#ends.keys();
    if (this.#ends.size >= MOST_ENDS && oldest !== undefined && !this.#ends.has(game)) this.#ends.delete(oldest);
    this.#ends.set(game, end);
  }
}

function lastOf(db: Database, game: string): Promise<Omit<EntryRow, 'game_id' | 'entry'> | undefined> {
  return logOf(db, game).select(['number', 'waiting', 'at']).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** Who holds a seat stands beside the log too, for lists of games. */
async function noteSeat(trx: Transaction<Tables>, game: string, entry: HolderEntry): Promise<void> {
  await trx
    .updateTable('seats')
    .set(entry.type === 'bot' ? { kind: 'bot', level: entry.level } : { kind: 'person', level: null })
    .where('game_id', '=', game)
    .where('seat', '=', entry.seat)
    .execute();
  await trx
    .updateTable('games')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', game)
    .execute();
}
