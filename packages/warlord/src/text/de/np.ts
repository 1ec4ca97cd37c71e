/**
 * A German noun phrase in all its cases.
 */
import { adjective, likeDer, likeEin, the, CASES, type Article, type Case, type Form } from '@muster/grammar/german';
import { words } from '@muster/grammar/phrases';
import { decline, type Lexeme } from './grammar.ts';

export interface Np {
  readonly cases: Readonly<Record<Case, string>>;
  readonly form: Form;
  /** A relative clause that belongs to it, without its commas. */
  readonly clause?: string;
  /** A remark in brackets that may stand behind the verb. */
  readonly note?: string;
  /** A name, for which no pronoun is known. */
  readonly name?: true;
}

export function build(form: Form, inCase: (kasus: Case) => string): Np {
  const [nom, acc, dat, gen] = CASES.map(inCase);
  return { form, cases: { nom: nom ?? '', acc: acc ?? '', dat: dat ?? '', gen: gen ?? '' } };
}

export function named(name: string): Np {
  return { ...build('n', (kasus) => (kasus === 'gen' ? `von ${name}` : name)), name: true };
}

export type Determiner = 'der' | 'dies' | 'jen' | 'jed' | 'ein' | 'kein' | 'dein' | 'all' | 'none';

const ARTICLES: Readonly<Record<Determiner, Article>> = {
  der: 'definite',
  dies: 'definite',
  jen: 'definite',
  jed: 'definite',
  all: 'definite',
  ein: 'mixed',
  kein: 'mixed',
  dein: 'mixed',
  none: 'none',
};

export function articleOf(determiner: Determiner): Article {
  return ARTICLES[determiner];
}

export function determinerIn(determiner: Determiner, kasus: Case, form: Form): string {
  switch (determiner) {
    case 'der':
      return the(kasus, form);
    case 'dies':
    case 'jen':
    case 'jed':
    case 'all':
      return likeDer(determiner, kasus, form);
    case 'ein':
    case 'kein':
    case 'dein':
      return likeEin(determiner, kasus, form);
    case 'none':
      return '';
  }
}

/** "der angreifende Charakter", "dieser Kämpfer": determiner, adjectives, noun. */
export function simple(determiner: Determiner, noun: Lexeme, many = false, adjectives: readonly string[] = []): Np {
  const form = many ? 'pl' : noun.gender;
  const article = articleOf(determiner);
  return build(form, (kasus) =>
    words(
      determinerIn(determiner, kasus, form),
      ...adjectives.map((stem) => adjective(stem, article, kasus, form)),
      decline(noun, article, kasus, many),
    ),
  );
}

/** Stands behind a relative clause until `finish` knows whether a comma is needed there. */
const END_OF_CLAUSE = '\uE000';

/** The phrase with its relative clause. */
export function whole(np: Np, kasus: Case): string {
  return words(np.cases[kasus], np.note) + aside(np.clause);
}

export function aside(clause: string | undefined): string {
  return clause === undefined ? '' : `, ${clause}${END_OF_CLAUSE}`;
}

/** Sets the commas behind relative clauses, none where a stop follows anyway, and draws "von dem" together. */
export function finish(text: string): string {
  return text
    .replace(/\uE000+(?=\s*([.,:;)!?“]|$))/g, '')
    .replace(/\uE000+/g, ',')
    .replace(/\bvon dem /g, 'vom ');
}
