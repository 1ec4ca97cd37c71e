/**
 * English card text.
 */
import { sentence } from '../words.ts';
import type { Tongue } from '../tongue.ts';
import { when } from './condition.ts';
import { cost, limit, target } from './cost.ts';
import { effectText, under } from './effect.ts';
import { staticText } from './mod.ts';
import { the } from './refer.ts';
import { rule } from './rule.ts';
import { trigger } from './trigger.ts';
import { sentences } from '../words.ts';

export const english: Tongue = {
  header: ({ kind, spend }) => `${spend === true ? 'Spend ' : ''}${kind === 'order' ? 'Order' : 'React'}:`,
  limit,
  trigger,
  given: (condition, s) => when(condition, s),
  cost,
  target,
  effects: effectText,
  whileStunned: (s) => sentence(`${the('this', s)} may perform this action while stunned`),
  auto: (ability, s) => {
    const condition = ability.if === undefined ? '' : `, ${when(ability.if, s)}`;
    return sentences(under(`${trigger(ability.on, s)}${condition}`, ability.do, s));
  },
  static: staticText,
  rule,
};
