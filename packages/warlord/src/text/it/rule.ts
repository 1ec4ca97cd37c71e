/**
 * Italian rules of use.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { UseRule } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import { sentence } from '../words.ts';
import { agreed } from './grammar.ts';
import { COPY, STATES } from './lexicon.ts';
import { after, agreeing, bare } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { known } from './refer.ts';

export function rule(one: UseRule, s: Setting): string {
  return sentence(ruleText(one, s));
}

function ruleText(one: UseRule, s: Setting): string {
  const card = known('self', s);
  const it = bare(card);
  switch (one.rule) {
    case 'only':
      return `solo ${bare(noun(one.who, 'character', 'some', s))}`;
    case 'entersAs':
      return `${it} entra in gioco come se fosse di livello ${String(one.level)}`;
    case 'needs': {
      const { controller: _yours, army, ...who } = one.who;
      const needed = bare(noun(army === undefined ? who : { ...who, army }, 'character', 'a', s));
      const start = one.alsoAtStart === true ? `iniziare la partita con ${it} o per ` : '';
      return `devi ${army === undefined ? 'controllare' : 'avere'} ${needed} per ${start}portare in gioco ${it}`;
    }
    case 'mayNotStart':
      return `${it} non può far parte del tuo esercito iniziale`;
    case 'entersSpent': {
      const who = agreeing(card);
      return `${bare(who)} entra in gioco ${agreed(STATES.spent, who)}`;
    }
    case 'anyRank':
      return `${it} ignora le richieste di rango`;
    case 'copies': {
      const copies =
        one.max === 'any' ? 'un qualunque numero di copie' : `al massimo ${bare(quantity(one.max, COPY, s))}`;
      return `il tuo mazzo può contenere ${copies} ${after('di', card)}`;
    }
    case 'performedBy': {
      const ways = [
        ...(one.level === undefined ? [] : [`come azione di livello ${String(one.level)}`]),
        ...(one.regardlessOfClass === true ? ['indipendentemente dalla classe'] : []),
        ...(one.withoutSpending === true ? ['senza spendersi'] : []),
      ];
      return words(bare(noun(one.who, 'character', 'plural', s)), 'possono eseguire questa azione', listed(ways, 'e'));
    }
  }
}
