/**
 * German conditions: subordinate clauses with the verb at their end.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Amount, Condition, Range, Where } from '../../abilities/language.ts';
import { comparisons, type Counted } from '../amount.ts';
import { comparing, existsRange, howMany, isMomentary } from '../condition.ts';
import { nounsOf, splitRank, type NounKind } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { CHARGE, numberWord, RANK, WOUND } from './lexicon.ts';
import type { Which } from './nouns.ts';
import { simple, whole, type Np } from './np.ts';
import { amountIn, compared, counted, noun, places, predicate } from './phrase.ts';
import { known } from './refer.ts';

/** "wenn …" or, where a denial would be unclear, "außer wenn …". */
export function given(condition: Condition, s: Setting, word = 'wenn'): string {
  if (condition.test !== 'not') return `${word} ${holds(condition, s)}`;
  const denial = fails(condition.condition, s);
  return denial === undefined ? `außer wenn ${holds(condition.condition, s)}` : `${word} ${denial}`;
}

/** "solange …" for what lasts. */
export function whilst(condition: Condition, s: Setting): string {
  return given(condition, s, isMomentary(condition) ? 'wenn' : 'solange');
}

/** The condition as a clause that is true. */
export function holds(condition: Condition, s: Setting): string {
  switch (condition.test) {
    case 'is': {
      const subject = known(condition.who, s);
      return `${whole(subject, 'nom')} ${predicate(condition.where, s, subject.form === 'pl').said}`;
    }
    case 'exists':
      return exists(condition.where, condition.what ?? 'character', existsRange(condition), s);
    case 'wonInitiative':
      return 'du in dieser Runde die Initiative gewonnen hast';
    case 'compare':
      return comparison(condition, s);
    case 'natural':
      if (typeof condition.is === 'string') return `der natürliche Wurf ${PARITY[condition.is]} ist`;
      return `der natürliche Wurf ${compared(condition.is, s)} beträgt`;
    case 'not':
      return fails(condition.condition, s) ?? `es nicht so ist, dass ${holds(condition.condition, s)}`;
    case 'all':
    case 'any':
      return listed(
        condition.of.map((one) => holds(one, s)),
        condition.test === 'all' ? 'und' : 'oder',
      );
  }
}

const PARITY = { odd: 'ungerade', even: 'gerade' } as const;

/** The condition denied, where that can be said plainly. */
function fails(condition: Condition, s: Setting): string | undefined {
  switch (condition.test) {
    case 'is': {
      const subject = known(condition.who, s);
      const said = predicate(condition.where, s, subject.form === 'pl');
      return said.simple ? `${whole(subject, 'nom')} ${said.denied}` : undefined;
    }
    case 'exists':
      return condition.atLeast === undefined && condition.atMost === undefined
        ? exists(condition.where, condition.what ?? 'character', { atMost: 0 }, s)
        : undefined;
    case 'wonInitiative':
      return 'du in dieser Runde die Initiative nicht gewonnen hast';
    case 'natural':
      return typeof condition.is === 'string' ? `der natürliche Wurf nicht ${PARITY[condition.is]} ist` : undefined;
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
  const { bearer, ...borne } = where;
  if (typeof bearer === 'string') {
    return `${whole(known(bearer, s), 'nom')} mit ${whole(noun(borne, kind, which, s), 'dat')} ausgerüstet ist`;
  }
  const { adjacent, ...beside } = where;
  if (adjacent === true && where.from === undefined) {
    return `${known('this', s).cases.nom} neben ${whole(noun(beside, kind, which, s), 'dat')} steht`;
  }
  const { controller, ...theirs } = where;
  if (controller === 'you') return `du ${whole(noun(theirs, kind, which, s), 'acc')} kontrollierst`;
  if (controller === 'opponent') return `ein Gegner ${whole(noun(theirs, kind, which, s), 'acc')} kontrolliert`;
  const np = noun(where, kind, which, s);
  const placed = nounsOf(where, kind).some((one) => places(one, s).length > 0);
  return words(whole(np, 'nom'), placed ? undefined : 'im Spiel', np.form === 'pl' ? 'sind' : 'ist');
}

const BOUNDS = {
  atLeast: 'mindestens',
  atMost: 'höchstens',
  exactly: 'genau',
  below: 'weniger als',
  above: 'mehr als',
} as const;

/** "mindestens zwei", "kein", "genau ein" */
function quantified(range: Range, s: Setting): Which {
  const said = howMany(range);
  switch (said.many) {
    case 'some':
      return 'ein';
    case 'none':
      return 'kein';
    case 'between':
      return { number: `${amountIn(said.low, 'nom', s)} bis ${amountIn(said.high, 'nom', s)}` };
    default: {
      const { than } = said;
      if (than === 1) return { number: BOUNDS[said.many], one: true };
      if (typeof than === 'number') return { number: `${BOUNDS[said.many]} ${numberWord(than)}` };
      return { number: `${BOUNDS[said.many]} so viele`, as: `wie ${amountIn(than, 'nom', s)} beträgt` };
    }
  }
}

function comparison({ a, b }: Extract<Condition, { test: 'compare' }>, s: Setting): string {
  const kind = comparing(a, b);
  switch (kind.is) {
    case 'amounts':
      return `${amountIn(a, 'nom', s)} ${related(b, s)}`;
    case 'counts': {
      const more = kind.more ? 'mehr' : 'weniger';
      if (kind.place !== undefined && kind.a.counted === 'characters') {
        const { rank, members } = splitRank(kind.a.where);
        return `${placeOf(rank, s)} ${more} ${noun(members, 'character', 'plural', s).cases.nom} sind als ${placeOf(kind.place, s)}`;
      }
      return `es ${more} ${counted(kind.a, 'plural', s).cases.acc} als ${counted(kind.b, 'plural', s).cases.acc} gibt`;
    }
    case 'count': {
      const { unit, range } = kind;
      if (unit.counted === 'characters') return exists(unit.where, 'character', range, s);
      const which = quantified(range, s);
      if (unit.counted === 'discard') {
        const np = noun(unit.where, 'card', which, s);
        return `${whole(np, 'nom')} in deinem Ablagestapel ${np.form === 'pl' ? 'sind' : 'ist'}`;
      }
      const np = some(unit, which);
      if (unit.counted === 'ranks') return `deine Formation ${np.cases.acc} hat`;
      return `${np.cases.nom} auf ${known(unit.on, s).cases.dat} ${np.form === 'pl' ? 'sind' : 'ist'}`;
    }
  }
}

function some(unit: Exclude<Counted, { counted: 'characters' | 'discard' }>, which: Which): Np {
  const word = { charges: CHARGE, wounds: WOUND, ranks: RANK }[unit.counted];
  if (which === 'ein' || which === 'kein') return simple(which, word);
  if (typeof which !== 'object') return simple('none', word, true);
  const np = which.one === true ? simple('ein', word) : simple('none', word, true);
  return {
    ...np,
    cases: { ...np.cases, nom: `${which.number} ${np.cases.nom}`, acc: `${which.number} ${np.cases.acc}` },
  };
}

function placeOf(where: Where, s: Setting): string {
  return listed(
    nounsOf(where, 'character').map((one) => words(...places(one, s))),
    'oder',
  );
}

/** "mindestens 5 beträgt", "höher ist als die Stufe des Ziels" */
function related(range: Range, s: Setting): string {
  const than = (value: Amount): string => amountIn(value, 'nom', s);
  return listed(
    comparisons(range).map(({ is, than: value }) => {
      if (typeof value === 'number')
        return `${compared({ [is === 'exactly' ? 'atLeast' : is]: value }, s).replace(/ oder mehr$/, is === 'exactly' ? '' : ' oder mehr')} beträgt`;
      switch (is) {
        case 'atLeast':
          return `mindestens so hoch ist wie ${than(value)}`;
        case 'atMost':
          return `höchstens so hoch ist wie ${than(value)}`;
        case 'below':
          return `niedriger ist als ${than(value)}`;
        case 'above':
          return `höher ist als ${than(value)}`;
        case 'exactly':
          return `so hoch ist wie ${than(value)}`;
      }
    }),
    'und',
  );
}
