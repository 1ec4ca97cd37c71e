/**
 * German declension: articles, adjectives and nouns by case, gender and number.
 */

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';
/** Gender, or `pl` where it no longer matters. */
export type Form = Gender | 'pl';

export interface Lexeme {
  readonly one: string;
  readonly many: string;
  readonly gender: Form;
  /** Genitive singular. */
  readonly gen: string;
  /** Weak nouns have the genitive in all cases but the first. */
  readonly weak?: true;
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

export function decline(noun: Lexeme, kasus: Case, many: boolean): string {
  if (many) return kasus === 'dat' && !/[ns]$/.test(noun.many) ? `${noun.many}n` : noun.many;
  if (kasus === 'gen') return noun.gen;
  return noun.weak === true && kasus !== 'nom' ? noun.gen : noun.one;
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

/** "dies", "jed", and "ein" and "kein" without a noun behind them: "einer deiner Diener". */
export function strongWord(stem: string, kasus: Case, form: Form): string {
  return stem + DER[kasus][form];
}

/** "ein", "kein", "dein", "sein", "ihr" before a noun. */
export function einWord(stem: string, kasus: Case, form: Form): string {
  return stem + EIN[kasus][form];
}

export function the(kasus: Case, form: Form): string {
  return THE[kasus][form];
}

/** Stands behind a relative clause until it is known whether a comma is needed there. */
export const END_OF_CLAUSE = '\uE000';

/** Sets the commas behind clauses, none where a stop follows anyway. */
export function finish(text: string): string {
  return text.replace(/\uE000+(?=\s*(?:[.,:;)“]|$))/g, '').replace(/\uE000+/g, ',');
}
