/**
 * An Italian noun phrase: its article is chosen last, when the preposition before it is known.
 */
import { words } from '@muster/grammar/phrases';
import {
  a,
  agreed,
  any,
  that,
  the,
  this_,
  withThe,
  type Adjective,
  type Form,
  type Lexeme,
  type Preposition,
} from './grammar.ts';

export interface Np extends Form {
  /** Which article belongs before `text`; `none` where it already stands there. */
  readonly article: 'the' | 'a' | 'any' | 'none';
  readonly text: string;
  /** A name whose gender is unknown: `noun` is what to say where something must agree with it. */
  readonly noun?: Np;
}

export function np(article: Np['article'], text: string, form: Form): Np {
  return { article, text, gender: form.gender, plural: form.plural };
}

/** As subject or object. */
export function bare(one: Np): string {
  switch (one.article) {
    case 'the':
      return the(one.text, one) + one.text;
    case 'a':
      return a(one.text, one.gender) + one.text;
    case 'any':
      return any(one.text, one.gender) + one.text;
    case 'none':
      return one.text;
  }
}

/** Behind a preposition: "del bersaglio", "a un personaggio". */
export function after(preposition: Preposition, one: Np): string {
  return one.article === 'the' ? withThe(preposition, the(one.text, one)) + one.text : `${preposition} ${bare(one)}`;
}

/** What adjectives and participles can agree with. */
export function agreeing(one: Np): Np {
  return one.noun ?? one;
}

function formOf(noun: Lexeme, plural: boolean): Form {
  return { gender: noun.gender, plural };
}

function core(noun: Lexeme, plural: boolean, adjectives: readonly Adjective[]): string {
  const form = formOf(noun, plural);
  return words(plural ? noun.plural : noun.word, ...adjectives.map((adjective) => agreed(adjective, form)));
}

/** "il personaggio attaccante", "un colpo supplementare" */
export function definite(noun: Lexeme, plural = false, adjectives: readonly Adjective[] = []): Np {
  return np('the', core(noun, plural, adjectives), formOf(noun, plural));
}

export function indefinite(noun: Lexeme, adjectives: readonly Adjective[] = []): Np {
  return np('a', core(noun, false, adjectives), formOf(noun, false));
}

export function plain(noun: Lexeme, plural: boolean, adjectives: readonly Adjective[] = []): Np {
  return np('none', core(noun, plural, adjectives), formOf(noun, plural));
}

export function demonstrative(which: 'this' | 'that', noun: Lexeme): Np {
  const form = formOf(noun, false);
  const word = which === 'this' ? this_(form) : that(noun.word, form);
  return np('none', word + noun.word, form);
}

/** `noun` is what else to call it; without one it is taken for masculine. */
export function named(name: string, noun: Lexeme | undefined): Np {
  const known = noun === undefined ? undefined : demonstrative('this', noun);
  return {
    ...np('none', name, known ?? { gender: 'm', plural: false }),
    ...(known === undefined ? {} : { noun: known }),
  };
}
