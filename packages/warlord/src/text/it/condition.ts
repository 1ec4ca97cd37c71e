/**
 * Italian conditions.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Condition, Range, Where } from '../../abilities/language.ts';
import type { Counted } from '../amount.ts';
import { comparing, existsRange, howMany, isMomentary } from '../condition.ts';
import { isLocated, nounsOf, splitRank, type NounKind } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { agreed } from './grammar.ts';
import { CHARGE, EQUIPPED, numberWord, RANK, WOUND } from './lexicon.ts';
import type { Which } from './nouns.ts';
import { after, agreeing, bare, indefinite, np, plain, type Np } from './np.ts';
import { amountOf, compared, counted, equalTo, noun, places, predicate } from './phrase.ts';
import { known } from './refer.ts';

/** "se …" or, where a denial would be unclear, "tranne se …". */
export function given(condition: Condition, s: Setting, word = 'se'): string {
  if (condition.test !== 'not') return `${word} ${holds(condition, s)}`;
  const denial = fails(condition.condition, s);
  return denial === undefined ? `tranne se ${holds(condition.condition, s)}` : `${word} ${denial}`;
}

/** "finché …" for what lasts. */
export function whilst(condition: Condition, s: Setting): string {
  return given(condition, s, isMomentary(condition) ? 'se' : 'finché');
}

/** The condition as a clause that is true. */
export function holds(condition: Condition, s: Setting): string {
  switch (condition.test) {
    case 'is': {
      const { subject, said } = stated(condition, s);
      return `${bare(subject)} ${said.said}`;
    }
    case 'exists':
      return exists(condition.where, condition.what ?? 'character', existsRange(condition), s);
    case 'wonInitiative':
      return "hai vinto l'iniziativa in questo turno";
    case 'compare':
      return comparison(condition, s);
    case 'natural':
      return `il tiro naturale è ${typeof condition.is === 'string' ? PARITY[condition.is] : compared(condition.is, s)}`;
    case 'not':
      return fails(condition.condition, s) ?? `non è vero che ${holds(condition.condition, s)}`;
    case 'all':
    case 'any':
      return listed(
        condition.of.map((one) => holds(one, s)),
        condition.test === 'all' ? 'e' : 'o',
      );
  }
}

const PARITY = { odd: 'dispari', even: 'pari' } as const;

/** Subject and predicate; a name gives way to a noun where something must agree with it. */
function stated(
  condition: Extract<Condition, { test: 'is' }>,
  s: Setting,
): { subject: Np; said: ReturnType<typeof predicate> } {
  const subject = known(condition.who, s);
  const said = predicate(condition.where, s, agreeing(subject));
  return { subject: said.agrees ? agreeing(subject) : subject, said };
}

/** The condition denied, where that can be said plainly. */
function fails(condition: Condition, s: Setting): string | undefined {
  switch (condition.test) {
    case 'is': {
      const { subject, said } = stated(condition, s);
      return said.simple ? `${bare(subject)} ${said.denied}` : undefined;
    }
    case 'exists':
      return condition.atLeast === undefined && condition.atMost === undefined
        ? exists(condition.where, condition.what ?? 'character', { atMost: 0 }, s)
        : undefined;
    case 'wonInitiative':
      return "non hai vinto l'iniziativa in questo turno";
    case 'natural':
      return typeof condition.is === 'string' ? `il tiro naturale non è ${PARITY[condition.is]}` : undefined;
    case 'not':
      return holds(condition.condition, s);
    case 'compare':
    case 'all':
    case 'any':
      return undefined;
  }
}

function exists(where: Where, kind: NounKind, range: Range, s: Setting): string {
  const which = quantified(range, s);
  const no = which === 'any' ? 'non' : undefined;
  const { bearer, ...borne } = where;
  if (typeof bearer === 'string') {
    const item = noun(borne, kind, which, s);
    return words(bare(known(bearer, s)), no, 'ha', bare(item), agreed(EQUIPPED, item));
  }
  const { adjacent, ...beside } = where;
  if (adjacent === true && where.from === undefined) {
    return words(bare(known('this', s)), no, 'è adiacente', after('a', noun(beside, kind, which, s)));
  }
  const { controller, ...theirs } = where;
  if (controller === 'you') return words(no, 'controlli', bare(noun(theirs, kind, which, s)));
  if (controller === 'opponent') return words('un avversario', no, 'controlla', bare(noun(theirs, kind, which, s)));
  const some = noun(where, kind, which, s);
  return words(no, some.plural ? 'ci sono' : "c'è", bare(some), isLocated(where) ? undefined : 'in gioco');
}

const BOUNDS = {
  atLeast: 'almeno',
  atMost: 'al massimo',
  exactly: 'esattamente',
  below: 'meno di',
  above: 'più di',
} as const;

/** "almeno due", "alcun", "esattamente un" */
function quantified(range: Range, s: Setting): Which {
  const said = howMany(range);
  switch (said.many) {
    case 'some':
      return 'a';
    case 'none':
      return 'any';
    case 'between':
      return { number: `da ${amountOf(said.low, s)} a ${amountOf(said.high, s)}` };
    default: {
      const { than } = said;
      if (than === 1) return { number: BOUNDS[said.many], one: true };
      if (typeof than === 'number') return { number: `${BOUNDS[said.many]} ${numberWord(than)}` };
      return { number: `${BOUNDS[said.many]} un numero di`, as: equalTo(than, s) };
    }
  }
}

function comparison({ a, b }: Extract<Condition, { test: 'compare' }>, s: Setting): string {
  const kind = comparing(a, b);
  switch (kind.is) {
    case 'amounts':
      return `${amountOf(a, s)} è ${compared(b, s)}`;
    case 'counts': {
      const number = kind.more ? 'più' : 'meno';
      if (kind.place !== undefined && kind.a.counted === 'characters') {
        const { rank, members } = splitRank(kind.a.where);
        const people = bare(noun(members, 'character', 'some', s));
        return `${placeOf(rank, s)} ci sono ${number} ${people} che ${placeOf(kind.place, s)}`;
      }
      return `ci sono ${number} ${bare(counted(kind.a, 'some', s))} che ${bare(counted(kind.b, 'some', s))}`;
    }
    case 'count': {
      const { unit, range } = kind;
      if (unit.counted === 'characters') return exists(unit.where, 'character', range, s);
      const which = quantified(range, s);
      const no = which === 'any' ? 'non' : undefined;
      if (unit.counted === 'discard') {
        const cards = noun(unit.where, 'card', which, s);
        return words(no, cards.plural ? 'ci sono' : "c'è", bare(cards), 'nella tua pila degli scarti');
      }
      const things = some(unit, which);
      if (unit.counted === 'ranks') return words('la tua formazione', no, 'ha', bare(things));
      return words(no, things.plural ? 'ci sono' : "c'è", bare(things), after('su', known(unit.on, s)));
    }
  }
}

function some(unit: Exclude<Counted, { counted: 'characters' | 'discard' }>, which: Which): Np {
  const word = { charges: CHARGE, wounds: WOUND, ranks: RANK }[unit.counted];
  if (which === 'a') return indefinite(word);
  if (which === 'any') return np('any', word.word, { gender: word.gender, plural: false });
  if (typeof which !== 'object') return plain(word, true);
  const thing = which.one === true ? indefinite(word) : plain(word, true);
  return np('none', `${which.number} ${bare(thing)}`, thing);
}

function placeOf(where: Where, s: Setting): string {
  return listed(
    nounsOf(where, 'character').map((one) => words(...places(one, s))),
    'o',
  );
}
