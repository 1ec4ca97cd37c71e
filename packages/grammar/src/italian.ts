/**
 * Italian articles by the first letters of what follows, and prepositions drawn together with them.
 */
import { listed } from './phrases.ts';

export interface Form {
  readonly f: boolean;
  readonly many: boolean;
}

const VOWEL = /^[aeiouàèéìòù]/i;
/** Before these masculine words stand "lo", "gli", "uno". */
const HEAVY = /^(?:s[bcdfghklmnpqrtvwz]|z|gn|ps|pn|x|y)/i;

/** "il ", "l'": with the space or apostrophe behind it. */
export function definiteArticle(next: string, { f, many }: Form): string {
  if (many) return f ? 'le ' : VOWEL.test(next) || HEAVY.test(next) ? 'gli ' : 'i ';
  if (VOWEL.test(next)) return "l'";
  return f ? 'la ' : HEAVY.test(next) ? 'lo ' : 'il ';
}

/** "un ", "un'" */
export function indefiniteArticle(next: string, f: boolean): string {
  if (f) return VOWEL.test(next) ? "un'" : 'una ';
  return HEAVY.test(next) ? 'uno ' : 'un ';
}

export function definite(text: string, form: Form): string {
  return definiteArticle(text, form) + text;
}

export function indefinite(text: string, f: boolean): string {
  return indefiniteArticle(text, f) + text;
}

const STEMS = { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' } as const;

/** Prepositions that become one word with the definite article. */
export type Joining = keyof typeof STEMS;

export function isJoining(preposition: string): preposition is Joining {
  return Object.hasOwn(STEMS, preposition);
}

/** A preposition and the definite article as one word: "del ", "dell'", "nello ". */
export function articulated(preposition: Joining, article: string): string {
  const stem = STEMS[preposition];
  if (article === 'il ') return `${stem}l `;
  return article === 'i ' || article === 'gli ' ? stem + article : `${stem}l${article}`;
}

/** "quel personaggio", "quell'eroe", "quella creatura" */
export function that(text: string, form: Form): string {
  return articulated('di', definiteArticle(text, form)).replace(/^de/, 'que') + text;
}

/** "del bersaglio", "all'attaccante", "di Raelin": the text may begin with an article. */
export function with_(preposition: Joining, text: string): string {
  const article = /^(?:(?:il|lo|la|i|gli|le) |l')/.exec(text)?.[0];
  if (article !== undefined) return articulated(preposition, article) + text.slice(article.length);
  return preposition === 'a' && /^a/i.test(text) ? `ad ${text}` : `${preposition} ${text}`;
}

export function e(items: readonly string[]): string {
  return listed(items, 'e');
}

/** "a Krun", "ad Axe" */
export function a(name: string): string {
  return /^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`;
}
