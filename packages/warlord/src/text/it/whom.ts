/**
 * Whom an Italian sentence is about.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Amount, Choice, Ref, Target, Where, Who } from '../../abilities/language.ts';
import { perEach } from '../amount.ts';
import { isYourWarlord, nounsOf, splitRank } from '../noun.ts';
import { refer, type Setting } from '../setting.ts';
import { numberWord, ordinal, TARGET } from './lexicon.ts';
import type { Which } from './nouns.ts';
import { bare, np, type Np } from './np.ts';
import { counted, equalTo, noun, places } from './phrase.ts';
import { known, spoken } from './refer.ts';

/** "il bersaglio", "tutti gli altri Elfi in questo rango", "fino a due personaggi adiacenti" */
export function whom(who: Who, s: Setting): Np {
  if (typeof who === 'string') return known(who, s);
  return 'all' in who ? noun(who.all, who.what ?? 'character', 'all', s) : chosen(who, s);
}

/** One by one: "ogni bersaglio", "ogni altro Elfo in questo rango". */
export function eachOf(who: Who, s: Setting): Np {
  if (typeof who === 'object') {
    if ('all' in who) return noun(who.all, who.what ?? 'character', 'each', s);
    const { choose, what = 'character', count = 1, upTo, by } = who;
    return count === 1 && upTo === undefined && by === undefined ? noun(choose, what, 'choice', s) : chosen(who, s);
  }
  const referent = refer(who, s);
  if (referent.is !== 'target' || !referent.plural) return spoken(referent, s);
  const which = referent.which === undefined ? undefined : ordinal(referent.which);
  return np('none', words('ogni', which, TARGET.word), { gender: 'm', plural: false });
}

function chosen(who: Choice, s: Setting): Np {
  const { choose, count = 1, what = 'character', upTo = false } = who;
  const one = noun(choose, what, numbered(count, upTo, s), s);
  if (who.by === undefined) return one;
  return { ...one, text: `${one.text} ${who.by === 'random' ? '(a caso)' : "(a scelta dell'avversario)"}` };
}

export function numbered(count: Amount, upTo: boolean, s: Setting): Which {
  if (count === 1) return upTo ? { number: 'al massimo', one: true } : 'a';
  const limit = upTo ? 'fino a' : undefined;
  if (typeof count === 'number') return { number: words(limit, numberWord(count)) };
  if (count === 'X') return { number: words(limit, 'X') };
  const each = perEach(count);
  if (each?.times === 1)
    return { number: upTo ? 'al massimo tanti' : 'tanti', as: `quanti sono ${bare(counted(each.unit, 'plural', s))}` };
  return { number: words(limit, 'un numero di'), as: equalTo(count, s) };
}

/** What is chosen as a target; with `rank` all who match in one rank. */
export function targeted(target: Target, s: Setting): Np {
  const { where = {}, what = 'character', count = 1, upTo = false } = target;
  if (what !== 'rank') return noun(where, what, count === 'all' ? 'all' : numbered(count, upTo, s), s);
  const { rank, members } = splitRank(where);
  const place = listed(
    nounsOf(rank, 'character').map((one) => words(...places(one, s))),
    'o',
  );
  const people = noun(members, 'character', 'all', s);
  const inside = /^(in|nel|nell'ultimo)\b/.test(place) ? undefined : 'in un singolo rango';
  return { ...people, text: words(people.text, inside, place) };
}

/** Whom a modification is about. */
export function scope(who: Ref | Where | undefined, s: Setting): Np {
  if (who === undefined || typeof who === 'string') {
    const referent = refer(who ?? 'this', s);
    return referent.is === 'each' ? eachOf(referent.who, s) : spoken(referent, s);
  }
  return isYourWarlord(who) ? known('warlord', s) : noun(who, 'character', 'plural', s);
}
