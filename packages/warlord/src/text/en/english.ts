/**
 * English card text.
 */
import type { Tongue } from '../tongue.ts';
import { sentence, sentences } from '../words.ts';
import { given } from './condition.ts';
import { cost, limit, target } from './cost.ts';
import { effectText, eventText } from './effect.ts';
import { staticText } from './mod.ts';
import { the } from './refer.ts';
import { rule } from './rule.ts';
import { trigger } from './trigger.ts';

export const english: Tongue = {
  header: ({ kind, spend }) => `${spend === true ? 'Spend ' : ''}${kind === 'order' ? 'Order' : 'React'}:`,
  limit,
  trigger,
  given: (condition, s) => given(condition, s),
  cost,
  target,
  joined: (parts) => parts.join(', '),
  effects: effectText,
  whileStunned: (s) => sentence(`${the('this', s)} may perform this action while stunned`),
  auto: (ability, s) => {
    const condition = ability.if === undefined ? '' : `, ${given(ability.if, s)}`;
    return sentences(eventText(`${trigger(ability.on, s)}${condition}`, ability.do, s));
  },
  static: staticText,
  rule,
  mixesNames: () => false,
  finish: (line) => line,
};
