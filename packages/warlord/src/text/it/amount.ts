/**
 * Italian amounts. What is counted is a noun phrase, and noun phrases contain amounts: so the words for the one are handed to the other.
 */
import { listed } from '@muster/grammar/phrases';
import type { Amount, Range } from '../../abilities/language.ts';
import { comparisons, countedIn, type Comparison, type Counted } from '../amount.ts';
import type { Setting } from '../setting.ts';
import type { Adjective, Lexeme } from './grammar.ts';
import { FEAT_NAMES, NUMBER, numberWord, STAT_NOUNS } from './lexicon.ts';
import { after, bare, indefinite, np, plain, type Np } from './np.ts';
import { known } from './refer.ts';

export interface Amounts {
  /** In a sum or behind DC: "10 + Abilità di questo Mago". */
  readonly formula: (value: Amount, s: Setting) => string;
  /** "pari al livello di questo personaggio" */
  readonly equalTo: (value: Amount, s: Setting) => string;
  /** "il livello di questo personaggio" */
  readonly amountOf: (value: Amount, s: Setting) => string;
  /** "una ferita", "due ferite supplementari", "un numero di ferite pari al livello …" */
  readonly quantity: (value: Amount, word: Lexeme, s: Setting, adjectives?: readonly Adjective[]) => Np;
  /** The same with words that stand before the measure: "un numero di ferite al bersaglio pari al livello …" */
  readonly quantityFor: (value: Amount, word: Lexeme, between: string, s: Setting) => string;
  /** "15 o più", "superiore al livello del bersaglio" */
  readonly compared: (range: Range, s: Setting) => string;
}

const MULTIPLES: Readonly<Record<number, Np>> = {
  0.5: np('the', 'metà', { gender: 'f', plural: false }),
  2: np('the', 'doppio', { gender: 'm', plural: false }),
  3: np('the', 'triplo', { gender: 'm', plural: false }),
  4: np('the', 'quadruplo', { gender: 'm', plural: false }),
};

const BOUNDS: Readonly<Record<Comparison, string>> = {
  atLeast: 'pari o superiore',
  atMost: 'pari o inferiore',
  below: 'inferiore',
  above: 'superiore',
  exactly: 'pari',
};

/** `plural`: what is counted, without article. */
export function amounts(plural: (unit: Counted, s: Setting) => string): Amounts {
  /** As a noun; nothing for numbers and sums. */
  function amountNp(value: Amount, s: Setting): Np | undefined {
    if (typeof value !== 'object' || 'sum' in value) return undefined;
    if ('stat' in value) {
      const { word, gender } = STAT_NOUNS[value.stat];
      return np('the', `${word} ${after('di', known(value.of, s))}`, { gender, plural: false });
    }
    if ('feat' in value) {
      const text = `bonus di ${FEAT_NAMES[value.feat]} ${after('di', known(value.of, s))}`;
      return np('the', text, { gender: 'm', plural: false });
    }
    if ('times' in value) return multiplied(amountNp(value.of, s), value.times);
    const { unit, times } = countedIn(value);
    return multiplied(np('the', `${NUMBER.word} di ${plural(unit, s)}`, { gender: 'm', plural: false }), times);
  }

  function formula(value: Amount, s: Setting): string {
    if (typeof value === 'number') return String(value);
    if (value === 'X') return 'X';
    if ('sum' in value) return value.sum.map((part) => formula(part, s)).join(' + ');
    const said = amountNp(value, s);
    if (said !== undefined) return said.text;
    return 'times' in value ? `${String(value.times)} × ${formula(value.of, s)}` : '';
  }

  function amountOf(value: Amount, s: Setting): string {
    const said = amountNp(value, s);
    return said === undefined ? formula(value, s) : bare(said);
  }

  function to(value: Amount, s: Setting): string {
    const said = amountNp(value, s);
    return said === undefined ? `a ${formula(value, s)}` : after('a', said);
  }

  function quantity(value: Amount, word: Lexeme, s: Setting, adjectives: readonly Adjective[] = []): Np {
    if (value === 1) return indefinite(word, adjectives);
    const many = plain(word, true, adjectives);
    if (typeof value === 'number' || value === 'X') {
      const number = typeof value === 'number' && value >= 0 ? numberWord(value) : formula(value, s);
      return { ...many, text: `${number} ${many.text}` };
    }
    return np('a', `numero di ${many.text} pari ${to(value, s)}`, { gender: 'm', plural: false });
  }

  function quantityFor(value: Amount, word: Lexeme, between: string, s: Setting): string {
    if (typeof value !== 'object') return `${bare(quantity(value, word, s))} ${between}`;
    return `un numero di ${word.plural} ${between} pari ${to(value, s)}`;
  }

  function compared(range: Range, s: Setting): string {
    const list = comparisons(range).map(({ is, than }) => {
      const inclusive = is === 'atLeast' ? ' o più' : is === 'atMost' ? ' o meno' : is === 'exactly' ? '' : undefined;
      if (typeof than === 'number' && inclusive !== undefined) return String(than) + inclusive;
      return `${BOUNDS[is]} ${to(than, s)}`;
    });
    return listed(list, 'e');
  }

  return {
    formula,
    amountOf,
    quantity,
    quantityFor,
    compared,
    equalTo: (value, s) => `pari ${to(value, s)}`,
  };
}

/** Nothing if there is no noun for the factor. */
function multiplied(said: Np | undefined, times: number): Np | undefined {
  const factor = MULTIPLES[times];
  if (said === undefined || times === 1) return said;
  return factor === undefined ? undefined : { ...factor, text: `${factor.text} ${after('di', said)}` };
}
