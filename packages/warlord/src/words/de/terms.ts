/**
 * German words the sentences share.
 */
import { letterOf, type Seat } from '@muster/engine';
import { und } from '@muster/grammar/german';
import { count } from '@muster/grammar/phrases';
import { FEATS, type Feat } from '../../abilities/language.ts';

export function player(seat: Seat): string {
  return `Spieler ${letterOf(seat)}`;
}

export function players(seats: readonly Seat[]): string {
  return und(seats.map(player));
}

export function cards(number: number): string {
  return count(number, 'Karte', 'Karten');
}

export function wounds(number: number): string {
  return count(number, 'Wunde', 'Wunden');
}

/** "1. Rang" */
export function rankName(rank: number): string {
  return `${rank}. Rang`;
}

const FEAT_NAMES: Readonly<Record<Feat, string>> = {
  Charisma: 'Ausstrahlung',
  Defend: 'Verteidigen',
  'Magic Resistance': 'Magieresistenz',
  Marksmanship: 'Scharfschütze',
  Medicine: 'Medizin',
  Powerattack: 'Mächtiger Angriff',
  Riding: 'Reiten',
  Riposte: 'Konter',
  Scribe: 'Gelehrter',
  Stealth: 'Schleichen',
};

const FEAT_CHECKS: Readonly<Record<Feat, string>> = {
  Charisma: 'Ausstrahlungsprobe',
  Defend: 'Verteidigungsprobe',
  'Magic Resistance': 'Magieresistenzprobe',
  Marksmanship: 'Scharfschützenprobe',
  Medicine: 'Medizinprobe',
  Powerattack: 'Kraftprobe',
  Riding: 'Reitenprobe',
  Riposte: 'Konterprobe',
  Scribe: 'Gelehrtenprobe',
  Stealth: 'Schleichenprobe',
};

export function featName(name: string | number | undefined): string {
  const feat = FEATS.find((one) => one === name);
  return feat === undefined ? String(name) : FEAT_NAMES[feat];
}

const SAVES: Readonly<Record<string, string>> = {
  magic: 'gegen Magie',
  poison: 'gegen Gift',
  fear: 'gegen Furcht',
  dexterity: 'auf Geschicklichkeit',
  will: 'auf Willenskraft',
  fortitude: 'auf Zähigkeit',
  reflex: 'auf Reflexe',
  strength: 'auf Stärke',
  stamina: 'auf Ausdauer',
  wisdom: 'auf Weisheit',
};

const CHECKS: Readonly<Record<string, string>> = {
  skill: 'Fertigkeitswurf',
  perception: 'Wahrnehmungswurf',
  dexterity: 'Geschicklichkeitswurf',
  magic: 'Magiewurf',
  strength: 'Stärkewurf',
  stamina: 'Ausdauerwurf',
  wisdom: 'Weisheitswurf',
};

export function checkName(check: 'check' | 'save', name: string): string {
  const feat = FEATS.find((one) => one === name);
  if (feat !== undefined) return FEAT_CHECKS[feat];
  if (check === 'save') return `Rettungswurf ${SAVES[name] ?? `(${name})`}`;
  return CHECKS[name] ?? `Fertigkeitswurf (${name})`;
}

/** All checks are masculine (der Wurf) but those of feats (die Probe). */
export function aCheck(check: 'check' | 'save', name: string): string {
  return `${FEATS.some((feat) => feat === name) ? 'eine' : 'einen'} ${checkName(check, name)}`;
}

export const STRIKES = { melee: 'Nahkampfschlag', ranged: 'Fernangriff' } as const;

export const ROLLS = { ...STRIKES, initiative: 'Initiative' } as const;
