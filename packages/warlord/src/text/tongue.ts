/**
 * What every language must be able to say. The order of the parts of a line is the same in all of them and lives in `card-text.ts`.
 */
import type {
  AutoAbility,
  CardType,
  Condition,
  Cost,
  Effect,
  Limit,
  OrderAbility,
  ReactAbility,
  StaticAbility,
  Target,
  Trigger,
  UseRule,
} from '../abilities/language.ts';
import type { Setting } from './setting.ts';

export interface Tongue {
  /** "Spend Order:" */
  header(ability: OrderAbility | ReactAbility): string;
  /** Parts before the second colon, without capitals. */
  limit(limit: Limit): string;
  trigger(trigger: Trigger, setting: Setting): string;
  given(condition: Condition, setting: Setting): string;
  cost(cost: Cost, setting: Setting): string;
  target(target: Target, setting: Setting): string;
  /** Those parts as one. */
  joined(parts: readonly string[]): string;
  /** Whole sentences. */
  effects(effects: readonly Effect[], setting: Setting): string;
  whileStunned(setting: Setting): string;
  auto(ability: AutoAbility, setting: Setting): string;
  static(ability: StaticAbility, setting: Setting): string;
  rule(rule: UseRule, setting: Setting): string;
  /** Whether a line calls the same card by its name and by a noun, so that it should be written again without the name. */
  mixesNames(line: string, type: CardType): boolean;
  /** Last touches that need the whole line. */
  finish(line: string): string;
}
