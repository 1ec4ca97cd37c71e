/**
 * Italian card text.
 */
import type { CardType } from '../../abilities/language.ts';
import type { Tongue } from '../tongue.ts';
import { sentence, sentences } from '../words.ts';
import { given } from './condition.ts';
import { cost, limit, target } from './cost.ts';
import { effectText, eventText } from './effect.ts';
import { agreed, euphony } from './grammar.ts';
import { STATES } from './lexicon.ts';
import { staticText } from './mod.ts';
import { agreeing, bare } from './np.ts';
import { known } from './refer.ts';
import { rule } from './rule.ts';
import { trigger } from './trigger.ts';

const CLAUSE = /^(se|tranne se|dopo|prima|quando|finché|\S+ volt[ae])\b/;

/** Two instructions are joined with "e", everything else by commas. */
function joined(parts: readonly string[]): string {
  return parts.reduce((text, part, i) => {
    const last = parts[i - 1];
    if (last === undefined) return part;
    const both = !CLAUSE.test(last) && !CLAUSE.test(part) && i === parts.length - 1;
    return both ? `${text} e ${part}` : `${text}, ${part}`;
  }, '');
}

/** A name gives way to "questo personaggio" where an ending depends on its gender; what is quoted speaks of somebody else. */
function mixesNames(line: string, type: CardType): boolean {
  if (type === 'action') return false;
  const noun = type === 'item' ? /\bquesto oggetto\b/i : /\bquesto personaggio\b/i;
  return noun.test(line.replace(/«.*?»/g, ''));
}

export const italian: Tongue = {
  header: ({ kind, spend }) => `${kind === 'order' ? 'Ordine' : 'Reazione'}${spend === true ? ' con spesa' : ''}:`,
  limit,
  trigger,
  given: (condition, s) => given(condition, s),
  cost,
  target,
  joined,
  effects: effectText,
  whileStunned: (s) => {
    const who = agreeing(known('this', s));
    return sentence(`${bare(who)} può eseguire questa azione anche da ${agreed(STATES.stunned, who)}`);
  },
  auto: (ability, s) => {
    const condition = ability.if === undefined ? '' : `, ${given(ability.if, s)}`;
    return sentences(eventText(`${trigger(ability.on, s)}${condition}`, ability.do, s));
  },
  static: staticText,
  rule,
  mixesNames,
  finish: euphony,
};
