/**
 * Refusals: every "no" names the rule behind it.
 */

/** An ID of a rules catalogue, such as WL-6.3. */
export type RuleId = string;

export interface Refusal {
  /** The rule that forbids it; absent only for answers that are malformed rather than against a rule. */
  readonly rule?: RuleId;
  /** Which refusal this is; the game's words go by it. */
  readonly reason: string;
  /** Ids, numbers and names the sentence needs. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** The result of a legality check: null is yes. */
export type Verdict = Refusal | null;

export function refuse(rule: RuleId, reason: string, details?: Readonly<Record<string, string | number>>): Refusal {
  return details === undefined ? { rule, reason } : { rule, reason, details };
}
