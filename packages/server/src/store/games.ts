/**
 * Games and their seats in the database.
 */
import type { Seat } from '@muster/engine';
import { clockSchema } from '@muster/room';
import * as z from 'zod';
import { Conflict, type GameChange, type Games, type GameStatus, type StoredGame, type StoredSeat } from './store.ts';
import type { Database, Tables } from './tables.ts';

type GameRow = Tables['games'];
type SeatRow = Tables['seats'];

const optionsSchema = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));
const seatsSchema = z.array(z.int());
const statusSchema = z.enum(['open', 'running', 'over']);
const visibilitySchema = z.enum(['public', 'link']);

export function gamesIn(db: Database): Games {
  async function withSeats(rows: readonly GameRow[]): Promise<readonly StoredGame[]> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const seats = await db
      .selectFrom('seats')
      .selectAll()
      .where('game_id', 'in', ids)
      .orderBy('game_id')
      .orderBy('seat')
      .execute();
    const byGame = new Map(ids.map((id): [string, SeatRow[]] => [id, []]));
    for (const seat of seats) byGame.get(seat.game_id)?.push(seat);
    return rows.map((row) => gameFrom(row, byGame.get(row.id) ?? []));
  }
  return {
    async create(game) {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('games').values(rowFrom(game)).execute();
        await trx.insertInto('seats').values(seatRows(game)).execute();
      });
    },
    async byId(id) {
      const [game] = await withSeats(await db.selectFrom('games').selectAll().where('id', '=', id).execute());
      return game ?? null;
    },
    async change(from, change) {
      const { id, version } = from;
      const game: StoredGame = { ...from, ...change, version: version + 1 };
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('games')
          .set({ ...columnsFrom(change), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new Conflict(`game ${id} has changed meanwhile`);
        if (change.seats === undefined) return;
        await trx.deleteFrom('seats').where('game_id', '=', id).execute();
        await trx.insertInto('seats').values(seatRows(game)).execute();
      });
      return game;
    },
    async remove(id) {
      await db.deleteFrom('games').where('id', '=', id).execute();
    },
    async open({ game }, limit) {
      const all = db
        .selectFrom('games')
        .selectAll()
        .where('status', '=', 'open')
        .where('visibility', '=', 'public')
        .orderBy('created_at', 'desc')
        .limit(limit);
      return withSeats(await (game === undefined ? all : all.where('game', '=', game)).execute());
    },
    async ofUser(user, limit) {
      const rows = await db
        .selectFrom('games')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('host', '=', user),
            eb('id', 'in', eb.selectFrom('seats').select('game_id').where('user_id', '=', user)),
          ]),
        )
        .orderBy(({ eb }) => eb.case().when('status', '=', 'over').then(1).else(0).end())
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return withSeats(rows);
    },
    async running() {
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
        .where('games.status', '=', 'running')
        .orderBy('games.created_at')
        .execute();
      const games = await withSeats(rows);
      return games.map((game, i) => {
        const { number = null, waiting = null, at = null } = rows[i] ?? {};
        return { game, end: number === null ? null : { entries: number + 1, waiting: seatsIn(waiting), at: at ?? 0 } };
      });
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

function gameFrom(row: GameRow, seats: readonly SeatRow[]): StoredGame {
  return {
    id: row.id,
    game: row.game,
    edition: row.edition,
    map: row.map,
    options: optionsSchema.parse(JSON.parse(row.options)),
    clock: clockSchema.parse(JSON.parse(row.clock)),
    visibility: visibilitySchema.parse(row.visibility),
    status: statusSchema.parse(row.status),
    host: row.host,
    seats: seats.map(seatFrom),
    setup: row.setup === null ? null : JSON.parse(row.setup),
    seed: row.seed,
    createdAt: row.created_at,
    startedAt: row.started_at,
    winners: row.winners === null ? null : seatsIn(row.winners),
    rematch: row.rematch,
    version: row.version,
  };
}

export function seatsIn(text: string | null): readonly Seat[] {
  return text === null ? [] : seatsSchema.parse(JSON.parse(text));
}

function rowFrom(game: StoredGame): GameRow {
  return {
    id: game.id,
    game: game.game,
    edition: game.edition,
    map: game.map,
    options: JSON.stringify(game.options),
    clock: JSON.stringify(game.clock),
    visibility: game.visibility,
    status: game.status,
    host: game.host,
    setup: game.setup === null ? null : JSON.stringify(game.setup),
    seed: game.seed,
    created_at: game.createdAt,
    started_at: game.startedAt,
    winners: game.winners === null ? null : JSON.stringify(game.winners),
    rematch: game.rematch,
    version: game.version,
  };
}

/** The columns of the row that a change is about; seats have rows of their own. */
function columnsFrom({ setup, winners, startedAt, seats: _, ...rest }: GameChange): Partial<GameRow> {
  return {
    ...rest,
    ...(setup !== undefined && { setup: JSON.stringify(setup) }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(winners !== undefined && { winners: JSON.stringify(winners) }),
  };
}

function seatFrom({ kind, user_id, name, level, deck }: SeatRow): StoredSeat {
  if (kind === 'person') return { kind, user: user_id, name, deck };
  if (kind === 'bot') return { kind, level: level ?? '', deck };
  return { kind: 'open' };
}

function seatRows({ id, seats }: StoredGame): SeatRow[] {
  return seats.map((one, seat) => ({
    game_id: id,
    seat,
    kind: one.kind,
    user_id: one.kind === 'person' ? one.user : null,
    name: one.kind === 'person' ? one.name : '',
    level: one.kind === 'bot' ? one.level : null,
    deck: one.kind === 'open' ? null : one.deck,
  }));
}
