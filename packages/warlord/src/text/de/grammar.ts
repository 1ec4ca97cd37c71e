/**
 * German nouns: how they are listed, and declined by case and number.
 */
import { adjective, pluralIn, type Article, type Case, type Gender } from '@muster/grammar/german';

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

export function decline(noun: Lexeme, article: Article, kasus: Case, many: boolean): string {
  if (noun.type === 'adjective') return adjective(noun.word, article, kasus, many ? 'pl' : noun.gender);
  if (many) return noun.type === 'fixed' ? noun.plural : pluralIn(kasus, noun.plural);
  if (kasus === 'gen') return noun.gen;
  return noun.type === 'weak' && kasus !== 'nom' ? noun.gen : noun.word;
}
