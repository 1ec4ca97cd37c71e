/**
 * Whom an English sentence is about.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Amount, Choice, Ref, Target, Where, Who } from '../../abilities/language.ts';
import { perEach } from '../amount.ts';
import { isYourWarlord, nounsOf, splitRank } from '../noun.ts';
import { refer, type Referent, type Setting } from '../setting.ts';
import type { Subject } from './clause.ts';
import { numberWord } from './lexicon.ts';
import { amount, counted, noun, positions, type Determiner } from './phrase.ts';
import { known, spoken } from './refer.ts';

/** "the target", "all other Elves in this rank", "up to two adjacent characters" */
export function whom(who: Who, s: Setting): Subject {
  if (typeof who === 'string') return known(who, s);
  return 'all' in who ? { text: noun(who.all, who.what ?? 'character', 'all', s), plural: true } : chosen(who, s);
}

/** One by one: "each target", "each other Elf in this rank". */
export function eachOf(who: Who, s: Setting): Subject {
  if (typeof who === 'string') return eachReferent(refer(who, s), s);
  if ('all' in who) return { text: noun(who.all, who.what ?? 'character', 'each', s), plural: false };
  const { choose, what = 'character', count = 1, upTo, by } = who;
  if (count !== 1 || upTo !== undefined || by !== undefined) return chosen(who, s);
  return { text: noun(choose, what, 'choice', s), plural: false };
}

function eachReferent(referent: Referent, s: Setting): Subject {
  const subject = spoken(referent, s);
  return subject.plural ? { text: subject.text.replace(/^the (.*)s$/, 'each $1'), plural: false } : subject;
}

function chosen(who: Choice, s: Setting): Subject {
  const { choose, count = 1, what = 'character', upTo = false } = who;
  const by = who.by === 'random' ? '(chosen at random)' : who.by === 'opponent' ? '(chosen by an opponent)' : undefined;
  return { text: words(noun(choose, what, numbered(count, upTo, s), s), by), plural: count !== 1 };
}

export function numbered(count: Amount, upTo: boolean, s: Setting): Determiner {
  const limit = upTo ? 'up to' : undefined;
  if (count === 1 && !upTo) return 'a';
  if (typeof count === 'number') return { number: words(limit, numberWord(count)), one: count === 1 };
  if (count === 'X') return { number: words(limit, 'X'), one: false };
  const each = perEach(count);
  const as = each?.times === 1 ? `as there are ${counted(each.unit, true, s)}` : `as ${amount(count, s)}`;
  return { number: words(limit, 'as many'), one: false, as };
}

/** What is chosen as a target: "a spent character within two ranks", "all characters in one rank within two ranks". */
export function targeted(target: Target, s: Setting): string {
  const { where = {}, what = 'character', count = 1, upTo = false } = target;
  if (what !== 'rank') return noun(where, what, count === 'all' ? 'all' : numbered(count, upTo, s), s);
  const { rank, members } = splitRank(where);
  const places = nounsOf(rank, 'character').map((one) => words(...positions(one, s)));
  const place = listed(places, 'or').replace(/^in an /, 'in one ');
  return words(noun(members, 'character', 'all', s), place.startsWith('in ') ? undefined : 'in one rank', place);
}

/** Whom a modification is about. */
export function scope(who: Ref | Where | undefined, s: Setting): Subject {
  if (who === undefined || typeof who === 'string') {
    const referent = refer(who ?? 'this', s);
    return referent.is === 'each' ? eachOf(referent.who, s) : spoken(referent, s);
  }
  if (isYourWarlord(who)) return known('warlord', s);
  return { text: noun(who, 'character', 'plural', s), plural: true };
}
