/**
 * English noun phrases, amounts and predicates; they contain one another.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Amount, Range, Ref, Where } from '../../abilities/language.ts';
import { comparisons, countedIn, levelWords, type Comparison, type Counted } from '../amount.ts';
import {
  bareNoun,
  identityOf,
  isLocated,
  isNamed,
  nounsOf,
  type Head,
  type Noun,
  type NounKind,
  type Place,
} from '../noun.ts';
import type { Setting } from '../setting.ts';
import { levelAttribute, rankName, relativeLevel } from './level.ts';
import { numberWord, plural, STAT_NAMES, STATE_WORDS, withArticle } from './lexicon.ts';
import { coreOf } from './noun.ts';
import { of, the } from './refer.ts';

// ---------- nouns ----------

/** Which or how many. `plural` means all such, `some` any such; both have no word for it. */
export type Determiner = 'a' | 'choice' | 'all' | 'each' | 'no' | 'bare' | 'plural' | 'some' | Numbered;

/** "up to two", "as many … as …" */
export interface Numbered {
  readonly number: string;
  readonly one: boolean;
  readonly as?: string;
}

export function noun(where: Where, kind: NounKind, determiner: Determiner, s: Setting): string {
  const phrases = nounsOf(where, kind).map((one) => nounPhrase(one, determiner, s));
  return listed(phrases, determiner === 'all' || determiner === 'plural' ? 'and' : 'or');
}

function nounPhrase(one: Noun, determiner: Determiner, s: Setting): string {
  const many = typeof determiner === 'object' ? !determiner.one : ['all', 'plural', 'some'].includes(determiner);
  const yours = one.controller === 'you' && many && typeof determiner !== 'object' ? 'your' : undefined;
  const level = one.level === undefined ? undefined : levelAttribute(one.level);
  const has = possessions(one, s).length > 0 ? `with ${listed(possessions(one, s), 'and')}` : undefined;
  const core = words(
    coreOf(one, {
      many,
      and: determiner === 'all' || determiner === 'plural',
      ...(level === undefined ? {} : { level }),
    }),
    ...(one.kind === 'character' ? [] : one.non.map((head) => notBeing(head, one, many, s))),
    one.names.length > 0 ? `named ${listed(one.names, 'or')}` : undefined,
    determiner === 'choice' ? 'of your choice' : undefined,
    ofWhat(one),
    one.bearer === undefined ? undefined : words(has, `equipped to ${bearer(one.bearer, s)}`),
    one.controller === 'you' && yours === undefined ? 'you control' : undefined,
    ...positions(one, s).filter((where) => where !== 'adjacent'),
    one.bearer === undefined ? has : undefined,
    one.except.length > 0 ? `${many ? 'except' : 'other than'} ${listed(one.except, 'and')}` : undefined,
    ...one.nots.map((not) => `that ${predicate(not, s, many).denied}`),
    typeof determiner === 'object' ? determiner.as : undefined,
  );
  const other = one.other ? 'other' : undefined;
  if (typeof determiner === 'object') return words(determiner.number, other, core);
  switch (determiner) {
    case 'a':
    case 'choice':
      return one.other ? `another ${core}` : withArticle(core);
    case 'bare':
    case 'plural':
    case 'some':
      return words(yours, other, core);
    case 'all':
    case 'each':
    case 'no':
      return words(determiner, yours, other, core);
  }
}

/** "of lower Level and the opposite alignment" */
function ofWhat(one: Noun): string | undefined {
  const alignment = one.alignment === 'same' || one.alignment === 'opposite' ? [`the ${one.alignment} alignment`] : [];
  const list = [relativeLevel(one.level) ?? [], alignment].flat();
  return list.length > 0 ? `of ${listed(list, 'and')}` : undefined;
}

function notBeing(head: Head, one: Noun, many: boolean, s: Setting): string {
  return `that ${many ? 'are' : 'is'} not ${nounPhrase(headNoun(one, head), many ? 'some' : 'a', s)}`;
}

function bearer(who: Ref | Where, s: Setting): string {
  return typeof who === 'string' ? the(who, s) : noun(who, 'character', 'a', s);
}

/** What somebody has: "a Weapon equipped", "Stealth", "an AC of 15 or more". */
function possessions(one: Noun, s: Setting): readonly string[] {
  const list: string[] = [];
  if (one.level !== undefined && levelWords(one.level) === undefined) list.push(`a Level ${compared(one.level, s)}`);
  if (one.stat !== undefined) list.push(`${withArticle(STAT_NAMES[one.stat.stat])} ${compared(one.stat, s)}`);
  if (one.feat !== undefined) list.push(one.feat);
  if (one.lacksFeat !== undefined) list.push(`no ${one.lacksFeat}`);
  if (one.equipped !== undefined) list.push(`${noun(one.equipped, 'item', 'a', s)} equipped`);
  if (one.lacksItem !== undefined) list.push(`${none(one.lacksItem, 'item', s)} equipped`);
  if (one.attached !== undefined) list.push(`${noun(one.attached, 'card', 'a', s)} attached`);
  if (one.lacksCard !== undefined) list.push(`${none(one.lacksCard, 'card', s)} attached`);
  return list;
}

function none(where: Where, kind: NounKind, s: Setting): string {
  return Object.keys(where).length === 0 ? `no ${plural(kind)}` : noun(where, kind, 'no', s);
}

/** Where somebody stands: "adjacent", "in this rank". */
export function positions(one: Pick<Noun, 'places' | 'from' | 'army' | 'formation'>, s: Setting): readonly string[] {
  const whose = one.army ?? one.formation;
  const home =
    whose === undefined
      ? ''
      : `${whose === 'yours' ? 'your' : 'an opposing'} ${one.army === undefined ? 'formation' : 'army'}`;
  const list = one.places.map((place) =>
    place.place === 'rank' ? words(`in ${rankName(place.rank)}`, home && `of ${home}`) : position(place, one.from, s),
  );
  return home === '' || one.places.some((place) => place.place === 'rank') ? list : [...list, `in ${home}`];
}

function position(place: Exclude<Place, { place: 'rank' }>, from: Ref, s: Setting): string {
  const here = from === 'this';
  switch (place.place) {
    case 'within':
      return words(`within ${quantity(place.ranks, 'rank', s)}`, here ? undefined : `of ${the(from, s)}`);
    case 'away':
      return words(`exactly ${quantity(place.ranks, 'rank', s)} away`, here ? undefined : `from ${the(from, s)}`);
    case 'sameRank':
      return here ? 'in this rank' : `in ${of(from, s)} rank`;
    case 'adjacent':
      return here ? 'adjacent' : `adjacent to ${the(from, s)}`;
    case 'adjacentRank':
      return here ? 'in an adjacent rank' : `in a rank adjacent to ${of(from, s)} rank`;
    case 'inFront':
      return `in the rank in front of ${the(from, s)}`;
    case 'behind':
      return `in the rank behind ${the(from, s)}`;
  }
}

// ---------- amounts ----------

export function amount(value: Amount, s: Setting): string {
  if (typeof value === 'number') return String(value);
  if (value === 'X') return 'X';
  if ('stat' in value) return `${of(value.of, s)} ${STAT_NAMES[value.stat]}`;
  if ('feat' in value) return `${of(value.of, s)} ${value.feat} bonus`;
  if ('sum' in value) return value.sum.map((part) => amount(part, s)).join(' + ');
  if ('times' in value) return multiple(value.times, amount(value.of, s));
  const unit = countedIn(value);
  const count = `the number of ${counted(unit.unit, true, s)}`;
  return unit.times === 1 ? count : multiple(unit.times, count);
}

function multiple(times: number, text: string): string {
  if (times === 1) return text;
  if (times === 2) return `twice ${text}`;
  if (times === 0.5) return `half ${text}`;
  return times < 0 ? `minus ${multiple(-times, text)}` : `${numberWord(times)} times ${text}`;
}

/** "other Elves in this rank", "Charge on Wand": what is counted. */
export function counted(unit: Counted, many: boolean, s: Setting): string {
  const form = (word: string): string => (many ? plural(word) : word);
  const determiner = many ? 'plural' : 'bare';
  switch (unit.counted) {
    case 'characters':
      return words(noun(unit.where, 'character', determiner, s), isLocated(unit.where) ? undefined : 'in play');
    case 'discard':
      return `${noun(unit.where, 'card', determiner, s)} in your discard pile`;
    case 'charges':
      return `${form('Charge')} on ${the(unit.on, s)}`;
    case 'wounds':
      return `${form('wound')} on ${the(unit.on, s)}`;
    case 'ranks':
      return `${form('rank')} in your formation`;
  }
}

/** "one wound", "two wounds", "a number of wounds equal to …"; `between` stands where the measure has not yet begun. */
export function quantity(value: Amount, word: string, s: Setting, between?: string): string {
  if (typeof value === 'number') return words(numberWord(value), value === 1 ? word : plural(word), between);
  if (value === 'X') return words('X', plural(word), between);
  return words('a number of', plural(word), between, `equal to ${amount(value, s)}`);
}

const COMPARED: Readonly<Record<Comparison, string>> = {
  atLeast: 'equal to or greater than',
  atMost: 'equal to or less than',
  below: 'less than',
  above: 'greater than',
  exactly: 'equal to',
};

/** "of 15 or more" for plain numbers, "greater than …" for others. */
export function compared(range: Range, s: Setting, link = 'of'): string {
  return listed(
    comparisons(range).map(({ is, than }) => {
      if (typeof than !== 'number' || is === 'below' || is === 'above') return `${COMPARED[is]} ${amount(than, s)}`;
      return words(link, String(than), is === 'exactly' ? undefined : is === 'atLeast' ? 'or more' : 'or less');
    }),
    'and',
  );
}

// ---------- what is said of somebody ----------

export interface Predicate {
  readonly said: string;
  readonly denied: string;
  /** Only one thing is said, so that its denial is clear. */
  readonly simple: boolean;
}

/** "is ready and in the front rank", "is an Elf", "has a Weapon equipped" */
export function predicate(where: Where, s: Setting, many = false): Predicate {
  const each = nounsOf(where, 'character').map((one) => onePredicate(one, s, many));
  return {
    said: listed(
      each.map((one) => one.said),
      'or',
    ),
    denied: listed(
      each.map((one) => one.denied),
      'and',
    ),
    simple: each.length === 1 && each.every((one) => one.simple),
  };
}

function onePredicate(one: Noun, s: Setting, many: boolean): Predicate {
  const be = [...qualities(one, s, many), ...positions(one, s), ...one.nots.map((not) => denial(not, s, many))];
  const have = possessions(one, s);
  const [is, has, lacks] = many ? ['are', 'have', 'do not have'] : ['is', 'has', 'does not have'];
  const join = (a: string, b: string, conjunction: string): string => {
    const parts = [
      be.length > 0 ? `${a} ${listed(be, 'and')}` : '',
      have.length > 0 ? `${b} ${listed(have, 'and')}` : '',
    ];
    return listed(
      parts.filter((part) => part !== ''),
      conjunction,
    );
  };
  const simple = be.length + have.length === 1;
  return { said: join(is, has, 'and'), denied: join(`${is} not`, lacks, 'or'), simple };
}

function denial(where: Where, s: Setting, many: boolean): string {
  return predicate(where, s, many).denied.replace(/^(is|are) /, '');
}

/** A noun where the filter names one, otherwise adjectives. */
function qualities(one: Noun, s: Setting, many: boolean): readonly string[] {
  const determiner = many ? 'some' : 'a';
  const name = one.names.length > 0 ? [listed(one.names, 'or')] : [];
  if (isNamed(one)) return [nounPhrase(identityOf(one), determiner, s), ...name];
  const level =
    one.level === undefined ? undefined : (levelAttribute(one.level) ?? words('of', relativeLevel(one.level)));
  return [
    ...name,
    ...one.except.map((except) => `not ${except}`),
    ...one.non.map((head) => `not ${nounPhrase(headNoun(one, head), determiner, s)}`),
    ...(one.states.length > 0 ? [listed(stateWords(one), 'or')] : []),
    ...(one.alignment === undefined ? [] : [alignmentWords(one.alignment)]),
    ...(level === undefined || level === 'of' ? [] : [level]),
  ];
}

function stateWords(one: Noun): readonly string[] {
  return one.states.map((state) => STATE_WORDS[state]);
}

function alignmentWords(alignment: NonNullable<Noun['alignment']>): string {
  return alignment === 'same' || alignment === 'opposite' ? `of the ${alignment} alignment` : alignment;
}

function headNoun(one: Noun, head: Head): Noun {
  return { ...bareNoun(one.kind), groups: [[head]] };
}
