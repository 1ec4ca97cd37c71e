/**
 * German words: nouns with gender and forms, numbers, values, checks.
 */
import type { Gender } from '@muster/grammar/german';
import type { Feat, Stat } from '../../abilities/language.ts';
import type { State } from '../noun.ts';
import type { Lexeme } from './grammar.ts';

export function noun(
  gender: Gender,
  word: string,
  gen: string,
  plural: string,
  more: Pick<Lexeme, 'type' | 'prefix'> = {},
): Lexeme {
  return { gender, word, gen, plural, ...more };
}

export const CHARACTER = noun('m', 'Charakter', 'Charakters', 'Charaktere');
export const ITEM = noun('m', 'Gegenstand', 'Gegenstands', 'Gegenstände');
export const CARD = noun('f', 'Karte', 'Karte', 'Karten');
export const ACTION = noun('f', 'Aktion', 'Aktion', 'Aktionen');
export const SPELL = noun('m', 'Zauberspruch', 'Zauberspruchs', 'Zaubersprüche');
export const CHARACTER_CARD = noun('f', 'Charakterkarte', 'Charakterkarte', 'Charakterkarten');
export const ITEM_CARD = noun('f', 'Gegenstandskarte', 'Gegenstandskarte', 'Gegenstandskarten');
export const ACTION_CARD = noun('f', 'Aktionskarte', 'Aktionskarte', 'Aktionskarten');
export const WARLORD = noun('m', 'Warlord', 'Warlords', 'Warlords');
export const TARGET = noun('n', 'Ziel', 'Ziels', 'Ziele');
export const RANK = noun('m', 'Rang', 'Rangs', 'Ränge');
export const WOUND = noun('f', 'Wunde', 'Wunde', 'Wunden');
export const CHARGE = noun('f', 'Ladung', 'Ladung', 'Ladungen');
export const ORDER = noun('m', 'Befehl', 'Befehls', 'Befehle');
export const REACT = noun('f', 'Reaktion', 'Reaktion', 'Reaktionen');
export const STRIKE = noun('m', 'Schlag', 'Schlags', 'Schläge');
export const MELEE = noun('m', 'Nahkampfschlag', 'Nahkampfschlags', 'Nahkampfschläge');
export const RANGED = noun('m', 'Fernangriff', 'Fernangriffs', 'Fernangriffe');
export const ROLL = noun('m', 'Wurf', 'Wurfs', 'Würfe');
export const DIE_ROLL = noun('m', 'Würfelwurf', 'Würfelwurfs', 'Würfelwürfe');
export const INITIATIVE_ROLL = noun('m', 'Initiativewurf', 'Initiativewurfs', 'Initiativewürfe');
export const CHECK = noun('f', 'Probe', 'Probe', 'Proben');
export const SAVE = noun('m', 'Rettungswurf', 'Rettungswurfs', 'Rettungswürfe');
export const COPY = noun('n', 'Exemplar', 'Exemplars', 'Exemplare');

/** The value as a thing that can be as large as something. */
export const STAT_NOUNS: Readonly<Record<Stat, Lexeme>> = {
  atk: noun('m', 'Angriffswert', 'Angriffswerts', 'Angriffswerte'),
  ac: noun('f', 'Rüstungsklasse', 'Rüstungsklasse', 'Rüstungsklassen'),
  skill: noun('m', 'Fertigkeitswert', 'Fertigkeitswerts', 'Fertigkeitswerte'),
  hp: noun('f', 'Lebenspunktzahl', 'Lebenspunktzahl', 'Lebenspunktzahlen'),
  level: noun('f', 'Stufe', 'Stufe', 'Stufen'),
};

/** The value in a list of bonuses. */
const STAT_NAMES: Readonly<Record<Stat, string>> = {
  atk: 'ATK',
  ac: 'AC',
  skill: 'Fertigkeit',
  hp: 'LP',
  level: 'Stufe',
};

export function statName(stat: Stat, value: number | 'X' = 1): string {
  return stat === 'level' && value !== 1 && value !== -1 ? 'Stufen' : STAT_NAMES[stat];
}

/** Stems of the adjectives; what is said in two words counts as two. */
export const STATE_STEMS: Readonly<Record<State, string>> = {
  ready: 'erholt',
  spent: 'verausgabt',
  'only-spent': 'verausgabt',
  stunned: 'betäubt',
  unstunned: 'nicht betäubt',
  wounded: 'verwundet',
  unwounded: 'unverwundet',
};

const NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
] as const;

/** From two on numbers are not declined. */
export function numberWord(value: number): string {
  return NUMBERS[value] ?? String(value);
}

/** Stems: "erst-", "zweit-". */
const ORDINALS = ['erst', 'zweit', 'dritt', 'viert', 'fünft'] as const;

export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${String(index + 1)}.`;
}

interface FeatWords {
  readonly name: string;
  readonly check: string;
}

export const FEAT_WORDS: Readonly<Record<Feat, FeatWords>> = {
  Charisma: { name: 'Ausstrahlung', check: 'Ausstrahlungsprobe' },
  Defend: { name: 'Verteidigen', check: 'Verteidigungsprobe' },
  'Magic Resistance': { name: 'Magieresistenz', check: 'Magieresistenzprobe' },
  Marksmanship: { name: 'Scharfschütze', check: 'Scharfschützenprobe' },
  Medicine: { name: 'Medizin', check: 'Medizinprobe' },
  Powerattack: { name: 'Mächtiger Angriff', check: 'Kraftprobe' },
  Riding: { name: 'Reiten', check: 'Reitenprobe' },
  Riposte: { name: 'Konter', check: 'Konterprobe' },
  Scribe: { name: 'Gelehrter', check: 'Gelehrtenprobe' },
  Stealth: { name: 'Schleichen', check: 'Schleichenprobe' },
};

const FEAT_CHECKS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FEAT_WORDS).map(([feat, { check }]) => [feat, check]),
);

/** What saves are made against, and abilities they are made with. */
const AGAINST: Readonly<Record<string, string>> = { magic: 'Magie', poison: 'Gift', fear: 'Furcht' };
const ABILITIES: Readonly<Record<string, string>> = {
  dexterity: 'Geschicklichkeit',
  will: 'Willenskraft',
  fortitude: 'Zähigkeit',
  reflex: 'Reflexe',
  strength: 'Stärke',
  stamina: 'Ausdauer',
  wisdom: 'Weisheit',
};
const ABILITY_CHECKS: Readonly<Record<string, string>> = {
  skill: 'Fertigkeits',
  perception: 'Wahrnehmungs',
  dexterity: 'Geschicklichkeits',
  magic: 'Magie',
  strength: 'Stärke',
  stamina: 'Ausdauer',
  wisdom: 'Weisheits',
  will: 'Willenskraft',
};

/** The word for a check or save of a kind, with what follows it: "Rettungswurf" "gegen Magie". */
export function checkWords(type: 'check' | 'save', name: string): { readonly noun: Lexeme; readonly after?: string } {
  if (type === 'check') {
    const feat = FEAT_CHECKS[name];
    if (feat !== undefined) return { noun: noun('f', feat, feat, `${feat}n`) };
    const ability = ABILITY_CHECKS[name];
    if (ability === undefined) return { noun: CHECK, after: `auf ${name}` };
    return { noun: noun('m', `${ability}wurf`, `${ability}wurfs`, `${ability}würfe`) };
  }
  const against = AGAINST[name];
  return { noun: SAVE, after: against === undefined ? `auf ${ABILITIES[name] ?? name}` : `gegen ${against}` };
}
