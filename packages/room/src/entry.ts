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
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string };

const seat = z.int().min(0).max(31);
const key = z.string().max(500);
export const answerSchema = z.union([key, z.array(key).max(500)]);

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

/** Milliseconds and answers of a seat; time is gone even if an answer was taken back. */
export function timeUsed(entries: readonly Entry[], of: Seat): { readonly spent: number; readonly moves: number } {
  let spent = 0;
  let moves = 0;
  for (const entry of entries) {
    if (entry.type !== 'answer' || entry.seat !== of || entry.by === 'forced' || entry.answer === CONCEDE) continue;
    spent += entry.spent;
    moves += 1;
  }
  return { spent, moves };
}
