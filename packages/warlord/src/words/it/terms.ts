/**
 * Italian words the sentences share. Characters and items are masculine (personaggio, oggetto), cards feminine (carta).
 */
import { letterOf, type Seat } from '@muster/engine';
import { e } from '@muster/grammar/italian';
import { count } from '@muster/grammar/phrases';
import { FEATS, type Feat } from '../../abilities/language.ts';

export function player(seat: Seat): string {
  return `Giocatore ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return e(seats.map(player));
}

export function cards(number: number): string {
  return count(number, 'carta', 'carte');
}

export function wounds(number: number): string {
  return count(number, 'ferita', 'ferite');
}

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo'];

/** "primo rango" */
export function rankName(rank: number): string {
  return `${ORDINALS[rank - 1] ?? `${rank}º`} rango`;
}

const FEAT_NAMES: Readonly<Record<Feat, string>> = {
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

export function featName(name: string | number | undefined): string {
  const feat = FEATS.find((one) => one === name);
  return feat === undefined ? String(name) : FEAT_NAMES[feat];
}

const SAVES: Readonly<Record<string, string>> = {
  magic: 'contro la magia',
  poison: 'contro il veleno',
  fear: 'contro la paura',
  dexterity: 'su Destrezza',
  will: 'su Volontà',
  fortitude: 'su Tempra',
  reflex: 'su Riflessi',
  strength: 'su Forza',
  stamina: 'su Resistenza',
  wisdom: 'su Saggezza',
};

const CHECKS: Readonly<Record<string, string>> = {
  skill: 'abilità',
  perception: 'Percezione',
  dexterity: 'Destrezza',
  magic: 'Magia',
  strength: 'Forza',
  stamina: 'Resistenza',
  wisdom: 'Saggezza',
};

export function checkName(check: 'check' | 'save', name: string): string {
  if (check === 'save') return `tiro salvezza ${SAVES[name] ?? `(${name})`}`;
  return `prova di ${CHECKS[name] ?? featName(name)}`;
}

export function aCheck(check: 'check' | 'save', name: string): string {
  return `${check === 'save' ? 'un' : 'una'} ${checkName(check, name)}`;
}

export const STRIKES = { melee: 'colpo di mischia', ranged: 'colpo a distanza' } as const;

export const ROLLS = { ...STRIKES, initiative: 'iniziativa' } as const;
