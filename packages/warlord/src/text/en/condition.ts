/**
 * English conditions.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Condition, Range, Where } from '../../abilities/language.ts';
import { comparing, existsRange, howMany, isMomentary } from '../condition.ts';
import { isLocated, nounsOf, type NounKind } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { amount, compared, counted, noun, positions, predicate, type Determiner } from './phrase.ts';
import { known, the } from './refer.ts';
import { numberWord } from './lexicon.ts';

/** "if …" or, where a denial would be unclear, "unless …". */
export function given(condition: Condition, s: Setting, word = 'if'): string {
  if (condition.test !== 'not') return `${word} ${holds(condition, s)}`;
  const denial = fails(condition.condition, s);
  return denial === undefined ? `unless ${holds(condition.condition, s)}` : `${word} ${denial}`;
}

/** "while …" for what lasts. */
export function whilst(condition: Condition, s: Setting): string {
  return given(condition, s, isMomentary(condition) ? 'if' : 'while');
}

/** The condition as a clause that is true. */
export function holds(condition: Condition, s: Setting): string {
  switch (condition.test) {
    case 'is': {
      const subject = known(condition.who, s);
      return `${subject.text} ${predicate(condition.where, s, subject.plural).said}`;
    }
    case 'exists':
      return exists(condition.where, condition.what ?? 'character', existsRange(condition), s);
    case 'wonInitiative':
      return 'you won initiative this turn';
    case 'compare':
      return comparison(condition, s);
    case 'natural':
      return words(
        'the natural roll is',
        typeof condition.is === 'string' ? condition.is : compared(condition.is, s, ''),
      );
    case 'not':
      return fails(condition.condition, s) ?? `it is not true that ${holds(condition.condition, s)}`;
    case 'all':
    case 'any':
      return listed(
        condition.of.map((one) => holds(one, s)),
        condition.test === 'all' ? 'and' : 'or',
      );
  }
}

/** The condition denied, where that can be said plainly. */
function fails(condition: Condition, s: Setting): string | undefined {
  switch (condition.test) {
    case 'is': {
      const subject = known(condition.who, s);
      const said = predicate(condition.where, s, subject.plural);
      return said.simple ? `${subject.text} ${said.denied}` : undefined;
    }
    case 'exists':
      return condition.atLeast === undefined && condition.atMost === undefined
        ? exists(condition.where, condition.what ?? 'character', { atMost: 0 }, s)
        : undefined;
    case 'wonInitiative':
      return 'you did not win initiative this turn';
    case 'natural':
      return typeof condition.is === 'string' ? `the natural roll is not ${condition.is}` : undefined;
    case 'not':
      return holds(condition.condition, s);
    case 'compare':
    case 'all':
    case 'any':
      return undefined;
  }
}

function exists(where: Where, kind: NounKind, range: Range, s: Setting): string {
  const number = quantified(range, s);
  const { bearer, ...borne } = where;
  if (typeof bearer === 'string') return `${the(bearer, s)} has ${noun(borne, kind, number, s)} equipped`;
  const { adjacent, ...beside } = where;
  if (adjacent === true && where.from === undefined)
    return `${the('this', s)} is adjacent to ${noun(beside, kind, number, s)}`;
  const { controller, ...theirs } = where;
  if (controller === 'you') return `you control ${noun(theirs, kind, number, s)}`;
  if (controller === 'opponent') return `an opponent controls ${noun(theirs, kind, number, s)}`;
  const many = typeof number === 'object' && !number.one;
  return words('there', many ? 'are' : 'is', noun(where, kind, number, s), isLocated(where) ? undefined : 'in play');
}

const BOUNDS = {
  atLeast: 'at least',
  atMost: 'at most',
  exactly: 'exactly',
  below: 'fewer than',
  above: 'more than',
} as const;

/** "at least two", "no", "fewer than three" */
function quantified(range: Range, s: Setting): Determiner {
  const said = howMany(range);
  switch (said.many) {
    case 'some':
      return 'a';
    case 'none':
      return 'no';
    case 'between':
      return { number: `from ${amount(said.low, s)} to ${amount(said.high, s)}`, one: false };
    default: {
      const { than } = said;
      if (typeof than === 'number') return { number: `${BOUNDS[said.many]} ${numberWord(than)}`, one: than === 1 };
      return { number: `${BOUNDS[said.many]} as many`, one: false, as: `as ${amount(than, s)}` };
    }
  }
}

function comparison({ a, b }: Extract<Condition, { test: 'compare' }>, s: Setting): string {
  const kind = comparing(a, b);
  switch (kind.is) {
    case 'amounts':
      return `${amount(a, s)} is ${compared(b, s, '')}`;
    case 'counts': {
      const place =
        kind.place === undefined
          ? counted(kind.b, true, s)
          : words(...nounsOf(kind.place, 'character').flatMap((one) => positions(one, s)));
      return `there are ${kind.more ? 'more' : 'fewer'} ${counted(kind.a, true, s)} than ${place}`;
    }
    case 'count': {
      const { unit, range } = kind;
      if (unit.counted === 'characters') return exists(unit.where, 'character', range, s);
      const number = quantified(range, s);
      const one = typeof number === 'object' && number.one;
      const some = typeof number === 'object' ? number.number : number;
      if (unit.counted === 'ranks') return `your formation has ${some} ${one ? 'rank' : 'ranks'}`;
      return `there ${one ? 'is' : 'are'} ${some} ${counted(unit, !one, s)}`;
    }
  }
}
