/**
 * The core of a German noun phrase: adjectives, compounds and the head noun.
 */
import { capital } from '@muster/grammar/phrases';
import type { Head, Noun } from '../noun.ts';
import type { Lexeme } from './grammar.ts';
import { CLASS_NOUNS, FACTION_WORDS, traitWords, type Words } from './identity.ts';
import { ACTION, ACTION_CARD, CARD, CHARACTER, CHARACTER_CARD, ITEM, ITEM_CARD, SPELL, WARLORD } from './lexicon.ts';

export interface Core {
  /** Stems. */
  readonly adjectives: readonly string[];
  readonly noun: Lexeme;
  /** A genitive or the like behind the noun. */
  readonly behind?: string;
}

/** One core for each alternative that the filter allows. */
export function coresOf(noun: Noun): readonly Core[] {
  const combinations = noun.groups.reduce<readonly (readonly Head[])[]>(
    (list, group) => list.flatMap((heads) => group.map((head) => [...heads, head])),
    [[]],
  );
  return basesOf(noun).flatMap((base) => combinations.map((heads) => coreOf(heads, base, noun)));
}

function basesOf(noun: Noun): readonly Lexeme[] {
  if (noun.types.length > 0) return noun.types.map((type) => TYPES[type]);
  return [{ character: CHARACTER, item: ITEM, card: CARD, action: ACTION }[noun.kind]];
}

const TYPES = { character: CHARACTER_CARD, item: ITEM_CARD, action: ACTION_CARD, spell: SPELL } as const;

function coreOf(heads: readonly Head[], base: Lexeme, noun: Noun): Core {
  const main = noun.types.length > 0 ? -1 : mainOf(heads, noun);
  const lexeme = heads.slice(main, main + 1).flatMap((head) => wordsOf(head).noun ?? [])[0] ?? base;
  const others = heads.filter((_, i) => i !== main || lexeme === base).map(wordsOf);
  const described: Core = { adjectives: [], noun: lexeme };
  return others.reduceRight(describe, described);
}

/** The last word that can stand alone, rather one that has no adjective: "ein untoter Elf". */
function mainOf(heads: readonly Head[], noun: Noun): number {
  const only = heads.findLastIndex((head) => canStandAlone(head, noun) && wordsOf(head).adjective === undefined);
  return only < 0 ? heads.findLastIndex((head) => canStandAlone(head, noun)) : only;
}

/** Of items and cards the trait may be the noun, the class never is. */
function canStandAlone(head: Head, noun: Noun): boolean {
  if (wordsOf(head).noun === undefined) return false;
  return noun.kind === 'character' || (noun.kind === 'item' && head.is === 'trait');
}

function describe(core: Core, words: Words): Core {
  if (words.adjective !== undefined) return { ...core, adjectives: [words.adjective, ...core.adjectives] };
  if (words.prefix !== undefined) return { ...core, noun: compound(words.prefix, core.noun) };
  return { ...core, behind: [core.behind, words.behind].filter((part) => part !== undefined).join(' ') };
}

/** Foreign words don't grow together with what stands before them. */
const APART: readonly string[] = ['Warlord', 'Overlord', 'Gargoyle', 'Avatar', 'Golem'];

function compound(prefix: string, noun: Lexeme): Lexeme {
  const apart =
    prefix.endsWith('-') || APART.includes(noun.word) || /[-]/.test(noun.word) || noun.word === CHARACTER_CARD.word;
  const link = apart ? `${prefix.replace(/-$/, '')}-` : prefix;
  const join = (word: string): string => link + (apart ? capital(word) : word.charAt(0).toLowerCase() + word.slice(1));
  return { ...noun, word: join(noun.word), gen: join(noun.gen), plural: join(noun.plural) };
}

function wordsOf(head: Head): Words {
  switch (head.is) {
    case 'faction':
      return FACTION_WORDS[head.faction];
    case 'trait':
      return traitWords(head.trait);
    case 'class': {
      if (head.class === 'none') return { name: 'klassenlos', adjective: 'klassenlos' };
      const noun = CLASS_NOUNS[head.class];
      return { name: noun.word, noun, prefix: `${noun.word}-` };
    }
    case 'warlord':
      return { name: WARLORD.word, noun: WARLORD, prefix: 'Warlord-' };
  }
}
