/**
 * German costs, limits and targets.
 */
import type { Cost, Limit, Target } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import { acc, dat, say, tell, type Clause } from './clause.ts';
import { CHARGE, numberWord, WOUND } from './lexicon.ts';
import { simple } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { known } from './refer.ts';
import { CHOOSE, DISCARD, INFLICT, KILL, REMOVE, SPEND, STUN } from './verbs.ts';
import { numbered, targeted, whom } from './whom.ts';

export function limit({ times, per }: Limit): string {
  return `${times === 1 ? 'einmal' : `${numberWord(times)}mal`} pro ${per === 'turn' ? 'Runde' : 'Partie'}`;
}

export function target(one: Target, s: Setting): string {
  const np = targeted(one, s);
  return say([tell(CHOOSE, acc(np), np.form === 'pl' ? 'als Ziele' : 'als Ziel')]);
}

export function cost(one: Cost, s: Setting): string {
  return say([payment(one, s)]);
}

function payment(one: Cost, s: Setting): Clause {
  switch (one.pay) {
    case 'spend':
      return tell(SPEND, acc(whom(one.who, s)));
    case 'stun':
      return tell(STUN, acc(whom(one.who, s)));
    case 'discard':
      return tell(DISCARD, acc(whom(one.who, s)));
    case 'kill':
      return tell(KILL, acc(whom(one.who, s)));
    case 'discardFromHand':
      return tell(
        DISCARD,
        acc(noun(one.where ?? {}, 'card', numbered(one.count ?? 1, false, s), s)),
        'aus deiner Hand',
      );
    case 'wound':
      return tell(INFLICT, dat(whom(one.who, s)), acc(quantity(one.wounds, WOUND, s)));
    case 'charges': {
      const number = one.charges === 'any' ? 'X' : one.charges;
      const charges = number === 1 ? simple('ein', CHARGE) : quantity(number, CHARGE, s);
      return tell(REMOVE, charges.cases.acc, dat(known(one.from, s), 'von'));
    }
    case 'remove':
      return tell(REMOVE, acc(known(one.who, s)), 'aus der Partie');
    case 'removeFromDiscard': {
      const cards = noun(one.where ?? {}, 'card', numbered(one.count ?? 1, false, s), s);
      return tell(REMOVE, acc(cards), 'in deinem Ablagestapel aus der Partie');
    }
  }
}
