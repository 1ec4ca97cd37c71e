/**
 * English noun phrases.
 */
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Core, Count, Kind, Mark, Noun, Tail, Where } from '../skeleton/noun.ts';
import type { Position, Talk } from '../talk.ts';
import { NUMBERS, ROLES } from './lexicon.ts';
import { article } from './article.ts';
import { placeOf, placeWords, type Say } from './place.ts';

export interface Phrase {
  readonly text: string;
  readonly many: boolean;
  /** "you", which takes no ending of the third person. */
  readonly second?: true;
}

const one = (text: string): Phrase => ({ text, many: false });

export function nounPhrase(noun: Noun, talk: Talk, position: Position = 'object'): Phrase {
  switch (noun.n) {
    case 'self':
      return one(selfWords(talk, position));
    case 'card':
      return one(talk.speaker.is === 'squad' ? 'this squad' : selfWords(talk, position));
    case 'figures':
      return talk.speaker.is === 'squad'
        ? { text: 'all figures of this squad', many: true }
        : one(selfWords(talk, position));
    case 'you':
      return { text: 'you', many: false, second: true };
    case 'opponent':
      return one('an opponent of your choice');
    case 'role':
      return one(talk.known.includes(noun.role) && position === 'sub' ? 'it' : ROLES[noun.role]);
    case 'or':
      return one(
        listed(
          noun.nouns.map((each) => nounPhrase(each, talk, position).text),
          'or',
        ),
      );
    case 'and':
      return {
        text: listed(
          noun.nouns.map((each) => nounPhrase(each, talk, position).text),
          'and',
        ),
        many: true,
      };
    case 'each-own':
      talk.said = true;
      return one('each figure of this squad');
    case 'any-own':
      return one(talk.speaker.is === 'hero' ? 'one of your Heroes of this name' : selfWords(talk, 'object'));
    case 'several':
      return {
        text: `several ${talk.speaker.is === 'squad' ? 'figures of this squad' : 'Heroes of this name'}`,
        many: true,
      };
    case 'affected':
      return { text: 'affected figures', many: true };
    case 'this-attack':
      return one('this special attack');
    case 'both':
      return one(`both the target and ${selfWords(talk, 'object')}`);
    case 'others':
      return { text: 'the other figures of this squad', many: true };
    case 'attackers':
      return { text: 'the attacking figures', many: true };
    case 'some':
      return somePhrase(noun.count, noun.kind, noun.where, talk);
  }
}

/** How nouns are said in what is left to say of a place. */
export function sayer(talk: Talk): Say {
  return (noun) => say(noun, talk);
}

export function say(noun: Noun, talk: Talk): string {
  return nounPhrase(noun, talk).text;
}

function selfWords(talk: Talk, position: Position): string {
  const { speaker } = talk;
  const again = talk.subject && position !== 'object';
  const known = talk.said;
  talk.said = true;
  if (position !== 'object') talk.subject = true;
  if (speaker.is === 'named') {
    if (!again) return speaker.name;
    return speaker.sex === 'm' ? 'he' : speaker.sex === 'f' ? 'she' : 'it';
  }
  if (again) return 'it';
  if (speaker.is === 'hero') return 'this Hero';
  if (known) return 'this figure';
  return position === 'main' ? 'each figure of this squad' : 'a figure of this squad';
}

/** "Raelin's", "the target's" */
export function whose(noun: Noun, talk: Talk): string {
  if (noun.n === 'card' || noun.n === 'self') return 'this';
  return `${say(noun, talk)}'s`;
}

/** "on this card", "on the target's card" */
export function onCard(noun: Noun, talk: Talk): string {
  return `on ${whose(noun, talk)} card`;
}

function somePhrase(count: Count, kind: Kind, where: Where | undefined, talk: Talk): Phrase {
  const many = isMany(count);
  const body = kindWords(kind, many, where, talk);
  return { text: counted(count, body, kind), many };
}

function isMany(count: Count): boolean {
  if (typeof count === 'object') return count.n !== 1;
  return count === 'all' || count === 'many';
}

function counted(count: Count, body: string, kind: Kind): string {
  const other = kind.other === true ? 'other ' : '';
  if (kind.core.core === 'chosen') return `your ${body}`;
  if (kind.core.core === 'named' && kind.side === 'own') return ownNamed(count, body);
  if (typeof count === 'object') {
    const number = { 'up-to': 'up to ', 'at-least': 'at least ', exactly: '' }[count.how];
    return `${number}${count.how === 'exactly' ? (NUMBERS[count.n] ?? count.n) : count.n} ${other}${body}`;
  }
  switch (count) {
    case 'a':
      return other === '' ? article(body) : `another ${body}`;
    case 'each':
      return `each ${other}${body}`;
    case 'all':
      return `all ${other}${body}`;
    case 'no':
      return `no ${other}${body}`;
    case 'many':
      return `${other}${body}`;
  }
}

/** "your Cyprien Esenwein", "up to 3 of your Gorillinators" */
function ownNamed(count: Count, body: string): string {
  if (typeof count === 'object')
    return `${count.how === 'up-to' ? 'up to ' : count.how === 'at-least' ? 'at least ' : ''}${count.n} of your ${body}`;
  return count === 'all' ? `all your ${body}` : `your ${body}`;
}

/** Without article and number: "adjacent small enemy figure that can fly". */
export function kindWords(kind: Kind, many: boolean, where: Where | undefined, talk: Talk): string {
  const place = where === undefined ? undefined : placeWords(where, sayer(talk));
  const side = kind.side === 'friendly' ? 'friendly' : kind.side === 'enemy' ? 'enemy' : '';
  return words(
    place?.before,
    ...kind.marks.map(markWords),
    side,
    coreWords(kind, many, talk),
    kind.side === 'own' && kind.core.core === 'traits' ? 'you control' : '',
    ...kind.marks.map(markTail),
    ...kind.tails.filter((tail) => !isRelative(tail)).map((tail) => tailWords(tail, many, talk)),
    place?.after,
    listed(
      kind.tails.filter(isRelative).map((tail) => tailWords(tail, many, talk)),
      'and',
    ),
  );
}

/** Said with "that …", so that it must stand last. */
function isRelative({ tail }: Tail): boolean {
  return tail !== 'power' && tail !== 'range' && tail !== 'not-yours';
}

/** What is said with "is": "a Soulborg", "small". */
export function isWords(kind: Kind, talk: Talk, many = false): string {
  const body = kindWords(kind, many, undefined, talk);
  const { core, marks, tails } = kind;
  const bare = core.core === 'traits' && core.species.length + core.classes.length === 0 && core.kind === undefined;
  if (bare && tails.length === 0 && marks.length > 0 && marks.every(({ mark }) => mark === 'size' || mark === 'rarity'))
    return marks.map(markWords).join(' ');
  return many ? body : article(body);
}

function coreWords({ core, side }: Kind, many: boolean, talk: Talk): string {
  switch (core.core) {
    case 'card':
      return `${many ? 'figures' : 'figure'} of this ${talk.speaker.is === 'squad' ? 'squad' : 'card'}`;
    case 'chosen':
      return core.as;
    case 'named': {
      const names = listed(core.names, 'or');
      return side === 'own' ? names : `${names} ${many ? 'figures' : 'figure'}`;
    }
    case 'traits':
      return traitWords(core, many);
  }
}

type Words = Readonly<Record<string, { readonly en: readonly string[] }>>;

export function traitName(of: 'species' | 'class', key: string, plural = false): string {
  const table: Words = traits[of];
  return table[key]?.en[plural ? 1 : 0] ?? key;
}

function traitWords(core: Extract<Core, { readonly core: 'traits' }>, many: boolean): string {
  const { species, classes, kind } = core;
  const join = many ? 'and' : 'or';
  const list = (of: 'species' | 'class', keys: readonly string[], plural: boolean): string =>
    listed(
      keys.map((key) => traitName(of, key, plural)),
      plural ? join : 'or',
    );
  const last = kind === undefined ? (classes.length > 0 ? 'class' : 'species') : 'kind';
  const head =
    kind === undefined
      ? ''
      : kind === 'unit'
        ? many
          ? 'Squads'
          : 'Squad'
        : kind === 'squad'
          ? many
            ? 'squad figures'
            : 'squad figure'
          : many
            ? 'Heroes'
            : 'Hero';
  const text = words(
    list('species', species, many && last === 'species'),
    list('class', classes, many && last === 'class'),
    head,
  );
  if (text === '') return many ? 'figures' : 'figure';
  return text;
}

function markWords(mark: Mark): string {
  switch (mark.mark) {
    case 'size':
    case 'rarity':
      return listed(mark.of, 'or');
    case 'personality':
      return '';
    case 'wounded':
      return 'wounded';
    case 'destroyed':
      return 'previously destroyed';
    case 'engaged':
      return mark.is ? 'engaged' : 'unengaged';
  }
}

function markTail(mark: Mark): string {
  return mark.mark === 'personality' ? `with ${article(listed(mark.of, 'or'))} personality` : '';
}

function tailWords(tail: Tail, many: boolean, talk: Talk): string {
  switch (tail.tail) {
    case 'follows': {
      const names = listed(
        tail.generals.map((key) => traits.general[key].en),
        'or',
      );
      if (tail.not === true) return `that ${many ? 'do' : 'does'} not follow ${names}`;
      return `that ${many ? 'follow' : 'follows'} ${names}`;
    }
    case 'power':
      return `${tail.not === true ? 'without' : 'with'} ${tail.name}`;
    case 'range':
      return rangeWords(tail.min, tail.max);
    case 'flying':
      return tail.is ? 'that can fly' : 'that cannot fly';
    case 'engaged-with-card':
      return `that ${many ? 'are' : 'is'} engaged with at least ${tail.atLeast} figures of this squad`;
    case 'engaged-with-other':
      return `that ${many ? 'are' : 'is'} engaged with another figure you control`;
    case 'not-yours':
      return 'you do not control';
    case 'started-adjacent':
      return `that started the turn adjacent to ${say({ n: 'self' }, talk)}`;
    case 'at':
      return `that ${many ? 'are' : 'is'} ${tail.where.of === undefined ? '' : placeOf(tail.where.place, say(tail.where.of, talk))}`;
    case 'is': {
      const be = many ? 'are' : 'is';
      const kinds = tail.kinds.map((kind) => isWords(kind, talk, many));
      return `that ${be}${tail.not === true ? ' not' : ''} ${listed(kinds, 'or')}`;
    }
  }
}

function rangeWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === 1 ? 'with a range of 1' : `with a range of ${max ?? 0} or less`;
  return max === undefined ? `with a range of ${min} or more` : `with a range of ${min} to ${max}`;
}
