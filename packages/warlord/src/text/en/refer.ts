/**
 * How English speaks of somebody or something already known.
 */
import { words } from '@muster/grammar/phrases';
import type { Ref } from '../../abilities/language.ts';
import { refer, type Referent, type Setting } from '../setting.ts';
import type { Subject } from './clause.ts';
import { KIND_NOUNS, ordinal, possessive } from './lexicon.ts';

export function known(ref: Ref, s: Setting): Subject {
  return spoken(refer(ref, s), s);
}

export function the(ref: Ref, s: Setting): string {
  return known(ref, s).text;
}

export function of(ref: Ref, s: Setting): string {
  return possessive(the(ref, s));
}

export function spoken(referent: Referent, s: Setting): Subject {
  return { text: named(referent, s), plural: referent.is === 'target' && referent.plural };
}

function named(referent: Referent, s: Setting): string {
  switch (referent.is) {
    case 'name':
      return s.card.name;
    case 'this':
      return `this ${referent.class ?? 'character'}`;
    case 'this card':
    case 'this item':
      return referent.is;
    case 'host':
      return referent.near ? `the ${referent.thing}` : `the attached ${referent.thing}`;
    case 'target': {
      const which = referent.which === undefined ? undefined : ordinal(referent.which);
      return words('the', which, referent.plural ? 'targets' : 'target');
    }
    case 'warlord':
      return 'your Warlord';
    case 'that':
      return `that ${KIND_NOUNS[referent.thing]}`;
    case 'struck':
      return `the target of the ${referent.by}`;
    case 'attacker':
      return 'the attacking character';
    case 'performer':
      return 'the acting character';
    case 'roller':
      return 'the rolling character';
    case 'each':
      return 'each of them';
    case 'opposing':
      return 'the opposing character';
    case 'culprit':
      return 'the responsible character';
    case 'killed':
      return 'the killed character';
    case 'wounded':
      return 'the wounded character';
  }
}
