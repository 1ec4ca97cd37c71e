/**
 * Clocks: how long a seat may think. Time runs for everybody who is asked something.
 */
import * as z from 'zod';

export type ClockRule =
  | { readonly kind: 'none' }
  /** So long for each answer. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** So long for the whole game, and a little more after each answer. */
  | { readonly kind: 'game'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export const clockSchema: z.ZodType<ClockRule> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(5).max(3600) }),
  z.strictObject({
    kind: z.literal('game'),
    seconds: z.int().min(30).max(36_000),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds a seat has for the answer it is thinking about; null without a clock. */
export function allowance(rule: ClockRule, used: { readonly spent: number; readonly moves: number }): number | null {
  switch (rule.kind) {
    case 'none':
      return null;
    case 'move':
      return rule.seconds * 1000;
    case 'game':
      return Math.max(0, (rule.seconds + rule.increment * used.moves) * 1000 - used.spent);
    case 'days':
      return rule.days * DAY;
  }
}
