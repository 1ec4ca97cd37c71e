/**
 * Games and their seats in the database.
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { readAsked } from './asked.ts';
import { columnsFrom, gameFrom, rowFrom, seatRows, type GameRow, type SeatRow } from './game-rows.ts';
import { fileJournal } from './journal.ts';
import { Conflict, type Games, type GameStatus, type StoredGame } from './store.ts';
import type { Database, Tables } from './tables.ts';

/** So many games are asked for in one query: no database takes any number of values. */
const MOST_AT_ONCE = 500;
/** So many games of one host are listed. */
const MOST_OF_A_HOST = 3;

/** Whether the user made a game or sits in it. */
export function isOf(user: string) {
  return (eb: ExpressionBuilder<Tables, 'games'>): Expression<SqlBool> =>
    eb.or([
      eb('host', '=', user),
      eb('id', 'in', eb.selectFrom('seats').select('game_id').where('user_id', '=', user)),
    ]);
}

export function gamesIn(db: Database): Games {
  async function withSeats(rows: readonly GameRow[]): Promise<readonly StoredGame[]> {
    const byGame = new Map(rows.map(({ id }): [string, SeatRow[]] => [id, []]));
    for (const some of chunks([...byGame.keys()])) {
      const seats = await db
        .selectFrom('seats')
        .selectAll()
        .where('game_id', 'in', some)
        .orderBy('game_id')
        .orderBy('seat')
        .execute();
      for (const seat of seats) byGame.get(seat.game_id)?.push(seat);
    }
    return rows.map((row) => gameFrom(row, byGame.get(row.id) ?? []));
  }
  return {
    create(game, { rematchOf, mostOpen = Infinity } = {}) {
      return db.transaction().execute(async (trx) => {
        if (game.host !== null && (await countOpen(trx, game.host)) >= mostOpen) return false;
        await trx.insertInto('games').values(rowFrom(game)).execute();
        await trx.insertInto('seats').values(seatRows(game)).execute();
        if (rematchOf !== undefined) await update(trx, rematchOf, { rematch: game.id });
        return true;
      });
    },
    async byId(id) {
      const [game] = await withSeats(await db.selectFrom('games').selectAll().where('id', '=', id).execute());
      return game ?? null;
    },
    async change(from, change) {
      const game: StoredGame = { ...from, ...change, version: from.version + 1 };
      await db.transaction().execute(async (trx) => {
        await update(trx, from, columnsFrom(change));
        if (change.seats === undefined) return;
        await trx.deleteFrom('seats').where('game_id', '=', from.id).execute();
        await trx.insertInto('seats').values(seatRows(game)).execute();
      });
      return game;
    },
    async remove({ id, version }) {
      const gone = db.deleteFrom('games').where('id', '=', id).where('version', '=', version);
      if ((await gone.executeTakeFirst()).numDeletedRows === 0n) throw hasChanged(id);
    },
    async removeStale(createdBefore) {
      const gone = db.deleteFrom('games').where('status', '=', 'open').where('created_at', '<', createdBefore);
      return Number((await gone.executeTakeFirst()).numDeletedRows);
    },
    async open({ game }, limit) {
      const all = db
        .selectFrom('games')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('host').orderBy('created_at', 'desc').orderBy('id'))
            .as('of_host'),
        )
        .where('status', '=', 'open')
        .where('visibility', '=', 'public');
      const rows = await db
        .selectFrom((game === undefined ? all : all.where('game', '=', game)).as('listed'))
        .selectAll()
        .where((eb) => eb.or([eb('of_host', '<=', MOST_OF_A_HOST), eb('host', 'is', null)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return withSeats(rows);
    },
    async ofUser(user, limit) {
      const rows = await db
        .selectFrom('games')
        .selectAll()
        .where(isOf(user))
        .orderBy(({ eb }) => eb.case().when('status', '=', 'over').then(1).else(0).end())
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return withSeats(rows);
    },
    async *running() {
      // The ends of many logs are found quickly only among what is filed.
      await db.transaction().execute(fileJournal);
      const all = await db.selectFrom('games').select('id').where('status', '=', 'running').execute();
      for (const some of chunks(all.map(({ id }) => id))) {
        const rows = await db
          .selectFrom('games')
          .leftJoin('entries', (join) =>
            join
              .onRef('entries.game_id', '=', 'games.id')
              .on('entries.number', '=', (eb) =>
                eb
                  .selectFrom('entries as last')
                  .select('last.number')
                  .whereRef('last.game_id', '=', 'games.id')
                  .orderBy('last.number', 'desc')
                  .limit(1),
              ),
          )
          .selectAll('games')
          .select(['entries.number', 'entries.waiting', 'entries.at'])
          .where('games.id', 'in', some)
          .where('games.status', '=', 'running')
          .execute();
        const games = await withSeats(rows);
        for (const [i, game] of games.entries()) {
          const { number = null, waiting = null, at = null } = rows[i] ?? {};
          const end = number === null ? null : { entries: number + 1, asked: readAsked(waiting), at: at ?? 0 };
          yield { game, end };
        }
      }
    },
    async count() {
      const rows = await db
        .selectFrom('games')
        .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const of = (status: GameStatus): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
      return { open: of('open'), running: of('running'), over: of('over') };
    },
  };
}

function* chunks(ids: readonly string[]): Iterable<readonly string[]> {
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) yield ids.slice(from, from + MOST_AT_ONCE);
}

/** Changes the row of a game that is still as it was seen. */
async function update(trx: Database, { id, version }: StoredGame, columns: Partial<GameRow>): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('games')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw hasChanged(id);
}

function hasChanged(id: string): Conflict {
  return new Conflict(`game ${id} has changed meanwhile`);
}

async function countOpen(trx: Database, host: string): Promise<number> {
  const { count } = await trx
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host', '=', host)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}
