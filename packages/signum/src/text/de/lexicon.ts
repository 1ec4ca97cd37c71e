/**
 * German words of the game, as the rulebook has them.
 */
import type {
  AttackType,
  CardKind,
  CreatureClass,
  Keyword,
  PlainCritical,
  Rank,
  Token,
} from '../../abilities/language.ts';
import type { RelicClass } from '../../content/card.ts';
import type { Die, Symbol } from '../../content/die.ts';
import type { TerrainPiece } from '../../content/terrain.ts';
import type { Named } from '../skeleton/plan.ts';
import type { Lexeme } from './grammar.ts';

export const CLASSES: Readonly<Record<CreatureClass | 'creature', Lexeme>> = {
  hero: { one: 'Held', many: 'Helden', gender: 'm', gen: 'Helden', weak: true },
  character: { one: 'Spielfigur', many: 'Spielfiguren', gender: 'f', gen: 'Spielfigur' },
  minion: { one: 'Diener', many: 'Diener', gender: 'm', gen: 'Dieners' },
  creature: { one: 'Kreatur', many: 'Kreaturen', gender: 'f', gen: 'Kreatur' },
};

/** The first part of "Bronzerang". */
export const RANKS: Readonly<Record<Exclude<Rank, 'rankless'>, string>> = {
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
};

/** Compounds of "Angriff", or an adjective before it. */
export const ATTACKS: Readonly<Record<AttackType, { readonly prefix: string } | { readonly stem: string }>> = {
  melee: { prefix: 'Nahkampf' },
  ranged: { prefix: 'Fernkampf' },
  magic: { stem: 'magisch' },
};

/** The first part of "Giftmarke". */
export const TOKENS: Readonly<Record<Token, string>> = {
  poison: 'Gift',
  plague: 'Seuchen',
  stun: 'Betäubungs',
  armour: 'Rüstungs',
};

/** Stems; "lila" takes no ending. */
export const COLOURS: Readonly<Record<Die, string>> = {
  Y: 'gelb',
  B: 'blau',
  R: 'rot',
  P: 'lila',
  G: 'grün',
  K: 'schwarz',
};

export const SYMBOLS: Readonly<Record<Symbol, string>> = {
  HIT: 'Treffer',
  CRIT: 'Kritischer Treffer',
  PUSH: 'Schub',
  BLANK: 'Leer',
};

/** In the accusative: "1 Kritischen Treffer". */
export const SYMBOLS_ACC: Readonly<Record<Symbol, string>> = { ...SYMBOLS, CRIT: 'Kritischen Treffer' };

export const CARDS: Readonly<Record<CardKind | 'enchantment', Lexeme>> = {
  character: CLASSES.character,
  spell: { one: 'Zauberspruch', many: 'Zaubersprüche', gender: 'm', gen: 'Zauberspruchs' },
  relic: { one: 'Reliquie', many: 'Reliquien', gender: 'f', gen: 'Reliquie' },
  building: { one: 'Gebäude', many: 'Gebäude', gender: 'n', gen: 'Gebäudes' },
  tactic: { one: 'Taktik', many: 'Taktiken', gender: 'f', gen: 'Taktik' },
  enchantment: { one: 'Verzauberung', many: 'Verzauberungen', gender: 'f', gen: 'Verzauberung' },
};

export const RELICS: Readonly<Record<RelicClass, string>> = {
  weapon: 'Waffe',
  armour: 'Rüstung',
  headgear: 'Kopfbedeckung',
  footwear: 'Schuhwerk',
  jewel: 'Schmuckstück',
  consumable: 'Verbrauchsgut',
};

export const TERRAIN: Readonly<Record<TerrainPiece, Lexeme & { readonly stem?: string }>> = {
  forest: { one: 'Wald', many: 'Wälder', gender: 'm', gen: 'Walds' },
  hill: { one: 'Hügel', many: 'Hügel', gender: 'm', gen: 'Hügels' },
  river: { one: 'Fluss', many: 'Flüsse', gender: 'm', gen: 'Flusses' },
  ford: { one: 'Furt', many: 'Furten', gender: 'f', gen: 'Furt' },
  bridge: { one: 'Brücke', many: 'Brücken', gender: 'f', gen: 'Brücke' },
  ruins: { one: 'Ruinen', many: 'Ruinen', gender: 'pl', gen: 'Ruinen', stem: 'Antik' },
  catacombs: { one: 'Katakomben', many: 'Katakomben', gender: 'pl', gen: 'Katakomben' },
  spire: { one: 'Turmspitze', many: 'Turmspitzen', gender: 'f', gen: 'Turmspitze' },
  altar: { one: 'Altar', many: 'Altäre', gender: 'm', gen: 'Altars' },
  portal: { one: 'Portal', many: 'Portale', gender: 'n', gen: 'Portals', stem: 'Sphärisch' },
  teleport: { one: 'Teleport', many: 'Teleporte', gender: 'm', gen: 'Teleports', stem: 'Uralt' },
  camp: { one: 'Kriegslager-Sechseck', many: 'Kriegslager-Sechsecke', gender: 'n', gen: 'Kriegslager-Sechsecks' },
};

const AFFINITIES: Readonly<Record<string, string>> = { Beast: 'Bestie', Undead: 'Untot', Mech: 'Mech' };

/** Labels of other sets stay as they are. */
export function affinityName(name: string): string {
  return AFFINITIES[name] ?? name;
}

export const KEYWORDS: Readonly<Record<Named, string>> = {
  Agile: 'Flinkheit',
  Ambush: 'Hinterhalt',
  Armour: 'Rüstung',
  Assassin: 'Assassine',
  'Attack Master': 'Angriffsmeister',
  Aura: 'Aura',
  Berserk: 'Berserk',
  Brave: 'Mut',
  Charge: 'Anlauf',
  Clinch: 'Clinch',
  Contract: 'Vertrag',
  Counterattack: 'Gegenschlag',
  Cruelty: 'Grausamkeit',
  Defender: 'Verteidiger',
  'Difficult Target': 'Schwieriges Ziel',
  'First Word': 'Erstes Wort',
  Flank: 'Flanke',
  Flying: 'Fliegen',
  Forged: 'Geschmiedet',
  Healer: 'Heiler',
  Hook: 'Haken',
  Huge: 'Riesig',
  Hunter: 'Jäger',
  'Last Word': 'Letztes Wort',
  Longshot: 'Fernschuss',
  Monster: 'Monster',
  Predator: 'Räuber',
  Protector: 'Beschützer',
  Pursuit: 'Verfolgung',
  Reborn: 'Wiederauflebend',
  Regeneration: 'Regeneration',
  Reusability: 'Wiederverwendbarkeit',
  Run: 'Laufen',
  Rush: 'Antritt',
  Shield: 'Schild',
  Slow: 'Langsamkeit',
  Stalwart: 'Standhaftigkeit',
  Superiority: 'Überlegenheit',
  Warlord: 'Kriegsherr',
};

export const CRITICALS: Readonly<Record<PlainCritical, string>> = {
  Advance: 'Vorrücken',
  Frenzy: 'Raserei',
  'Heavy Hand': 'Schwere Hand',
  Infection: 'Infektion',
  Mobility: 'Beweglichkeit',
  Parasite: 'Parasit',
  Cleave: 'Hieb',
  Poison: 'Gift',
  Stun: 'Betäubung',
  Swap: 'Platzwechsel',
  Vampirism: 'Vampirismus',
};

/** Properties without a name: stems of adjectives before "Eigenschaft", or compounds of it. */
export const UNNAMED: Readonly<Record<Exclude<Keyword, Named>, readonly [stem: string, noun: string]>> = {
  triggered: ['auslösbar', 'Eigenschaft'],
  close: ['', 'Schließeigenschaft'],
  reuse: ['wiederverwendbar', 'Eigenschaft'],
  grants: ['dauerhaft', 'Eigenschaft'],
};
