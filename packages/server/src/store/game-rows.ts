/**
 * Games and their seats as rows of the database.
 */
import type { Seat } from '@muster/engine';
import { clockSchema } from '@muster/room';
import * as z from 'zod';
import type { GameChange, StoredGame, StoredSeat } from './store.ts';
import type { Tables } from './tables.ts';

export type GameRow = Tables['games'];
export type SeatRow = Tables['seats'];

const optionsSchema = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));
const seatsSchema = z.array(z.int());
const statusSchema = z.enum(['open', 'running', 'over']);
const visibilitySchema = z.enum(['public', 'link']);

export function gameFrom(row: GameRow, seats: readonly SeatRow[]): StoredGame {
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

function seatsIn(text: string | null): readonly Seat[] {
  return text === null ? [] : seatsSchema.parse(JSON.parse(text));
}

export function rowFrom(game: StoredGame): GameRow {
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
export function columnsFrom({ setup, winners, startedAt, seats: _, ...rest }: GameChange): Partial<GameRow> {
  return {
    ...rest,
    ...(setup !== undefined && { setup: JSON.stringify(setup) }),
    ...(startedAt !== undefined && { started_at: startedAt }),
    ...(winners !== undefined && { winners: JSON.stringify(winners) }),
  };
}

function seatFrom({ kind, user_id, name, level, deck }: SeatRow): StoredSeat {
  if (kind === 'person') return { kind, user: user_id, name, deck };
  if (kind === 'bot') {
    const bot = { kind, level: level ?? '', deck } as const;
    return user_id === null ? bot : { ...bot, standsInFor: { user: user_id, name } };
  }
  return { kind: 'open' };
}

export function seatRows({ id, seats }: StoredGame): SeatRow[] {
  return seats.map((one, seat) => {
    const person = one.kind === 'bot' ? one.standsInFor : one.kind === 'person' ? one : undefined;
    return {
      game_id: id,
      seat,
      kind: one.kind,
      user_id: person?.user ?? null,
      name: person?.name ?? '',
      level: one.kind === 'bot' ? one.level : null,
      deck: one.kind === 'open' ? null : one.deck,
    };
  });
}
