/**
 * German card text.
 */
import type { Tongue } from '../tongue.ts';
import { sentence, sentences } from '../words.ts';
import { given } from './condition.ts';
import { cost, limit, target } from './cost.ts';
import { effectText, eventText } from './effect.ts';
import { staticText } from './mod.ts';
import { finish } from './np.ts';
import { known } from './refer.ts';
import { rule } from './rule.ts';
import { trigger } from './trigger.ts';

export const german: Tongue = {
  header: ({ kind, spend }) => {
    if (spend !== true) return kind === 'order' ? 'Befehl:' : 'Reaktion:';
    return kind === 'order' ? 'Verausgabender Befehl:' : 'Verausgabende Reaktion:';
  },
  limit,
  trigger,
  given: (condition, s) => given(condition, s),
  cost,
  target,
  effects: effectText,
  whileStunned: (s) => sentence(`${known('this', s).cases.nom} darf diese Aktion auch betäubt ausführen`),
  auto: (ability, s) => {
    const condition = ability.if === undefined ? '' : `, ${given(ability.if, s)}`;
    return sentences(eventText(`${trigger(ability.on, s)}${condition}`, ability.do, s));
  },
  static: staticText,
  rule,
  finish,
};
