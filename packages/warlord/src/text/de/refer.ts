/**
 * How German speaks of somebody or something already known.
 */
import type { Ref } from '../../abilities/language.ts';
import { refer, type Referent, type Setting, type Thing } from '../setting.ts';
import type { Lexeme } from './grammar.ts';
import { CLASS_NOUNS } from './identity.ts';
import { ACTION, CARD, CHARACTER, ITEM, ordinal, SPELL, TARGET, WARLORD } from './lexicon.ts';
import { build, named, simple, type Np } from './np.ts';

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
      return named(s.card.name);
    case 'this':
      return simple('dies', referent.class === undefined ? CHARACTER : CLASS_NOUNS[referent.class]);
    case 'this item':
      return simple('dies', ITEM);
    case 'this card':
      return simple('dies', CARD);
    case 'host':
      return host(THINGS[referent.thing], referent.near, s);
    case 'target': {
      const which = referent.which === undefined ? [] : [ordinal(referent.which)];
      return simple('der', TARGET, referent.plural, which);
    }
    case 'warlord':
      return simple('dein', WARLORD);
    case 'that':
      return simple('jen', THINGS[referent.thing]);
    case 'each':
      return simple('jed', CHARACTER);
    case 'struck': {
      const of = referent.by === 'strike' ? 'des Schlags' : 'der Aktion';
      const target = simple('der', TARGET);
      return build(target.form, (kasus) => `${target.cases[kasus]} ${of}`);
    }
    case 'attacker':
      return simple('der', CHARACTER, false, ['angreifend']);
    case 'performer':
      return simple('der', CHARACTER, false, ['ausführend']);
    case 'roller':
      return simple('der', CHARACTER, false, ['würfelnd']);
    case 'opposing':
      return simple('der', CHARACTER, false, ['gegnerisch']);
    case 'culprit':
      return simple('der', CHARACTER, false, ['verantwortlich']);
    case 'killed':
      return simple('der', CHARACTER, false, ['getötet']);
    case 'wounded':
      return simple('der', CHARACTER, false, ['verwundet']);
  }
}

function host(thing: Lexeme, near: boolean, s: Setting): Np {
  const np = simple('der', thing);
  const card = s.card.type === 'action' ? 'diese Karte' : s.card.name;
  return near ? np : { ...np, clause: `an den ${card} angelegt ist` };
}
