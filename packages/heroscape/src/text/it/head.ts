/**
 * The Italian noun for a description of figures: class, then species, behind "eroe" or "miniatura di squadra".
 */
import { definite, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Kind } from '../skeleton/noun.ts';
import type { Talk } from '../talk.ts';
import { agree, type Adjective } from './grammar.ts';

interface Trait {
  readonly one: string;
  readonly many: string;
  readonly gender: string;
  readonly adjective?: Adjective;
}

type Words = Readonly<Record<string, { readonly it: Trait }>>;

const SPECIES: Words = traits.species;
const CLASSES: Words = traits.class;

function trait(table: Words, key: string): Trait {
  return table[key]?.it ?? { one: key, many: key, gender: 'm' };
}

export function traitName(of: 'species' | 'class', key: string): string {
  return trait(of === 'species' ? SPECIES : CLASSES, key).one;
}

export interface Head {
  readonly text: string;
  readonly f: boolean;
  /** Has the possessive instead of the usual article. */
  readonly yours?: true;
  /** Several nouns with an article each, but for the first. */
  readonly all?: string;
  /** Behind the adjectives. */
  readonly after?: string;
}

export function head(kind: Kind, many: boolean, talk: Talk): Head {
  const { core } = kind;
  const figure = many ? 'miniature' : 'miniatura';
  switch (core.core) {
    case 'card':
      return { text: figure, f: true, after: talk.speaker.is === 'squad' ? 'di questa squadra' : 'di questa carta' };
    case 'chosen':
      return { text: core.as, f: false, yours: true };
    case 'named': {
      const names = listed(core.names, 'o');
      if (core.unit === true) return { text: `carta ${names}`, f: true, yours: true };
      return kind.side === 'own' && !many
        ? { text: `miniatura ${names}`, f: true, yours: true }
        : { text: figure, f: true, after: `della carta ${names}` };
    }
    case 'traits':
      return traitHead(core, many);
  }
}

function traitHead(core: Extract<Kind['core'], { readonly core: 'traits' }>, many: boolean): Head {
  const join = many ? 'e' : 'o';
  const form = (f: boolean): Form => ({ f, many });
  const species = (f: boolean): string =>
    listed(
      core.species.map((key) => behind(trait(SPECIES, key), form(f))),
      join,
    );
  const classes = (plural: boolean): string =>
    listed(
      core.classes.map((key) => trait(CLASSES, key)[plural ? 'many' : 'one']),
      join,
    );
  if (core.kind === 'hero') return { text: words(many ? 'eroi' : 'eroe', classes(many), species(false)), f: false };
  if (core.kind === 'squad')
    return {
      text: words(
        many ? 'miniature di squadra' : 'miniatura di squadra',
        classes(many),
        behindSquad(core.species, many),
      ),
      f: true,
    };
  if (core.kind === 'unit')
    return { text: words(many ? 'squadre' : 'squadra', classes(many), behindSquad(core.species, many)), f: true };
  const [first] = core.classes;
  if (first !== undefined) {
    const f = trait(CLASSES, first).gender === 'f';
    const alternatives = core.classes.slice(1).map((key) => trait(CLASSES, key));
    const articles = alternatives.map((one) => definite(one.many, { f: one.gender === 'f', many: true }));
    const all = words(listed([trait(CLASSES, first).many, ...articles], 'e'), species(f));
    return { text: words(classes(many), species(f)), f, ...(alternatives.length > 0 ? { all } : {}) };
  }
  const [kind] = core.species;
  if (kind === undefined) return { text: many ? 'miniature' : 'miniatura', f: true };
  return {
    text: listed(
      core.species.map((key) => trait(SPECIES, key)[many ? 'many' : 'one']),
      join,
    ),
    f: trait(SPECIES, kind).gender === 'f',
  };
}

/** A species behind another noun: as an adjective, where it has one. */
function behind(of: Trait, form: Form): string {
  if (of.adjective !== undefined) return agree(of.adjective, form);
  return form.many ? of.many : of.one;
}

function behindSquad(species: readonly string[], many: boolean): string {
  return listed(
    species.map((key) => {
      const of = trait(SPECIES, key);
      return of.adjective === undefined ? of.one : agree(of.adjective, { f: true, many });
    }),
    'o',
  );
}
