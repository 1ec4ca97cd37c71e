/**
 * Italian noun phrases put together: determiner, heads and adjectives.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Noun } from '../noun.ts';
import { agreed, type Adjective, type Form } from './grammar.ts';
import { ADJACENT, ALIGNMENTS, OPPOSING, OTHER, STATES } from './lexicon.ts';
import { coresOf, type Core } from './noun.ts';
import { bare, np, type Np } from './np.ts';

/** Which or how many. `plural` means all such ("gli Elfi"), `some` any such ("Elfi"); `choice` is "un … a tua scelta". */
export type Which = 'a' | 'choice' | 'all' | 'each' | 'any' | 'plural' | 'some' | Numbered;

/** "due", "fino a tre"; with `one` "esattamente un", which agrees. */
export interface Numbered {
  readonly number: string;
  readonly one?: true;
  /** What the number is measured by: "quanti sono i ranghi". */
  readonly as?: string;
}

export function isMany(which: Which): boolean {
  return typeof which === 'object' ? which.one !== true : ['all', 'plural', 'some'].includes(which);
}

export function conjunction(which: Which): string {
  return which === 'all' || which === 'plural' ? 'e' : 'o';
}

/** Adjectives behind the noun, which the languages with fewer of them would put before it. */
function adjectives(one: Noun): readonly (readonly Adjective[])[] {
  const adjacent = one.from === 'this' && one.places.some((place) => place.place === 'adjacent');
  return [
    one.alignment === 'good' || one.alignment === 'evil' ? [ALIGNMENTS[one.alignment]] : [],
    one.controller === 'opponent' ? [OPPOSING] : [],
    adjacent ? [ADJACENT] : [],
    one.states.map((state) => STATES[state]),
  ].filter((group) => group.length > 0);
}

/** Without what follows the adjectives. */
export function phraseOf(one: Noun, which: Which): Np {
  const cores = coresOf(one);
  const plural = isMany(which);
  const form: Form = { gender: cores.at(-1)?.noun.gender ?? 'm', plural };
  const yours = one.controller === 'you' && (which === 'plural' || which === 'all');
  const qualities = words(
    ...adjectives(one).map((group) =>
      listed(
        group.map((word) => agreed(word, form)),
        'o',
      ),
    ),
  );
  const together =
    sameNoun(cores) ||
    (plural && (one.other || yours || which === 'some' || typeof which === 'object') && alike(cores));
  const groups = together ? [cores] : cores.map((core) => [core]);
  const heads = groups.map((group, i) => {
    const own: Form = { gender: group[0]?.noun.gender ?? 'm', plural };
    const before = [yours ? agreed(YOUR, own) : undefined, one.other ? agreed(OTHER, own) : undefined];
    return withDeterminer(
      which === 'all' && i > 0 ? 'plural' : which,
      words(...before, headOf(group, plural, conjunction(which))),
      own,
    );
  });
  const [only] = heads;
  if (only !== undefined && heads.length === 1) return { ...only, text: words(only.text, qualities) };
  return np('none', words(listed(heads.map(bare), conjunction(which)), qualities), form);
}

const YOUR: Adjective = { m: 'tuo', f: 'tua', mp: 'tuoi', fp: 'tue' };

function sameNoun(cores: readonly Core[]): boolean {
  return cores.every((core) => core.noun === cores[0]?.noun);
}

/** Several nouns of one gender with the same words behind them: "altri Guerrieri e Ladri Devereniani". */
function alike(cores: readonly Core[]): boolean {
  const key = ({ noun, behind }: Core): string => noun.gender + behind({ gender: noun.gender, plural: true });
  return cores.every((core) => cores[0] !== undefined && key(core) === key(cores[0]));
}

/** "personaggio Astrale o Etereo", "Guerrieri e Ladri Devereniani" */
function headOf(cores: readonly Core[], plural: boolean, link: string): string {
  const behind = cores.map((core) => core.behind({ gender: core.noun.gender, plural }));
  const nouns = cores.map(({ noun }) => (plural ? noun.plural : noun.word));
  const said = [...new Set(behind)].filter((text) => text !== '');
  return words(listed([...new Set(nouns)], link), listed(said, 'o'));
}

function withDeterminer(which: Which, text: string, form: Form): Np {
  if (typeof which === 'object') {
    if (which.one !== true) return np('none', words(which.number, text), form);
    return np('none', words(which.number, bare(np('a', text, form))), form);
  }
  switch (which) {
    case 'a':
    case 'choice':
      return np('a', text, form);
    case 'any':
      return np('any', text, form);
    case 'each':
      return np('none', `ogni ${text}`, form);
    case 'plural':
      return np('the', text, form);
    case 'some':
      return np('none', text, form);
    case 'all':
      return np('none', `${form.gender === 'm' ? 'tutti' : 'tutte'} ${bare(np('the', text, form))}`, form);
  }
}
