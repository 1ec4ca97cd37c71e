/**
 * The core of an Italian noun phrase: head, words beside it and adjectives.
 */
import { words } from '@muster/grammar/phrases';
import type { Head, Noun } from '../noun.ts';
import { agreed, type Form, type Lexeme } from './grammar.ts';
import { CLASS_NOUNS, FACTION_WORDS, traitWords, type Words } from './identity.ts';
import { ACTION, ACTION_CARD, CARD, CHARACTER, CHARACTER_CARD, ITEM, ITEM_CARD, SPELL, WARLORD } from './lexicon.ts';

export interface Core {
  readonly noun: Lexeme;
  /** What stands behind the noun, in singular and plural. */
  readonly behind: (form: Form) => string;
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
  const main = noun.types.length > 0 ? undefined : mainOf(heads, noun);
  const lexeme = (main === undefined ? undefined : wordsOf(main).noun) ?? base;
  const others = heads.filter((head) => head !== main);
  return { noun: lexeme, behind: (form) => words(...others.map((head) => beside(head, form, noun))) };
}

/** What is named first: the Warlord, then class, trait, faction; "Elfo Non Morto" sounds better than the reverse. */
function mainOf(heads: readonly Head[], noun: Noun): Head | undefined {
  const able = heads.filter((head) => wordsOf(head).noun !== undefined && canStandAlone(head, noun));
  const undead = (head: Head): boolean => head.is === 'trait' && head.trait === 'Undead';
  const order: readonly ((head: Head) => boolean)[] = [
    (head) => head.is === 'warlord',
    (head) => head.is === 'class',
    (head) => head.is === 'trait' && !undead(head),
    (head) => head.is === 'faction',
    undead,
  ];
  return order.flatMap((test) => able.filter(test))[0];
}

/** Of items and cards the trait may be the noun, the class never is. */
function canStandAlone(head: Head, noun: Noun): boolean {
  return noun.kind === 'character' || (noun.kind === 'item' && head.is === 'trait');
}

function beside(head: Head, form: Form, noun: Noun): string {
  const said = wordsOf(head);
  if (said.adjective !== undefined) return agreed(said.adjective, form);
  if (said.behind !== undefined) return said.behind;
  if (said.noun === undefined) return said.name;
  if (head.is === 'class' && noun.kind !== 'character') return `da ${said.noun.word}`;
  return form.plural && noun.kind === 'character' ? said.noun.plural : said.noun.word;
}

function wordsOf(head: Head): Words {
  switch (head.is) {
    case 'faction':
      return FACTION_WORDS[head.faction];
    case 'trait':
      return traitWords(head.trait);
    case 'class': {
      if (head.class === 'none') return { name: 'senza classe', behind: 'senza classe' };
      const noun = CLASS_NOUNS[head.class];
      return { name: noun.word, noun };
    }
    case 'warlord':
      return { name: WARLORD.word, noun: WARLORD };
  }
}
