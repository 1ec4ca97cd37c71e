/**
 * German nouns and what stands before them, and the commas around clauses.
 */
import {
  adjective,
  likeDer,
  likeEin,
  pluralIn,
  the,
  type Article,
  type Case,
  type Form,
  type Gender,
} from '@muster/grammar/german';

/** As in the list of traits. */
export interface Lexeme {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** Genitive singular. */
  readonly gen: string;
  /** Weak nouns have the genitive in all cases but the first; `fixed` never changes. */
  readonly type?: 'weak' | 'adjective' | 'fixed';
  /** Of a noun declined like an adjective. */
  readonly stem?: string;
  /** As the first part of a compound, where it is not the word itself. */
  readonly prefix?: string;
}

export function decline(noun: Lexeme, article: Article, kasus: Case, many: boolean): string {
  if (noun.type === 'adjective') return adjective(noun.stem ?? noun.one, article, kasus, many ? 'pl' : noun.gender);
  if (many) return noun.type === 'fixed' ? noun.many : pluralIn(kasus, noun.many);
  if (kasus === 'gen') return noun.gen;
  return noun.type === 'weak' && kasus !== 'nom' ? noun.gen : noun.one;
}

export type Determiner = 'der' | 'dies' | 'jed' | 'all' | 'ein' | 'kein' | 'dein' | 'none';

export function determiner(word: Determiner, kasus: Case, form: Form): string {
  switch (word) {
    case 'der':
      return the(kasus, form);
    case 'dies':
    case 'jed':
    case 'all':
      return likeDer(word, kasus, form);
    case 'ein':
    case 'kein':
    case 'dein':
      return likeEin(word, kasus, form);
    case 'none':
      return '';
  }
}

export function articleAfter(word: Determiner): Article {
  if (word === 'none') return 'none';
  return word === 'ein' || word === 'kein' || word === 'dein' ? 'mixed' : 'definite';
}

/** Stands behind a relative clause until it is known whether a comma is needed there. */
export const END_OF_CLAUSE = '\uE000';
/** Stands before a relative clause that may move behind the verb. */
export const START_OF_CLAUSE = '\uE001';

/** What stands before the last verb, and the relative clause at its end, which follows that verb. */
export function moved(text: string): readonly [before: string, clause: string] {
  const found = /^(.*)\uE001([^\uE001]*\uE000)$/su.exec(text);
  return found === null ? [text, ''] : [found[1] ?? '', found[2] ?? ''];
}

/** Sets the commas behind clauses, none where a stop follows anyway, and draws prepositions and articles together. */
export function finish(text: string): string {
  return text
    .replace(/\uE001/g, '')
    .replace(/\uE000+(?=\s*(?:[.,:;)]|$))/g, '')
    .replace(/\uE000+/g, ',')
    .replace(/\b([Vv])on dem /g, '$1om ')
    .replace(/\b([Zz])u dem /g, '$1um ')
    .replace(/\b([Zz])u der /g, '$1ur ');
}
