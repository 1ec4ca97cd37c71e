/**
 * Italian noun phrases, amounts and predicates; they contain one another.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Range, Ref, Where } from '../../abilities/language.ts';
import { levelWords, type Counted } from '../amount.ts';
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
import { amounts } from './amount.ts';
import { agreed, type Form, type Lexeme } from './grammar.ts';
import { inRank, ofLevel } from './level.ts';
import { ALIGNMENTS, ATTACHED, CHARGE, EQUIPPED, FEAT_NAMES, RANK, STATES, STAT_NOUNS, WOUND } from './lexicon.ts';
import { conjunction, isMany, phraseOf, type Which } from './nouns.ts';
import { after, bare, definite, np, plain, type Np } from './np.ts';
import { anyOf, hasIt, hasNot, isNot, isSo, predicateOf, type Fragment, type Predicate } from './predicate.ts';
import { known } from './refer.ts';

// ---------- nouns ----------

export function noun(where: Where, kind: NounKind, which: Which, s: Setting): Np {
  const list = nounsOf(where, kind).map((one) => nounPhrase(one, which, s));
  const [first] = list;
  const last = list.at(-1);
  if (first === undefined || last === undefined || list.length === 1)
    return first ?? np('none', '', { gender: 'm', plural: false });
  return np('none', listed(list.map(bare), conjunction(which)), last);
}

function nounPhrase(one: Noun, which: Which, s: Setting): Np {
  const phrase = phraseOf(one, which);
  const many = isMany(which);
  const yours = one.controller === 'you' && which !== 'plural' && which !== 'all';
  const bearer =
    one.bearer === undefined
      ? undefined
      : typeof one.bearer === 'string'
        ? known(one.bearer, s)
        : noun(one.bearer, 'character', 'a', s);
  const has = possessions(one, s).length > 0 ? listed(possessions(one, s), 'e') : undefined;
  const behind = [
    ...(one.kind === 'character'
      ? one.non.map((head) => `non ${phraseOf(headNoun(one, head), many ? 'some' : 'a').text}`)
      : []),
    which === 'choice' ? 'a tua scelta' : undefined,
    one.names.length > 0 ? `di nome ${listed(one.names, 'o')}` : undefined,
    yours ? 'che controlli' : undefined,
    ofWhat(one),
    bearer && has,
    bearer && `${agreed(EQUIPPED, phrase)} ${after('da', bearer)}`,
    ...places(one, s, many),
    bearer === undefined ? has : undefined,
    one.except.length > 0
      ? `${many ? 'tranne' : `${phrase.gender === 'm' ? 'diverso' : 'diversa'} da`} ${listed(one.except, 'e')}`
      : undefined,
    ...(one.kind === 'character'
      ? []
      : one.non.map(
          (head) => `che non ${many ? 'siano' : 'sia'} ${bare(phraseOf(headNoun(one, head), many ? 'some' : 'a'))}`,
        )),
    ...one.nots.map((not) => `che ${predicate(not, s, phrase).denied}`),
    typeof which === 'object' ? which.as : undefined,
  ];
  return { ...phrase, text: words(phrase.text, ...behind) };
}

function headNoun(one: Noun, head: Head): Noun {
  return { ...bareNoun(one.kind), groups: [[head]] };
}

/** "di livello inferiore e di allineamento opposto" */
function ofWhat(one: Noun): string | undefined {
  const alignment = { same: 'dello stesso allineamento', opposite: 'di allineamento opposto', good: '', evil: '' }[
    one.alignment ?? 'good'
  ];
  return listed(
    [ofLevel(one.level) ?? '', alignment].filter((part) => part !== ''),
    'e',
  );
}

/** What somebody has: "con un'Arma equipaggiata", "senza oggetti equipaggiati". */
function possessions(one: Noun, s: Setting): readonly string[] {
  const list: string[] = [];
  if (one.level !== undefined && levelWords(one.level) === undefined)
    list.push(`con ${valued(STAT_NOUNS.level, one.level, s)}`);
  if (one.stat !== undefined) list.push(`con ${valued(STAT_NOUNS[one.stat.stat], one.stat, s)}`);
  if (one.feat !== undefined) list.push(`con ${FEAT_NAMES[one.feat]}`);
  if (one.lacksFeat !== undefined) list.push(`senza ${FEAT_NAMES[one.lacksFeat]}`);
  if (one.equipped !== undefined) list.push(`con ${equipped(one.equipped, 'a', s)}`);
  if (one.lacksItem !== undefined) list.push(`senza ${equipped(one.lacksItem, 'some', s)}`);
  if (one.attached !== undefined) list.push(`con ${attached(one.attached, 'a', s)}`);
  if (one.lacksCard !== undefined) list.push(`senza ${attached(one.lacksCard, 'some', s)}`);
  return list;
}

function equipped(where: Where, which: Which, s: Setting): string {
  const item = noun(where, 'item', which, s);
  return `${bare(item)} ${agreed(EQUIPPED, item)}`;
}

function attached(where: Where, which: Which, s: Setting): string {
  const card = noun(where, 'card', which, s);
  return `${bare(card)} ${agreed(ATTACHED, card)}`;
}

/** "un livello di 15 o più", "un livello pari o inferiore al doppio …" */
function valued(value: Lexeme, range: Range, s: Setting): string {
  const said = compared(range, s);
  return bare(
    np('a', `${value.word} ${/^\d/.test(said) ? 'di ' : ''}${said}`, { gender: value.gender, plural: false }),
  );
}

/** Where somebody stands: "in questo rango", "entro due ranghi". */
export function places(
  one: Pick<Noun, 'places' | 'from' | 'army' | 'formation'>,
  s: Setting,
  many = false,
): readonly string[] {
  const whose = one.army ?? one.formation;
  const group: Form & { word: string } =
    one.army === undefined
      ? { word: 'formazione', gender: 'f', plural: false }
      : { word: 'esercito', gender: 'm', plural: false };
  const yours = group.gender === 'f' ? `tua ${group.word}` : `tuo ${group.word}`;
  const home =
    whose === 'yours'
      ? np('the', yours, group)
      : np('a', group.gender === 'f' ? `${group.word} avversaria` : `${group.word} avversario`, group);
  const list = one.places.flatMap((place) => {
    if (place.place === 'adjacent' && one.from === 'this') return [];
    if (place.place !== 'rank') return [placeName(place, one.from, many, s)];
    return [words(inRank(place.rank), whose === undefined ? undefined : after('di', home))];
  });
  return whose === undefined || one.places.some((place) => place.place === 'rank')
    ? list
    : [...list, after('in', home)];
}

function placeName(place: Exclude<Place, { place: 'rank' }>, from: Ref, many: boolean, s: Setting): string {
  const here = from === 'this';
  const origin = known(from, s);
  switch (place.place) {
    case 'within':
      return words('entro', bare(quantity(place.ranks, RANK, s)), here ? undefined : after('da', origin));
    case 'away':
      return words(
        'a esattamente',
        bare(quantity(place.ranks, RANK, s)),
        'di distanza',
        here ? undefined : after('da', origin),
      );
    case 'sameRank':
      return here ? 'in questo rango' : `nel rango ${after('di', origin)}`;
    case 'adjacent':
      return words(many ? 'adiacenti' : 'adiacente', here ? undefined : after('a', origin));
    case 'adjacentRank':
      return here ? 'in un rango adiacente' : `in un rango adiacente a quello ${after('di', origin)}`;
    case 'inFront':
      return `nel rango davanti ${after('a', origin)}`;
    case 'behind':
      return `nel rango dietro ${after('a', origin)}`;
  }
}

// ---------- amounts ----------

export const { formula, amountOf, equalTo, quantity, quantityFor, compared } = amounts((unit, s) =>
  bare(counted(unit, 'some', s)),
);

/** What is counted: "altri Elfi in questo rango", "ogni carica su X". */
export function counted(unit: Counted, which: 'some' | 'plural' | 'each', s: Setting): Np {
  const plainly = (word: Lexeme, behind: string): Np => {
    if (which === 'each') return np('none', `ogni ${word.word} ${behind}`, { gender: word.gender, plural: false });
    const many = which === 'plural' ? definite(word, true) : plain(word, true);
    return { ...many, text: `${many.text} ${behind}` };
  };
  switch (unit.counted) {
    case 'characters': {
      const people = noun(unit.where, 'character', which, s);
      return isLocated(unit.where) ? people : { ...people, text: `${people.text} in gioco` };
    }
    case 'discard': {
      const cards = noun(unit.where, 'card', which, s);
      return { ...cards, text: `${cards.text} nella tua pila degli scarti` };
    }
    case 'charges':
      return plainly(CHARGE, after('su', known(unit.on, s)));
    case 'wounds':
      return plainly(WOUND, after('su', known(unit.on, s)));
    case 'ranks':
      return plainly(RANK, 'nella tua formazione');
  }
}

// ---------- what is said of somebody ----------

/** "è pronto", "è un Elfo e ha Furtività" */
export function predicate(where: Where, s: Setting, subject: Form): Predicate {
  return anyOf(nounsOf(where, 'character').map((one) => predicateOf(fragments(one, subject, s), subject.plural)));
}

function fragments(one: Noun, subject: Form, s: Setting): readonly Fragment[] {
  const many = subject.plural;
  const is = (said: string, agrees = false): Fragment => isSo(said, many, agrees);
  const which: Which = many ? 'some' : 'a';
  const level = ofLevel(one.level);
  return [
    ...(isNamed(one) ? [is(bare(nounPhrase(identityOf(one), which, s)))] : qualities(one, subject)),
    ...(one.names.length > 0 ? [is(listed(one.names, 'o'))] : []),
    ...one.except.map((name) => isNot(name, many)),
    ...(isNamed(one) ? [] : one.non.map((head) => isNot(bare(phraseOf(headNoun(one, head), which)), many))),
    ...(isNamed(one) || level === undefined ? [] : [is(level)]),
    ...(one.from === 'this' && one.places.some((place) => place.place === 'adjacent')
      ? [is(many ? 'adiacenti' : 'adiacente')]
      : []),
    ...places(one, s, many).map((place) => is(place)),
    ...belongings(one, many, s),
    ...one.nots
      .map((not) => predicate(not, s, subject))
      .map(({ said, denied, agrees }): Fragment => ({ verb: 'is', said: denied, denied: said, agrees, whole: true })),
  ];
}

function qualities(one: Noun, subject: Form): readonly Fragment[] {
  const many = subject.plural;
  const states = one.states.map((state) => agreed(STATES[state], subject));
  const list: Fragment[] = [];
  if (one.states.join() === 'unstunned') list.push({ ...isNot(agreed(STATES.stunned, subject), many), agrees: true });
  else if (states.length > 0) list.push(isSo(listed(states, 'o'), many, true));
  if (one.alignment === 'good' || one.alignment === 'evil')
    list.push(isSo(agreed(ALIGNMENTS[one.alignment], subject), many, true));
  else if (one.alignment !== undefined)
    list.push(isSo(one.alignment === 'same' ? 'dello stesso allineamento' : 'di allineamento opposto', many));
  return list;
}

function belongings(one: Noun, many: boolean, s: Setting): readonly Fragment[] {
  const list: Fragment[] = [];
  const has = (said: string, denied = said): Fragment => hasIt(said, many, denied);
  const lacks = (denied: string, said: string): Fragment => hasNot(denied, said, many);
  if (one.level !== undefined && levelWords(one.level) === undefined)
    list.push(has(valued(STAT_NOUNS.level, one.level, s)));
  if (one.stat !== undefined) list.push(has(valued(STAT_NOUNS[one.stat.stat], one.stat, s)));
  if (one.feat !== undefined) list.push(has(FEAT_NAMES[one.feat]));
  if (one.lacksFeat !== undefined) list.push(lacks(FEAT_NAMES[one.lacksFeat], FEAT_NAMES[one.lacksFeat]));
  if (one.equipped !== undefined) list.push(has(equipped(one.equipped, 'a', s), equipped(one.equipped, 'any', s)));
  if (one.lacksItem !== undefined) list.push(lacks(equipped(one.lacksItem, 'any', s), equipped(one.lacksItem, 'a', s)));
  if (one.attached !== undefined) list.push(has(attached(one.attached, 'a', s), attached(one.attached, 'any', s)));
  if (one.lacksCard !== undefined) list.push(lacks(attached(one.lacksCard, 'any', s), attached(one.lacksCard, 'a', s)));
  return list;
}
