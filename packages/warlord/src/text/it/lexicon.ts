/**
 * Italian words: nouns with gender and plural, adjectives, numbers, values, checks.
 */
import type { Feat, Stat } from '../../abilities/language.ts';
import type { State } from '../noun.ts';
import { inE, inO, noun, type Adjective, type Gender, type Lexeme } from './grammar.ts';

export const CHARACTER = noun('m', 'personaggio', 'personaggi');
export const ITEM = noun('m', 'oggetto', 'oggetti');
export const CARD = noun('f', 'carta', 'carte');
export const ACTION = noun('f', 'azione', 'azioni');
export const SPELL = noun('m', 'incantesimo', 'incantesimi');
export const CHARACTER_CARD = noun('f', 'carta personaggio', 'carte personaggio');
export const ITEM_CARD = noun('f', 'carta oggetto', 'carte oggetto');
export const ACTION_CARD = noun('f', 'carta azione', 'carte azione');
export const WARLORD = noun('m', 'Warlord', 'Warlord');
export const TARGET = noun('m', 'bersaglio', 'bersagli');
export const RANK = noun('m', 'rango', 'ranghi');
export const WOUND = noun('f', 'ferita', 'ferite');
export const CHARGE = noun('f', 'carica', 'cariche');
export const ORDER = noun('m', 'ordine', 'ordini');
export const REACT = noun('f', 'reazione', 'reazioni');
export const STRIKE = noun('m', 'colpo', 'colpi');
export const MELEE = noun('m', 'colpo di mischia', 'colpi di mischia');
export const RANGED = noun('m', 'colpo a distanza', 'colpi a distanza');
export const DIE_ROLL = noun('m', 'tiro di dado', 'tiri di dado');
export const ROLL = noun('m', 'tiro', 'tiri');
export const INITIATIVE_ROLL = noun('m', 'tiro di iniziativa', 'tiri di iniziativa');
export const CHECK = noun('f', 'prova', 'prove');
export const SAVE = noun('m', 'tiro salvezza', 'tiri salvezza');
export const COPY = noun('f', 'copia', 'copie');
export const NUMBER = noun('m', 'numero', 'numeri');

/** The value as a thing that can be as large as something. */
export const STAT_NOUNS: Readonly<Record<Stat, Lexeme>> = {
  atk: noun('m', 'ATK', 'ATK'),
  ac: noun('f', 'AC', 'AC'),
  skill: noun('f', 'Abilità', 'Abilità'),
  hp: noun('m', 'totale di punti ferita', 'totali di punti ferita'),
  level: noun('m', 'livello', 'livelli'),
};

const STAT_NAMES: Readonly<Record<Stat, string>> = {
  atk: 'ATK',
  ac: 'AC',
  skill: 'Abilità',
  hp: 'PF',
  level: 'Livello',
};

/** The value in a list of bonuses. */
export function statName(stat: Stat, value: number | 'X'): string {
  return stat === 'level' && value !== 1 && value !== -1 ? 'Livelli' : STAT_NAMES[stat];
}

/** "all'ATK", "ai PF": what a bonus is added to. */
export const STAT_TO: Readonly<Record<Stat, string>> = {
  atk: "all'ATK",
  ac: "all'AC",
  skill: "all'Abilità",
  hp: 'ai PF',
  level: 'al Livello',
};

export const OTHER = inO('altro');
export const OPPOSING: Adjective = { m: 'avversario', f: 'avversaria', mp: 'avversari', fp: 'avversarie' };
export const ADJACENT = inE('adiacente');
export const ADDITIONAL = inE('supplementare');
export const ATTACHED = inO('attaccato');
export const EQUIPPED: Adjective = { m: 'equipaggiato', f: 'equipaggiata', mp: 'equipaggiati', fp: 'equipaggiate' };

export const ALIGNMENTS: Readonly<Record<'good' | 'evil', Adjective>> = {
  good: inO('buono'),
  evil: { m: 'malvagio', f: 'malvagia', mp: 'malvagi', fp: 'malvagie' },
};

const stunned = inO('stordito');

export const STATES: Readonly<Record<State, Adjective>> = {
  ready: inO('pronto'),
  spent: inO('speso'),
  'only-spent': both(inO('speso'), (word) => `(non ${word})`, stunned),
  stunned,
  unstunned: { m: 'non stordito', f: 'non stordita', mp: 'non storditi', fp: 'non stordite' },
  wounded: inO('ferito'),
  unwounded: inO('illeso'),
};

function both(one: Adjective, link: (word: string) => string, two: Adjective): Adjective {
  return {
    m: `${one.m} ${link(two.m)}`,
    f: `${one.f} ${link(two.f)}`,
    mp: `${one.mp} ${link(two.mp)}`,
    fp: `${one.fp} ${link(two.fp)}`,
  };
}

const NUMBERS = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
] as const;

/** From two on numbers don't agree. */
export function numberWord(value: number, gender: Gender = 'm'): string {
  if (value === 1) return gender === 'm' ? 'uno' : 'una';
  return NUMBERS[value] ?? String(value);
}

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'] as const;

/** "primo", "seconda" */
export function ordinal(index: number, gender: Gender = 'm'): string {
  const word = ORDINALS[index];
  if (word === undefined) return `${String(index + 1)}°`;
  return gender === 'm' ? word : `${word.slice(0, -1)}a`;
}

export const FEAT_NAMES: Readonly<Record<Feat, string>> = {
  Charisma: 'Carisma',
  Defend: 'Difesa',
  'Magic Resistance': 'Resistenza Magica',
  Marksmanship: 'Precisione',
  Medicine: 'Medicina',
  Powerattack: 'Attacco Poderoso',
  Riding: 'Cavalcare',
  Riposte: 'Contrattacco',
  Scribe: 'Scriba',
  Stealth: 'Furtività',
};

const FEATS_BY_NAME: Readonly<Record<string, string>> = FEAT_NAMES;

const AGAINST: Readonly<Record<string, string>> = { magic: 'la magia', poison: 'il veleno', fear: 'la paura' };
const ABILITIES: Readonly<Record<string, string>> = {
  skill: 'abilità',
  dexterity: 'Destrezza',
  will: 'Volontà',
  fortitude: 'Tempra',
  reflex: 'Riflessi',
  strength: 'Forza',
  stamina: 'Resistenza',
  wisdom: 'Saggezza',
  perception: 'Percezione',
  magic: 'Magia',
};

/** The word for a check or save of a kind: "prova di Carisma", "tiro salvezza contro la magia". */
export function checkNoun(type: 'check' | 'save', name: string): Lexeme {
  const known = FEATS_BY_NAME[name] ?? ABILITIES[name] ?? name;
  if (type === 'check') return noun('f', `prova di ${known}`, `prove di ${known}`);
  const against = AGAINST[name];
  const what = against === undefined ? `su ${known}` : `contro ${against}`;
  return noun('m', `tiro salvezza ${what}`, `tiri salvezza ${what}`);
}
