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

const SUBORDINATE = /^(wenn|falls|nachdem|bevor|außer wenn)\b/;
const ADVERB = /^(\S+mal pro|nach|vor)\b/;

/** A comma sets off a subordinate clause, but not an adverb; two instructions are joined. */
function joined(parts: readonly string[]): string {
  return parts.reduce((text, part, i) => {
    const last = parts[i - 1];
    if (last === undefined) return part;
    if (SUBORDINATE.test(last) || SUBORDINATE.test(part)) return `${text}, ${part}`;
    if (ADVERB.test(last)) return `${text} ${part}`;
    return i === parts.length - 1 ? `${text} und ${part}` : `${text}, ${part}`;
  }, '');
}

export const german: Tongue = {
  header: ({ kind, spend }) => {
    if (spend !== true) return kind === 'order' ? 'Befehl:' : 'Reaktion:';
    return kind === 'order' ? 'Verausgabender Befehl:' : 'Verausgabende Reaktion:';
  },
  limit,
  trigger,
  given: (condition, s) => given(condition, s, 'falls'),
  cost,
  target,
  joined,
  effects: effectText,
  whileStunned: (s) => sentence(`${known('this', s).cases.nom} darf diese Aktion auch betäubt ausführen`),
  auto: (ability, s) => {
    const condition = ability.if === undefined ? '' : `, ${given(ability.if, s, 'falls')}`;
    return sentences(eventText(`${trigger(ability.on, s)}${condition}`, ability.do, s));
  },
  static: staticText,
  rule,
  mixesNames: () => false,
  finish,
};
