/**
 * German endings: adjectives, articles and words like them by case, gender and number.
 */
import { listed } from './phrases.ts';

export const CASES = ['nom', 'acc', 'dat', 'gen'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';
/** Gender, or `pl` where it no longer matters. */
export type Form = Gender | 'pl';

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

/** The adjective given by its stem: "gegnerisch", "bös". */
export function adjective(stem: string, article: Article, kasus: Case, form: Form): string {
  return stem + ENDINGS[article][kasus][form];
}

/** A noun in the plural, given as it is in the nominative: only the dative may differ. */
export function pluralIn(kasus: Case, plural: string): string {
  return kasus === 'dat' && !/[ns]$/.test(plural) ? `${plural}n` : plural;
}

/** Words that end like "der": dieser, jener, jeder, alle. */
const DER: Table = { ...STRONG, gen: { m: 'es', f: 'er', n: 'es', pl: 'er' } };
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

/** "dies-", "jen-", "jed-", "all-", and "ein-" and "kein-" when they stand alone ("einer deiner Elfen"). */
export function likeDer(stem: string, kasus: Case, form: Form): string {
  return stem + DER[kasus][form];
}

/** "ein", "kein", "dein", "sein", "ihr" before a noun. */
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

/** The relative pronoun is the article but for a few forms. */
export function relative(kasus: Case, form: Form): string {
  if (kasus === 'dat' && form === 'pl') return 'denen';
  if (kasus === 'gen') return form === 'f' || form === 'pl' ? 'deren' : 'dessen';
  return the(kasus, form);
}

export function und(items: readonly string[]): string {
  return listed(items, 'und');
}
