/**
 * Italian articles, prepositions and agreement.
 */
import { articulated, definiteArticle, indefiniteArticle, isJoining } from '@muster/grammar/italian';

export type Gender = 'm' | 'f';

export interface Form {
  readonly gender: Gender;
  readonly plural: boolean;
}

export interface Lexeme {
  readonly gender: Gender;
  readonly word: string;
  readonly plural: string;
}

export function noun(gender: Gender, word: string, plural: string): Lexeme {
  return { gender, word, plural };
}

/** Masculine, feminine, masculine plural, feminine plural. */
export interface Adjective {
  readonly m: string;
  readonly f: string;
  readonly mp: string;
  readonly fp: string;
}

/** Adjectives in -o: "speso". */
export function inO(m: string, mp = `${m.slice(0, -1)}i`, fp = `${m.slice(0, -1)}e`): Adjective {
  return { m, f: `${m.slice(0, -1)}a`, mp, fp };
}

/** Adjectives in -e: "adiacente". */
export function inE(m: string): Adjective {
  const plural = `${m.slice(0, -1)}i`;
  return { m, f: m, mp: plural, fp: plural };
}

export function fixed(word: string): Adjective {
  return { m: word, f: word, mp: word, fp: word };
}

export function agreed(adjective: Adjective, { gender, plural }: Form): string {
  if (plural) return gender === 'm' ? adjective.mp : adjective.fp;
  return gender === 'm' ? adjective.m : adjective.f;
}

/** The definite article with the space or apostrophe behind it. */
export function the(next: string, { gender, plural }: Form): string {
  return definiteArticle(next, { f: gender === 'f', many: plural });
}

export function a(next: string, gender: Gender): string {
  return indefiniteArticle(next, gender === 'f');
}

export const PREPOSITIONS = ['di', 'a', 'da', 'in', 'su', 'con', 'contro'] as const;
export type Preposition = (typeof PREPOSITIONS)[number];

/** A preposition and the definite article, as one word where they become one: "del ", "nello ", "con la ". */
export function withThe(preposition: Preposition, article: string): string {
  return isJoining(preposition) ? articulated(preposition, article) : `${preposition} ${article}`;
}

const THIS = inO('questo');

export function this_(form: Form): string {
  return `${agreed(THIS, form)} `;
}

/** "quel", "quello", "quell'", "quella", "quei", "quegli", "quelle" */
export function that(next: string, form: Form): string {
  return withThe('di', the(next, form)).replace(/^de/, 'que');
}

/** "no", "nessun": "alcun", "alcuno", "alcun'", "alcuna" */
export function any(next: string, gender: Gender): string {
  return a(next, gender).replace(/^un/, 'alcun');
}

/** Set "ed" and "ad" before the same vowel. */
export function euphony(text: string): string {
  return text.replace(/ e (?=[eèé])/gi, ' ed ').replace(/ a (?=[aà])/gi, ' ad ');
}
