/**
 * The log of a game: its setup, its seed and these entries, one after the other, are all that decides what happened.
 */
import { CONCEDE, type Answer, type Seat, type SeatAnswer } from '@muster/engine';
import * as z from 'zod';

/** Who gave an answer: the player, a bot in the seat, nobody because there was no choice, or the clock. */
export type AnsweredBy = 'player' | 'bot' | 'forced' | 'clock';

export type Entry =
  | {
      readonly type: 'answer';
      readonly seat: Seat;
      readonly answer: Answer;
      readonly by: AnsweredBy;
      /** Milliseconds the seat's clock ran for it. */
      readonly spent: number;
    }
  /** Of the answers so far only the first ones stay. */
  | { readonly type: 'undo'; readonly kept: number }
  /** All players agreed. */
  | { readonly type: 'draw' }
  /** A bot takes the seat over. */
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string }
  /** Who had held the seat plays on. */
  | { readonly type: 'person'; readonly seat: Seat }
  /** Somebody offers something; the own seats agree. */
  | { readonly type: 'offer'; readonly what: Offered; readonly by: Seat; readonly agreed: readonly Seat[] }
  | { readonly type: 'reply'; readonly what: Offered; readonly seat: Seat; readonly agree: boolean };

/** What all who play must agree to. */
export type Offered = 'draw' | 'undo';

export type AnswerEntry = Entry & { readonly type: 'answer' };

/** A seat that is asked something. */
export interface Asked {
  readonly seat: Seat;
  /** For so many milliseconds already; 0 in games without a clock. */
  readonly thought: number;
}

const seat = z.int().min(0).max(31);
const key = z.string().max(500);
export const answerSchema = z.union([key, z.array(key).max(500)]);
export const offeredSchema = z.enum(['draw', 'undo']);

/** Entries as they lie in a database or a browser's storage. */
export const entrySchema: z.ZodType<Entry> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    seat,
    answer: answerSchema,
    by: z.enum(['player', 'bot', 'forced', 'clock']),
    spent: z.number().min(0),
  }),
  z.strictObject({ type: z.literal('undo'), kept: z.int().min(0) }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('bot'), seat, level: z.string().max(40) }),
  z.strictObject({ type: z.literal('person'), seat }),
  z.strictObject({ type: z.literal('offer'), what: offeredSchema, by: seat, agreed: z.array(seat) }),
  z.strictObject({ type: z.literal('reply'), what: offeredSchema, seat, agree: z.boolean() }),
]);

/** The answers that still hold. */
export function answersOf(entries: readonly Entry[]): readonly SeatAnswer[] {
  const answers: SeatAnswer[] = [];
  for (const entry of entries) {
    if (entry.type === 'answer') answers.push({ seat: entry.seat, answer: entry.answer });
    if (entry.type === 'undo') answers.length = Math.min(answers.length, entry.kept);
  }
  return answers;
}

/** Whether the seat's clock knows of it: what there was no choice in takes no time and earns none. */
export function isOnTheClock(entry: Entry): entry is AnswerEntry {
  return entry.type === 'answer' && entry.by !== 'forced' && entry.answer !== CONCEDE;
}
