/**
 * German noun phrases put together: determiner, adjectives, heads and what follows, in every case.
 */
import { adjective, CASES, likeDer, likeEin, type Article, type Case, type Form } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { Noun } from '../noun.ts';
import { decline } from './grammar.ts';
import { STATE_STEMS } from './lexicon.ts';
import { coresOf, type Core } from './noun.ts';
import { articleOf, determinerIn, type Determiner, type Np } from './np.ts';

/**
 * Which or how many. `wahl` is "ein … deiner Wahl", `plural` means all such, `some` any such, `die` those counted; `ohne` is the bare singular behind "ohne".
 */
export type Which = 'ein' | 'wahl' | 'all' | 'jed' | 'kein' | 'plural' | 'some' | 'die' | 'ohne' | Numbered;

/** "zwei", "bis zu drei"; with `one` "genau ein", which is declined. */
export interface Numbered {
  readonly number: string;
  readonly one?: true;
  /** "so viele …, wie …" */
  readonly as?: string;
}

export function isMany(which: Which): boolean {
  return typeof which === 'object' ? which.one !== true : ['all', 'plural', 'some', 'die'].includes(which);
}

export function conjunction(which: Which): string {
  return which === 'all' || which === 'plural' || which === 'die' ? 'und' : 'oder';
}

/** Adjectives of which any one or all apply. */
interface Quality {
  readonly stems: readonly string[];
  readonly link: string;
}

/** Without what follows the noun. */
export function phraseOf(one: Noun, which: Which): Np {
  const cores = coresOf(one);
  const many = isMany(which);
  const form: Form = many ? 'pl' : (cores.at(-1)?.noun.gender ?? 'm');
  const bare = many && (which === 'plural' || which === 'some') && one.controller !== 'you';
  const plain = qualities(one).length === 0 && cores.some((core) => core.adjectives.length === 0);
  const [nom, acc, dat, gen] = CASES.map((kasus) => inCase(one, cores, which, kasus));
  const cases = { nom: nom ?? '', acc: acc ?? '', dat: dat ?? '', gen: gen ?? '' };
  const withVon = (bare && plain) || (typeof which === 'object' && many);
  return { form, cases: withVon ? { ...cases, gen: `von ${cases.dat}` } : cases };
}

function qualities(one: Noun): readonly Quality[] {
  const adjacent = one.from === 'this' && one.places.some((place) => place.place === 'adjacent');
  const single = (stem: string): Quality => ({ stems: [stem], link: '' });
  return [
    ...(one.other ? [single('ander')] : []),
    ...(one.states.length > 0 ? [stateQuality(one)] : []),
    ...(one.controller === 'opponent' ? [single('gegnerisch')] : []),
    ...(adjacent ? [single('nebenstehend')] : []),
    ...(one.alignment === 'good' ? [single('gut')] : one.alignment === 'evil' ? [single('bös')] : []),
  ];
}

function stateQuality(one: Noun): Quality {
  const stems = one.states.map((state) => STATE_STEMS[state]);
  return one.states.includes('only-spent') && stems.length === 1
    ? { stems: [...stems, 'nicht betäubt'], link: ', ' }
    : { stems, link: ' oder ' };
}

function inCase(one: Noun, cores: readonly Core[], which: Which, kasus: Case): string {
  const shared = qualities(one);
  const many = isMany(which);
  const yours = one.controller === 'you';
  // "einer deiner Elfen": what follows is a genitive plural.
  const partOfYours =
    yours && (which === 'ein' || which === 'wahl' || which === 'jed' || which === 'kein' || typeof which === 'object');
  const inner: Inner = partOfYours
    ? { kasus: 'gen', many: true, article: 'mixed' }
    : { kasus, many, article: yours ? 'mixed' : articleOf(determinerOf(which)) };
  const before = (core: Core): string => determined(which, kasus, many ? 'pl' : core.noun.gender, yours);
  return joined(cores, shared, inner, before, conjunction(which));
}

interface Inner {
  readonly kasus: Case;
  readonly many: boolean;
  readonly article: Article;
}

function joined(
  cores: readonly Core[],
  shared: readonly Quality[],
  inner: Inner,
  before: (core: Core) => string,
  link: string,
): string {
  const [first] = cores;
  if (first === undefined) return '';
  const formOf = (core: Core): Form => (inner.many ? 'pl' : core.noun.gender);
  const adjectives = (list: readonly Quality[], core: Core): string =>
    words(
      ...list.map(({ stems, link: or }) =>
        stems.map((stem) => adjective(stem, inner.article, inner.kasus, formOf(core))).join(or),
      ),
    );
  const named = (core: Core): string => words(decline(core.noun, inner.article, inner.kasus, inner.many), core.behind);
  const own = (core: Core): readonly Quality[] => core.adjectives.map((stem) => ({ stems: [stem], link: '' }));
  const same = (key: (core: Core) => string): boolean => cores.every((core) => key(core) === key(first));
  if (cores.length > 1 && same((core) => core.noun.word) && cores.every((core) => core.adjectives.length === 1)) {
    // "ein astraler oder ätherischer Charakter"
    const either = { stems: cores.flatMap((core) => core.adjectives), link: ' oder ' };
    return words(before(first), adjectives([...shared, either], first), named(first));
  }
  if (same(before) && same((core) => core.adjectives.join()) && same((core) => formOf(core))) {
    return words(before(first), adjectives([...shared, ...own(first)], first), listed(cores.map(named), link));
  }
  return listed(
    cores.map((core) => words(before(core), adjectives([...shared, ...own(core)], core), named(core))),
    link,
  );
}

function determinerOf(which: Which): Determiner {
  if (typeof which === 'object') return which.one === true ? 'ein' : 'none';
  switch (which) {
    case 'wahl':
      return 'ein';
    case 'ein':
    case 'all':
    case 'jed':
    case 'kein':
      return which;
    case 'die':
      return 'der';
    case 'plural':
    case 'some':
    case 'ohne':
      return 'none';
  }
}

function determined(which: Which, kasus: Case, form: Form, yours: boolean): string {
  if (typeof which === 'object') {
    if (yours) return words(which.number, which.one === true ? likeDer('ein', kasus, form) : undefined, 'deiner');
    return words(which.number, which.one === true ? likeEin('ein', kasus, form) : undefined);
  }
  if (!yours) return determinerIn(determinerOf(which), kasus, form);
  switch (which) {
    case 'ein':
    case 'wahl':
    case 'jed':
    case 'kein':
      return `${likeDer(which === 'wahl' ? 'ein' : which, kasus, form)} deiner`;
    case 'all':
      return `${likeDer('all', kasus, 'pl')} ${likeEin('dein', kasus, 'pl')}`;
    case 'die':
    case 'plural':
    case 'some':
      return likeEin('dein', kasus, 'pl');
    case 'ohne':
      return '';
  }
}
