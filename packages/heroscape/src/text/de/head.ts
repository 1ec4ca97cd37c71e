/**
 * The German noun for a description of figures: compounds of species, class and kind.
 */
import type { Gender } from '@muster/grammar/german';
import traits from '../traits.json' with { type: 'json' };
import type { Kind } from '../skeleton/noun.ts';
import type { Talk } from '../talk.ts';
import type { Determiner, Lexeme } from './grammar.ts';
import { FIGUR, GRUPPE, GRUPPENFIGUR, HELD } from './lexicon.ts';

export interface Head {
  readonly gender: Gender;
  /** Alternatives, declined one by one. */
  readonly nouns: readonly Lexeme[];
  /** Before each noun: "Ork-". */
  readonly prefix: string;
  readonly after?: string;
  /** Instead of the usual article. */
  readonly determiner?: Determiner;
}

type Words = Readonly<Record<string, { readonly de: Lexeme }>>;

const SPECIES = traits.species as Words;
const CLASSES = traits.class as Words;

function lexeme(table: Words, key: string): Lexeme {
  return table[key]?.de ?? { one: key, many: key, gender: 'm', gen: key, type: 'fixed' };
}

export function traitName(of: 'species' | 'class', key: string): string {
  return lexeme(of === 'species' ? SPECIES : CLASSES, key).one;
}

export function head(kind: Kind, many: boolean, talk: Talk): Head {
  const { core } = kind;
  switch (core.core) {
    case 'card':
      return {
        gender: 'f',
        nouns: [FIGUR],
        prefix: '',
        after: talk.speaker.is === 'squad' ? 'dieser Gruppe' : 'dieser Karte',
      };
    case 'chosen':
      return {
        gender: 'm',
        nouns: [{ one: core.as, many: core.as, gender: 'm', gen: core.as, type: 'fixed' }],
        prefix: '',
        determiner: 'dein',
      };
    case 'named': {
      const names = core.names.join(' oder ');
      if (core.unit === true && !many) return { gender: 'f', nouns: [card(names)], prefix: '', determiner: 'dein' };
      return kind.side === 'own' && !many
        ? { gender: 'f', nouns: [FIGUR], prefix: '', after: names, determiner: 'dein' }
        : { gender: 'f', nouns: [FIGUR], prefix: '', after: `der Karte ${names}` };
    }
    case 'traits': {
      const { species, classes } = core;
      const before = compound(SPECIES, species);
      if (core.kind !== undefined) {
        const noun = { hero: HELD, squad: GRUPPENFIGUR, unit: GRUPPE }[core.kind];
        return { gender: noun.gender, nouns: [noun], prefix: before + compound(CLASSES, classes) };
      }
      if (classes.length > 0) {
        const nouns = classes.map((key) => lexeme(CLASSES, key));
        return { gender: nouns[0]?.gender ?? 'f', nouns, prefix: before };
      }
      const nouns = species.length === 0 ? [FIGUR] : species.map((key) => lexeme(SPECIES, key));
      return { gender: nouns[0]?.gender ?? 'f', nouns, prefix: '' };
    }
  }
}

function card(name: string): Lexeme {
  return { one: `Karte ${name}`, many: `Karten ${name}`, gender: 'f', gen: `Karte ${name}` };
}

/** "Ork-" */
function compound(table: Words, keys: readonly string[]): string {
  return keys.length === 0
    ? ''
    : `${keys
        .map((key) => lexeme(table, key))
        .map(({ one, prefix }) => prefix ?? one)
        .join('-/')}-`;
}
