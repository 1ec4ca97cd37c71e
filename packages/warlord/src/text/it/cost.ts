/**
 * Italian costs, limits and targets.
 */
import type { Cost, Limit, Target } from '../../abilities/language.ts';
import type { Setting } from '../setting.ts';
import { say, tell, type Clause } from './clause.ts';
import { CHARGE, numberWord, WOUND } from './lexicon.ts';
import { after, bare } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { known } from './refer.ts';
import { DISCARD, INFLICT, KILL, REMOVE, SPEND, STUN, TARGET } from './verbs.ts';
import { numbered, targeted, whom } from './whom.ts';

export function limit({ times, per }: Limit): string {
  return `${times === 1 ? 'una volta' : `${numberWord(times)} volte`} per ${per === 'turn' ? 'turno' : 'partita'}`;
}

export function target(one: Target, s: Setting): string {
  return say([tell(TARGET, bare(targeted(one, s)))]);
}

export function cost(one: Cost, s: Setting): string {
  return say([payment(one, s)]);
}

function payment(one: Cost, s: Setting): Clause {
  switch (one.pay) {
    case 'spend':
      return tell(SPEND, bare(whom(one.who, s)));
    case 'stun':
      return tell(STUN, bare(whom(one.who, s)));
    case 'discard':
      return tell(DISCARD, bare(whom(one.who, s)));
    case 'kill':
      return tell(KILL, bare(whom(one.who, s)));
    case 'discardFromHand':
      return tell(
        DISCARD,
        bare(noun(one.where ?? {}, 'card', numbered(one.count ?? 1, false, s), s)),
        'dalla tua mano',
      );
    case 'wound':
      return tell(INFLICT, bare(quantity(one.wounds, WOUND, s)), after('a', whom(one.who, s)));
    case 'charges':
      return tell(
        REMOVE,
        bare(quantity(one.charges === 'any' ? 'X' : one.charges, CHARGE, s)),
        after('da', known(one.from, s)),
      );
    case 'remove':
      return tell(REMOVE, bare(known(one.who, s)), 'dalla partita');
    case 'removeFromDiscard': {
      const cards = noun(one.where ?? {}, 'card', numbered(one.count ?? 1, false, s), s);
      return tell(REMOVE, 'dalla partita', bare(cards), 'nella tua pila degli scarti');
    }
  }
}
