/**
 * German nouns, and the commas behind clauses.
 */
import { pluralIn, type Case, type Form } from '@muster/grammar/german';

export interface Lexeme {
  readonly one: string;
  readonly many: string;
  readonly gender: Form;
  /** Genitive singular. */
  readonly gen: string;
  /** Weak nouns have the genitive in all cases but the first. */
  readonly weak?: true;
}

export function decline(noun: Lexeme, kasus: Case, many: boolean): string {
  if (many) return pluralIn(kasus, noun.many);
  if (kasus === 'gen') return noun.gen;
  return noun.weak === true && kasus !== 'nom' ? noun.gen : noun.one;
}

/** Stands behind a relative clause until it is known whether a comma is needed there. */
export const END_OF_CLAUSE = '\uE000';

/** Sets the commas behind clauses, none where a stop follows anyway. */
export function finish(text: string): string {
  return text.replace(/\uE000+(?=\s*(?:[.,:;)“]|$))/g, '').replace(/\uE000+/g, ',');
}
