/**
 * The core of an English noun phrase: adjectives, attributes and the head noun.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Noun, Head } from '../noun.ts';
import { isAdjective, KIND_NOUNS, plural, STATE_WORDS, TYPE_NOUNS } from './lexicon.ts';

export interface Attributes {
  /** "Level 3 or lower" */
  readonly level?: string;
  readonly many: boolean;
  /** Whether "Fighters and Rogues" or "Fighters or Rogues" are meant. */
  readonly and: boolean;
}

/** "ready evil Elf Fighter": everything between the determiner and what follows the noun. */
export function coreOf(noun: Noun, attributes: Attributes): string {
  const adjacent = noun.from === 'this' && noun.places.some((place) => place.place === 'adjacent');
  return words(
    listed(
      noun.states.map((state) => STATE_WORDS[state]),
      'or',
    ),
    noun.controller === 'opponent' ? 'opposing' : undefined,
    adjacent ? 'adjacent' : undefined,
    attributes.level,
    noun.alignment === 'good' || noun.alignment === 'evil' ? noun.alignment : undefined,
    ...(noun.kind === 'character' ? noun.non.map((head) => `non-${headWord(head)}`) : []),
    headOf(noun, attributes),
  );
}

function headOf(noun: Noun, { many, and }: Attributes): string {
  const base = baseNoun(noun, many);
  const groups = [...noun.groups].toSorted((a, b) => rank(a, noun) - rank(b, noun));
  const last = groups.at(-1);
  if (last === undefined) return base;
  const attributes = groups.slice(0, -1).map((group) => alternatives(group, false, 'or'));
  const head = standsAlone(noun, last)
    ? alternatives(last, many, and ? 'and' : 'or')
    : words(alternatives(last, false, 'or'), base);
  return words(...attributes, head);
}

/** Adjectives come first: "Undead Elf". Of items and cards the class is an attribute, the trait may be the noun: "Fighter Weapon". */
function rank(group: readonly Head[], noun: Noun): number {
  const traits = group.some((head) => head.is === 'trait');
  if (noun.kind !== 'character') return traits ? 1 : 0;
  return traits && group.every((head) => !isNoun(head) || headWord(head) === 'Undead') ? -1 : 0;
}

/** Only characters and items are called by their class or trait alone: "a Fighter", but "a Fighter action". */
function standsAlone(noun: Noun, heads: readonly Head[]): boolean {
  if (noun.types.length > 0 || !heads.every(isNoun)) return false;
  return noun.kind === 'character' || (noun.kind === 'item' && heads.every((head) => head.is === 'trait'));
}

function baseNoun(noun: Noun, many: boolean): string {
  const nouns = noun.types.length > 0 ? noun.types.map((type) => TYPE_NOUNS[type]) : [KIND_NOUNS[noun.kind]];
  return listed(
    nouns.map((word) => (many ? plural(word) : word)),
    'or',
  );
}

function alternatives(group: readonly Head[], many: boolean, conjunction: string): string {
  return listed(
    group.map((head) => (many ? plural(headWord(head)) : headWord(head))),
    conjunction,
  );
}

function headWord(head: Head): string {
  switch (head.is) {
    case 'faction':
      return head.faction;
    case 'class':
      return head.class === 'none' ? 'classless' : head.class;
    case 'trait':
      return head.trait;
    case 'warlord':
      return 'Warlord';
  }
}

function isNoun(head: Head): boolean {
  return !isAdjective(headWord(head)) && headWord(head) !== 'classless';
}
