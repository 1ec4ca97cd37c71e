/**
 * Refusals: every "no" names the rule behind it.
 */

/** An ID of a rules catalogue, such as WL-6.3. */
export type RuleId = string;

/** Ids, numbers and names a sentence needs. */
export type Details = Readonly<Record<string, string | number>>;

export interface Refusal {
  /** The rule that forbids it; absent only for answers that are malformed rather than against a rule. */
  readonly rule?: RuleId;
  /** Which refusal this is; the game's words go by it. */
  readonly reason: string;
  readonly details?: Details;
}

/** The result of a legality check: null is yes. */
export type Verdict = Refusal | null;

export function refuse(rule: RuleId, reason: string, details?: Details): Refusal {
  return details === undefined ? { rule, reason } : { rule, reason, details };
}

/** Why an answer is none, whatever the game. */
const ANSWER_REASONS = {
  'game-over': true,
  'malformed-answer': true,
  'not-asked': true,
  'picked-twice': true,
  'unknown-option': true,
  'wrong-number': true,
} as const;
export type AnswerReason = keyof typeof ANSWER_REASONS;

/** What the kernel says of answers by itself. */
export interface AnswerRefusal extends Refusal {
  readonly reason: AnswerReason;
}

export function isAnswerReason(reason: string): reason is AnswerReason {
  return Object.hasOwn(ANSWER_REASONS, reason);
}
