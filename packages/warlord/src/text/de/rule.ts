/**
 * German rules of use.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { UseRule } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import { sentence } from '../words.ts';
import { COPY } from './lexicon.ts';
import { whole } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { known } from './refer.ts';

export function rule(one: UseRule, s: Setting): string {
  return sentence(ruleText(one, s));
}

function ruleText(one: UseRule, s: Setting): string {
  const card = known('self', s);
  const it = card.cases.nom;
  switch (one.rule) {
    case 'only':
      return `nur ${whole(noun(one.who, 'character', 'some', s), 'nom')}`;
    case 'entersAs':
      return `${it} kommt wie ein Charakter der Stufe ${String(one.level)} ins Spiel`;
    case 'needs': {
      const { controller: _yours, army, ...who } = one.who;
      const needed = whole(noun(army === undefined ? who : { ...who, army }, 'character', 'ein', s), 'acc');
      const start = one.alsoAtStart === true ? `mit ${card.cases.dat} zu beginnen oder ` : '';
      return `du musst ${needed} ${army === undefined ? 'kontrollieren' : 'haben'}, um ${start}${card.cases.acc} ins Spiel zu bringen`;
    }
    case 'mayNotStart':
      return `${it} darf nicht zu deiner Anfangsarmee gehören`;
    case 'entersSpent':
      return `${it} kommt verausgabt ins Spiel`;
    case 'anyRank':
      return `${it} ignoriert die Rangvorgaben`;
    case 'copies': {
      const copies =
        one.max === 'any' ? 'beliebig viele Exemplare' : `höchstens ${quantity(one.max, COPY, s).cases.acc}`;
      return `dein Deck darf ${copies} ${card.cases.gen} enthalten`;
    }
    case 'performedBy': {
      const ways = [
        ...(one.level === undefined ? [] : [`als Aktion der Stufe ${String(one.level)}`]),
        ...(one.regardlessOfClass === true ? ['unabhängig von ihrer Klasse'] : []),
      ];
      const free = one.withoutSpending === true ? ', ohne sich zu verausgaben' : '';
      return words(
        whole(noun(one.who, 'character', 'plural', s), 'nom'),
        'dürfen diese Aktion',
        listed(ways, 'und'),
        `ausführen${free}`,
      );
    }
  }
}
