/**
 * English rules of use.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { UseRule } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import { sentence } from '../words.ts';
import { numberWord } from './lexicon.ts';
import { noun } from './phrase.ts';
import { the } from './refer.ts';

export function rule(one: UseRule, s: Setting): string {
  return sentence(ruleText(one, s));
}

function ruleText(one: UseRule, s: Setting): string {
  const card = the('self', s);
  switch (one.rule) {
    case 'only':
      return `${noun(one.who, 'character', 'bare', s)} only`;
    case 'entersAs':
      return `${card} enters play as if Level ${String(one.level)}`;
    case 'needs': {
      const { controller: _yours, army, ...who } = one.who;
      const needed = noun(army === undefined ? who : { ...who, army }, 'character', 'a', s);
      const start = one.alsoAtStart === true ? `start with ${card} or to ` : '';
      return `you must ${army === undefined ? 'control' : 'have'} ${needed} to ${start}bring ${card} into play`;
    }
    case 'mayNotStart':
      return `you may not start with ${card}`;
    case 'entersSpent':
      return `${card} enters play spent`;
    case 'anyRank':
      return `${card} ignores rank requirements when entering play`;
    case 'copies':
      return one.max === 'any'
        ? `your deck may contain any number of copies of ${card}`
        : `your deck may contain at most ${numberWord(one.max)} ${one.max === 1 ? 'copy' : 'copies'} of ${card}`;
    case 'performedBy': {
      const ways = [
        ...(one.level === undefined ? [] : [`as a Level ${String(one.level)} action`]),
        ...(one.regardlessOfClass === true ? ['regardless of class'] : []),
        ...(one.withoutSpending === true ? ['without spending'] : []),
      ];
      return words(noun(one.who, 'character', 'plural', s), 'may perform this action', listed(ways, 'and'));
    }
  }
}
