/**
 * German noun phrases, amounts and predicates; they contain one another.
 */
import { relative, type Case } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { Range, Ref, Where } from '../../abilities/language.ts';
import { comparisons, levelWords, type Counted } from '../amount.ts';
import { bareNoun, identityOf, isLocated, isNamed, nounsOf, type Noun, type NounKind, type Place } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { amounts } from './amount.ts';
import type { Lexeme } from './grammar.ts';
import { levelGenitive, levelNumber, rankName } from './level.ts';
import { CHARGE, FEAT_WORDS, RANK, STATE_STEMS, STAT_NOUNS, WOUND } from './lexicon.ts';
import { conjunction, isMany, phraseOf, type Which } from './nouns.ts';
import { aside, build, simple, whole, type Np } from './np.ts';
import { anyOf, hasIt, isSo, predicateOf, type Fragment, type Predicate } from './predicate.ts';
import { known } from './refer.ts';

// ---------- nouns ----------

export function noun(where: Where, kind: NounKind, which: Which, s: Setting): Np {
  const list = nounsOf(where, kind).map((one) => nounPhrase(one, which, s));
  const [first] = list;
  const last = list.at(-1);
  if (first === undefined || last === undefined || list.length === 1) return first ?? build('m', () => '');
  const all = build(last.form, (kasus) =>
    listed(
      list.map((np) => (np === last ? np.cases[kasus] : whole(np, kasus))),
      conjunction(which),
    ),
  );
  return last.clause === undefined ? all : { ...all, clause: last.clause };
}

function nounPhrase(one: Noun, which: Which, s: Setting): Np {
  const np = phraseOf(one, which);
  const has = possessions(one, s);
  const bearer = one.bearer === undefined ? undefined : borne(one.bearer, s);
  // A genitive would be taken for the owner of what comes before it: "ein Gegenstand mit …, den ein Charakter trägt".
  const carried =
    bearer !== undefined && has.length > 0
      ? `${relative('acc', np.form)} ${bearer.cases.nom} trägt${aside(bearer.clause)}`
      : undefined;
  const behind = [
    which === 'wahl' ? 'deiner Wahl' : undefined,
    one.names.length > 0 ? `namens ${listed(one.names, 'oder')}` : undefined,
    carried === undefined ? bearer?.cases.gen : undefined,
    ofWhat(one),
    ...places(one, s),
    ...has,
    one.except.length > 0 ? `außer ${listed(one.except, 'und')}` : undefined,
  ];
  const clauses = [
    relativeClause(one, np, isMany(which), s),
    carried ?? bearer?.clause,
    typeof which === 'object' ? which.as : undefined,
  ].filter((clause) => clause !== undefined);
  const full = build(np.form, (kasus) => words(np.cases[kasus], ...behind));
  return clauses.length > 0 ? { ...full, clause: clauses.join(', ') } : full;
}

function borne(bearer: Ref | Where, s: Setting): Np {
  return typeof bearer === 'string' ? known(bearer, s) : noun(bearer, 'character', 'ein', s);
}

/** "niedrigerer Stufe und entgegengesetzter Gesinnung" */
function ofWhat(one: Noun): string | undefined {
  const alignment = { same: 'gleicher Gesinnung', opposite: 'entgegengesetzter Gesinnung', good: '', evil: '' }[
    one.alignment ?? 'good'
  ];
  return listed(
    [levelGenitive(one.level) ?? '', alignment].filter((part) => part !== ''),
    'und',
  );
}

/** What somebody has: "mit einer Waffe", "ohne Gegenstände". */
function possessions(one: Noun, s: Setting): readonly string[] {
  const list: string[] = [];
  if (one.level !== undefined && levelWords(one.level) === undefined)
    list.push(`mit ${valued(STAT_NOUNS.level, one.level, 'dat', s)}`);
  if (one.stat !== undefined) list.push(`mit ${valued(STAT_NOUNS[one.stat.stat], one.stat, 'dat', s)}`);
  if (one.feat !== undefined) list.push(`mit ${FEAT_WORDS[one.feat].name}`);
  if (one.lacksFeat !== undefined) list.push(`ohne ${FEAT_WORDS[one.lacksFeat].name}`);
  if (one.equipped !== undefined) list.push(`mit ${whole(noun(one.equipped, 'item', 'ein', s), 'dat')}`);
  if (one.lacksItem !== undefined) list.push(`ohne ${without(one.lacksItem, 'item', 'Gegenstände', s)}`);
  if (one.attached !== undefined) list.push(`mit angelegter ${whole(noun(one.attached, 'card', 'ohne', s), 'dat')}`);
  if (one.lacksCard !== undefined) list.push(`ohne angelegte ${without(one.lacksCard, 'card', 'Karten', s)}`);
  return list;
}

function without(where: Where, kind: NounKind, any: string, s: Setting): string {
  return Object.keys(where).length === 0 ? any : whole(noun(where, kind, 'ohne', s), 'acc');
}

/** "eine Stufe von höchstens der doppelten Stufe dieses Klerikers" */
function valued(value: Lexeme, range: Range, kasus: Case, s: Setting): string {
  const [only, ...more] = comparisons(range);
  if (
    only !== undefined &&
    more.length === 0 &&
    typeof only.than !== 'number' &&
    (only.is === 'below' || only.is === 'above')
  ) {
    const comparative = simple('ein', value, false, [only.is === 'below' ? 'niedriger' : 'höher']);
    return `${comparative.cases[kasus]} als ${amountIn(only.than, kasus, s)}`;
  }
  return `${simple('ein', value).cases[kasus]} von ${compared(range, s)}`;
}

/** Where somebody stands, as far as it needs no verb: "in diesem Rang", "neben dem Ziel". */
export function places(one: Pick<Noun, 'places' | 'from' | 'army' | 'formation'>, s: Setting): readonly string[] {
  const whose = one.army ?? one.formation;
  const group = one.army === undefined ? 'Formation' : 'Armee';
  const home = (kasus: 'dat' | 'gen'): string =>
    whose === 'yours' ? `deiner ${group}` : `einer gegnerischen ${kasus === 'dat' ? group : group}`;
  const list = one.places.map((place) => {
    if (place.place !== 'rank') return placeName(place, one.from, s);
    return words(`im ${rankName(place.rank)}`, whose === undefined ? undefined : home('gen'));
  });
  const said = list.filter((place) => place !== undefined);
  return whose === undefined || one.places.some((place) => place.place === 'rank')
    ? said
    : [...said, `in ${home('dat')}`];
}

function placeName(place: Exclude<Place, { place: 'rank' }>, from: Ref, s: Setting): string | undefined {
  const here = from === 'this';
  const origin = known(from, s);
  switch (place.place) {
    case 'sameRank':
      return here ? 'in diesem Rang' : `im Rang ${origin.cases.gen}`;
    case 'adjacent':
      return here ? undefined : `neben ${origin.cases.dat}`;
    case 'adjacentRank':
      return here ? 'in einem nebenstehenden Rang' : `in einem Rang neben dem Rang ${origin.cases.gen}`;
    case 'inFront':
      return `im Rang vor ${origin.cases.dat}`;
    case 'behind':
      return `im Rang hinter ${origin.cases.dat}`;
    case 'within':
    case 'away':
      return undefined;
  }
}

/** How far away somebody is: "höchstens zwei Ränge entfernt". */
export function distances(one: Pick<Noun, 'places' | 'from'>, s: Setting): readonly string[] {
  const from = one.from === 'this' ? undefined : `von ${known(one.from, s).cases.dat}`;
  return one.places.flatMap((place) => {
    if (place.place === 'within')
      return [words('höchstens', quantity(place.ranks, RANK, s).cases.acc, from, 'entfernt')];
    return place.place === 'away' ? [words('genau', quantity(place.ranks, RANK, s).cases.acc, from, 'entfernt')] : [];
  });
}

function relativeClause(one: Noun, np: Np, many: boolean, s: Setting): string | undefined {
  const is = [
    ...one.non.map((head) => noneOf({ ...bareNoun(one.kind), groups: [[head]] }, many)),
    ...distances(one, s),
  ];
  const bodies = [
    ...(is.length > 0 ? [`${listed(is, 'und')} ${many ? 'sind' : 'ist'}`] : []),
    ...one.nots.map((not) => predicate(not, s, many).denied),
  ];
  return bodies.length > 0 ? `${relative('nom', np.form)} ${listed(bodies, 'und')}` : undefined;
}

function noneOf(one: Noun, many: boolean): string {
  return many ? `keine ${phraseOf(one, 'some').cases.nom}` : phraseOf(one, 'kein').cases.nom;
}

// ---------- amounts ----------

export const { formula, amountIn, inHeight, quantity, compared } = amounts(
  (unit, s) => counted(unit, 'die', s).cases.gen,
  (unit, s) => counted(unit, 'plural', s).cases.acc,
);

/** What is counted, as "Ladung auf X". */
export function counted(unit: Counted, which: 'die' | 'jed' | 'plural', s: Setting): Np {
  const plainly = (word: Lexeme, behind: string): Np => {
    const np = which === 'jed' ? simple('jed', word) : simple(which === 'die' ? 'der' : 'none', word, true);
    return build(np.form, (kasus) => `${np.cases[kasus]} ${behind}`);
  };
  switch (unit.counted) {
    case 'characters': {
      const np = noun(unit.where, 'character', which, s);
      return isLocated(unit.where) ? np : { ...np, ...build(np.form, (kasus) => `${np.cases[kasus]} im Spiel`) };
    }
    case 'discard': {
      const np = noun(unit.where, 'card', which, s);
      return build(np.form, (kasus) => `${np.cases[kasus]} in deinem Ablagestapel`);
    }
    case 'charges':
      return plainly(CHARGE, `auf ${known(unit.on, s).cases.dat}`);
    case 'wounds':
      return plainly(WOUND, `auf ${known(unit.on, s).cases.dat}`);
    case 'ranks':
      return plainly(RANK, 'in deiner Formation');
  }
}

// ---------- what is said of somebody ----------

/** With the verb at the end: "erholt ist", "ein Elf ist und Schleichen hat". */
export function predicate(where: Where, s: Setting, many = false): Predicate {
  return anyOf(nounsOf(where, 'character').map((one) => predicateOf(fragments(one, many, s), many)));
}

function fragments(one: Noun, many: boolean, s: Setting): readonly Fragment[] {
  const isNoun = isNamed(one);
  const { level } = one;
  const leveled = levelNumber(level);
  return [
    ...(isNoun
      ? [isSo(nounPhrase(identityOf(one), many ? 'some' : 'ein', s).cases.nom, noneOf(identityOf(one), many))]
      : qualities(one)),
    ...(one.names.length > 0 ? [isSo(listed(one.names, 'oder'))] : []),
    ...one.except.map((name) => isSo(`nicht ${name}`, name)),
    ...(isNoun
      ? []
      : one.non
          .map((head) => ({ ...bareNoun(one.kind), groups: [[head]] }))
          .map((none) => isSo(noneOf(none, many), nounPhrase(none, many ? 'some' : 'ein', s).cases.nom))),
    ...(isNoun || leveled === undefined ? [] : [hasIt(leveled, `nicht ${leveled}`)]),
    ...(isNoun || leveled !== undefined || levelGenitive(level) === undefined
      ? []
      : [isSo(levelGenitive(level) ?? '')]),
    ...(one.from === 'this' && one.places.some((place) => place.place === 'adjacent') ? [isSo('nebenstehend')] : []),
    ...[...places(one, s), ...distances(one, s)].map((place) => isSo(place)),
    ...belongings(one, s),
    ...one.nots.map((not) => predicate(not, s, many)).map(({ said, denied }) => isSo(stem(denied), stem(said))),
  ];
}

function stem(body: string): string {
  return body.replace(/ (ist|sind)$/, '');
}

function qualities(one: Noun): readonly Fragment[] {
  const alignments = {
    good: 'gut',
    evil: 'böse',
    same: 'gleicher Gesinnung',
    opposite: 'entgegengesetzter Gesinnung',
  } as const;
  const states = one.states.map((state) =>
    state === 'only-spent' ? 'verausgabt (nicht betäubt)' : STATE_STEMS[state],
  );
  return [
    ...(states.length > 0
      ? [isSo(listed(states, 'oder'), one.states.join() === 'unstunned' ? 'betäubt' : undefined)]
      : []),
    ...(one.alignment === undefined ? [] : [isSo(alignments[one.alignment])]),
  ];
}

function belongings(one: Noun, s: Setting): readonly Fragment[] {
  const list: Fragment[] = [];
  const equipped = (where: Where, which: Which): string =>
    `mit ${whole(noun(where, 'item', which, s), 'dat')} ausgerüstet`;
  const attached = (where: Where, some: boolean): string =>
    `${some ? 'eine' : 'keine'} angelegte ${whole(noun(where, 'card', 'ohne', s), 'acc')}`;
  if (one.level !== undefined && levelWords(one.level) === undefined) list.push(has(STAT_NOUNS.level, one.level, s));
  if (one.stat !== undefined) list.push(has(STAT_NOUNS[one.stat.stat], one.stat, s));
  if (one.feat !== undefined) list.push(hasIt(FEAT_WORDS[one.feat].name, `kein ${FEAT_WORDS[one.feat].name}`));
  if (one.lacksFeat !== undefined)
    list.push(hasIt(`kein ${FEAT_WORDS[one.lacksFeat].name}`, FEAT_WORDS[one.lacksFeat].name));
  if (one.equipped !== undefined) list.push(isSo(equipped(one.equipped, 'ein'), equipped(one.equipped, 'kein')));
  if (one.lacksItem !== undefined) list.push(isSo(equipped(one.lacksItem, 'kein'), equipped(one.lacksItem, 'ein')));
  if (one.attached !== undefined) list.push(hasIt(attached(one.attached, true), attached(one.attached, false)));
  if (one.lacksCard !== undefined) list.push(hasIt(attached(one.lacksCard, false), attached(one.lacksCard, true)));
  return list;
}

function has(value: Lexeme, range: Range, s: Setting): Fragment {
  const said = valued(value, range, 'acc', s);
  return hasIt(said, `k${said}`);
}
