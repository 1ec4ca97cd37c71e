/**
 * German amounts. What is counted is a noun phrase, and noun phrases contain amounts: so the words for the one are handed to the other.
 */
import type { Case } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { Amount, Range } from '../../abilities/language.ts';
import { comparisons, countedIn, perEach, type Comparison, type Counted } from '../amount.ts';
import type { Setting } from '../setting.ts';
import type { Lexeme } from './grammar.ts';
import { FEAT_WORDS, noun, numberWord, STAT_NOUNS } from './lexicon.ts';
import { build, simple, type Np } from './np.ts';
import { known } from './refer.ts';

export interface Amounts {
  /** In a sum or behind DC: "10 + Stufe dieses Charakters". */
  readonly formula: (value: Amount, s: Setting) => string;
  readonly amountIn: (value: Amount, kasus: Case, s: Setting) => string;
  /** "in Höhe der Stufe dieses Charakters" */
  readonly inHeight: (value: Amount, s: Setting) => string;
  /** "eine Wunde", "zwei zusätzliche Wunden", "so viele Wunden, wie …" */
  readonly quantity: (value: Amount, word: Lexeme, s: Setting, adjectives?: readonly string[]) => Np;
  /** "15 oder mehr", "höchstens der Stufe des Ziels" (behind "von"). */
  readonly compared: (range: Range, s: Setting) => string;
}

/** `genitive` and `plural`: what is counted, as "der Elfen" and "Elfen". */
export function amounts(
  genitive: (unit: Counted, s: Setting) => string,
  plural: (unit: Counted, s: Setting) => string,
): Amounts {
  function amountNoun(value: Amount, s: Setting): AmountNoun | undefined {
    if (typeof value !== 'object' || 'sum' in value) return undefined;
    if ('stat' in value) return { noun: STAT_NOUNS[value.stat], adjectives: [], behind: known(value.of, s).cases.gen };
    if ('feat' in value) {
      const word = `${FEAT_WORDS[value.feat].name.replace(' ', '-')}-Bonus`;
      return { noun: noun('m', word, word, word), adjectives: [], behind: known(value.of, s).cases.gen };
    }
    if ('times' in value) return multiplied(amountNoun(value.of, s), value.times);
    const { unit, times } = countedIn(value);
    return multiplied({ noun: NUMBER, adjectives: [], behind: genitive(unit, s) }, times);
  }

  function formula(value: Amount, s: Setting): string {
    if (typeof value === 'number') return String(value);
    if (value === 'X') return 'X';
    if ('sum' in value) return value.sum.map((part) => formula(part, s)).join(' + ');
    const said = amountNoun(value, s);
    if (said !== undefined) return words(simple('none', said.noun, false, said.adjectives).cases.nom, said.behind);
    return 'times' in value ? `${String(value.times)} × ${formula(value.of, s)}` : '';
  }

  function amountIn(value: Amount, kasus: Case, s: Setting): string {
    const said = amountNoun(value, s);
    if (said === undefined) return formula(value, s);
    return words(simple('der', said.noun, false, said.adjectives).cases[kasus], said.behind);
  }

  function inHeight(value: Amount, s: Setting): string {
    return amountNoun(value, s) === undefined
      ? `in Höhe von ${formula(value, s)}`
      : `in Höhe ${amountIn(value, 'gen', s)}`;
  }

  function quantity(value: Amount, word: Lexeme, s: Setting, adjectives: readonly string[] = []): Np {
    if (value === 1) return simple('ein', word, false, adjectives);
    if (value === 0) return simple('kein', word, true, adjectives);
    const many = simple('none', word, true, adjectives).cases;
    if (typeof value === 'number' || value === 'X') {
      const number = typeof value === 'number' && value > 0 ? numberWord(value) : formula(value, s);
      return build('pl', (kasus) => (kasus === 'gen' ? `von ${number} ${many.dat}` : `${number} ${many[kasus]}`));
    }
    const each = perEach(value);
    const as = each?.times === 1 ? `es ${plural(each.unit, s)} gibt` : `${amountIn(value, 'nom', s)} beträgt`;
    return { ...build('pl', (kasus) => `so viele ${many[kasus]}`), clause: `wie ${as}` };
  }

  function compared(range: Range, s: Setting): string {
    const list = comparisons(range).map(({ is, than }) => {
      const inclusive = is === 'atLeast' ? 'mehr' : is === 'atMost' ? 'weniger' : undefined;
      if (typeof than === 'number' && inclusive !== undefined) return `${String(than)} oder ${inclusive}`;
      return `${BOUNDS[is]} ${amountIn(than, 'dat', s)}`;
    });
    return listed(list, 'und');
  }

  return { formula, amountIn, inHeight, quantity, compared };
}

/** An amount as a noun: "die doppelte Stufe dieses Charakters". */
interface AmountNoun {
  readonly noun: Lexeme;
  readonly adjectives: readonly string[];
  readonly behind: string;
}

const NUMBER = noun('f', 'Anzahl', 'Anzahl', 'Anzahlen');

const FACTORS: Readonly<Record<number, string>> = {
  0.5: 'halb',
  2: 'doppelt',
  3: 'dreifach',
  4: 'vierfach',
  5: 'fünffach',
};

/** Nothing if there is no adjective for the factor. */
function multiplied(said: AmountNoun | undefined, times: number): AmountNoun | undefined {
  const factor = FACTORS[times];
  if (said === undefined || times === 1) return said;
  return factor === undefined ? undefined : { ...said, adjectives: [factor, ...said.adjectives] };
}

const BOUNDS: Readonly<Record<Comparison, string>> = {
  atLeast: 'mindestens',
  atMost: 'höchstens',
  below: 'weniger als',
  above: 'mehr als',
  exactly: 'genau',
};
