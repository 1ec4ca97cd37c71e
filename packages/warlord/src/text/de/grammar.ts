/**
 * German declension: articles, adjectives and nouns by case, gender and number.
 */

export const CASES = ['nom', 'acc', 'dat', 'gen'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';
/** Gender, or `pl` where it no longer matters. */
export type Form = Gender | 'pl';

export interface Lexeme {
  readonly gender: Gender;
  readonly word: string;
  /** Genitive singular. */
  readonly gen: string;
  readonly plural: string;
  /**
   * `weak`: the genitive is the form of all cases but the first. `adjective`: declined like one, `word` is its stem. `fixed`: without
   * endings.
   */
  readonly type?: 'weak' | 'adjective' | 'fixed';
  /** As first part of a compound, where it is not the word itself. */
  readonly prefix?: string;
}

/** What stands before the noun decides how an adjective ends. */
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

/** The adjective given by its stem: "gegnerisch", "bös". */
export function adjective(stem: string, article: Article, kasus: Case, form: Form): string {
  return stem + ENDINGS[article][kasus][form];
}

export function decline(noun: Lexeme, article: Article, kasus: Case, many: boolean): string {
  if (noun.type === 'adjective') return adjective(noun.word, article, kasus, many ? 'pl' : noun.gender);
  if (many)
    return kasus === 'dat' && noun.type !== 'fixed' && !/[ns]$/.test(noun.plural) ? `${noun.plural}n` : noun.plural;
  if (kasus === 'gen') return noun.gen;
  return noun.type === 'weak' && kasus !== 'nom' ? noun.gen : noun.word;
}

/** Words that end like "der": dieser, jener, jeder, alle. */
const DER: Table = {
  nom: { m: 'er', f: 'e', n: 'es', pl: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', pl: 'e' },
  dat: { m: 'em', f: 'er', n: 'em', pl: 'en' },
  gen: { m: 'es', f: 'er', n: 'es', pl: 'er' },
};
/** Words that end like "ein": kein, dein. */
const EIN: Table = {
  ...DER,
  nom: { m: '', f: 'e', n: '', pl: 'e' },
  acc: { m: 'en', f: 'e', n: '', pl: 'e' },
};
const THE: Table = {
  nom: { m: 'der', f: 'die', n: 'das', pl: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', pl: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', pl: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', pl: 'der' },
};

export function the(kasus: Case, form: Form): string {
  return THE[kasus][form];
}

/** "dies-", "jen-", "jed-", "all-" and "ein-" when it stands alone ("einer deiner Elfen"). */
export function likeDer(stem: string, kasus: Case, form: Form): string {
  return stem + DER[kasus][form];
}

/** "ein", "kein", "dein". */
export function likeEin(stem: string, kasus: Case, form: Form): string {
  return stem + EIN[kasus][form];
}

const PRONOUNS: Table = {
  nom: { m: 'er', f: 'sie', n: 'es', pl: 'sie' },
  acc: { m: 'ihn', f: 'sie', n: 'es', pl: 'sie' },
  dat: { m: 'ihm', f: 'ihr', n: 'ihm', pl: 'ihnen' },
  gen: { m: 'seiner', f: 'ihrer', n: 'seiner', pl: 'ihrer' },
};

export function pronoun(kasus: Case, form: Form): string {
  return PRONOUNS[kasus][form];
}

/** "dessen", "deren" aside, the relative pronoun is the article; only two forms differ. */
export function relative(kasus: Case, form: Form): string {
  if (kasus === 'dat' && form === 'pl') return 'denen';
  if (kasus === 'gen') return form === 'f' || form === 'pl' ? 'deren' : 'dessen';
  return the(kasus, form);
}
