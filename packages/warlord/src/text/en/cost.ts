/**
 * English costs, limits and targets.
 */
import type { Cost, Limit, Target } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import { numberWord, withArticle } from './lexicon.ts';
import { noun, quantity } from './phrase.ts';
import { the } from './refer.ts';
import { targeted, whom } from './whom.ts';

const TIMES = ['never', 'once', 'twice'] as const;

export function limit({ times, per }: Limit): string {
  return `${TIMES[times] ?? `${numberWord(times)} times`} per ${per}`;
}

export function target(one: Target, s: Setting): string {
  return `target ${targeted(one, s)}`;
}

export function cost(one: Cost, s: Setting): string {
  switch (one.pay) {
    case 'spend':
    case 'stun':
    case 'discard':
    case 'kill':
      return `${one.pay} ${whom(one.who, s).text}`;
    case 'discardFromHand': {
      const number = one.count ?? 1;
      return `discard ${noun(one.where ?? {}, 'card', number === 1 ? 'a' : { number: numberWord(number), one: false }, s)} from your hand`;
    }
    case 'wound':
      return `inflict ${quantity(one.wounds, 'wound', s)} on ${whom(one.who, s).text}`;
    case 'charges':
      return `remove ${charges(one.charges)} from ${the(one.from, s)}`;
    case 'remove':
      return `remove ${the(one.who, s)} from the game`;
    case 'removeFromDiscard': {
      const number = one.count ?? 1;
      return `remove ${noun(one.where ?? {}, 'card', number === 1 ? 'a' : { number: numberWord(number), one: false }, s)} in your discard pile from the game`;
    }
  }
}

function charges(number: number | 'any'): string {
  if (number === 'any') return 'X Charges';
  return number === 1 ? withArticle('Charge') : `${numberWord(number)} Charges`;
}
