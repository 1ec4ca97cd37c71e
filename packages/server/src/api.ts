/**
 * What pages and server say to each other besides the messages of a running game (those are the room's). Browsers import this file
 * too, so it holds forms and nothing else. Addresses:
 *
 * | request | body | answer |
 * | --- | --- | --- |
 * | `GET /api/me` | | `Me` |
 * | `POST /api/guest` | `nameSchema` | `Me` |
 * | `POST /api/register`, `/api/login` | `credentialsSchema` | `Me` |
 * | `POST /api/logout` | | `Me` |
 * | `POST /api/password` | `passwordSchema` | `Me` |
 * | `DELETE /api/account` | | `Me` |
 * | `GET /api/games?game=…` | | `Lobby` |
 * | `POST /api/games` | `newGameSchema` | `GameInfo` |
 * | `GET /api/games/:id` | | `GameInfo` |
 * | `POST /api/games/:id/join` | `joinSchema` | `GameInfo` |
 * | `POST /api/games/:id/leave`, `/start`, `/rematch` | | `GameInfo` |
 * | `GET /api/games/:id/record` | | the record as text, once the game is over |
 * | socket `/api/games/:id/socket?language=…&have=…&changes=…&pages=…` | `clientMessageSchema` | `RoomMessage` |
 *
 * A request that can't be done is answered with its status and `Failure`; a socket that is not let in is closed with one of the `closings` in `signals.ts`
 * and a reason. A socket into a running game needs no seat: who has none looks on. `have` is how many lines of the log the client has;
 * with `changes=true` frames after the first come as `FrameChange` and are read with the room's `FrameReader`. Every answer tells the name
 * of the server's pages (`PAGES_HEADER`); a socket that tells another one in `pages` is closed as `outdated`.
 */
import type { Seat, Translated } from '@muster/engine';
import { clockSchema, type ClockRule } from '@muster/room';
import * as z from 'zod';

const id = z.string().min(1).max(100);
/** A ready deck, army or warband by its id, or what somebody put together, written in one word. */
const deck = z.string().min(1).max(1000);

/** Names are shown to others: no control characters, no blanks at the ends. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[^\p{C}]+$/u);
const password = z.string().min(8).max(200);

export const nameSchema = z.strictObject({ name });
export const credentialsSchema = z.strictObject({ name, password });
export const passwordSchema = z.strictObject({ old: z.string().max(200), new: password });

/** Who shall sit in a seat of a new game. */
const seatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), deck: z.exactOptional(deck) }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(40), deck: z.exactOptional(deck) }),
]);

export const newGameSchema = z.strictObject({
  game: id,
  edition: z.exactOptional(id),
  map: z.exactOptional(id),
  options: z.exactOptional(z.record(id, z.union([z.boolean(), z.number(), z.string().max(100)]))),
  seats: z.array(seatSchema).min(2).max(6),
  clock: clockSchema,
  /** Listed in the lobby, or only for those who have the link. */
  visibility: z.enum(['public', 'link']),
});

/** Without a seat the first free one; who has a seat already moves to the one that is named. */
export const joinSchema = z.strictObject({
  deck: z.exactOptional(deck),
  seat: z.exactOptional(z.int().min(0).max(31)),
});

export type NewGame = z.infer<typeof newGameSchema>;

export interface User {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

export interface Me {
  readonly user: User | null;
}

export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly deck: string | null;
}

export interface GameInfo {
  readonly id: string;
  readonly game: string;
  readonly edition: string | null;
  readonly map: string | null;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRule;
  readonly visibility: 'public' | 'link';
  readonly status: 'open' | 'running' | 'over';
  /** The seats of who asks. */
  readonly mine: readonly Seat[];
  /** Whether who asks made the game: they start it. */
  readonly host: boolean;
  /** Whether it waits for who asks. */
  readonly asksMe: boolean;
  readonly createdAt: number;
  readonly winners: readonly Seat[] | null;
  /** The next game of the same players, once somebody asked for it. */
  readonly rematch: string | null;
}

export interface Lobby {
  readonly open: readonly GameInfo[];
  readonly mine: readonly GameInfo[];
}

/** Why a request was not done: a reason for programs, words for people who read logs, and where in the body. */
export interface Failure {
  readonly reason: string;
  readonly message: string;
  readonly path?: readonly (string | number)[];
  /** For people, in their language, where what they chose does not go together. */
  readonly said?: Translated;
}
