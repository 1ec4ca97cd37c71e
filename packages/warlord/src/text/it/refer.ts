/**
 * How Italian speaks of somebody or something already known.
 */
import type { Ref } from '../../abilities/language.ts';
import { refer, type Referent, type Setting, type Thing } from '../setting.ts';
import { fixed, inE, inO, type Lexeme } from './grammar.ts';
import { CLASS_NOUNS } from './identity.ts';
import { ACTION, ATTACHED, CARD, CHARACTER, ITEM, OPPOSING, ordinal, SPELL, TARGET, WARLORD } from './lexicon.ts';
import { definite, demonstrative, named, np, type Np } from './np.ts';

export function known(ref: Ref, s: Setting): Np {
  return spoken(refer(ref, s), s);
}

const THINGS: Readonly<Record<Thing, Lexeme>> = {
  character: CHARACTER,
  item: ITEM,
  card: CARD,
  action: ACTION,
  spell: SPELL,
};

export function spoken(referent: Referent, s: Setting): Np {
  switch (referent.is) {
    case 'name':
      return named(s.card.name, s.granted ? undefined : THINGS[s.card.type]);
    case 'this':
      return demonstrative('this', referent.class === undefined ? CHARACTER : CLASS_NOUNS[referent.class]);
    case 'this item':
      return demonstrative('this', ITEM);
    case 'this card':
      return demonstrative('this', CARD);
    case 'host': {
      const thing = THINGS[referent.thing];
      const card = s.card.type === 'action' ? 'questa carta' : s.card.name;
      return referent.near
        ? definite(thing)
        : np('the', `${thing.word} a cui è ${ATTACHED.f} ${card}`, { gender: thing.gender, plural: false });
    }
    case 'target': {
      const which = referent.which === undefined ? '' : `${ordinal(referent.which)} `;
      return np('the', `${which}${referent.plural ? TARGET.plural : TARGET.word}`, {
        gender: 'm',
        plural: referent.plural,
      });
    }
    case 'warlord':
      return np('the', `tuo ${WARLORD.word}`, { gender: 'm', plural: false });
    case 'that':
      return demonstrative('that', THINGS[referent.thing]);
    case 'each':
      return np('none', `ogni ${CHARACTER.word}`, { gender: 'm', plural: false });
    case 'struck':
      return np('the', referent.by === 'strike' ? 'bersaglio del colpo' : "bersaglio dell'azione", {
        gender: 'm',
        plural: false,
      });
    case 'attacker':
      return definite(CHARACTER, false, [inE('attaccante')]);
    case 'performer':
      return definite(CHARACTER, false, [fixed("che esegue l'azione")]);
    case 'roller':
      return definite(CHARACTER, false, [fixed('che tira')]);
    case 'opposing':
      return definite(CHARACTER, false, [OPPOSING]);
    case 'culprit':
      return definite(CHARACTER, false, [inE('responsabile')]);
    case 'killed':
      return definite(CHARACTER, false, [inO('ucciso')]);
    case 'wounded':
      return definite(CHARACTER, false, [inO('ferito')]);
  }
}
