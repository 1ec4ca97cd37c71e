/**
 * English words: plurals, articles, numbers.
 */
import type { Stat } from '../../abilities/language.ts';
import type { NounKind, State } from '../noun.ts';
import type { Thing } from '../setting.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Undead: 'Undead',
  Familiar: 'Familiars',
  Armor: 'Armor',
  Reindeer: 'Reindeer',
  Sutek: 'Sutek',
  Kratchling: 'Kratchling',
  Direwolf: 'Direwolves',
  Thief: 'Thieves',
  Tactics: 'Tactics',
};

/** Traits that describe a thing rather than name it: they need a noun after them. */
const ADJECTIVES: readonly string[] = [
  'Unique',
  'Epic',
  'Astral',
  'Ethereal',
  'Planar',
  'Abyssal',
  'Aquatic',
  'Cursed',
  'Charges',
  'Siege',
  'Campaign',
  'Air',
  'Earth',
  'Fire',
  'Water',
  'Free Kingdoms',
];

export function isAdjective(word: string): boolean {
  return ADJECTIVES.includes(word);
}

export function plural(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function withArticle(text: string): string {
  return /^([aeio]|un(?!i)|[AEIO]|Un(?!i)|8|11|18)/.test(text) && !/^one\b/.test(text) ? `an ${text}` : `a ${text}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

export function numberWord(value: number): string {
  return NUMBERS[value] ?? String(value);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${String(index + 1)}th`;
}

export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  atk: 'ATK',
  ac: 'AC',
  skill: 'Skill',
  hp: 'HP',
  level: 'Level',
};

/** A bonus to levels counts levels: "+1 Level", "+2 Levels". */
export function statName(stat: Stat, value: number | 'X'): string {
  return stat === 'level' && value !== 1 && value !== -1 ? 'Levels' : STAT_NAMES[stat];
}

export const STATE_WORDS: Readonly<Record<State, string>> = {
  ready: 'ready',
  spent: 'spent',
  'only-spent': 'spent (not stunned)',
  stunned: 'stunned',
  unstunned: 'unstunned',
  wounded: 'wounded',
  unwounded: 'unwounded',
};

export const KIND_NOUNS: Readonly<Record<NounKind | Thing, string>> = {
  character: 'character',
  item: 'item',
  card: 'card',
  action: 'action',
  spell: 'spell',
};

export const TYPE_NOUNS = {
  character: 'character card',
  item: 'item card',
  action: 'action card',
  spell: 'spell',
} as const;

export function possessive(text: string): string {
  return text.endsWith('s') ? `${text}'` : `${text}'s`;
}
