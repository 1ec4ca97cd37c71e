/**
 * IDs of rules. A rule may have lettered parts (WL-1.13a, WL-1.13b); catalogues list the rule, code and scenarios may name a part.
 */
import type { RuleId } from '@muster/engine';

/** The rule that a part belongs to. */
export function wholeRule(rule: RuleId): RuleId {
  return rule.replace(/(\d)[a-z]$/, '$1');
}

/** Whether a refusal by one rule is what a scenario means that names the other. */
export function isMeantBy(refusing: RuleId | undefined, named: RuleId): boolean {
  return refusing !== undefined && (refusing === named || wholeRule(refusing) === named);
}
