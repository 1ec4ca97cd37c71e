/**
 * What goes over the line between a client and a room. Everything a client says is checked against these schemas.
 */
import type { Language, RuleId, Seat } from '@muster/engine';
import * as z from 'zod';
import type { LogLine } from './chronicle.ts';
import { answerSchema, offeredSchema, type Offered } from './entry.ts';
import type { Sight, WhyNot } from './frame.ts';
import type { PackedQuestion } from './packed-question.ts';
import type { Question } from './question.ts';
import type { Patch } from './patch.ts';

const id = z.int().min(0);
const seat = z.int().min(0).max(31);

export const LANGUAGES = ['en', 'de', 'it'] as const satisfies readonly Language[];
export const languageSchema = z.enum(LANGUAGES);

/** What somebody at the table may say. Where a reply is due it carries the same id. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** An answer to the seat's question of that number. One that was already taken is not taken twice. */
  z.strictObject({ type: z.literal('answer'), id, seat, number: id, answer: answerSchema }),
  z.strictObject({ type: z.literal('resign'), id, seat }),
  /** Takes back the last choice; others who play must agree. */
  z.strictObject({ type: z.literal('offer'), id, seat, what: offeredSchema }),
  z.strictObject({ type: z.literal('reply'), id, seat, what: offeredSchema, agree: z.boolean() }),
  z.strictObject({ type: z.literal('bot'), id, seat, level: z.string().max(40) }),
  /** I play on in the seat in which a bot stands in for me. */
  z.strictObject({ type: z.literal('return'), id, seat }),
  z.strictObject({ type: z.literal('chat'), id, text: z.string().min(1).max(500) }),
  z.strictObject({ type: z.literal('why-not'), id, seat }),
  /** What would a bot answer? Told only where all others are bots. */
  z.strictObject({ type: z.literal('hint'), id, seat }),
  z.strictObject({ type: z.literal('describe'), id, name: z.string().min(1).max(200) }),
  z.strictObject({ type: z.literal('inspect'), id, query: z.record(z.string(), z.unknown()) }),
  z.strictObject({ type: z.literal('language'), id, language: languageSchema }),
  /** Through whose eyes to look, for those who hold several seats; after the end any. */
  z.strictObject({ type: z.literal('look'), id, seat: seat.nullable() }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** Who sits where, as everybody may know. */
export interface ShownSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** Whether somebody of this seat is connected. */
  readonly present: boolean;
  /** Whether its player has been gone for so long that others may let a bot play on. */
  readonly replaceable: boolean;
  /** Whether it has been beaten or has given up: the game goes on without it. */
  readonly out: boolean;
  /** What the seat plays, as statistics name it. */
  readonly deck: string;
  /** The side it fights for: seats with the same number win and lose together. */
  readonly side: number;
}

export interface ShownClock {
  /** Milliseconds left by seat when the message was sent; null without a clock. */
  readonly left: readonly (number | null)[];
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
}

export interface Offer {
  readonly what: Offered;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

export interface ChatLine {
  readonly name: string;
  /** Null for spectators. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** How the game stands, for one client. */
export interface Frame<Asked = Question> extends Sight<Asked> {
  readonly type: 'frame';
  /** The log from this line on; what a client has from there on is no longer so. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly seats: readonly ShownSeat[];
  /** The seats this client answers for. */
  readonly mine: readonly Seat[];
  readonly clock: ShownClock;
  readonly offers: readonly Offer[];
  /** Agreed, or decided by the rules. */
  readonly over: boolean;
  /** SHA-256 of the seed, told before the first roll; the seed itself when the game is over. */
  readonly seedHash: string;
  readonly seed: string | null;
}

/** What rarely changes in the course of a game. */
export type Steady = Pick<Frame, 'outcome' | 'seats' | 'mine' | 'offers' | 'seedHash' | 'seed'>;

/** A frame that tells only what has changed in the view since the frame before it on the same line. */
export interface FrameChange extends Omit<Frame<PackedQuestion>, 'type' | 'view' | keyof Steady> {
  readonly type: 'change';
  /** What the client is told together with it. */
  readonly reply: RoomMessage | null;
  /** Null if the view is the same. */
  readonly patch: Patch | null;
  /** Null if all of it is the same. */
  readonly steady: Steady | null;
}

export type RoomMessage =
  | Frame
  | { readonly type: 'done'; readonly id: number }
  /** Text and rule come from the game's rules; what the room itself refuses has a reason only. */
  | {
      readonly type: 'refused';
      readonly id: number;
      readonly reason: string;
      readonly rule: RuleId | null;
      readonly text: string | null;
    }
  | { readonly type: 'why-not'; readonly id: number; readonly refused: readonly WhyNot[] }
  /** Keys of the options a bot would pick for the question of that number. */
  | { readonly type: 'hint'; readonly id: number; readonly number: number; readonly keys: readonly string[] }
  | { readonly type: 'described'; readonly id: number; readonly text: string | null }
  | { readonly type: 'inspected'; readonly id: number; readonly result: unknown }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] };
