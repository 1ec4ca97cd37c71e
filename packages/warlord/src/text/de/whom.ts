/**
 * Whom a German sentence is about.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Amount, Choice, Ref, Target, Where, Who } from '../../abilities/language.ts';
import { perEach } from '../amount.ts';
import { isYourWarlord, nounsOf, splitRank } from '../noun.ts';
import { refer, type Setting } from '../setting.ts';
import { numberWord, ordinal, TARGET } from './lexicon.ts';
import type { Which } from './nouns.ts';
import { build, simple, type Np } from './np.ts';
import { amountIn, counted, distances, noun, places } from './phrase.ts';
import { known, spoken } from './refer.ts';

/** "das Ziel", "alle anderen Elfen in diesem Rang", "bis zu zwei nebenstehende Charaktere" */
export function whom(who: Who, s: Setting): Np {
  if (typeof who === 'string') return known(who, s);
  return 'all' in who ? noun(who.all, who.what ?? 'character', 'all', s) : chosen(who, s);
}

/** One by one: "jedes Ziel", "jeder andere Elf in diesem Rang". */
export function eachOf(who: Who, s: Setting): Np {
  if (typeof who === 'object') {
    if ('all' in who) return noun(who.all, who.what ?? 'character', 'jed', s);
    const { choose, what = 'character', count = 1, upTo, by } = who;
    return count === 1 && upTo === undefined && by === undefined ? noun(choose, what, 'wahl', s) : chosen(who, s);
  }
  const referent = refer(who, s);
  if (referent.is !== 'target' || !referent.plural) return spoken(referent, s);
  return simple('jed', TARGET, false, referent.which === undefined ? [] : [ordinal(referent.which)]);
}

function chosen(who: Choice, s: Setting): Np {
  const { choose, count = 1, what = 'character', upTo = false } = who;
  const np = noun(choose, what, numbered(count, upTo, s), s);
  if (who.by === undefined) return np;
  return { ...np, note: who.by === 'random' ? '(zufällig bestimmt)' : '(vom Gegner gewählt)' };
}

export function numbered(count: Amount, upTo: boolean, s: Setting): Which {
  if (count === 1) return upTo ? { number: 'höchstens', one: true } : 'ein';
  const limit = upTo ? 'bis zu' : undefined;
  if (typeof count === 'number') return { number: words(limit, numberWord(count)) };
  if (count === 'X') return { number: words(limit, 'X') };
  const each = perEach(count);
  const as =
    each?.times === 1
      ? `wie es ${counted(each.unit, 'plural', s).cases.acc} gibt`
      : `wie ${amountIn(count, 'nom', s)} beträgt`;
  return { number: upTo ? 'höchstens so viele' : 'so viele', as };
}

/** What is chosen as a target; with `rank` all who match in one rank. */
export function targeted(target: Target, s: Setting): Np {
  const { where = {}, what = 'character', count = 1, upTo = false } = target;
  if (what !== 'rank') return noun(where, what, count === 'all' ? 'all' : numbered(count, upTo, s), s);
  const { rank, members } = splitRank(where);
  const spots = nounsOf(rank, 'character');
  const near = listed(
    spots.map((one) => words(...places(one, s))).filter((place) => place !== ''),
    'oder',
  );
  const far = listed(
    spots.flatMap((one) => distances(one, s)),
    'oder',
  );
  const np = noun(members, 'character', 'all', s);
  const full = build(np.form, (kasus) => words(np.cases[kasus], near === '' ? 'in einem Rang' : near));
  return far === '' ? { ...np, ...full } : { ...full, clause: `der ${far} ist` };
}

/** Whom a modification is about. */
export function scope(who: Ref | Where | undefined, s: Setting): Np {
  if (who === undefined || typeof who === 'string') {
    const referent = refer(who ?? 'this', s);
    return referent.is === 'each' ? eachOf(referent.who, s) : spoken(referent, s);
  }
  return isYourWarlord(who) ? known('warlord', s) : noun(who, 'character', 'plural', s);
}
