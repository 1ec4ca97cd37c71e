/**
 * German declension: articles, adjectives and nouns by case, gender and number.
 */

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';
/** Gender, or `pl` where it no longer matters. */
export type Form = Gender | 'pl';

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

/** What stands before an adjective decides how it ends. */
export type Article = 'definite' | 'mixed' | 'none';

type Table = Readonly<Record<Case, Readonly<Record<Form, string>>>>;

const WEAK: Table = {
  nom: { m: 'e', f: 'e', n: 'e', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'e', pl: 'en' },
  dat: { m: 'en', f: 'en', n: 'en', pl: 'en' },
  gen: { m: 'en', f: 'en', n: 'en', pl: 'en' },
};
const MIXED: Table = {
  ...WEAK,
  nom: { m: 'er', f: 'e', n: 'es', pl: 'en' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'en' },
};
const STRONG: Table = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', pl: 'en' },
  gen: { m: 'en', f: 'er', n: 'en', pl: 'er' },
};
const ENDINGS: Readonly<Record<Article, Table>> = { definite: WEAK, mixed: MIXED, none: STRONG };

export function adjective(stem: string, article: Article, kasus: Case, form: Form): string {
  return stem + ENDINGS[article][kasus][form];
}

export function decline(noun: Lexeme, article: Article, kasus: Case, many: boolean): string {
  if (noun.type === 'adjective') return adjective(noun.stem ?? noun.one, article, kasus, many ? 'pl' : noun.gender);
  if (many) return kasus === 'dat' && noun.type !== 'fixed' && !/[ns]$/.test(noun.many) ? `${noun.many}n` : noun.many;
  if (kasus === 'gen') return noun.gen;
  return noun.type === 'weak' && kasus !== 'nom' ? noun.gen : noun.one;
}

const DER: Table = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', pl: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', pl: 'er' },
};
const EIN: Table = { ...DER, nom: { m: '', f: 'e', n: '', pl: 'e' }, acc: { m: 'en', f: 'e', n: '', pl: 'e' } };
const THE: Table = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', pl: 'der' },
};

export type Determiner = 'der' | 'dies' | 'jed' | 'all' | 'ein' | 'kein' | 'dein' | 'none';

export function determiner(word: Determiner, kasus: Case, form: Form): string {
  switch (word) {
    case 'der':
      return THE[kasus][form];
    case 'dies':
    case 'jed':
    case 'all':
      return word + DER[kasus][form];
    case 'ein':
    case 'kein':
    case 'dein':
      return word + EIN[kasus][form];
    case 'none':
      return '';
  }
}

export function articleAfter(word: Determiner): Article {
  if (word === 'none') return 'none';
  return word === 'ein' || word === 'kein' || word === 'dein' ? 'mixed' : 'definite';
}

const PRONOUNS: Readonly<Record<Form, string>> = { m: 'er', f: 'sie', n: 'es', pl: 'sie' };

export function pronoun(form: Form): string {
  return PRONOUNS[form];
}

/** The relative pronoun is the article; in the cases used here only these forms differ. */
export function relative(kasus: 'nom' | 'acc', form: Form): string {
  return THE[kasus][form];
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
